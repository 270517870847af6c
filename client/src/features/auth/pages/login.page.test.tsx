import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { axe } from 'jest-axe';
import { signedInAs } from '@/testing/people';
import { renderApp } from '@/testing/render-app';
import { words } from '@/testing/words';

type User = Awaited<ReturnType<typeof renderApp>>['user'];
const main = () => within(screen.getByRole('main'));
const submitButton = () => main().getByRole('button', { name: 'Sign In' });
const submit = (user: User) => user.click(submitButton());

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

async function fillIn(user: User) {
  await user.click(main().getByRole('textbox', { name: 'Email' }));
  await user.paste('asha@example.com');
  await user.click(main().getByLabelText(/^Password/));
  await user.paste('field-to-future');
}

test('shows the specified words, fields and ways on (AC-056 to AC-060)', async () => {
  const { container } = await renderApp('/login');
  expect(main().getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  expect(main().getByText('Sign in to your account to continue')).toBeVisible();
  expect(main().getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
  expect(main().getByLabelText(/^Password/)).toHaveAttribute('type', 'password');
  expect(main().getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
  expect(main().getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  expect(main().getByRole('button', { name: 'Show password' })).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('both fields are required, and nothing is sent without them (AC-250)', async () => {
  const login = jest.fn(() => signedInAs('farmer'));
  const { user } = await renderApp('/login', { Mutation: { login } });
  await submit(user);
  const email = main().getByRole('textbox', { name: 'Email' });
  expect(email).toHaveAccessibleDescription(words('login.emailMissing'));
  expect(email).toHaveFocus();
  expect(main().getByLabelText(/^Password/)).toHaveAccessibleDescription('Please enter your password.');
  expect(login).not.toHaveBeenCalled();
  await user.type(email, 'a');
  expect(email).not.toHaveAccessibleDescription();
});

test.each([
  ['farmer', '/farmer-dashboard'],
  ['buyer', '/buyer-dashboard'],
] as const)('a %s is led to %s, the session is kept (AC-061, AC-216, AC-217)', async (person, dashboard) => {
  let answer: (payload: ReturnType<typeof signedInAs>) => void = () => undefined;
  const login = jest.fn((_source: unknown, _args: never) => new Promise((resolve) => (answer = resolve)));
  const { user, address, session } = await renderApp('/login', { Mutation: { login } });
  await fillIn(user);
  await submit(user);
  expect(await main().findByRole('button', { name: 'Signing In...' })).toBeDisabled();
  expect(login.mock.calls[0]?.[1]).toEqual({ input: { email: 'asha@example.com', password: 'field-to-future' } });

  await act(async () => answer(signedInAs(person)));
  await waitFor(() => expect(address()).toBe(dashboard));
  expect(session.getState()).toMatchObject({ isAuthenticated: true, accessToken: `access-of-${person}` });
  expect(localStorage.getItem('refreshToken')).toBe(`refresh-of-${person}`);
});

test('a wanted page is gone to after signing in', async () => {
  const { user, address } = await renderApp('/add/crops', { Mutation: { login: () => signedInAs('farmer') } });
  expect(address()).toBe('/login');
  await fillIn(user);
  await submit(user);
  await waitFor(() => expect(address()).toBe('/add/crops'));
});

test('the toast has the message of the server and "Login failed!" (AC-307, AC-309)', async () => {
  const login = () => {
    throw new GraphQLError('E-mail or password is not right.', { extensions: { code: 'UNAUTHENTICATED' } });
  };
  const { user, address } = await renderApp('/login', { Mutation: { login } });
  await fillIn(user);
  await submit(user);
  const toast = await screen.findByRole('alert');
  expect(toast).toHaveTextContent('E-mail or password is not right.');
  expect(toast).toHaveTextContent('Login failed!');
  await user.click(within(toast).getByRole('button', { name: 'Close this message' }));
  await waitFor(() => expect(toast).not.toBeInTheDocument());
  expect(address()).toBe('/login');
  expect(submitButton()).toBeEnabled();
  expect(main().getByRole('textbox', { name: 'Email' })).toHaveValue('asha@example.com');
});

test('without a message of the server the toast has ours (AC-308)', async () => {
  const login = () => {
    throw new GraphQLError('');
  };
  const { user } = await renderApp('/login', { Mutation: { login } });
  await fillIn(user);
  await submit(user);
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
  expect(screen.getByText(words('login.failedDescription'))).toBeVisible();
});

test('after a lost session the page one came from is offered, not gone to (X-13)', async () => {
  const refreshSession = () => {
    throw new GraphQLError('Your session has ended.', { extensions: { code: 'UNAUTHENTICATED' } });
  };
  const { address } = await renderApp('/about', { storedToken: 'old', Mutation: { refreshSession } });
  await waitFor(() => expect(address()).toBe('/login'));
  expect(await main().findByRole('link', { name: 'Go on without signing in' })).toHaveAttribute('href', '/about');
});
