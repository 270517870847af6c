import { randomUUID } from 'node:crypto';
import { formatRupees } from '../client/src/lib/money';
import { expectAccessible, expectNoSidewaysScroll, newAccount, useLanguage } from './support/app';
import { expect, test } from './support/fixtures';
import { listCrop, pageOf, sendBid } from './support/trade';
import { words } from './support/words';

test('a buyer bids, the farmer accepts on the phone, and both see the deal with the number of the other', async ({
  browser,
  request,
}) => {
  // Two people on five pages, each held against the rules of accessibility: a busy machine takes most of the usual minute.
  test.slow();
  const [farmer, buyer] = await Promise.all([newAccount(request, 'farmer'), newAccount(request, 'buyer')]);
  const cropName = `Wheat ${randomUUID().slice(0, 8)}`;
  const cropId = await listCrop(request, farmer, cropName);
  const buyers = await pageOf(browser, buyer, 1280);
  const farmers = await pageOf(browser, farmer, 375);
  const bid = buyers.getByRole('list', { name: words('buyerDashboard.yourBids') }).getByRole('listitem');

  await test.step('the farmer has no bid yet', async () => {
    await useLanguage(farmers, 'hi');
    await farmers.goto('/farmer-dashboard');
    await expect(farmers.getByText(words('dashboards.todayNone.FARMER', 'hi'))).toBeVisible();
  });

  await test.step('the buyer bids twice: the second price takes the place of the first', async () => {
    await buyers.goto(`/contact-farmer/${cropId}`);
    for (const price of ['2300', '2400']) {
      await buyers.getByLabel('Bid amount').fill(price);
      await sendBid(buyers);
      await expect(
        buyers.getByText(`Your bid: ${formatRupees(Number(price))} per quintal for 40 quintals`),
      ).toBeVisible();
    }
    // Afresh: what a toast fades through is no colour to judge.
    await buyers.reload();
    await expect(buyers.getByText('Your bid: ₹2,400 per quintal for 40 quintals')).toBeVisible();
    await expectAccessible(buyers);
    await buyers.goto('/buyer-dashboard');
    await expect(bid).toHaveCount(2);
    await expect(bid.first()).toContainText('Waiting for the farmer');
    await expect(bid.last()).toContainText('Your newer bid counts.');
    await expectAccessible(buyers);
  });

  const waiting = farmers.getByRole('list', { name: 'आज के काम' }).getByRole('listitem');

  await test.step('it appears on the farmer’s page without a reload, and is accepted after one question', async () => {
    await expect(waiting).toHaveCount(1, { timeout: 25_000 });
    await expect(waiting).toContainText('₹2,400 × 40 क्विंटल = ₹96,000');
    await expectNoSidewaysScroll(farmers);
    await expectAccessible(farmers);
    await waiting.getByRole('button', { name: /मंज़ूर कीजिए/ }).click();
    const question = farmers.getByRole('alertdialog');
    await expect(question).toContainText('96 हज़ार रुपये');
    await question.getByRole('button', { name: 'मंज़ूर कीजिए' }).click();
    await expect(waiting.getByRole('button')).toHaveCount(0);
    await farmers.getByRole('link', { name: 'सौदा खोलिए' }).click();
  });

  await test.step('the farmer sees the deal, with the number of the buyer', async () => {
    await expect(farmers).toHaveURL(/\/deals\/[\w-]+$/);
    await expect(farmers.getByRole('heading', { level: 1 })).toHaveText('40 क्विंटल गेहूँ · ₹96,000');
    await expect(farmers.getByText(/^सौदा AP-\d{4}-\d{6}$/)).toBeVisible();
    const phone = farmers.getByRole('region', { name: 'खरीदार' }).locator('a[href^="tel:"]').first();
    await expect(phone).toHaveAttribute('href', 'tel:+919876543210');
    await expect(farmers.getByRole('region', { name: 'क्या तय हुआ' })).toContainText('₹96,000');
    await expectNoSidewaysScroll(farmers);
    await expectAccessible(farmers);
  });

  await test.step('so does the buyer, from the bid', async () => {
    await buyers.goto('/buyer-dashboard?tab=bids');
    await expect(bid.first()).toContainText('Accepted');
    await bid
      .first()
      .getByRole('link', { name: /^Open deal AP-/ })
      .click();
    await expect(buyers).toHaveURL(new URL(farmers.url()).pathname);
    await expect(buyers.getByText(/^Deal AP-\d{4}-\d{6}$/)).toBeVisible();
    await expect(buyers.getByRole('region', { name: 'The farmer' })).toContainText('Sunita Devi');
    await expectAccessible(buyers);
  });

  await Promise.all([buyers.context().close(), farmers.context().close()]);
});
