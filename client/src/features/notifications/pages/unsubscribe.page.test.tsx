import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { axe } from 'jest-axe';
import { type RenderAppOptions, renderApp } from '@/testing/render-app';

const bids = (mail: boolean) => ({ group: 'BIDS', mail });
const open = (answer: (source: unknown, args: never) => unknown, options: RenderAppOptions = {}) =>
  renderApp('/unsubscribe?token=from.the.mail', { ...options, Query: { mailSubscription: answer } });
const refuse = (code: string) => () => {
  throw new GraphQLError('no', { extensions: { code } });
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('looking changes nothing; one press stops what the link is about, without a sign-in', async () => {
  const asked = jest.fn((_source: unknown, _args: never) => bids(true));
  const unsubscribe = jest.fn((_source: unknown, _args: never) => ({ subscription: bids(false) }));
  const { user, container, address } = await open(asked, { Mutation: { unsubscribe } });
  expect(await screen.findByRole('heading', { level: 1, name: 'E-mails about: Bids and offers' })).toBeVisible();
  expect(asked.mock.calls[0]?.[1]).toEqual({ token: 'from.the.mail' });
  expect(unsubscribe).not.toHaveBeenCalled();
  expect((await axe(container)).violations).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Stop these e-mails' }));
  expect(await screen.findByText('You get no more e-mails of this kind.')).toHaveFocus();
  expect(unsubscribe.mock.calls[0]?.[1]).toEqual({ input: { token: 'from.the.mail', everything: false } });
  expect(screen.queryByRole('button', { name: /^Stop/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Change what comes by e-mail' }));
  await waitFor(() => expect(address()).toBe('/login'));
});

test('all of them at once', async () => {
  const unsubscribe = jest.fn((_source: unknown, _args: never) => ({ subscription: bids(false) }));
  const { user } = await open(() => bids(true), { Mutation: { unsubscribe } });
  await user.click(await screen.findByRole('button', { name: 'Stop all e-mails about notifications' }));
  expect(await screen.findByText('You get no more e-mails about notifications.')).toBeVisible();
  expect(unsubscribe.mock.calls[0]?.[1]).toEqual({ input: { token: 'from.the.mail', everything: true } });
});

test('what is off already asks for nothing', async () => {
  await open(() => bids(false));
  expect(await screen.findByText(/^These e-mails are switched off/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Stop/ })).not.toBeInTheDocument();
});

test.each([
  ['BAD_USER_INPUT', 'This link is not complete.'],
  ['RATE_LIMITED', 'That did not get through. Please try again.'],
])('a refusal (%s) is said, and the button stays', async (code, text) => {
  const { user } = await open(() => bids(true), { Mutation: { unsubscribe: refuse(code) } });
  await user.click(await screen.findByRole('button', { name: 'Stop these e-mails' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop these e-mails' })).toBeEnabled();
});

test('a link that is none of ours leads to the settings', async () => {
  await open(() => null);
  expect(await screen.findByRole('heading', { level: 1, name: 'This link is not complete.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change what comes by e-mail' })).toHaveAttribute(
    'href',
    '/notifications/settings',
  );
});

test('a failure is said and can be tried again', async () => {
  let works = false;
  const { user } = await open(() => (works ? bids(true) : refuse('INTERNAL')()));
  expect(await screen.findByRole('heading', { name: 'Your link could not be looked at.' })).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Stop these e-mails' })).toBeVisible();
});

test('in Hindi', async () => {
  await open(() => bids(true), { language: 'hi' });
  expect(await screen.findByRole('button', { name: 'ये ईमेल बंद कीजिए' })).toBeVisible();
});
