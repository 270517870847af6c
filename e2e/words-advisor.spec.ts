import { recordCalls } from './support/app';
import { expect, test } from './support/fixtures';

test.describe.configure({ mode: 'parallel' });

test('Krishi Sahayak AI: four questions to start with, Enter sends, Shift+Enter starts a line', async ({ page }) => {
  await page.goto('/services/krishi-sahayak-ai');
  const starters = page.getByRole('group', { name: 'Start with a question' }).getByRole('button');
  await expect(starters).toHaveCount(4);
  const question = page.getByRole('textbox', { name: 'Your question' });
  const send = page.getByRole('button', { name: 'Send', exact: true });
  const conversation = page.getByRole('region', { name: 'Conversation' });
  const calls = recordCalls(page);
  await question.fill('   ');
  await expect(send).toBeDisabled();
  await question.press('Enter');
  await question.fill('How much seed');
  await question.press('Shift+Enter');
  await question.pressSequentially('does wheat need?');
  await expect(question).toHaveValue('How much seed\ndoes wheat need?');
  expect(calls, 'Calls before Enter').toEqual([]);
  await question.press('Enter');
  await expect(conversation).toContainText('does wheat need?');
  await expect(conversation).toContainText(/\d+ kg/);
  await expect(question).toHaveValue('');

  await question.fill('गेहूँ कब बोएँ?');
  await send.click();
  await expect(conversation).toContainText(/[\u0900-\u097F].*किलो/s);
});

test.describe('when the advisor cannot be reached', () => {
  test.use({ expectedErrors: /status of 500|answer|advisor/i });

  test('it apologises in Hindi, and one can ask again', async ({ page }) => {
    await page.goto('/services/krishi-sahayak-ai');
    await expect(page.getByRole('textbox', { name: 'Your question' })).toBeVisible();
    await page.route(/\/(chat|graphql)/, (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('textbox', { name: 'Your question' }).fill('Hello');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const conversation = page.getByRole('region', { name: 'Conversation' });
    await expect(conversation).toContainText(/तकनीकी/);
    await page.getByRole('textbox', { name: 'Your question' }).fill('Hello again');
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
  });
});

test('Fintrin: one frame that fills the window, with a name and a way around it', async ({ page }) => {
  await page.goto('/services/fintrin');
  const frame = page.locator('iframe');
  await expect(frame).toHaveCount(1);
  await expect(frame).toHaveAttribute('title', /Fintrin/);
  const box = await frame.boundingBox();
  const window = page.viewportSize();
  expect(box?.width).toBe(window?.width);
  expect(box?.height).toBe(window?.height);
  await expect(page.frameLocator('iframe').locator('body')).toContainText('₹');
  const address = await frame.getAttribute('src');
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', address ?? '');
});
