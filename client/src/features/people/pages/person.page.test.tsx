import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { axe } from 'jest-axe';
import { renderApp } from '@/testing/render-app';
import { words } from '@/testing/words';

const ratingOf = (id: string, changes: Record<string, unknown> = {}) => ({
  id,
  stars: 5,
  words: 'Weighed in front of us.',
  month: '2026-03',
  by: { id: 'buyer-1', firstName: 'Ravi', role: 'BUYER' },
  ...changes,
});

const page = (nodes: readonly unknown[], endCursor: string | null = null) => ({
  nodes,
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
});

const person = (changes: Record<string, unknown> = {}) => ({
  id: 'farmer-1',
  firstName: 'Asha',
  role: 'FARMER',
  location: 'Hisar, Haryana',
  verified: true,
  verifiedBy: 'LAND_RECORD',
  verifiedOn: '2026-02-03',
  memberSince: '2025-11-02',
  rating: 4.6,
  reviews: 12,
  dealsCompleted: 14,
  dealsCancelled: 1,
  answersWithinHours: 5,
  ratings: page([ratingOf('one'), ratingOf('two', { stars: 3, words: null, month: '2026-01' })]),
  ...changes,
});

const open = (answer: (id: string, after: unknown) => unknown, language: 'en' | 'hi' = 'en') =>
  renderApp('/people/farmer-1', {
    language,
    Query: { person: (_: unknown, { id }: { id: string }) => answer(id, undefined) },
  });

const cropOf = (id: string, changes: Record<string, unknown> = {}) => ({
  id,
  cropName: 'Wheat (गेहूँ)',
  images: [],
  basePrice: 2500,
  auction: null,
  quantity: { unit: 'QUINTAL' },
  remainingQuantity: { amount: 80, unit: 'QUINTAL' },
  status: 'ACTIVE',
  listed: true,
  ...changes,
});

test('a farmer’s crops for sale stand there, each leading to its page (AC-674)', async () => {
  const crops = [cropOf('wheat-1'), cropOf('onion-1', { cropName: 'Onion', auction: { currentPrice: 1900 } })];
  const { container } = await renderApp('/people/farmer-1', {
    Query: { person: () => person(), farmerCrops: () => ({ totalCount: 8, nodes: crops }) },
  });
  const region = within(await screen.findByRole('region', { name: 'For sale from Asha' }));
  const links = region.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/marketplace?q=Asha', '/contact-farmer/wheat-1', '/contact-farmer/onion-1']);
  expect(region.getByRole('link', { name: 'See all in the market' })).toBeVisible();
  expect(region.getByRole('link', { name: /^Wheat/ })).toHaveTextContent('per quintal80 quintals left');
  expect(region.getByRole('link', { name: /^Onion/ })).toHaveTextContent(/1,?900/);
  expect((await axe(container)).violations).toEqual([]);
});

test('a farmer sees on their own page what others see there: nothing that is sold or removed (AC-674)', async () => {
  const crops = [
    cropOf('wheat-1', { status: 'SOLD' }),
    cropOf('guava-1', { listed: false }),
    cropOf('onion-1', { cropName: 'Onion' }),
  ];
  await renderApp('/people/farmer-1', {
    as: 'farmer',
    Query: { person: () => person(), farmerCrops: () => ({ nodes: crops }) },
  });
  const region = within(await screen.findByRole('region', { name: 'For sale from Asha' }));
  const links = region.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/marketplace?q=Asha', '/contact-farmer/onion-1']);
});

