import { randomUUID } from 'node:crypto';
import { expectAccessible, expectNoSidewaysScroll, newAccount, useLanguage } from './support/app';
import { expect, test } from './support/fixtures';
import { listCrop, pageOf, placeBid } from './support/trade';
import { words } from './support/words';

test('the farmer answers a bid with another price, and the buyer accepts it on a phone, in Hindi, from a link', async ({
  browser,
  request,
}) => {
  test.slow();
  const [farmer, buyer] = await Promise.all([newAccount(request, 'farmer'), newAccount(request, 'buyer')]);
  const cropName = `Wheat ${randomUUID().slice(0, 8)}`;
  const bidId = await placeBid(request, buyer, await listCrop(request, farmer, cropName), 2400);
  const farmers = await pageOf(browser, farmer, 1280);
  const buyers = await pageOf(browser, buyer, 375);

  await test.step('the farmer finds it by its link, marked, and names a price; a slip of the unit is asked about', async () => {
    await farmers.goto(`/farmer-dashboard?bid=${bidId}`);
    const row = farmers.getByRole('list', { name: words('dashboards.today') }).getByRole('listitem');
    await expect(row).toBeFocused();
    await row.getByRole('button', { name: /^More/ }).click();
    const sheet = farmers.getByRole('dialog');
    const price = sheet.getByLabel('Your price per quintal');
    await price.fill('25');
    await sheet.getByRole('button', { name: words('dashboards.counter.send') }).click();
    await expect(sheet).toContainText('₹25 for one quintal: that is 1 % of the last price, ₹2,400. Is it meant so?');
    await price.fill('2450');
    await expectAccessible(farmers);
    await sheet.getByRole('button', { name: words('dashboards.counter.send') }).click();
    await expect(farmers.locator(':focus')).toContainText('now has your price of ₹2,450');
    await expect(row).toHaveCount(0);
  });

  await test.step('it stands among the bids on the crop, and can be taken back there', async () => {
    await farmers.goto('/farmer-dashboard?tab=crops');
    await farmers.getByRole('button', { name: '1 bid, the best ₹2,400' }).click();
    const table = farmers.getByRole('table', { name: `Bids on ${cropName}` });
    await expect(table).toContainText('Your price: ₹2,450');
    await expect(table.getByRole('button', { name: /^Withdraw my price/ })).toBeVisible();
    await expectAccessible(farmers);
  });

  await test.step('the buyer opens the link on a phone, in Hindi, and accepts after one question', async () => {
    await useLanguage(buyers, 'hi');
    await buyers.goto(`/buyer-dashboard?bid=${bidId}`);
    const waiting = buyers.getByRole('list', { name: 'आज के काम' }).getByRole('listitem');
    await expect(waiting).toBeFocused();
    await expect(waiting).toContainText('$2,450');
    await expectNoSidewaysScroll(buyers);
    await expectAccessible(buyers);
    await waiting.getByRole('button', { name: /भाव मंज़ूर कीजिए/ }).click();
    const question = buyers.getByRole('alertdialog');
    await expect(question).toContainText('98 हज़ार रुपये');
    await question.getByRole('button', { name: 'मंज़ूर कीजिए' }).click();
    await expect(waiting.getByRole('button')).toHaveCount(0);
    await buyers.getByRole('link', { name: 'सौदा खोलिए' }).click();
    await expect(buyers).toHaveURL(/\/deals\/[\w-]+$/);
  });

  await test.step('the old link now says that it became a deal', async () => {
    await farmers.goto(`/farmer-dashboard?bid=${bidId}`);
    const linked = farmers.getByRole('list', { name: words('dashboards.linked') });
    await expect(linked).toContainText(words('dashboards.linked.FARMER.ACCEPTED'));
    await expect(linked.getByRole('link', { name: /^Open deal AP-/ })).toBeVisible();
  });

  await Promise.all([buyers.context().close(), farmers.context().close()]);
});
