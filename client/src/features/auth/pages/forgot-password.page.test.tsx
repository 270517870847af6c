import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderApp } from '@/testing/render-app';
import { words } from '@/testing/words';

const main = () => within(screen.getByRole('main'));

afterEach(() => jest.restoreAllMocks());

test('form, confirmation with the address, and back, without any call (AC-068 to AC-072, AC-228, AC-305)', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user, client, address, container } = await renderApp('/forgot-password');
  const mutate = jest.spyOn(client, 'mutate');
  const query = jest.spyOn(client, 'query');
  const fetch = jest.spyOn(globalThis, 'fetch');
  expect(main().getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible();
  await user.type(main().getByRole('textbox', { name: 'Email' }), 'nobody@example.com');
  await user.click(main().getByRole('button', { name: 'Send Reset Link' }));

  expect(await main().findByRole('heading', { level: 1, name: 'Check Your Email' })).toBeVisible();
  expect(main().getByText(/nobody@example\.com/)).toHaveFocus();
  expect(log.mock.calls).toEqual([['Password reset asked for:', 'nobody@example.com']]);
  expect((await axe(container)).violations).toEqual([]);

  await user.click(main().getByRole('button', { name: 'Try Again' }));
  await user.type(main().getByRole('textbox', { name: 'Email' }), 'asha@example.com');
  await user.click(main().getByRole('button', { name: 'Send Reset Link' }));
  await user.click(await main().findByRole('link', { name: 'Back to Login' }));
  await waitFor(() => expect(address()).toBe('/login'));
  expect(mutate).not.toHaveBeenCalled();
  expect(query).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
});

test('the address is required (AC-251)', async () => {
  const { user } = await renderApp('/forgot-password');
  await user.click(main().getByRole('button', { name: 'Send Reset Link' }));
  expect(main().getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    words('forgotPassword.emailMissing'),
  );
  expect(main().getByRole('heading', { level: 1, name: words('forgotPassword.title') })).toBeVisible();
});