test('who sells nothing now has no such list (AC-674)', async () => {
  await renderApp('/people/farmer-1', {
    Query: { person: () => person(), farmerCrops: () => ({ totalCount: 0, nodes: [] }) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha' })).toBeVisible();
  expect(screen.queryByText(/For sale/)).not.toBeInTheDocument();
});

const figure = (name: string) => screen.getByText(name).parentElement;

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('who it is, what their deals say of them, and who said it, to a guest (AC-456)', async () => {
  const { container } = await open(() => person());
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha' })).toBeVisible();
  expect(document.title).toBe('Asha | Annapath');
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(screen.getByText('Farmer · Hisar, Haryana')).toBeVisible();
  expect(screen.getByText('Member since Nov 2025')).toBeVisible();
  expect(screen.getByText('Verified: we saw the land record, Feb 2026')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Rating: 4.6 out of 5' })).toBeVisible();
  expect(screen.getByText('12 ratings')).toBeVisible();
  expect(figure('Deals completed')).toHaveTextContent('14');
  expect(figure('Deals given up')).toHaveTextContent('1');
  expect(figure('Usually answers within')).toHaveTextContent('5 hours');

  const rows = within(screen.getByRole('list', { name: 'What others say of Asha' })).getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  const [first, second] = rows as [HTMLElement, HTMLElement];
  expect(first).toHaveTextContent('Weighed in front of us.');
  expect(first).toHaveTextContent('Ravi · Buyer · Mar 2026');
  expect(within(first).getByRole('img', { name: 'Rating: 5 out of 5' })).toBeVisible();
  expect(within(first).getByRole('link', { name: 'Ravi' })).toHaveAttribute('href', '/people/buyer-1');
  expect(within(second).getByRole('img', { name: 'Rating: 3 out of 5' })).toBeVisible();
  expect(screen.queryByText(/These are the first ratings/)).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

test.each([
  ['en', 'Sunita', true],
  ['hi', 'सुनीता', false],
] as const)('AC-685: who reads %s finds सुनीता as %s', async (language, name, isOriginalBeside) => {
  await open(() => person({ firstName: 'सुनीता', firstNameInLatin: 'Sunita' }), language);
  const heading = await screen.findByRole('heading', { level: 1, name });
  expect(document.title).toContain(name);
  expect(heading.nextElementSibling?.textContent === 'सुनीता').toBe(isOriginalBeside);
});

test('nobody has rated them yet: no stars are made up, and nothing is said that nobody checked', async () => {
  await open(() =>
    person({
      location: null,
      verified: false,
      verifiedBy: null,
      verifiedOn: null,
      rating: null,
      reviews: 0,
      dealsCompleted: 0,
      answersWithinHours: null,
      ratings: page([]),
    }),
  );
  expect(await screen.findByText('Nobody has rated Asha yet.')).toBeVisible();
  expect(screen.getByText('The first rating comes with the first completed deal.')).toBeVisible();
  expect(screen.getByText('Farmer')).toBeVisible();
  expect(screen.queryByRole('img', { name: /Rating/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/Verified/)).not.toBeInTheDocument();
  expect(screen.queryByText(words('person.answers'))).not.toBeInTheDocument();
});

test('who was verified before anybody wrote down by what is verified, no more', async () => {
  await open(() => person({ verifiedBy: null, verifiedOn: null }));
  expect(await screen.findByText(words('person.verified'))).toBeVisible();
});

test('the first two ratings are called so', async () => {
  await open(() => person({ rating: 5, reviews: 1, ratings: page([ratingOf('one')]) }));
  expect(await screen.findByText('These are the first ratings: see what later deals say of Asha.')).toBeVisible();
  expect(screen.getByText('1 rating')).toBeVisible();
});

test('more of them come below those that are there', async () => {
  const ratings = (_: unknown, { after }: { after?: string | null }) =>
    after === 'next' ? page([ratingOf('two', { words: 'The second page.' })]) : page([ratingOf('one')], 'next');
  const { user } = await open(() => person({ ratings: (args: { after?: string | null }) => ratings(null, args) }));
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('The second page.')).toBeVisible();
  expect(screen.getByText('Weighed in front of us.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('somebody who is not there, and a way on', async () => {
  await open(() => null);
  expect(await screen.findByRole('heading', { level: 1, name: 'Person not found.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the marketplace' })).toHaveAttribute('href', '/marketplace');
});

test('a failure is said and can be tried again', async () => {
  let works = false;
  const { user } = await open(() => {
    if (!works) throw new GraphQLError('down');
    return person();
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'The page could not be loaded.' })).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha' })).toBeVisible();
  expect(log).not.toHaveBeenCalledWith(expect.stringContaining('Still nobody'), expect.anything());
});

test('in Hindi', async () => {
  await open(() => person(), 'hi');
  expect(await screen.findByText('किसान · Hisar, Haryana')).toBeVisible();
  expect(screen.getByText('12 रेटिंग')).toBeVisible();
  expect(figure('अक्सर इतने समय में जवाब')).toHaveTextContent('5 घंटे');
  expect(screen.getAllByRole('listitem')[0]).toBeDefined();
  expect(screen.getByText(/खरीदार · मार्च 2026/)).toBeVisible();
});
