import { screen, within } from '@testing-library/react';
import type { Language } from '@/lib/language';
import { stripPlaces } from '@/lib/strip-places';
import { openMarketplace, pageOf, tomato, wheat } from '@/testing/marketplace';

const around = {
  lowest: 2440,
  highest: 2585,
  mandi: 2500,
  msp: 2425,
  day: '2026-11-22',
  isSample: false,
  isOld: false,
};

async function cardAt(basePrice: number, known: Partial<typeof around> | null = {}, language: Language = 'en') {
  const priceComparison = known && { ...around, ...known };
  await openMarketplace(() => pageOf([{ ...wheat, basePrice, priceComparison }]), { language });
  return within(await screen.findByRole('article'));
}

test.each([
  [2520, '₹20 above mandi', 'मंडी से ₹20 ज़्यादा'],
  [2500, 'at mandi price', 'मंडी के बराबर'],
  [2440, '₹60 below mandi', 'मंडी से ₹60 कम'],
  [2345, '₹80 below MSP', 'एमएसपी से ₹80 कम'],
])('₹%i is told in words, in both languages', async (price, english, hindi) => {
  const card = await cardAt(price);
  expect(card.getByText(english)).toBeInTheDocument();
  expect(card.getByText('· 22 Nov')).toBeInTheDocument();
  document.body.replaceChildren();
  expect((await cardAt(price, {}, 'hi')).getByText(hindi)).toBeInTheDocument();
});

test('what is drawn is said to who does not see it', async () => {
  const strip = (await cardAt(2520)).getByRole('img', { name: /Mandis/ });
  expect(strip).toHaveAccessibleName('Mandis nearby ₹2,440 to ₹2,585, the nearest ₹2,500, MSP ₹2,425');
});

test('a sample and an old price are said to be so', async () => {
  const card = await cardAt(2520, { isSample: true, isOld: true });
  expect(card.getByText('· old price, of 22 Nov · sample')).toBeInTheDocument();
});

test('nothing is drawn where nothing is known', async () => {
  await openMarketplace(() => pageOf([{ ...tomato, priceComparison: null }]));
  const card = within(await screen.findByRole('article'));
  expect(card.queryByText(/mandi/)).not.toBeInTheDocument();
  expect(card.queryByRole('img', { name: /Mandis/ })).not.toBeInTheDocument();
});

test.each(['en', 'hi'] as const)('the drawing takes at most 400 bytes (%s)', async (language) => {
  const known = { lowest: 1_02_440.5, highest: 1_12_585.5, mandi: 1_05_500.5, msp: 1_02_425.5 };
  const card = await cardAt(1_02_520.5, known, language);
  const strip = card.getAllByRole('img').find(({ tagName }) => tagName === 'svg');
  expect(new TextEncoder().encode(strip?.outerHTML).length).toBeLessThanOrEqual(400);
});

test('the axis shows a difference of ₹20, and a figure typed wrongly does not press the others together', () => {
  const [at, above, wrong] = [2500, 2520, 25_000].map((price) => stripPlaces(around, price));
  expect((above?.dot ?? 0) - (at?.dot ?? 0)).toBeGreaterThanOrEqual(10);
  expect((wrong?.highest ?? 0) - (wrong?.lowest ?? 0)).toBeGreaterThanOrEqual(15);
});
