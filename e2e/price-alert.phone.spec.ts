import { formatRupees } from '../client/src/lib/money';
import { expectAccessible, expectNoSidewaysScroll, newAccount, useLanguage, useSession } from './support/app';
import { expect, test } from './support/fixtures';
import { pricesRise } from './support/new-prices';
import { words } from './support/words';

/** The queue looks for jobs every few seconds, and the bell asks every 20. */
const SOON = { timeout: 30_000 };

test('a farmer waits in Hindi for a price of wheat, and is told when it comes (AC-640, AC-643)', async ({
  page,
  request,
}) => {
  test.slow();
  await useLanguage(page, 'hi');
  await useSession(page, await newAccount(request, 'farmer'));
  await page.goto('/prices/wheat/panipat');
  const main = page.getByRole('main');
  const price = Number((await main.locator('strong').first().innerText()).replace(/\D/g, ''));

  await test.step('sets the alert', async () => {
    await main.getByRole('link', { name: words('prices.setAlert', 'hi') }).click();
    await expect(page).toHaveURL('/notifications/prices?commodity=wheat&market=panipat');
    await expect(main.getByRole('combobox')).toHaveValue('panipat');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await main.getByLabel(words('priceAlerts.new.amount', 'hi')).fill(String(price + 50));
    await main.getByRole('button', { name: words('priceAlerts.new.send', 'hi') }).click();
    await expect(main.getByRole('list', { name: words('priceAlerts.list', 'hi') })).toContainText(
      formatRupees(price + 50),
    );
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('the price comes, and the notification with it', async () => {
    await pricesRise('wheat', 'panipat', 60);
    await expect(page.getByRole('banner').getByRole('link', { name: 'सूचनाएँ, 1 नई' })).toBeVisible(SOON);
    await page.goto('/notifications');
    const told = main.getByRole('link', { name: /गेहूँ, पानीपत/ });
    await expect(told).toContainText(`${formatRupees(price + 50)} से ऊपर`);
    await expect(told).toContainText('नमूने का भाव');
    await told.click();
    await expect(page).toHaveURL('/prices/wheat/panipat');
  });

  await test.step('deletes the alert', async () => {
    await page.goto('/notifications/prices');
    await main.getByRole('button', { name: new RegExp(words('priceAlerts.delete', 'hi')) }).click();
    await expect(main.getByText(words('priceAlerts.none', 'hi'))).toBeVisible();
  });
});
