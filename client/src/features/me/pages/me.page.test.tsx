import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { Language } from '@/lib/language';
import type { Person } from '@/testing/people';
import { renderApp } from '@/testing/render-app';
import { words } from '@/testing/words';

const person = (changes: Record<string, unknown> = {}) => ({
  location: 'Hisar, Haryana',
  verified: true,
  rating: 4.6,
  reviews: 9,
  dealsCompleted: 11,
  ...changes,
});

const open = (as: Person, { changes = {}, language = 'en' as Language, paymentAddress = null as string | null } = {}) =>
  renderApp('/me', {
    as,
    language,
    Query: { person: () => person(changes), me: () => ({ id: `${as}-1`, paymentAddress }) },
  });

const ways = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('a farmer finds everything of their own in one place (AC-671)', async () => {
  const { container } = await open('farmer', { paymentAddress: 'asha@upi' });
  expect(screen.getByRole('heading', { level: 1, name: 'Asha Devi' })).toBeVisible();
  expect(screen.getByText('9812000001')).toBeVisible();
  expect(screen.getByText('asha@example.com')).toBeVisible();
  expect(await screen.findByText('Farmer · Hisar, Haryana')).toBeVisible();
  expect(screen.getByText('9 ratings')).toBeVisible();
  expect(screen.getByText('11 deals done')).toBeVisible();
  expect(await screen.findByText('asha@upi')).toBeVisible();
  expect(ways()).toEqual([
    '/farmer-dashboard',
    '/deals',
    '/notifications/prices',
    '/people/farmer-1',
    '/me/payment',
    '/notifications',
    '/notifications/settings',
    '/support',
  ]);
  expect((await axe(container)).violations).toEqual([]);
});

test('a buyer is paid by nobody: no UPI ID, and their bids instead of crops (AC-671)', async () => {
  await open('buyer', { changes: { rating: null, reviews: 0, dealsCompleted: 0 } });
  expect(await screen.findByText('No deal done yet')).toBeVisible();
  expect(screen.queryByText(/rating/)).not.toBeInTheDocument();
  expect(ways()).toContain('/buyer-dashboard');
  expect(ways()).not.toContain('/me/payment');
});

test('the other language is one press away, in its own script (AC-671)', async () => {
  const { user } = await open('farmer', { language: 'hi' });
  expect(screen.getByRole('button', { name: 'हिंदी' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'English' }));
  expect(await screen.findByText(words('me.account'))).toBeVisible();
});

test('the colours change, and stay (AC-671)', async () => {
  const { user } = await open('farmer');
  const before = document.documentElement.getAttribute('data-color-scheme');
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: words('shell.colourScheme') }));
  expect(document.documentElement.getAttribute('data-color-scheme')).not.toBe(before);
  expect(localStorage.getItem('colour-scheme')).not.toBeNull();
});

test('one signs out here (AC-671)', async () => {
  const { user, address } = await open('farmer');
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(address()).toBe('/login'));
});

test('a guest signs in first', async () => {
  const { address } = await renderApp('/me');
  await waitFor(() => expect(address()).toMatch(/^\/login/));
});
