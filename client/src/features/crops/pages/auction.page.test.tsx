import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { axe } from 'jest-axe';
import { doubtServerTime, tookServerTime } from '@/lib/server-clock';
import { people } from '@/testing/people';
import { type RenderAppOptions, renderApp } from '@/testing/render-app';
import { words } from '@/testing/words';

const now = Date.now();
const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const lines = [
  { amount: 2650, automatic: true, bidder: 1, createdAt: inMinutes(-5), yours: false, person: null },
  { amount: 2640, automatic: false, bidder: 2, createdAt: inMinutes(-5), yours: true, person: null },
];
const live = {
  state: 'LIVE',
  openingPrice: 2500,
  currentPrice: 2650,
  leastNextBid: 2660,
  bidCount: 2,
  bidderCount: 2,
  reserveStatus: 'NOT_MET',
  endsAt: inMinutes(150),
  extensions: 0,
  farmerAnswerBy: null,
  viewerStanding: null,
  viewerMaxAmount: null,
  leadingBid: null,
  history: { totalCount: 2, nodes: lines },
};
const crop = {
  id: 'wheat-1',
  name: 'Wheat',
  status: 'ACTIVE',
  images: [],
  priceType: 'AUCTION',
  basePrice: 2500,
  quantity: { amount: 80, unit: 'QUINTAL' },
  minQuantity: null,
};

type Auction = Record<string, unknown>;

