import type { Page } from '@playwright/test';
import { newAccount, optionsOf, recordCalls } from './support/app';
import { expect, test } from './support/fixtures';

test.describe.configure({ mode: 'parallel' });

/** Holds back every call until the returned function is called. */
async function holdCalls(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/graphql', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

async function fillSignup(page: Page, email: string, confirmPassword = 'Hari-fasal-2026'): Promise<void> {
  await page.getByRole('textbox', { name: 'First Name' }).fill('Mohan');
  await page.getByRole('textbox', { name: 'Last Name' }).fill('Lal');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Phone' }).fill('9876543210');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Hari-fasal-2026');
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(confirmPassword);
}

test('login: its words, its links, the password that can be shown, the busy button', async ({ page, request }) => {
  const buyer = await newAccount(request, 'buyer');
  await page.goto('/login');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
  await expect(main.getByText('Sign in to your account to continue', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
  await expect(main.getByRole('link', { name: 'Sign up', exact: true })).toHaveAttribute('href', '/signup');
  const password = main.getByRole('textbox', { name: 'Password' });
  await main.getByRole('textbox', { name: 'Email' }).fill(buyer.email);
  await password.fill(buyer.password);
  await expect(password).toHaveAttribute('type', 'password');
  await main.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await main.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');

  const letGo = await holdCalls(page);
  await main.getByRole('button', { name: 'Sign In' }).click();
  await expect(main.getByRole('button', { name: 'Signing In...', exact: true })).toBeDisabled();
  letGo();
  await expect(page).toHaveURL('/buyer-dashboard');
});

test('signup: its words, its fields and what they start with', async ({ page }) => {
  await page.goto('/signup');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Create Account');
  await expect(main.getByText('Join the agricultural marketplace', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Sign in', exact: true })).toHaveAttribute('href', '/login');
  await expect(main.getByRole('radio')).toHaveCount(2);
  await expect(main.getByRole('radio', { name: 'Buyer' })).toBeChecked();
  await expect(optionsOf(page, 'Gender')).toHaveText(['Male', 'Female', 'Other']);
  await expect(main.getByRole('combobox', { name: 'Gender' }).locator('option:checked')).toHaveText('Male');
  const phone = main.getByRole('textbox', { name: 'Phone' });
  await phone.pressSequentially('98a7-6');
  await expect(phone).toHaveValue('9876');

  const calls = recordCalls(page);
  await main.getByRole('button', { name: 'Create Account' }).click();
  await expect(main.getByRole('textbox', { name: 'First Name' })).toHaveAttribute('aria-invalid', 'true');
  expect(calls, 'Calls of an empty form').toEqual([]);
});

test('signup: two passwords that differ are told so, then the form goes through', async ({ page }) => {
  await page.goto('/signup');
  const email = `mohan.${crypto.randomUUID()}@example.in`;
  await fillSignup(page, email, 'Hari-fasal-2027');
  const calls = recordCalls(page);
  const submit = page.getByRole('main').getByRole('button', { name: 'Create Account' });
  await submit.click();
  await expect(page.getByText('Your password and confirm password do not match.').first()).toBeVisible();
  expect(calls, 'Calls with passwords that differ').toEqual([]);
  await expect(submit).toBeEnabled();

  await page.getByRole('textbox', { name: 'Confirm Password' }).fill('Hari-fasal-2026');
  const letGo = await holdCalls(page);
  await submit.click();
  await expect(page.getByRole('button', { name: 'Creating Account...', exact: true })).toBeDisabled();
  letGo();
  await expect(page).toHaveURL('/buyer-dashboard');
});

test('forgot password: form, confirmation with the address, form again, and no call', async ({ page }) => {
  await page.goto('/forgot-password');
  const calls = recordCalls(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Reset Password');
  await main.getByRole('textbox', { name: 'Email' }).fill('nobody@example.in');
  await main.getByRole('button', { name: 'Send Reset Link', exact: true }).click();
  await expect(main.getByRole('heading', { name: 'Check Your Email', exact: true })).toBeVisible();
  await expect(main).toContainText('nobody@example.in');
  await expect(main.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
  await main.getByRole('button', { name: 'Try Again', exact: true }).click();
  await expect(main.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
  expect(calls).toEqual([]);
});

test.describe('what the server refuses', () => {
  test.use({ expectedErrors: /Login failed|Register|Login|status of (401|409|500)/ });

  test('a wrong password: its message, "Login failed!" under it, and a button that closes both', async ({
    page,
    request,
  }) => {
    const { email } = await newAccount(request, 'farmer');
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill('not-the-password');
    const answered = page.waitForResponse('**/graphql');
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    const { errors } = await (await answered).json();
    const toast = page.getByRole('alert').filter({ hasText: 'Login failed!' });
    await expect(toast).toContainText(errors[0].message);
    await toast.getByRole('button', { name: 'Close this message' }).click();
    await expect(toast).toHaveCount(0);
  });

  test('an answer without words: "Something went wrong. Please try again."', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'Email' }).fill('a@example.in');
    await page.getByRole('textbox', { name: 'Password' }).fill('whatever-2026');
    await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Login failed!' });
    await expect(toast).toContainText('Something went wrong. Please try again.');
  });

  test('an email that has an account: "Signup failed: " and why', async ({ page, request }) => {
    const { email } = await newAccount(request, 'buyer');
    await page.goto('/signup');
    await fillSignup(page, email);
    await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Signup failed: ' });
    await expect(toast).toHaveText(/^Signup failed: \w/);
    await expect(toast).not.toContainText('[object Object]');
    await expect(page).toHaveURL('/signup');
  });
});
