import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderApp } from '@/testing/render-app';
import { counteredStanding, offerOf, onePage, waitingBid } from '@/testing/trade';

const crop = {
  id: 'wheat-1',
  cropName: 'Wheat',
  status: 'ACTIVE',
  basePrice: 2500,
  createdAt: '2026-03-05T06:30:00.000Z',
  quantity: { amount: 80, unit: 'QUINTAL' },
  liveBids: { count: 2, bestPrice: 2600 },
  images: [],
};
const bestOffer = offerOf('o1', { price: 2600, total: 104_000 });
const best = waitingBid('b1', { lastOffer: bestOffer, offers: [bestOffer], message: 'Cash.' });
const answered = waitingBid('b2', {
  ...counteredStanding,
  buyer: { id: 'buyer-2', firstName: 'Imran', rating: null, reviews: 0 },
  message: null,
  allowedActions: ['WITHDRAW_COUNTER'],
});

const row = { id: 'm1', commodity: 'Wheat', market: 'Hisar Mandi', updated: '21 Nov 2026, 6:00 AM', sample: true };
let mandiPrice: unknown = null;

function openBids(withdrawCounter?: (source: unknown, args: never) => unknown, isWide = true) {
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: isWide }) as MediaQueryList;
  return renderApp('/farmer-dashboard', {
    as: 'farmer',
    Query: {
      farmerCrops: () => onePage([crop]),
      myCropSummary: () => ({ listed: 1, active: 1, sold: 0, valueOnSale: 100_000 }),
      cropBids: () => onePage([best, answered]),
      crop: () => ({ ...crop, mandiPrice }),
    },
    ...(withdrawCounter ? { Mutation: { withdrawCounter } } : {}),
  });
}

const { matchMedia } = window;
afterEach(() => {
  window.matchMedia = matchMedia;
  sessionStorage.clear();
  mandiPrice = null;
});

test('a crop says how many bids wait and which is the best; they stand beside each other in a table (AC-415)', async () => {
  const { user, container } = await openBids();
  const button = await screen.findByRole('button', { name: '2 bids, the best ₹2,600' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const table = within(await screen.findByRole('table', { name: 'Bids on Wheat' }));
  const [head, first, second] = table.getAllByRole('row');
  expect(head).toHaveTextContent('BuyerPriceQuantityTogetherAgainst your priceWhere it stands');
  const cells = within(first as HTMLElement);
  expect(cells.getByRole('rowheader')).toHaveTextContent(/^Ravi.*“Cash.”$/);
  expect(cells.getByText('₹2,600')).toBeVisible();
  expect(cells.getByText('₹1,04,000')).toBeVisible();
  expect(cells.getByText('₹100 (4 %) above your price of ₹2,500')).toBeVisible();
  expect(cells.getByRole('link', { name: 'Answer Ravi' })).toHaveAttribute('href', '/farmer-dashboard?bid=b1');
  const countered = within(second as HTMLElement);
  expect(countered.getByText('Your price waits')).toBeVisible();
  // What is compared is what the buyers offer.
  expect(countered.getByText('₹2,400')).toBeVisible();
  expect(countered.getByText('Your price: ₹2,550')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('AC-499: what the mandi pays stands above the bids and beside each; nothing where nobody knows', async () => {
  mandiPrice = { price: 2500, distanceKm: 40, row };
  const { user } = await openBids();
  await user.click(await screen.findByRole('button', { name: '2 bids, the best ₹2,600' }));
  expect(await screen.findByText('In the mandi: ₹2,500 per quintal')).toBeVisible();
  const source = 'Wheat · Hisar Mandi · about 40 km away · 21 Nov 2026, 6:00 AM · sample figure';
  expect(screen.getByText(source)).toBeVisible();
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('₹100 (4 %) above the mandi');
  expect(second).toHaveTextContent('₹100 (4 %) below the mandi');
});

test('on a phone they are cards', async () => {
  const { user } = await openBids(undefined, false);
  await user.click(await screen.findByRole('button', { name: '2 bids, the best ₹2,600' }));
  const cards = within(await screen.findByRole('list', { name: 'Bids on Wheat' }));
  expect(cards.getByText('Ravi: ₹2,600')).toBeVisible();
  expect(screen.queryByText(/mandi/)).not.toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('an unanswered price is taken back, after a question (AC-413)', async () => {
  const withdrawCounter = jest.fn((_source: unknown, _args: never) => ({ bid: waitingBid('b2') }));
  const { user } = await openBids(withdrawCounter);
  await user.click(await screen.findByRole('button', { name: '2 bids, the best ₹2,600' }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw my price: Imran' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw your price?' }));
  expect(question.getByText(/Imran can no longer accept your price of ₹2,550/)).toBeVisible();
  expect(withdrawCounter).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: 'Withdraw my price' }));
  expect(await screen.findByText("Your price is withdrawn. Imran's bid counts again.")).toBeVisible();
  expect(withdrawCounter.mock.calls[0]?.[1]).toEqual({ input: { offerId: 'counter-1' } });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument(), { timeout: 4000 });
});
