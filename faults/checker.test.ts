import { type Breach, check, PROMISES, type Promised } from './checker.js';
import type { Attempt, HistoryEvent, Intention, Stored } from './history.js';

/*
 * The checker itself, on histories made by hand: a good one, in which everything happens that may happen, and for every
 * promise one or more that differ from it in the one thing that must not be.
 */
const CROP = 'crop-1';
const REMOVED = 'crop-2';
const BID = 'bid-1';
const CLOSED_BID = 'bid-2';

/** An intention with its tries, one after the other. */
function wish(
  { id, action, ...rest }: Omit<Intention, 'event' | 'person'> & { readonly person?: string },
  ...tries: ReadonlyArray<Partial<Attempt>>
): HistoryEvent[] {
  const intention: Intention = { event: 'intention', id, action, person: 'sunita', ...rest };
  const attempts = tries.map(
    (attempt): Attempt => ({
      event: 'attempt',
      intention: id,
      via: 'rest',
      line: 0,
      from: 0,
      to: 0,
      outcome: 'done',
      ...attempt,
    }),
  );
  return [intention, ...attempts];
}

const done = (from: number, more: Partial<Attempt> = {}): Partial<Attempt> => ({ from, to: from + 50, ...more });
const lost = (from: number): Partial<Attempt> => ({ from, to: from + 50, outcome: 'unknown', code: 'ECONNRESET' });
const refused = (from: number, code: string): Partial<Attempt> => ({ from, to: from + 50, outcome: 'refused', code });

const GOOD_STORED: Stored = {
  event: 'stored',
  at: 100_000,
  accounts: ['sunita@x'],
  crops: [
    { id: CROP, name: 'Wheat 1', pictures: 2, removed: false, createdAt: 2_020 },
    { id: REMOVED, name: 'Wheat 2', pictures: 0, removed: true, createdAt: 3_020 },
  ],
  bids: [
    { id: BID, crop: CROP, amountPaise: 700, message: 'bid 1', status: 'pending', createdAt: 4_120 },
    { id: CLOSED_BID, crop: REMOVED, amountPaise: 800, message: 'bid 2', status: 'closed', createdAt: 5_020 },
  ],
  steps: [
    { action: 'counter', id: 'offer-2', tag: 'offer-1', amountPaise: 900, createdAt: 20_020 },
    { action: 'accept', id: 'deal-1', tag: 'offer-2', amountPaise: null, createdAt: 21_120 },
    { action: 'weigh', id: 'weighing-1', tag: 'deal-1', amountPaise: null, createdAt: 22_020 },
    { action: 'pay', id: 'payment-1', tag: 'deal-1 101', amountPaise: 101, createdAt: 23_020 },
  ],
  keysWithoutAnswer: 0,
  broken: [],
};

