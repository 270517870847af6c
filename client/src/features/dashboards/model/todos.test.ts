import { dealOf, turnOf, waitingBid } from '@/testing/trade';
import { asReceived } from './inbox-bid';
import { countOf, type OpenAuction, todosOf } from './todos';

const NOW = Date.parse('2026-03-06T06:30:00.000Z');
const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();
type Bid = Parameters<typeof asReceived>[0];
type Deal = Parameters<typeof todosOf>[0]['deals'][number];

const bidOf = (id: string, cropId: string, hours: number, price: number) => {
  const bid = waitingBid(id, { validUntil: at(hours) });
  return asReceived({
    ...bid,
    crop: { ...bid.crop, id: cropId },
    lastOffer: { ...bid.lastOffer, price },
  } as unknown as Bid);
};
const auctionOf = (id: string, auction: Partial<OpenAuction['auction']>) =>
  ({
    id,
    auction: { state: 'LIVE', endsAt: at(3), farmerAnswerBy: null, viewerStanding: null, ...auction },
  }) as OpenAuction;
const dealsOf = (...deals: unknown[]) => deals as Deal[];

test('by time; bids on one crop stand where the first of them ends, the best on top (AC-690, AC-691)', () => {
  const deal = dealOf('d1', { turns: [turnOf('FARMER', 'PROPOSE_PICK_UP', { respondBy: at(20) })] });
  const todos = todosOf(
    {
      bids: [bidOf('b1', 'wheat', 40, 2400), bidOf('b2', 'rice', 30, 3000), bidOf('b3', 'wheat', 10, 2300)],
      deals: dealsOf(deal),
      auctions: [],
    },
    NOW,
  );
  expect(todos.map(({ id, until }) => [id, until])).toEqual([
    ['wheat', at(10)],
    ['d1', at(20)],
    ['rice', at(30)],
  ]);
  expect(todos[0]?.kind === 'bids' && todos[0].bids.map(({ id }) => id)).toEqual(['b1', 'b3']);
  expect(countOf(todos)).toBe(4);
});

test('of deals the own step alone, and the rating; what no clock decides comes last', () => {
  const deals = dealsOf(
    dealOf('pay', { yourSide: 'BUYER', turns: [turnOf('BUYER', 'MARK_PAYMENT', { respondBy: at(1) })] }),
    dealOf('theirs', { turns: [turnOf('BUYER', 'CONFIRM_WEIGHT')] }),
    dealOf('rate', { state: 'COMPLETED', turns: [], canRate: true, rateBy: at(50) }),
  );
  const todos = todosOf({ bids: [], deals, auctions: [] }, NOW);
  expect(todos.map((todo) => [todo.id, todo.kind === 'deal' && todo.task, todo.until])).toEqual([
    ['rate', 'RATE', at(50)],
    ['pay', 'MARK_PAYMENT', null],
  ]);
});

test('auctions that wait for their farmer or in which one is outbid, but none that is a bid already', () => {
  const auctions = [
    auctionOf('live', {}),
    auctionOf('leads', { viewerStanding: 'LEADING' }),
    auctionOf('outbid', { viewerStanding: 'OUTBID' }),
    auctionOf('decide', { state: 'AWAITING_FARMER', farmerAnswerBy: at(2) }),
    auctionOf('wheat', { state: 'AWAITING_FARMER', farmerAnswerBy: at(2) }),
  ];
  const todos = todosOf({ bids: [bidOf('b1', 'wheat', 2, 2400)], deals: [], auctions }, NOW);
  expect(todos.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['bids wheat', 'auction decide', 'auction outbid']);
});
