import type { Locator, Page } from '@playwright/test';
import { newAccount } from './support/app';
import { expect, test } from './support/fixtures';

test.describe.configure({ mode: 'parallel' });
test.use({ expectedErrors: /Login failed|Register|Login|status of (401|409|500)/ });

/** The toast with these words; the one before it may still be leaving. */
const toastOf = (page: Page, words: string): Locator => page.getByRole('alert').filter({ hasText: words });

test('a sign-in that the server refuses, and one that it does not answer, say so and keep what was typed', async ({
  page,
  request,
}) => {
  const { email } = await newAccount(request, 'farmer');
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('not-the-password');
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign In' });
  const answered = page.waitForResponse('**/graphql');
  await submit.click();
  const { errors } = await (await answered).json();
  await expect(toastOf(page, errors[0].message)).toContainText('Login failed!');

  await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: '' }));
  await submit.click();
  await expect(toastOf(page, 'Something went wrong. Please try again.')).toContainText('Login failed!');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
});

test('an email that has an account: the server says so at the email, which gets the focus', async ({
  page,
  request,
}) => {
  const { email } = await newAccount(request, 'buyer');
  await page.goto('/signup');
  await page.getByRole('textbox', { name: 'First Name' }).fill('Mohan');
  await page.getByRole('textbox', { name: 'Last Name' }).fill('Lal');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Phone' }).fill('9876543210');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Hari-fasal-2026');
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill('Hari-fasal-2026');
  const answered = page.waitForResponse('**/graphql');
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
  const { errors } = await (await answered).json();
  const field = page.getByRole('textbox', { name: 'Email' });
  await expect(field).toHaveAccessibleDescription(errors[0].message);
  await expect(field).toBeFocused();
  await expect(toastOf(page, 'Signup failed: ')).toHaveText(`Signup failed: ${errors[0].message}`);
});