/** The parts of the good history, by name, so that a test can put another one in the place of one. */
const GOOD = {
  register: wish({ id: 'r', action: 'register', tag: 'sunita@x' }, lost(900), refused(1_000, 'CONFLICT')),
  list: wish({ id: 'l1', action: 'list', tag: 'Wheat 1', pictures: 2 }, done(2_000, { made: CROP })),
  listRemoved: wish({ id: 'l2', action: 'list', tag: 'Wheat 2', pictures: 0 }, done(3_000, { made: REMOVED })),
  // Gone with its row: it had no bids.
  listGone: wish({ id: 'l3', action: 'list', tag: 'Wheat 3', pictures: 0 }, done(3_500, { made: 'crop-3' })),
  deleteGone: wish({ id: 'd3', action: 'delete', crop: 'crop-3' }, lost(3_600)),
  bid: wish(
    { id: 'b1', action: 'bid', tag: 'bid 1', crop: CROP, amountPaise: 700 },
    lost(4_000),
    done(4_100, { made: BID }),
  ),
  bidRemoved: wish(
    { id: 'b2', action: 'bid', tag: 'bid 2', crop: REMOVED, amountPaise: 800 },
    done(5_000, { made: CLOSED_BID }),
  ),
  wrongBid: wish(
    { id: 'b3', action: 'bid', tag: 'bid 3', crop: CROP, amountPaise: 0, isWrong: true },
    refused(5_100, 'BAD_USER_INPUT'),
  ),
  delete: wish({ id: 'd2', action: 'delete', crop: REMOVED }, done(6_000)),
  lateBid: wish(
    { id: 'b4', action: 'bid', tag: 'bid 4', crop: REMOVED, amountPaise: 900 },
    lost(7_000),
    refused(7_100, 'NOT_FOUND'),
  ),
  login: wish({ id: 'i', action: 'login' }, done(1_100, { token: 'a' })),
  refresh: wish({ id: 'f1', action: 'refresh', session: 's', token: 'a' }, done(10_000, { token: 'b' })),
  refreshAgain: wish({ id: 'f2', action: 'refresh', session: 's', token: 'b' }, done(11_000, { token: 'c' })),
  replay: wish({ id: 'p', action: 'replay', session: 's', token: 'a' }, refused(12_000, 'UNAUTHENTICATED')),
  refreshStolen: wish({ id: 'f3', action: 'refresh', session: 's', token: 'c' }, refused(13_000, 'UNAUTHENTICATED')),
  otherSession: wish({ id: 'f4', action: 'refresh', session: 't', token: 'x' }, done(14_000, { token: 'y' })),
  counter: wish({ id: 'c1', action: 'counter', tag: 'offer-1', amountPaise: 900 }, done(20_000, { made: 'offer-2' })),
  accept: wish({ id: 'a1', action: 'accept', tag: 'offer-2' }, lost(21_000), done(21_100, { made: 'deal-1' })),
  weigh: wish({ id: 'w1', action: 'weigh', tag: 'deal-1' }, done(22_000, { made: 'weighing-1' })),
  pay: wish({ id: 'p1', action: 'pay', tag: 'deal-1 101', amountPaise: 101 }, done(23_000, { made: 'payment-1' })),
  // Another buyer was faster.
  lateAccept: wish({ id: 'a2', action: 'accept', tag: 'offer-3' }, lost(21_000), refused(21_200, 'QUANTITY_GONE')),
  cropSeen: [{ event: 'crop seen', crop: CROP, there: true, from: 8_000, to: 8_010 }],
  removedSeen: [
    { event: 'crop seen', crop: REMOVED, there: true, from: 5_500, to: 5_510 },
    { event: 'crop seen', crop: REMOVED, there: false, from: 6_020, to: 6_040 },
  ],
  bidsSeen: [
    // Before any answer stated it: the try without an answer had placed it.
    { event: 'bids seen', person: 'sunita', bids: [{ id: BID, status: 'pending' }], from: 4_110, to: 4_120 },
    {
      event: 'bids seen',
      person: 'sunita',
      bids: [
        { id: CLOSED_BID, status: 'closed' },
        { id: BID, status: 'pending' },
      ],
      from: 8_000,
      to: 8_010,
    },
  ],
  pictures: [
    { event: 'pictures seen', crop: CROP, from: 8_020, to: 8_030 },
    // Of a crop that was being removed they may be gone.
    { event: 'pictures seen', crop: REMOVED, trouble: 'answers 404', from: 5_990, to: 6_020 },
  ],
  faults: [{ event: 'fault', kind: 'server killed', target: 0, from: 3_900, to: 5_000 }],
  stored: [GOOD_STORED],
} as const satisfies Record<string, readonly HistoryEvent[]>;

type Parts = Partial<Record<keyof typeof GOOD | 'more', readonly HistoryEvent[]>>;

const breachesWith = (parts: Parts): Breach[] => check(Object.values({ ...GOOD, ...parts }).flat());
const promisesBrokenWith = (parts: Parts): Promised[] => [
  ...new Set(breachesWith(parts).map(({ promise }) => promise)),
];
const storedWith = (change: Partial<Stored>): Parts => ({ stored: [{ ...GOOD_STORED, ...change }] });
const [bid, closedBid] = GOOD_STORED.bids;
const [crop, removedCrop] = GOOD_STORED.crops;
if (!bid || !closedBid || !crop || !removedCrop) throw new Error('The good history has two crops and two bids.');

test('a history in which every promise was kept gives nothing', () => {
  expect(breachesWith({})).toEqual([]);
});

/** The steps of trade that are stored, one of them otherwise, or once more. */
const stepsWith = (action: string, ...changes: ReadonlyArray<Partial<Stored['steps'][number]>>): Parts =>
  storedWith({
    steps: GOOD_STORED.steps.flatMap((step) =>
      step.action === action ? changes.map((change) => ({ ...step, ...change })) : [step],
    ),
  });

