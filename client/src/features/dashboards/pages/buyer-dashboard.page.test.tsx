import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { axe } from 'jest-axe';
import { renderApp } from '@/testing/render-app';
import { dealOf, offerOf, onePage, openStanding, overStanding, turnOf, weighingOf } from '@/testing/trade';
import { words } from '@/testing/words';

const main = () => within(screen.getByRole('main'));

const bidOf = (id: string, cropName: string, listed = true) => ({
  id,
  bidAmount: 15_000,
  message: listed ? 'I can collect on Monday' : null,
  createdAt: '2026-03-05T06:30:00.000Z',
  quantity: { amount: 40, unit: 'QUINTAL' },
  ...openStanding,
  crop: {
    id: `crop-of-${id}`,
    cropName,
    status: listed ? 'ACTIVE' : 'SOLD',
    listed,
    basePrice: 16_000,
    minQuantity: null,
    quantity: { amount: 40, unit: 'QUINTAL' },
    remainingQuantity: { amount: 40, unit: 'QUINTAL' },
    farmer: { firstName: 'Asha' },
    images: [{ url: '/media/w.webp', alt: `${cropName}, picture 1`, width: 480, height: 360, variants: [] }],
  },
});
const pageOf = (nodes: unknown[], endCursor: string | null = null) => ({
  nodes,
  totalCount: nodes.length,
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
});

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const weighedDeal = { yourSide: 'BUYER', state: 'WEIGHED', weighing: weighingOf(), finalAmount: 92_904 };

test('lists the bids with picture, name, status, farmer and amount in $ (AC-143 to AC-147, X-03)', async () => {
  const myBids = () => pageOf([bidOf('b1', 'Wheat'), bidOf('b2', 'Rice', false)]);
  const { container } = await renderApp('/buyer-dashboard', { as: 'buyer', Query: { myBids } });
  const rows = within(await main().findByRole('list', { name: 'Your Bids' })).getAllByRole('listitem');
  const wheat = within(rows[0] as HTMLElement);
  expect(wheat.getByRole('img', { name: 'Wheat, picture 1' })).toHaveAttribute('src', '/media/w.webp');
  expect(wheat.getByRole('link', { name: 'Wheat' })).toHaveAttribute('href', '/contact-farmer/crop-of-b1');
  expect(wheat.getByText('active')).toBeVisible();
  expect(wheat.getByText('Farmer: Asha')).toBeVisible();
  expect(wheat.getByText('$15,000')).toBeVisible();
  expect(wheat.getByText(/05 Mar 2026/)).toBeVisible();
  const rice = within(rows[1] as HTMLElement);
  expect(rice.getByText('sold')).toBeVisible();
  expect(rice.getByText(/no longer listed/)).toBeVisible();
  expect(rice.queryByRole('link', { name: 'Rice' })).not.toBeInTheDocument();

  expect(main().getByText('All amounts are in Indian rupees (₹).')).toBeVisible();
  expect(main().getByRole('link', { name: 'Browse Marketplace' })).toHaveAttribute('href', '/marketplace');
  expect(main().getByRole('link', { name: 'Saved Items' })).toHaveAttribute('href', '/comingsoon');
  expect((await axe(container)).violations).toEqual([]);
});

test('a crop that its farmer took off the list is not called active', async () => {
  const bid = bidOf('b1', 'Wheat');
  const myBids = () => pageOf([{ ...bid, crop: { ...bid.crop, listed: false } }]);
  await renderApp('/buyer-dashboard', { as: 'buyer', Query: { myBids } });
  const row = within(within(await main().findByRole('list', { name: 'Your Bids' })).getByRole('listitem'));
  expect(row.getAllByText(/no longer listed/)).toHaveLength(1);
  expect(row.queryByText('active')).not.toBeInTheDocument();
});

