import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { axe } from 'jest-axe';
import { renderApp } from '@/testing/render-app';
import { dealOf, mandiOf } from '@/testing/trade';
import { unfold } from '../testing/open-deal';

const open = (answer: () => unknown, as: 'farmer' | 'buyer' = 'farmer', language: 'en' | 'hi' = 'en') =>
  renderApp('/deals/deal-1', { as, language, Query: { deal: answer } });
const panel = (name: string) => within(screen.getByRole('region', { name }));

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['en', {}, '₹20 above mandi', '· 04 Mar'],
  ['hi', { isSample: true, isOld: true }, 'मंडी से ₹20 ज़्यादा', '· पुराना भाव, 04 मार्च का · नमूना'],
] as const)('how the price stood beside the mandis that day (%s)', async (language, known, said, noted) => {
  const { user } = await open(() => dealOf('deal-1', { priceComparison: mandiOf(known) }), 'farmer', language);
  await unfold(user, language === 'hi' ? 'क्या तय हुआ' : 'What you agreed');
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByText(noted)).toBeVisible();
});

test('what and how much, number, what is next, what was agreed, the contact, what happened (AC-722)', async () => {
  const { container, user } = await open(() => dealOf('deal-1'));
  expect(await screen.findByRole('heading', { level: 1, name: '40 quintals of Wheat · ₹96,000' })).toBeVisible();
  expect(screen.getByText('Deal AP-2026-000123')).toBeVisible();
  expect(document.title).toBe('Deal AP-2026-000123 | Annapath');
  expect(screen.getByText(/Agree with Ravi Kumar on the day and place of pick-up/)).toBeVisible();

  expect(screen.getByText('₹2,400 per quintal')).not.toBeVisible();
  const agreed = await unfold(user, 'What you agreed');
  expect(agreed.getByRole('link', { name: 'Wheat' })).toHaveAttribute('href', '/contact-farmer/wheat-1');
  expect(agreed.getByText('40 quintals')).toBeVisible();
  expect(agreed.getByText('₹2,400 per quintal')).toBeVisible();
  expect(agreed.getByText('₹96,000')).toBeVisible();
  expect(agreed.getByText('96 thousand rupees')).toBeVisible();
  expect(panel('Payment').getByText('You pay each other directly. No money passes through Annapath.')).toBeVisible();

  const buyer = panel('The buyer');
  expect(buyer.getByRole('link', { name: 'Ravi Kumar' })).toHaveAttribute('href', '/people/buyer-1');
  expect(buyer.getByRole('link', { name: 'Call 9812000002' })).toHaveAttribute('href', 'tel:+919812000002');
  const whatsApp = buyer.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '';
  expect(whatsApp).toMatch(/^https:\/\/wa\.me\/919812000002\?text=/);
  expect(decodeURIComponent(whatsApp)).toContain('AP-2026-000123');
  expect(screen.queryByText('9812000001')).not.toBeInTheDocument();

  const events = (await unfold(user, 'What happened')).getAllByRole('listitem');
  expect(events).toHaveLength(1);
  expect(events[0]).toHaveTextContent('Asha Devi accepted the price. The deal was made.');
  expect(events[0]).toHaveTextContent('05 Mar 2026, 12:00 pm');
  expect((await axe(container)).violations).toEqual([]);
});

test('the buyer sees the farmer, and goes back to their own dashboard', async () => {
  await open(() => dealOf('deal-1', { yourSide: 'BUYER' }), 'buyer');
  expect(await screen.findByText(/Agree with Asha Devi on the day and place/)).toBeVisible();
  expect(panel('The farmer').getByRole('link', { name: 'Call 9812000001' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/buyer-dashboard');
});

test('search engines are kept out', async () => {
  await open(() => dealOf('deal-1'));
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('a listing that is gone is no link', async () => {
  const { crop } = dealOf('deal-1');
  const { user } = await open(() => dealOf('deal-1', { crop: { ...crop, listed: false } }));
  const agreed = await unfold(user, 'What you agreed');
  expect(agreed.queryByRole('link', { name: 'Wheat' })).not.toBeInTheDocument();
  expect(agreed.getByText('Wheat')).toBeVisible();
});

test('a deal of others is not there', async () => {
  await open(() => null);
  expect(await screen.findByRole('heading', { level: 1, name: 'Deal not found.' })).toBeVisible();
});

test('a failure is said and can be tried again', async () => {
  let works = false;
  const { user } = await open(() => {
    if (!works) throw new GraphQLError('down');
    return dealOf('deal-1');
  });
  expect(await screen.findByRole('heading', { name: 'The deal could not be loaded.' })).toBeVisible();
  expect(log).toHaveBeenCalled();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Deal AP-2026-000123')).toBeVisible();
});

test('a contact that does not come leaves the deal standing', async () => {
  const { buyer } = dealOf('deal-1');
  const { user } = await open(() =>
    dealOf('deal-1', {
      buyer: {
        ...buyer,
        contact: () => {
          throw new GraphQLError('Too many.', { extensions: { code: 'RATE_LIMITED' } });
        },
      },
    }),
  );
  expect(await screen.findByText('The contact could not be loaded.')).toBeVisible();
  expect((await unfold(user, 'What you agreed')).getByText('₹96,000')).toBeVisible();
});

test('a guest is asked to sign in and comes back', async () => {
  const { address, router } = await renderApp('/deals/deal-1');
  expect(address()).toBe('/login');
  expect(router.state.location.state).toEqual({ from: '/deals/deal-1' });
});

test('in Hindi', async () => {
  const { user } = await open(() => dealOf('deal-1'), 'farmer', 'hi');
  expect(await screen.findByRole('heading', { level: 1, name: '40 क्विंटल गेहूँ · ₹96,000' })).toBeVisible();
  expect((await unfold(user, 'क्या तय हुआ')).getByText('96 हज़ार रुपये')).toBeVisible();
  expect((await unfold(user, 'अब तक क्या हुआ')).getByText('05 मार्च 2026, दोपहर 12:00')).toBeVisible();
});