const BROKEN: ReadonlyArray<readonly [Promised, string, Parts]> = [
  ['lost', 'an acknowledged acceptance has no deal', stepsWith('accept')],
  ['lost', 'an acknowledged mark of a payment is not stored', stepsWith('pay')],
  ['doubled', 'a payment was marked twice', stepsWith('pay', {}, { id: 'payment-2' })],
  ['doubled', 'an acceptance made two deals', stepsWith('accept', {}, { id: 'deal-2' })],
  ['altered', 'a counter-offer has another price', stepsWith('counter', { amountPaise: 901 })],
  [
    'refused yet stored',
    'an acceptance that was refused has a deal',
    { accept: wish({ id: 'a1', action: 'accept', tag: 'offer-2' }, refused(21_000, 'OFFER_EXPIRED')) },
  ],
  ['trade broken', 'a crop breaks an invariant', storedWith({ broken: ['crop crop-1: more is sold than was listed'] })],
  ['key used up', 'keys are left without an answer', storedWith({ keysWithoutAnswer: 2 })],
  [
    'key used up',
    'a bid with a key of its own is refused as used',
    {
      more: wish(
        { id: 'b9', action: 'bid', tag: 'bid 9', crop: CROP, amountPaise: 1 },
        lost(20_000),
        refused(21_000, 'KEY_REUSED'),
      ),
    },
  ],
  ['lost', 'an acknowledged bid is not stored', storedWith({ bids: [closedBid] })],
  ['lost', 'an acknowledged crop is not stored', storedWith({ crops: [removedCrop], bids: [closedBid, bid] })],
  [
    'lost',
    'an account that was answered with tokens is not stored',
    { register: wish({ id: 'r', action: 'register', tag: 'sunita@x' }, done(900)), ...storedWith({ accounts: [] }) },
  ],
  ['lost', 'an acknowledged removal did not happen', storedWith({ crops: [crop, { ...removedCrop, removed: false }] })],
  ['doubled', 'one bid is stored twice', storedWith({ bids: [bid, { ...bid, id: 'bid-9' }, closedBid] })],
  ['doubled', 'one listing is stored twice', storedWith({ crops: [crop, { ...crop, id: 'crop-9' }, removedCrop] })],
  [
    'doubled',
    'a bid that nobody knows of is stored twice',
    {
      more: wish({ id: 'b9', action: 'bid', tag: 'bid 9', crop: CROP, amountPaise: 1 }, lost(20_000), lost(21_000)),
      ...storedWith({
        bids: [
          bid,
          closedBid,
          { ...bid, id: 'bid-9', amountPaise: 1, message: 'bid 9', createdAt: 20_010 },
          { ...bid, id: 'bid-10', amountPaise: 1, message: 'bid 9', createdAt: 21_010 },
        ],
      }),
    },
  ],
  [
    'doubled',
    'two answers to one bid name two bids',
    {
      bid: wish(
        { id: 'b1', action: 'bid', tag: 'bid 1', crop: CROP, amountPaise: 700 },
        done(4_000, { made: BID }),
        done(4_100, { made: 'bid-9' }),
      ),
      bidsSeen: [],
    },
  ],
  [
    'refused yet stored',
    'a bid that was refused is stored',
    {
      bid: wish(
        { id: 'b1', action: 'bid', tag: 'bid 1', crop: CROP, amountPaise: 700 },
        refused(4_100, 'RATE_LIMITED'),
      ),
    },
  ],
  [
    'refused yet stored',
    'a bid that must be refused is stored, although no answer came',
    {
      wrongBid: wish({ id: 'b3', action: 'bid', tag: 'bid 3', crop: CROP, amountPaise: 0, isWrong: true }, lost(5_100)),
      ...storedWith({
        bids: [bid, closedBid, { ...bid, id: 'bid-3', amountPaise: 0, message: 'bid 3', createdAt: 5_110 }],
      }),
    },
  ],
  [
    'refused yet stored',
    'a removal that was refused happened',
    {
      delete: wish({ id: 'd2', action: 'delete', crop: REMOVED, isWrong: true }, refused(6_000, 'FORBIDDEN')),
      lateBid: [],
      removedSeen: [],
      pictures: [],
    },
  ],
  [
    'wrong yet done',
    'somebody removed what is not theirs',
    { more: wish({ id: 'd9', action: 'delete', crop: CROP, isWrong: true }, done(9_000)) },
  ],
  ['altered', 'a bid has another amount', storedWith({ bids: [{ ...bid, amountPaise: 7 }, closedBid] })],
  ['altered', 'a crop has fewer pictures', storedWith({ crops: [{ ...crop, pictures: 1 }, removedCrop] })],
  ['altered', 'the answer named another row', storedWith({ bids: [{ ...bid, id: 'bid-9' }, closedBid] })],
  [
    'bid on what is gone',
    'a bid after the removal was acknowledged',
    {
      lateBid: wish(
        { id: 'b4', action: 'bid', tag: 'bid 4', crop: REMOVED, amountPaise: 900 },
        done(7_000, { made: 'bid-4' }),
      ),
      ...storedWith({
        bids: [bid, closedBid, { ...closedBid, id: 'bid-4', amountPaise: 900, message: 'bid 4', createdAt: 7_010 }],
      }),
      bidsSeen: [],
    },
  ],
  [
    'bid on what is gone',
    'a bid on the removed crop is still open',
    storedWith({ bids: [bid, { ...closedBid, status: 'pending' }] }),
  ],
  [
    'time of its own',
    'a bid is dated before it was made',
    storedWith({ bids: [{ ...bid, createdAt: 1_000 }, closedBid] }),
  ],
  [
    'time of its own',
    'a crop is dated into the future',
    storedWith({ crops: [{ ...crop, createdAt: 90_000 }, removedCrop] }),
  ],
  [
    'unseen',
    'a crop that nobody removed was not there',
    { cropSeen: [{ event: 'crop seen', crop: CROP, there: false, from: 8_000, to: 8_010 }] },
  ],
  [
    'unseen',
    'a removed crop is there again',
    { removedSeen: [{ event: 'crop seen', crop: REMOVED, there: true, from: 9_000, to: 9_010 }] },
  ],
  [
    'unseen',
    'a crop whose removal nobody knows of is gone and comes back',
    {
      cropSeen: [
        { event: 'crop seen', crop: 'crop-3', there: false, from: 4_000, to: 4_010 },
        { event: 'crop seen', crop: 'crop-3', there: true, from: 5_000, to: 5_010 },
      ],
    },
  ],
  [
    'unseen',
    'an acknowledged bid is missing in a later list',
    {
      bidsSeen: [
        { event: 'bids seen', person: 'sunita', bids: [{ id: BID, status: 'pending' }], from: 8_000, to: 8_010 },
      ],
    },
  ],
  [
    'unseen',
    'a closed bid is open again',
    {
      bidsSeen: [
        { event: 'bids seen', person: 'sunita', bids: [{ id: CLOSED_BID, status: 'closed' }], from: 6_200, to: 6_210 },
        { event: 'bids seen', person: 'sunita', bids: [{ id: CLOSED_BID, status: 'pending' }], from: 6_300, to: 6_310 },
      ],
      bid: [],
    },
  ],
  [
    'picture broken',
    'a size of a picture is missing',
    { pictures: [{ event: 'pictures seen', crop: CROP, trouble: 'answers 404', from: 8_020, to: 8_030 }] },
  ],
  [
    'two successors',
    'two tries of one exchange gave two tokens',
    {
      refresh: wish(
        { id: 'f1', action: 'refresh', session: 's', token: 'a' },
        done(10_000, { token: 'b' }),
        done(10_000, { token: 'z' }),
      ),
    },
  ],
  [
    'replay answered',
    'the thief got a token',
    {
      replay: wish({ id: 'p', action: 'replay', session: 's', token: 'a' }, done(12_000, { token: 'z' })),
      refreshStolen: [],
    },
  ],
  [
    'outlived a replay',
    'the stolen sign-in goes on',
    { refreshStolen: wish({ id: 'f3', action: 'refresh', session: 's', token: 'c' }, done(13_000, { token: 'd' })) },
  ],
  [
    'signed out',
    'a replay ended another sign-in',
    {
      otherSession: wish({ id: 'f4', action: 'refresh', session: 't', token: 'x' }, refused(14_000, 'UNAUTHENTICATED')),
    },
  ],
  [
    'signed out',
    'a token whose answer was lost does not get it again',
    {
      otherSession: wish(
        { id: 'f4', action: 'refresh', session: 't', token: 'x' },
        lost(14_000),
        refused(16_000, 'UNAUTHENTICATED'),
      ),
    },
  ],
  [
    'internal error',
    'a fault was answered as one that nobody foresaw',
    {
      more: wish(
        { id: 'b9', action: 'bid', tag: 'bid 9', crop: CROP, amountPaise: 1 },
        { ...lost(20_000), code: 'INTERNAL' },
      ),
    },
  ],
  [
    'server trouble',
    'a server ended by itself',
    { more: [{ event: 'server trouble', line: 1, what: 'ended with 1', at: 9_000 }] },
  ],
];