test('a next page that does not come is said, and can be asked for again', async () => {
  let failing = true;
  const myBids = (_source: unknown, { after }: { after?: string | null }) => {
    if (after && failing) throw new GraphQLError('down');
    return after ? pageOf([bidOf('b2', 'Rice')]) : pageOf([bidOf('b1', 'Wheat')], 'two');
  };
  const { user } = await renderApp('/buyer-dashboard', { as: 'buyer', Query: { myBids } });
  await user.click(await main().findByRole('button', { name: 'Show more bids' }));
  expect(await main().findByText('The next rows could not be loaded. Please try again.')).toBeVisible();
  failing = false;
  await user.click(main().getByRole('button', { name: 'Show more bids' }));
  expect(await main().findByRole('link', { name: 'Rice' })).toBeVisible();
});

test('the next page is added below', async () => {
  const myBids = (_source: unknown, { after }: { after?: string | null }) =>
    after === 'two' ? pageOf([bidOf('b2', 'Rice')]) : pageOf([bidOf('b1', 'Wheat')], 'two');
  const { user } = await renderApp('/buyer-dashboard', { as: 'buyer', Query: { myBids } });
  const more = await main().findByRole('button', { name: 'Show more bids' });
  expect(main().queryByText(/still on sale/)).not.toBeInTheDocument();
  await user.click(more);
  expect(await main().findByRole('link', { name: 'Rice' })).toBeVisible();
  expect(main().getByRole('link', { name: 'Wheat' })).toBeVisible();
  expect(main().getByText('2 crops still on sale')).toBeVisible();
});

test('without bids it says where to begin', async () => {
  await renderApp('/buyer-dashboard', { as: 'buyer', Query: { myBids: () => pageOf([]) } });
  expect(await main().findByText('You have not placed a bid yet')).toBeVisible();
});

test('a failure is logged and the list stays empty (AC-315)', async () => {
  const myBids = () => {
    throw new GraphQLError('broken');
  };
  await renderApp('/buyer-dashboard', { as: 'buyer', Query: { myBids } });
  expect(await main().findByText('The list could not be loaded.')).toBeVisible();
  // Of the list, and of what is to be done.
  expect(main().getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  expect(main().queryByRole('listitem')).not.toBeInTheDocument();
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^MyBids failed/), 'broken');
});

test('a farmer may look and is shown the way (AC-280, X-45)', async () => {
  await renderApp('/buyer-dashboard', { as: 'farmer', Query: { myBids: () => pageOf([]) } });
  expect(main().getByRole('link', { name: 'To the farm dashboard' })).toHaveAttribute('href', '/farmer-dashboard');
});

test('in Hindi', async () => {
  await renderApp('/buyer-dashboard', {
    as: 'buyer',
    language: 'hi',
    Query: { myBids: () => pageOf([bidOf('b1', 'गेहूँ')]) },
  });
  expect(await main().findByText('किसान: Asha')).toBeVisible();
  expect(main().getByText('सभी रकम भारतीय रुपये (₹) में हैं।')).toBeVisible();
});

test('an empty list that is asked for anew is not said to be loading', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
  const myBids = jest
    .fn<unknown, []>(() => new Promise(() => {}))
    // All of them, their number, those that wait for the buyer and for the farmers.
    .mockReturnValueOnce(pageOf([]))
    .mockReturnValueOnce(pageOf([]))
    .mockReturnValueOnce(pageOf([]))
    .mockReturnValueOnce(pageOf([]));
  await renderApp('/buyer-dashboard', { as: 'buyer', Query: { myBids } });
  await main().findByText(words('buyerDashboard.empty'));
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(myBids.mock.calls.length).toBeGreaterThan(4);
  expect(main().getByText(words('buyerDashboard.empty'))).toBeVisible();
  expect(main().queryByText(words('buyerDashboard.loading'))).not.toBeInTheDocument();
  jest.useRealTimers();
});

