import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderApp } from '@/testing/render-app';
import { dealOf, mandiOf, paymentOf, pickupOf, weighingOf } from '@/testing/trade';

const open = (changes: Record<string, unknown> = {}, language: 'en' | 'hi' = 'en') =>
  renderApp('/deals/deal-1/agreement', { as: 'buyer', language, Query: { deal: () => dealOf('deal-1', changes) } });

const settled = {
  state: 'WEIGHED',
  pickup: pickupOf({ confirmedAt: '2026-03-06T06:30:00.000Z' }),
  weighing: weighingOf({ confirmedBy: 'BUYER', confirmedAt: '2026-03-09T06:30:00.000Z' }),
  finalAmount: 92_904,
  payments: [paymentOf({ status: 'RECEIVED' })],
  paymentState: 'PARTIAL',
  paidAmount: 48_000,
};

test('who sold what to whom, in both languages', async () => {
  const { container } = await open(settled);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Sale agreement / बिक्री का करारनामा');
  expect(document.title).toBe('Sale agreement AP-2026-000123 | Annapath');
  const sheet = screen.getByRole('article');
  for (const text of [
    'AP-2026-000123',
    'Agreed on 05 Mar 2026 / 05 मार्च 2026 को तय हुआ',
    'The farmer / किसान',
    'Asha Devi',
    '9812000001',
    'Ravi Kumar',
    '9812000002',
    'Mandi gate 2, Hisar, Haryana',
    '40 quintals / 40 क्विंटल',
    '₹2,400 per quintal / ₹2,400 प्रति क्विंटल',
    '₹96,000 = 96 thousand rupees / 96 हज़ार रुपये',
    '08 Mar 2026, in the morning / 08 मार्च 2026, सुबह, Mandi gate 2',
    '39.5 quintals × ₹2,400 = ₹94,800',
    '− 2 % = − ₹1,896 (moisture / नमी)',
    '₹92,904 = 92 thousand 904 rupees / 92 हज़ार 904 रुपये',
    'UPI / यूपीआई · UTR 4711',
    'Arrived / मिल गया',
    '₹48,000 of ₹92,904 has arrived. / ₹92,904 में से ₹48,000 मिल गए हैं।',
    'No money passes through Annapath.',
    'Signature of the farmer / किसान के हस्ताक्षर: Asha Devi',
    'http://localhost/deals/check/AP-2026-000123-7F3A91C2',
  ]) {
    expect(sheet).toHaveTextContent(text);
  }
  const code = within(sheet).getByRole('img');
  expect(code).toHaveAccessibleName('http://localhost/deals/check/AP-2026-000123-7F3A91C2');
  expect((await axe(container)).violations).toEqual([]);
});

test('how the price stood beside the mandis on the day of the deal', async () => {
  await open({ priceComparison: mandiOf() });
  await screen.findByRole('heading', { level: 1 });
  const sheet = screen.getByRole('article');
  expect(sheet).toHaveTextContent('₹20 above mandi · 04 Mar / मंडी से ₹20 ज़्यादा · 04 मार्च');
  const line = within(sheet).getByRole('img', { name: /^Mandis nearby/ });
  expect(new TextEncoder().encode(line.outerHTML).length).toBeLessThanOrEqual(400);
});

test('it is the same paper for who reads Hindi', async () => {
  await open(settled, 'hi');
  const title = await screen.findByRole('heading', { level: 1 });
  expect(title).toHaveTextContent('Sale agreement / बिक्री का करारनामा');
  expect(screen.getByRole('link', { name: 'सौदे पर वापस' })).toHaveAttribute('href', '/deals/deal-1');
});

test('before the weighing there is no sum of it', async () => {
  await open();
  const sheet = await screen.findByRole('article');
  expect(sheet).toHaveTextContent('Nothing of ₹96,000 has arrived yet.');
  expect(sheet).not.toHaveTextContent('Weight and amount');
});

test('of very many payments the first ones are one line', async () => {
  const payments = Array.from({ length: 20 }, (_, index) =>
    paymentOf({ id: `payment-${index}`, amount: 1_000 + index, status: index % 2 ? 'RECEIVED' : 'MARKED' }),
  );
  await open({ ...settled, payments });
  const sheet = await screen.findByRole('article');
  // 1001 and 1003 of the four that are not listed.
  expect(sheet).toHaveTextContent('4 earlier payments, of which arrived: ₹2,004');
  expect(within(sheet).getAllByRole('row')).toHaveLength(16);
});

test('the button prints', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

test('an agreement of others is not there, and search engines are kept out', async () => {
  await renderApp('/deals/deal-1/agreement', { as: 'buyer', Query: { deal: () => null } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Deal not found.' })).toBeVisible();
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
