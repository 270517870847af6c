import { randomUUID } from 'node:crypto';
import { expectAccessible, expectNoSidewaysScroll, newAccount, useLanguage } from './support/app';
import { expect, test } from './support/fixtures';
import { listCrop, pageOf, sendBid } from './support/trade';
import { words } from './support/words';

/** The bell asks every 20 seconds. */
const SOON = { timeout: 25_000 };

test('a bid rings the farmer’s bell without a reload, and the bell leads to the bid; the buyer’s rings for the answer', async ({
  browser,
  request,
}) => {
  // The bell rings twice, and neither of them is waited for with a reload.
  test.slow();
  const [farmer, buyer] = await Promise.all([newAccount(request, 'farmer'), newAccount(request, 'buyer')]);
  const cropName = `Wheat ${randomUUID().slice(0, 8)}`;
  const cropId = await listCrop(request, farmer, cropName);
  const buyers = await pageOf(browser, buyer, 1280);
  const farmers = await pageOf(browser, farmer, 375);
  const farmersBell = (name: string | RegExp) => farmers.getByRole('banner').getByRole('link', { name });
  const buyersBell = (name: string) => buyers.getByRole('banner').getByRole('button', { name, exact: true });

  await test.step('the farmer reads something else, on the phone and in Hindi', async () => {
    await useLanguage(farmers, 'hi');
    await farmers.goto('/services/agri-news-schemes');
    await expect(farmersBell('सूचनाएँ')).toBeVisible();
    await expectNoSidewaysScroll(farmers);
  });

  await test.step('the buyer bids', async () => {
    await buyers.goto(`/contact-farmer/${cropId}`);
    await buyers.getByLabel('Bid amount').fill('2400');
    await sendBid(buyers);
    await expect(buyers.getByText(words('cropDetail.bid.placed'), { exact: true })).toBeVisible();
    // With the message in sight.
    await expectAccessible(buyers);
  });

  await test.step('the bell counts it, leads to the list, and the list to the bid', async () => {
    await expect(farmersBell('सूचनाएँ, 1 नई')).toBeVisible(SOON);
    await farmersBell('सूचनाएँ, 1 नई').click();
    await expect(farmers).toHaveURL('/notifications');
    const told = farmers.getByRole('list', { name: 'आज' }).getByRole('link');
    await expect(told).toHaveCount(1);
    await expect(told).toContainText(cropName);
    await expect(told).toContainText('₹2,400');
    await expect(told).toContainText('नई');
    await expectNoSidewaysScroll(farmers);
    await expectAccessible(farmers);
    await told.click();
    await expect(farmers).toHaveURL(/\/farmer-dashboard\?bid=[\w-]+$/);
    await expect(farmers.getByRole('main')).toContainText(cropName);
    await expect(farmersBell('सूचनाएँ')).toBeVisible();
  });

  await test.step('the farmer accepts where the bell led to', async () => {
    const waiting = farmers.getByRole('list', { name: 'आज के काम' }).getByRole('listitem');
    await waiting.getByRole('button', { name: /मंज़ूर कीजिए/ }).click();
    await farmers.getByRole('alertdialog').getByRole('button', { name: 'मंज़ूर कीजिए' }).click();
    await expect(waiting.getByRole('button')).toHaveCount(0);
  });

  await test.step('the buyer’s bell opens a panel, by keyboard, that leads to the deal', async () => {
    await expect(buyersBell('Notifications, 1 unread')).toBeVisible(SOON);
    const panel = buyers.getByRole('region', { name: words('notifications.title') });
    await buyersBell('Notifications, 1 unread').press('Enter');
    await expect(panel.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(buyers);
    await buyers.keyboard.press('Tab');
    await expect(panel.getByRole('button', { name: words('notifications.markAll') })).toBeFocused();
    await buyers.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(buyersBell('Notifications, 1 unread')).toBeFocused();
    await buyers.keyboard.press('Enter');
    await panel.getByRole('link', { name: new RegExp(cropName) }).click();
    await expect(buyers).toHaveURL(/\/deals\/[\w-]+$/);
    await expect(buyers.getByText(/^Deal AP-/)).toBeVisible();
    await expect(panel).toBeHidden();
    await expect(buyersBell('Notifications')).toBeVisible();
  });

  await test.step('the buyer’s mail has a link that stops such mails, in a browser that knows nobody', async () => {
    const context = await browser.newContext({ baseURL: process.env.E2E_URL });
    const mails = await context.newPage();
    const mail = mails.getByRole('listitem').filter({ hasText: buyer.email }).getByRole('link').first();
    // A mail is sent by a job of its own.
    await expect(async () => {
      await mails.goto('/dev/mail');
      await expect(mail).toBeVisible({ timeout: 500 });
    }).toPass();
    await useLanguage(mails, 'hi');
    await mails.goto(`${await mail.getAttribute('href')}/html`);
    // The mail is in English, and so is what it opens, whatever this browser read before.
    await mails.getByRole('link', { name: 'No more e-mails of this kind' }).click();
    await expect(mails).toHaveURL(/\/unsubscribe\?token=[\w.-]+$/);
    await expect(mails.getByRole('heading', { level: 1 })).toHaveText('E-mails about: Deals');
    await expectAccessible(mails);
    await mails.getByRole('button', { name: words('unsubscribe.stop') }).click();
    await expect(mails.getByText(words('unsubscribe.stopped'))).toBeFocused();
    await context.close();
  });

  await test.step('and the buyer finds it switched off, and switches it on again', async () => {
    await buyers.goto('/notifications/settings');
    const deals = buyers.getByRole('switch', { name: words('notifications.group.DEALS') });
    await expect(deals).not.toBeChecked();
    await expect(buyers.getByRole('switch', { name: words('notifications.group.BIDS') })).toBeChecked();
    await deals.click();
    await expect(buyers.getByText(words('notifications.settings.saved'))).toBeVisible();
    await buyers.reload();
    await expect(deals).toBeChecked();
    await expectAccessible(buyers);
  });

  await Promise.all([buyers.context().close(), farmers.context().close()]);
});
