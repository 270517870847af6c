import { newAccount, useSession } from './support/app';
import { untilDrawn } from './support/drawn';
import { expect, test } from './support/fixtures';
import { listCrop } from './support/trade';
import { words } from './support/words';

test('a farmer writes prices as everybody does; half a date and what is no number are marked, and nothing is listed', async ({
  page,
  request,
}) => {
  const farmer = await newAccount(request, 'farmer');
  await useSession(page, farmer);
  await page.goto('/add/crops');
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  const fields = {
    cropName: 'Wheat',
    description: 'Clean and dry.',
    'location.state': 'Haryana',
    'location.district': 'Hisar',
    'location.address': 'Kaimri',
  };
  for (const [name, text] of Object.entries(fields)) await field(name).fill(text);
  await field('category').selectOption('GRAINS');
  await field('quantity.unit').selectOption('QUINTAL');
  await page.getByRole('radio', { name: words('addCrop.priceType.AUCTION') }).check();
  await field('quantity.amount').pressSequentially('5-10');
  await field('price.basePrice').pressSequentially('₹ 2,000');
  await field('price.reservePrice').pressSequentially('2500/-');
  // The day and the month alone, of whatever order the browser has.
  await field('expiryDate').focus();
  await page.keyboard.type('1210');
  await page.getByRole('button', { name: words('addCrop.submit') }).click();
  await expect(field('quantity.amount')).toHaveAccessibleDescription(words('ui.unreadable.quantity'));
  await expect(field('expiryDate')).toHaveAccessibleDescription(words('ui.unreadable.part'));
  await expect(page).toHaveURL('/add/crops');

  await field('quantity.amount').fill('१०');
  await field('expiryDate').fill('');
  await page.getByRole('button', { name: words('addCrop.submit') }).click();
  await expect(page.getByText(words('addCrop.added'))).toBeVisible();
  const asFarmer = async (query: string) => {
    const headers = { authorization: `Bearer ${farmer.accessToken}` };
    return (await (await request.post('/graphql', { headers, data: { query } })).json()).data;
  };
  const { me } = await asFarmer('{ me { id } }');
  const { farmerCrops } = await asFarmer(
    `{ farmerCrops(farmerId: "${me.id}", first: 9) { nodes { basePrice reservePrice quantity { amount } } } }`,
  );
  expect(farmerCrops.nodes).toEqual([{ basePrice: 2000, reservePrice: 2500, quantity: { amount: 10 } }]);
});

test('the wheel moves the page and never an amount', async ({ page, request }) => {
  const cropId = await listCrop(request, await newAccount(request, 'farmer'), 'Wheat');
  await page.goto(`/contact-farmer/${cropId}`);
  const amount = page.locator('[name=bidAmount]');
  await amount.fill('2500');
  await amount.hover();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
  await expect(amount).toHaveValue('2500');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a price in the address is read as it was written, and one that cannot be read is marked where it stands', async ({
    page,
  }) => {
    const asWritten = '/marketplace?max=%E2%82%B940/-';
    await untilDrawn(page.request, asWritten);
    await page.goto(asWritten);
    const most = page.locator('input[name="max"]');
    await expect(most).toHaveValue('40');
    await untilDrawn(page.request, '/marketplace?max=40-50');
    await page.goto('/marketplace?max=40-50');
    await expect(most).toHaveValue('40-50');
    await expect(most).toHaveAccessibleDescription(words('ui.unreadable.money'));
  });
});