test.each(BROKEN)('%s: %s', (promise, _what, parts) => {
  expect(promisesBrokenWith(parts)).toEqual([promise]);
});

test('every promise has such a history', () => {
  expect([...new Set(BROKEN.map(([promise]) => promise))].sort()).toEqual(Object.keys(PROMISES).sort());
});

test('a lost answer that is asked for too late, or behind a try that may have strayed, ends a sign-in as it should', () => {
  const late = wish(
    { id: 'f4', action: 'refresh', session: 't', token: 'x' },
    lost(14_000),
    refused(40_000, 'UNAUTHENTICATED'),
  );
  const strayed = [
    ...wish({ id: 'f4', action: 'refresh', session: 't', token: 'x' }, lost(14_000), done(15_000, { token: 'y' })),
    ...wish({ id: 'f5', action: 'refresh', session: 't', token: 'y' }, done(16_000, { token: 'z' })),
    ...wish({ id: 'f6', action: 'refresh', session: 't', token: 'z' }, refused(17_000, 'UNAUTHENTICATED')),
  ];
  expect(breachesWith({ otherSession: late })).toEqual([]);
  expect(breachesWith({ otherSession: strayed })).toEqual([]);
});

test('a history that does not say what is stored says nothing', () => {
  expect(() => breachesWith({ stored: [] })).toThrow('does not say what is stored');
});
