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
