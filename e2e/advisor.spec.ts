import { expect, test } from './support/fixtures';
import { words } from './support/words';

test.describe.configure({ mode: 'parallel' });

test.describe('Krishi Sahayak AI', () => {
  test.use({ expectedErrors: /status of 500|answer|advisor/i });

  test('answers in the language of the question, and apologises in Hindi when it cannot be reached', async ({
    page,
  }) => {
    await page.goto('/services/krishi-sahayak-ai');
    const question = page.getByRole('textbox', { name: words('advisor.question') });
    const send = page.getByRole('button', { name: words('advisor.send'), exact: true });
    const conversation = page.getByRole('region', { name: words('advisor.log') });
    await question.fill('How much seed does wheat need?');
    await question.press('Enter');
    await expect(conversation).toContainText(/\d+ kg/);
    await question.fill('गेहूँ कब बोएँ?');
    await send.click();
    await expect(conversation).toContainText(/[\u0900-\u097F].*किलो/s);

    await page.route(/\/(chat|graphql)/, (route) => route.fulfill({ status: 500, body: '' }));
    await question.fill('Hello');
    await send.click();
    await expect(conversation).toContainText(/तकनीकी/);
    await question.fill('Hello again');
    await expect(send).toBeEnabled();
  });
});

test('prices of several mandis come as a table that a phone has room for (AC-603)', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/services/krishi-sahayak-ai');
  const question = page.getByRole('textbox', { name: words('advisor.question') });
  const tables = page.getByRole('log').getByRole('table');
  const row = (name: string) => tables.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await question.fill('What is the price of wheat in the mandi?');
  await question.press('Enter');
  await expect(tables.getByRole('rowheader')).toHaveCount(7);
  await expect(tables).toHaveAccessibleName(/Wheat in the mandi/);
  await expect(tables.getByRole('columnheader')).toHaveText([
    words('advisor.prices.mandi'),
    words('advisor.prices.price'),
    words('advisor.prices.range'),
  ]);
  await expect(row('Hisar Mandi').getByRole('cell')).toHaveText([/^₹[\d,]+/, /^₹[\d,]+–₹[\d,]+$/]);
  expect(await tables.evaluate((table) => table.getBoundingClientRect().right)).toBeLessThan(375);

  await question.fill('धान का एमएसपी');
  await question.press('Enter');
  await expect(tables).toHaveCount(2);
  await expect(tables.last().getByRole('rowheader').first()).toHaveText(/धान/);
  await expect(tables.last().getByRole('cell').first()).toHaveText(/^₹[\d,]+$/);
});

test('Fintrin: one frame that fills the window, with our own tool in it', async ({ page }) => {
  await page.goto('/services/fintrin');
  await expect
    .poll(async () => {
      const box = await page.locator('iframe').boundingBox();
      return { width: box?.width, height: box?.height };
    })
    .toEqual(page.viewportSize());
  await expect(page.frameLocator('iframe').locator('body')).toContainText('₹');
});
