import { formatRupees } from '../client/src/lib/money';
import { expectAccessible, expectNoSidewaysScroll, newAccount, useLanguage, useSession } from './support/app';
import { expect, test } from './support/fixtures';
import { listCrop, openBid, sendBid } from './support/trade';
import { words } from './support/words';

const hindi = (id: Parameters<typeof words>[0]) => words(id, 'hi');

test('a buyer bids on a phone in Hindi through the sheet, with a thumb (AC-700 to AC-703)', async ({
  page,
  request,
}) => {
  const cropId = await listCrop(request, await newAccount(request, 'farmer'), 'Wheat HD-2967');
  await useSession(page, await newAccount(request, 'buyer'));
  await useLanguage(page, 'hi');
  await page.goto(`/contact-farmer/${cropId}`);

  await test.step('price with its strip, name and place stand in the first screen', async () => {
    const price = page.locator('main strong').filter({ hasText: formatRupees(2500) });
    await expect(price.first()).toBeInViewport();
    await expect(page.getByText('गेहूँ', { exact: true }).first()).toBeInViewport();
    await expect(page.getByText('हिसार, हरियाणा').first()).toBeInViewport();
    await expectNoSidewaysScroll(page);
  });

  await test.step('the farmer is one line, which opens to the four values', async () => {
    const farmer = page.getByRole('region', { name: hindi('cropDetail.farmer'), exact: true });
    const box = await farmer.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(76);
    await farmer.locator('summary').click();
    for (const fact of ['email', 'phone', 'location', 'rating'] as const) {
      await expect(farmer.getByText(hindi(`cropDetail.${fact}`), { exact: true })).toBeVisible();
    }
    await expectAccessible(page);
  });

  await test.step('steps, ready amounts and the sum; one question; then it counts', async () => {
    await openBid(page, 'hi');
    const sheet = page.getByRole('dialog', { name: hindi('cropDetail.bid.title') });
    await sheet.getByRole('button', { name: formatRupees(2450), exact: true }).click();
    await sheet.getByRole('button', { name: '₹10 ज़्यादा' }).click();
    await expect(sheet.locator('input[name="bidAmount"]')).toHaveValue('2460');
    await expect(sheet.getByText(formatRupees(98_400))).toBeVisible();
    await expectAccessible(page);
    await sendBid(page, 'hi');
    await expect(page.getByText(hindi('cropDetail.bid.placed'), { exact: true })).toBeVisible();
    await expect(sheet.getByText(/^आपकी बोली: .*2,460/)).toBeVisible();
  });

  await test.step('and the bar says so', async () => {
    await page
      .getByRole('button', { name: hindi('ui.close') })
      .first()
      .click();
    await expect(page.getByText(hindi('cropDetail.bar.yours'), { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