function open(auction: () => Auction, { Mutation, ...options }: RenderAppOptions = { as: 'buyer' }) {
  return renderApp('/contact-farmer/wheat-1', {
    as: 'buyer',
    ...options,
    Query: {
      crop: () => ({
        ...crop,
        auction: { ...live, ...auction() },
        farmer: { id: people.farmer.id, firstName: 'Ramesh' },
      }),
    },
    ...(Mutation ? { Mutation } : {}),
  });
}
/** Says yes to the question before a bid. */
async function confirm(user: Awaited<ReturnType<typeof open>>['user']) {
  const question = within(await screen.findByRole('alertdialog', { name: words('cropDetail.auction.askTitle') }));
  await user.click(question.getByRole('button', { name: words('cropDetail.bid.place') }));
}
/** Another amount than the next one, and automatic bidding, are folded away. */
const unfold = async (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(await screen.findByText('Another amount, or automatic bidding'));
const panel = async () => within(await screen.findByRole('region', { name: 'Auction' }));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('AC-513: the page of an auction', () => {
  test('price now, the lot in figures and words, time left, how many bid, and the history without names', async () => {
    const { container } = await open(() => ({}), { as: 'guest' });
    const auction = await panel();
    expect(await auction.findByText('2 hours left')).toBeVisible();
    expect(auction.getByText('₹2,650', { selector: 'p > strong' }).parentElement).toHaveTextContent('₹2,650 / quintal');
    expect(auction.getByText('₹2,12,000 for 80 quintals: 2 lakh 12 thousand rupees.')).toBeVisible();
    expect(auction.getByText("2 bids by 2 bidders · the farmer's minimum is not reached yet")).toBeVisible();
    expect(await auction.findByText('Bids so far (2)')).toBeVisible();
    expect(auction.getByText('Bidder 1').parentElement).toHaveTextContent('Bidder 1 · automatic');
    expect(auction.getByText("A leading bid can't be taken back.")).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
  });

  test('near the end the seconds are counted, by the clock of the server', async () => {
    // The device is an hour late.
    const hour = 60 * 60_000;
    tookServerTime(Date.now() + hour, Date.now(), Date.now());
    await open(() => ({ endsAt: inMinutes(64) }));
    const auction = await panel();
    expect(await auction.findByText(/^(4:00|3:\d\d) left$/)).toBeVisible();
    expect(auction.getByText('A late bid may not arrive.')).toBeVisible();
    doubtServerTime();
    tookServerTime(Date.now(), Date.now(), Date.now());
  });

  test('the least next bid is one button, which asks once with the total in words', async () => {
    let standing: Auction = { viewerStanding: 'OUTBID', viewerMaxAmount: 2640 };
    const placeBid = jest.fn((_source: unknown, _args: { input: unknown }) => {
      standing = { currentPrice: 2660, reserveStatus: 'MET', viewerStanding: 'LEADING', viewerMaxAmount: 2660 };
      return { bid: { id: 'bid-1' } };
    });
    const { user } = await open(() => standing, { Mutation: { placeBid } });
    const auction = await panel();
    expect(await auction.findByText("You've been outbid")).toBeVisible();
    await user.click(auction.getByRole('button', { name: '₹2,660 · Bid' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Place this bid?' }));
    expect(
      question.getByText(/₹2,660 per quintal for 80 quintals: ₹2,12,800, that is 2 lakh 12 thousand 800/),
    ).toBeVisible();
    expect(placeBid).not.toHaveBeenCalled();
    await user.click(question.getByRole('button', { name: 'Place Bid' }));
    expect(await screen.findByText('✅ Bid placed successfully!')).toBeVisible();
    expect(placeBid.mock.calls[0]?.[1].input).toMatchObject({ cropId: 'wheat-1', bidAmount: 2660, message: null });
    await waitFor(() => expect(screen.getByText('You lead')).toBeVisible());
    expect(screen.queryByRole('button', { name: /· Bid$/ })).not.toBeInTheDocument();
  });

  test('an amount of one’s own with automatic bidding; what is too low is said at the amount', async () => {
    const placeBid = jest
      .fn((_source: unknown, _args: { input: unknown }) => ({ bid: { id: 'bid-1' } }))
      .mockImplementationOnce(() => {
        throw new GraphQLError('Too low.', { extensions: { code: 'BID_TOO_LOW', details: { leastAmount: 2700 } } });
      });
    const { user } = await open(() => ({}), { Mutation: { placeBid } });
    const auction = await panel();
    await unfold(user);
    const amount = await auction.findByRole('textbox', { name: 'Bid amount per quintal' });
    await user.type(amount, '2660');
    await user.type(auction.getByRole('textbox', { name: 'Automatic bidding up to, per quintal' }), '2800');
    expect(auction.getByText('At most ₹2,24,000 for 80 quintals: 2 lakh 24 thousand rupees.')).toBeVisible();
    await user.click(auction.getByRole('button', { name: 'Place Bid' }));
    await confirm(user);
    await waitFor(() =>
      expect(amount).toHaveAccessibleDescription('Somebody bid more meanwhile. The least that is taken now is ₹2,700.'),
    );
    await waitFor(() => expect(amount).toHaveFocus());
    expect(placeBid.mock.calls[0]?.[1].input).toMatchObject({ bidAmount: 2660, maxAmount: 2800 });
    expect(amount).toHaveValue('2660');
  });

  test('a bid from the form asks once, with the most that it can come to, and stands in the form afterwards (AC-234)', async () => {
    const placeBid = jest.fn((_source: unknown, _args: { input: unknown }) => ({ bid: { id: 'bid-1' } }));
    const { user } = await open(() => ({}), { Mutation: { placeBid } });
    const auction = await panel();
    await unfold(user);
    const amount = await auction.findByRole('textbox', { name: 'Bid amount per quintal' });
    const most = auction.getByRole('textbox', { name: 'Automatic bidding up to, per quintal' });
    await user.type(amount, '2660');
    await user.type(most, '2,800/-');
    await user.click(auction.getByRole('button', { name: 'Place Bid' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Place this bid?' }));
    expect(question.getByText(/up to ₹2,800 per quintal.*at most ₹2,24,000, that is 2 lakh 24 thousand/)).toBeVisible();
    await user.click(question.getByRole('button', { name: words('ui.cancel') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(placeBid).not.toHaveBeenCalled();
    await user.click(auction.getByRole('button', { name: 'Place Bid' }));
    await confirm(user);
    expect(await screen.findByText(words('cropDetail.bid.placed'))).toBeVisible();
    expect(placeBid.mock.calls.map(([, { input }]) => input)).toEqual([
      { cropId: 'wheat-1', bidAmount: 2660, maxAmount: 2800, message: null },
    ]);
    expect(amount).toHaveValue('2660');
    expect(most).toHaveValue('2,800/-');
  });

  test('a bid without an amount asks nothing, and is refused in plain words at the amount (X-08)', async () => {
    const placeBid = jest.fn(() => {
      throw new GraphQLError('An amount in rupees is …', { extensions: { code: 'BAD_USER_INPUT' } });
    });
    const { user } = await open(() => ({}), { Mutation: { placeBid } });
    const auction = await panel();
    await unfold(user);
    await user.click(await auction.findByRole('button', { name: 'Place Bid' }));
    const amount = auction.getByRole('textbox', { name: 'Bid amount per quintal' });
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/Please enter an amount above ₹0 per quintal/));
    expect(placeBid).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/An amount in rupees is/)).not.toBeInTheDocument();
  });

  test('who leads below the lowest price is told both, and how far we go for them', async () => {
    await open(() => ({ viewerStanding: 'LEADING', viewerMaxAmount: 2700 }));
    const auction = await panel();
    const status = await auction.findByText("You lead. The farmer's minimum is not reached yet");
    expect(status.closest('[role=status]')).not.toBeNull();
    expect(auction.getByText('We bid for you up to ₹2,700. Nobody else sees that.')).toBeVisible();
    expect(auction.queryByRole('button', { name: /· Bid$/ })).not.toBeInTheDocument();
  });

  test('a guest is sent to sign in, and finds on coming back what was typed', async () => {
    const { user, address } = await open(() => ({}), { as: 'guest' });
    const auction = await panel();
    await unfold(user);
    await user.type(await auction.findByRole('textbox', { name: 'Bid amount per quintal' }), '2700');
    await user.click(auction.getByRole('button', { name: 'Place Bid' }));
    expect(await screen.findByText(words('cropDetail.bid.signedOut'))).toBeVisible();
    await waitFor(() => expect(address()).toBe('/login'));
    expect(sessionStorage.getItem('bid-draft:wheat-1')).toContain('2700');
  });
});

describe('AC-513: what became of an auction', () => {
  const leadingBid = {
    id: 'b1',
    allowedActions: ['ACCEPT'],
    buyer: { id: 'buyer-2', firstName: 'Anita', rating: 4.8, reviews: 5 },
    lastOffer: { id: 'o1', price: 2650, total: 212_000 },
    deal: null,
  };
  const asFarmer = { as: 'farmer' } as const;

  test('below the lowest price its farmer accepts with one press and one question', async () => {
    const acceptOffer = jest.fn((_source: unknown, _args: { input: unknown }) => ({
      bid: { id: 'b1', deal: { id: 'd1' } },
    }));
    const over = { state: 'AWAITING_FARMER', leastNextBid: null, farmerAnswerBy: inMinutes(600), leadingBid };
    const { user, address } = await open(() => over, { ...asFarmer, Mutation: { acceptOffer } });
    const auction = await panel();
    expect(await auction.findByText('Highest bidder: Anita', { exact: false })).toBeVisible();
    expect(auction.queryByRole('button', { name: 'Place Bid' })).not.toBeInTheDocument();
    await user.click(auction.getByRole('button', { name: 'Accept ₹2,650' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/Anita pays ₹2,12,000 in all, that is 2 lakh 12 thousand rupees/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Accept ₹2,650' }));
    await waitFor(() => expect(address()).toBe('/deals/d1'));
    expect(acceptOffer.mock.calls[0]?.[1].input).toEqual({ offerId: 'o1' });
  });

  test('not sold: the same again by one press', async () => {
    const relistCrop = jest.fn((_source: unknown, _args: { input: unknown }) => ({ crop: { id: 'wheat-2' } }));
    const over = { state: 'NOT_SOLD', leastNextBid: null };
    const { user, address } = await open(() => over, { ...asFarmer, Mutation: { relistCrop } });
    await user.click(await (await panel()).findByRole('button', { name: 'List it again' }));
    await waitFor(() => expect(address()).toBe('/contact-farmer/wheat-2'));
    expect(relistCrop.mock.calls[0]?.[1].input).toMatchObject({ id: 'wheat-1' });
  });

  test('the winner is told so, with the way to the deal; whoever lost, too', async () => {
    const sold = { state: 'SOLD', leastNextBid: null, viewerStanding: 'LEADING', reserveStatus: 'MET' };
    const early = await open(() => sold);
    expect(await screen.findByText('You won. The deal is made.')).toBeVisible();
    // The clock has sold it, and the deal is not stored yet.
    expect(screen.getByRole('link', { name: 'To your deals' })).toHaveAttribute('href', '/buyer-dashboard');
    early.unmount();
    const later = await open(() => ({ ...sold, leadingBid: { ...leadingBid, deal: { id: 'd1' } } }));
    expect(await screen.findByRole('link', { name: 'Open the deal' })).toHaveAttribute('href', '/deals/d1');
    expect(screen.queryByText('Highest bidder', { exact: false })).not.toBeInTheDocument();
    later.unmount();
    await open(() => ({ ...sold, viewerStanding: 'OUTBID' }));
    expect(await screen.findByText('Somebody else bid more.')).toBeVisible();
  });

  test('what happens meanwhile appears without a reload', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'], advanceTimers: true });
    try {
      let standing: Auction = { viewerStanding: 'LEADING', viewerMaxAmount: 2650, reserveStatus: 'NONE' };
      await open(() => standing);
      expect(await screen.findByText('You lead')).toBeVisible();
      standing = { viewerStanding: 'OUTBID', viewerMaxAmount: 2650, reserveStatus: 'NONE', currentPrice: 2700 };
      await act(async () => jest.advanceTimersByTimeAsync(20_000));
      expect(await screen.findByText("You've been outbid")).toBeVisible();
      expect(screen.getByText('₹2,700', { selector: '[aria-live] p > strong' })).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  test('AC-528: at the end the page asks by itself, and goes on asking while the server is a little behind', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'], advanceTimers: true });
    try {
      const endsAt = new Date(Date.now() + 10_000).toISOString();
      let asked = 0;
      let standing: Auction = { viewerStanding: 'OUTBID', endsAt };
      await open(() => {
        asked += 1;
        return standing;
      });
      expect(await screen.findByText("You've been outbid")).toBeVisible();
      // Without a line the page asks after three seconds, and then every twenty.
      await act(async () => jest.advanceTimersByTimeAsync(5_000));
      const before = asked;
      await act(async () => jest.advanceTimersByTimeAsync(6_000));
      expect(asked).toBeGreaterThan(before);
      standing = { ...standing, state: 'SOLD', leastNextBid: null };
      await act(async () => jest.advanceTimersByTimeAsync(2_000));
      expect(await screen.findByText('Somebody else bid more.')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });
});