describe('where a bid stands', () => {
  const rowOf = async (standing: Record<string, unknown>) => {
    const myBids = () => onePage([{ ...bidOf('b1', 'Wheat'), ...overStanding, ...standing }]);
    const app = await renderApp('/buyer-dashboard', { as: 'buyer', Query: { myBids } });
    const list = await main().findByRole('list', { name: words('buyerDashboard.yourBids') });
    return { ...app, row: within(within(list).getByRole('listitem')) };
  };

  test.each([
    [{ state: 'REJECTED', declineReason: 'PRICE_TOO_LOW', declineWords: 'At 2600 it is yours.' }, 'Declined'],
    [{ state: 'EXPIRED', endedReason: 'FARMER_SILENT' }, 'Over'],
    [{ state: 'REPLACED' }, 'Replaced'],
    [{ state: 'WITHDRAWN' }, 'Withdrawn'],
  ])('%j: %s, and nothing to be done', async (standing, label) => {
    const { row } = await rowOf(standing);
    expect(row.getByText(label)).toBeVisible();
    expect(row.queryByRole('button')).not.toBeInTheDocument();
  });

  test.each([
    [
      { state: 'REJECTED', declineReason: 'PRICE_TOO_LOW', declineWords: 'At 2600.' },
      'The price is too low. “At 2600.”',
    ],
    [{ state: 'EXPIRED', endedReason: 'FARMER_SILENT' }, 'The farmer did not answer in time.'],
    [{ state: 'EXPIRED', endedReason: 'SOLD_TO_ANOTHER' }, 'It was sold to another buyer.'],
    [{ state: 'EXPIRED', endedReason: 'LISTING_REMOVED' }, 'The farmer took the crop off the list.'],
    [{ state: 'REPLACED' }, 'Your newer bid counts.'],
  ])('%j says why: %s', async (standing, why) => {
    const { row } = await rowOf(standing);
    expect(row.getByText(why)).toBeVisible();
  });

  test('accepted: it leads to the deal, which stands behind its tab', async () => {
    const deal = { id: 'deal-1', number: 'AP-2026-000123' };
    const myBids = () => onePage([{ ...bidOf('b1', 'Wheat'), ...overStanding, state: 'ACCEPTED', deal }]);
    const myDeals = () => onePage([dealOf('deal-1', { yourSide: 'BUYER' })]);
    const { user } = await renderApp('/buyer-dashboard?tab=bids', { as: 'buyer', Query: { myBids, myDeals } });
    expect(await main().findByRole('link', { name: 'Open deal AP-2026-000123' })).toHaveAttribute(
      'href',
      '/deals/deal-1',
    );
    await user.click(main().getByRole('tab', { name: 'Deals 1' }));
    const deals = within(await main().findByRole('list', { name: 'My deals' }));
    expect(deals.getByText('$96,000')).toBeVisible();
    expect(deals.getByText('40 quintals, with Asha Devi')).toBeVisible();
  });

  test('accepted at another price: what was agreed stands there, and what was bid beside it', async () => {
    const lastOffer = offerOf('counter-1', { madeBy: 'FARMER', price: 2530 });
    const myBids = () => onePage([{ ...bidOf('b1', 'Wheat'), ...overStanding, state: 'ACCEPTED', lastOffer }]);
    await renderApp('/buyer-dashboard', { as: 'buyer', Query: { myBids } });
    const row = within(within(await main().findByRole('list', { name: 'Your Bids' })).getByRole('listitem'));
    expect(row.getByText('Agreed price').parentElement).toHaveTextContent('$2,530');
    expect(row.getByText(/^You had bid \$/)).toBeVisible();
  });

  test('a deal that waits for the reader is marked, and says until when', async () => {
    const until = new Date(Date.now() + 30.5 * 60 * 60 * 1000).toISOString();
    const yours = { ...weighedDeal, turns: [turnOf('BUYER', 'CONFIRM_WEIGHT', { respondBy: until })] };
    const theirs = { ...weighedDeal, turns: [turnOf('FARMER', 'CONFIRM_PAYMENT', { respondBy: until })] };
    const myDeals = () => onePage([dealOf('deal-1', yours), dealOf('deal-2', theirs)]);
    await renderApp('/buyer-dashboard?tab=deals', { as: 'buyer', Query: { myDeals } });
    const rows = within(await main().findByRole('list', { name: 'My deals' })).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Your turn');
    expect(rows[0]).toHaveTextContent('Asha Devi entered the weight. Is it right?');
    expect(rows[0]).toHaveTextContent('30 hours left');
    expect(rows[0]).toHaveTextContent('$92,904');
    expect(rows[1]).not.toHaveTextContent('Your turn');
    expect(rows[1]).toHaveTextContent('Asha Devi has to confirm that the money arrived.');
    expect(rows[1]).not.toHaveTextContent('left');
  });

  test('waiting: until when, and it can be taken back after a question', async () => {
    const withdrawBid = jest.fn((_source: unknown, _args: never) => ({
      bid: { ...bidOf('b1', 'Wheat'), ...overStanding, state: 'WITHDRAWN' },
    }));
    const { user } = await renderApp('/buyer-dashboard', {
      as: 'buyer',
      Query: { myBids: () => onePage([bidOf('b1', 'Wheat')]) },
      Mutation: { withdrawBid },
    });
    expect(await main().findByText('Waiting for the farmer')).toBeVisible();
    expect(main().getByText(/until 01 Jan 2999, 5:30 am/)).toBeVisible();
    await user.click(main().getByRole('button', { name: 'Withdraw bid' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw this bid?' }));
    expect(withdrawBid).not.toHaveBeenCalled();
    await user.click(question.getByRole('button', { name: 'Withdraw bid' }));
    expect(await screen.findByText('Your bid is withdrawn.')).toBeVisible();
    expect(withdrawBid.mock.calls[0]?.[1]).toEqual({ input: { bidId: 'b1' } });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument(), { timeout: 4000 });
    expect(main().getByText('Withdrawn')).toBeVisible();
    expect(main().queryByRole('button', { name: 'Withdraw bid' })).not.toBeInTheDocument();
    expect(main().getByRole('heading', { name: 'Your Bids' })).toHaveFocus();
  });
});

test('auctions with one’s bids say where one stands; who is out-bid is led back', async () => {
  const auctionOf = (id: string, cropName: string, auction: Record<string, unknown>) => ({
    id,
    cropName,
    quantity: { amount: 40, unit: 'QUINTAL' },
    auction: {
      state: 'LIVE',
      openingPrice: 2500,
      currentPrice: 2650,
      reserveStatus: 'NONE',
      endsAt: new Date(Date.now() + 90 * 60_000).toISOString(),
      farmerAnswerBy: null,
      ...auction,
    },
  });
  const myAuctions = () =>
    onePage([
      auctionOf('a1', 'Onion', { viewerStanding: 'OUTBID' }),
      auctionOf('a2', 'Tomato', { viewerStanding: 'LEADING', reserveStatus: 'NOT_MET' }),
    ]);
  const bid = bidOf('b1', 'Tomato');
  const crop = { ...bid.crop, auction: { reserveStatus: 'NOT_MET' } };
  const myBids = () => pageOf([{ ...bid, crop, standing: 'LEADING' }]);
  const { user } = await renderApp('/buyer-dashboard', { as: 'buyer', Query: { myBids, myAuctions } });
  // Who is outbid has something to do (AC-690).
  const today = within(await screen.findByRole('list', { name: words('dashboards.today') }));
  expect(today.getByRole('link', { name: 'Bid again: Onion' })).toHaveAttribute('href', '/contact-farmer/a1');
  await user.click(screen.getByRole('tab', { name: 'Auctions 2' }));
  const list = within(await screen.findByRole('list', { name: words('buyerDashboard.auctions') }));
  const rows = list.getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
    words('buyerDashboard.bidAgain'),
    words('dashboards.look'),
  ]);
  expect(within(rows[0] as HTMLElement).getByText(words('dashboards.place.outbid'))).toBeVisible();
  expect(within(rows[1] as HTMLElement).getByText(words('dashboards.place.below'))).toBeVisible();
  await user.click(screen.getByRole('tab', { name: /^Bids/ }));
  const bids = within(await screen.findByRole('list', { name: words('buyerDashboard.yourBids') }));
  expect(bids.getByText(words('dashboards.place.below'))).toBeVisible();
});
