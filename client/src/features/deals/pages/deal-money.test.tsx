import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderApp } from '@/testing/render-app';
import { dealOf, mandiOf, pickupOf } from '@/testing/trade';
import { type Changes, done, type Side } from '../testing/standings';

const { crop } = dealOf('deal-1');
const finished = {
  ...done,
  endedAt: '2026-03-10T06:30:00.000Z',
  pickup: pickupOf({ confirmedAt: '2026-03-06T06:30:00.000Z' }),
};

const open = (changes: Changes, side: Side = 'FARMER', language: 'en' | 'hi' = 'en') =>
  renderApp('/deals/deal-1', {
    as: side === 'FARMER' ? 'farmer' : 'buyer',
    language,
    Query: { deal: () => dealOf('deal-1', { ...finished, yourSide: side, ...changes }) },
  });
const moment = async (name: string) => within(await screen.findByRole('region', { name }));

test('the money that came, what it is above the mandi, and the way to sell the rest (AC-724, AC-725)', async () => {
  const { container } = await open({
    priceComparison: mandiOf(),
    crop: { ...crop, remainingQuantity: { amount: 30, unit: 'QUINTAL' } },
  });
  const shown = await moment('You have been paid');
  expect(shown.getByText('₹92,904')).toBeVisible();
  // 39.5 quintals at ₹2,400, where the mandi paid ₹2,380.
  expect(shown.getByText('₹790 more than the mandi')).toBeVisible();
  expect(shown.getByRole('link', { name: 'Sell the remaining 30 quintals' })).toHaveAttribute(
    'href',
    '/contact-farmer/wheat-1',
  );
  const share = shown.getByRole('link', { name: 'Share' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(share)).toContain('I sold 39.5 quintals of Wheat for ₹92,904 on Annapath.');
  expect((await axe(container)).violations).toEqual([]);
});

test('a sample price of the mandi is said to be one, in Hindi (AC-725)', async () => {
  await open({ priceComparison: mandiOf({ isSample: true }) }, 'FARMER', 'hi');
  const shown = await moment('आपको पैसे मिल गए');
  expect(shown.getByText('मंडी से ₹790 ज़्यादा मिले · नमूना')).toBeVisible();
});

test('nothing is claimed that is not known, and nothing is left to sell (AC-725)', async () => {
  await open({});
  const shown = await moment('You have been paid');
  expect(shown.queryByText(/mandi/)).not.toBeInTheDocument();
  expect(shown.queryByRole('link', { name: /Sell/ })).not.toBeInTheDocument();
});

test('the buyer reads that all is paid', async () => {
  await open({ priceComparison: mandiOf() }, 'BUYER');
  const shown = await moment('Paid in full');
  expect(shown.getByText('₹92,904')).toBeVisible();
  expect(shown.queryByText(/mandi/)).not.toBeInTheDocument();
});

test('five stages in order with their days, the next one marked for screen readers (AC-723)', async () => {
  await open({});
  const stages = within(await screen.findByRole('list', { name: 'How far the deal has come' }));
  const items = stages.getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Agreeddone05 Mar',
    'Pick-updone08 Mar',
    'Weigheddone09 Mar',
    'Paiddone10 Mar',
    '5Rated',
  ]);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, null, null, 'step']);
});

test('a deal that was given up has no stages', async () => {
  await open({ state: 'CANCELLED', cancelledBy: 'BUYER', amountToPay: 0 });
  await screen.findByText('Deal AP-2026-000123');
  expect(screen.queryByRole('list', { name: 'How far the deal has come' })).not.toBeInTheDocument();
});
