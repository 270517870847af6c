import type { Locator, Page } from '@playwright/test';
import { newAccount, nextAnswer } from './support/app';
import { expect, test } from './support/fixtures';
import { words } from './support/words';

test.describe.configure({ mode: 'parallel' });
test.use({ expectedErrors: /Register failed|Login failed|status of (401|409|500)/ });

/** The toast with these words; the one before it may still be leaving. */
const toastOf = (page: Page, words: string): Locator => page.getByRole('alert').filter({ hasText: words });

test('a sign-in that the server refuses, and one that it does not answer, say so and keep what was typed', async ({
  page,
  request,
}) => {
  const { email } = await newAccount(request, 'farmer');
  await page.goto('/login');
  await page.getByRole('textbox', { name: words('login.email') }).fill(email);
  await page.getByRole('textbox', { name: words('login.password') }).fill('not-the-password');
  const submit = page.getByRole('main').getByRole('button', { name: words('login.submit') });
  const answered = nextAnswer(page, 'mutation Login');
  await submit.click();
  const { errors } = await (await answered).json();
  await expect(toastOf(page, errors[0].message)).toContainText(words('login.failedDescription'));

  await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: '' }));
  await submit.click();
  await expect(toastOf(page, words('login.failed'))).toContainText(words('login.failedDescription'));
  await expect(page.getByRole('textbox', { name: words('login.email') })).toHaveValue(email);
});

test('an email that has an account: the server says so at the email, which gets the focus', async ({
  page,
  request,
}) => {
  const { email } = await newAccount(request, 'buyer');
  await page.goto('/signup');
  await page.getByRole('textbox', { name: words('signup.firstName') }).fill('Mohan');
  await page.getByRole('textbox', { name: words('signup.lastName') }).fill('Lal');
  await page.getByRole('textbox', { name: words('login.email') }).fill(email);
  await page.getByRole('textbox', { name: words('signup.phone') }).fill('9876543210');
  await page.getByRole('textbox', { name: words('signup.password'), exact: true }).fill('Hari-fasal-2026');
  await page.getByRole('textbox', { name: words('signup.confirmPassword') }).fill('Hari-fasal-2026');
  const answered = nextAnswer(page, 'mutation Register');
  await page
    .getByRole('main')
    .getByRole('button', { name: words('signup.submit') })
    .click();
  const { errors } = await (await answered).json();
  const field = page.getByRole('textbox', { name: words('login.email') });
  await expect(field).toHaveAccessibleDescription(errors[0].message);
  await expect(field).toBeFocused();
  await expect(toastOf(page, errors[0].message)).toBeVisible();
});
