import { brokenInvariants } from '../bids/invariants.js';
import { allSignedInAgain, everythingOf } from '../bids/trading.js';
import { type Person, person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { agreedDeal, did, readDeal, step, type TestDeal } from './dealing.js';

/*
 * Every (state, action, actor) of a deal: those that are allowed do exactly what stands here, all others are refused and
 * change nothing. The table is written out here a second time on purpose.
 */
let server: TestServer;
type Actor = 'farmer' | 'buyer' | 'otherFarmer' | 'otherBuyer' | 'guest';
let people: Record<Exclude<Actor, 'guest'>, Person>;

beforeAll(async () => {
  server = await startTestServer();
  people = {
    farmer: await person(server, 'farmer'),
    buyer: await person(server, 'buyer'),
    otherFarmer: await person(server, 'farmer'),
    otherBuyer: await person(server, 'buyer'),
  };
});
afterAll(() => server.close());

const DAY_MS = 24 * 60 * 60 * 1_000;
const dayIn = (days: number) =>
  new Date(server.clock.now().getTime() + days * DAY_MS + DAY_MS / 4).toISOString().slice(0, 10);
const as = (actor: Actor) => (actor === 'guest' ? undefined : people[actor]);
const nobody = '018f0000-0000-7000-8000-000000000000';

/** How a deal comes into each of its states. In each of them, that may have a payment, one waits for an answer. */
const STATES: Readonly<Record<string, (deal: TestDeal) => Promise<unknown>>> = {
  AGREED: async () => undefined,
  'AGREED, pick-up proposed by the buyer': (deal) =>
    did(server, 'proposePickup', deal, people.buyer, { day: dayIn(1), timeOfDay: 'EVENING', place: 'Here' }),
  'AGREED, with a payment marked': (deal) =>
    did(server, 'markPayment', deal, people.buyer, { amount: 500, method: 'CASH' }),
  'AGREED, two weeks ago': async () => {
    server.clock.advance(14 * DAY_MS);
    people = await allSignedInAgain(server, people);
  },
  WEIGHED: (deal) => did(server, 'recordWeight', deal, people.farmer, { quantity: 40 }),
  'WEIGHED, two days ago': async (deal) => {
    await did(server, 'recordWeight', deal, people.farmer, { quantity: 40 });
    server.clock.advance(2 * DAY_MS);
    people = await allSignedInAgain(server, people);
  },
  'WEIGHED and confirmed, with a payment marked': async (deal) => {
    const { weighing } = await did(server, 'recordWeight', deal, people.farmer, { quantity: 40 });
    await did(server, 'confirmWeight', deal, people.buyer, { weighingId: weighing.id });
    await did(server, 'markPayment', deal, people.buyer, { amount: 99_220, method: 'BANK', reference: 'N1' });
  },
  COMPLETED: async (deal) => {
    await STATES['WEIGHED and confirmed, with a payment marked']?.(deal);
    const { payments } = (await readDeal(server, deal, people.farmer)).body.data.deal;
    await did(server, 'confirmPayment', deal, people.farmer, { paymentId: payments[0].id });
  },
  'CANCELLED by the buyer': (deal) => did(server, 'cancelDeal', deal, people.buyer, { reason: 'NO_TRANSPORT' }),
  'CANCELLED after an advance': async (deal) => {
    const { payments } = await did(server, 'markPayment', deal, people.buyer, { amount: 500, method: 'CASH' });
    await did(server, 'confirmPayment', deal, people.farmer, { paymentId: payments[0]?.id });
    await did(server, 'cancelDeal', deal, people.farmer, { words: 'The rain came.', stillThere: false });
  },
  DISPUTED: async (deal) => {
    await did(server, 'recordWeight', deal, people.farmer, { quantity: 40 });
    await did(server, 'openDispute', deal, people.buyer, { words: 'The slip says 38.' });
  },
};

/** What is sent: always the last one of what the step names, so that only state and side decide. */
const ACTIONS: Readonly<Record<string, (deal: TestDeal, shown: Shown) => Readonly<Record<string, unknown>>>> = {
  proposePickup: () => ({ day: dayIn(2), timeOfDay: 'MORNING', place: 'At the well' }),
  confirmPickup: (_deal, { pickupProposal }) => ({ pickupId: pickupProposal?.id ?? nobody }),
  recordWeight: () => ({ quantity: 41, why: 'The second slip.' }),
  confirmWeight: (_deal, { weighing }) => ({ weighingId: weighing?.id ?? nobody }),
  markPayment: () => ({ amount: 10, method: 'UPI', reference: 'second' }),
  confirmPayment: (_deal, { payments }) => ({ paymentId: payments.at(-1)?.id ?? nobody }),
  denyPayment: (_deal, { payments }) => ({ paymentId: payments.at(-1)?.id ?? nobody }),
  cancelDeal: () => ({ reason: 'SOLD_ELSEWHERE' }),
  sayStillThere: () => ({ stillThere: true }),
  confirmReturn: () => ({}),
  openDispute: () => ({ words: 'I see it otherwise.' }),
};

interface Shown {
  readonly pickupProposal: { readonly id: string } | null;
  readonly weighing: { readonly id: string } | null;
  readonly payments: ReadonlyArray<{ readonly id: string }>;
}

/** Who may do what, and what the timeline has more afterwards, with the state at its end. */
const ALLOWED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AGREED: {
    'proposePickup farmer': 'PROPOSE_PICK_UP AGREED',
    'proposePickup buyer': 'PROPOSE_PICK_UP AGREED',
    'recordWeight farmer': 'RECORD_WEIGHT WEIGHED',
    'markPayment buyer': 'MARK_PAYMENT AGREED',
    'cancelDeal farmer': 'CANCEL CANCELLED',
    'cancelDeal buyer': 'CANCEL CANCELLED',
  },
  'AGREED, two weeks ago': { 'sayStillThere farmer': 'CANCEL SAY_STILL_THERE CANCELLED' },
  WEIGHED: {
    'recordWeight farmer': 'RECORD_WEIGHT WEIGHED',
    'confirmWeight buyer': 'CONFIRM_WEIGHT WEIGHED',
    'markPayment buyer': 'MARK_PAYMENT WEIGHED',
    'openDispute farmer': 'DISPUTE DISPUTED',
    'openDispute buyer': 'DISPUTE DISPUTED',
  },
  'WEIGHED, two days ago': {
    'markPayment buyer': 'CONFIRM_WEIGHT MARK_PAYMENT WEIGHED',
    'openDispute farmer': 'CONFIRM_WEIGHT DISPUTE DISPUTED',
    'openDispute buyer': 'CONFIRM_WEIGHT DISPUTE DISPUTED',
  },
  'WEIGHED and confirmed, with a payment marked': {
    'markPayment buyer': 'MARK_PAYMENT WEIGHED',
    'confirmPayment farmer': 'CONFIRM_PAYMENT COMPLETE COMPLETED',
    'denyPayment farmer': 'DENY_PAYMENT WEIGHED',
    'openDispute farmer': 'DISPUTE DISPUTED',
    'openDispute buyer': 'DISPUTE DISPUTED',
  },
  COMPLETED: {},
  'CANCELLED by the buyer': { 'sayStillThere farmer': 'SAY_STILL_THERE CANCELLED' },
  'CANCELLED after an advance': { 'confirmReturn buyer': 'CONFIRM_RETURN CANCELLED' },
  DISPUTED: { 'openDispute farmer': 'DISPUTE DISPUTED', 'openDispute buyer': 'DISPUTE DISPUTED' },
};
const allowed = (state: string, what: string): string | undefined => {
  if (state === 'AGREED, pick-up proposed by the buyer' && what === 'confirmPickup farmer') {
    return 'CONFIRM_PICK_UP AGREED';
  }
  if (state === 'AGREED, with a payment marked') {
    if (what === 'confirmPayment farmer') return 'CONFIRM_PAYMENT AGREED';
    if (what === 'denyPayment farmer') return 'DENY_PAYMENT AGREED';
  }
  const of = ALLOWED[state] ?? ALLOWED[state.split(',')[0] ?? ''];
  return of?.[what];
};

const OF_FARMER = ['recordWeight', 'confirmPayment', 'denyPayment', 'sayStillThere'];
const OF_BUYER = ['confirmWeight', 'markPayment', 'confirmReturn'];

/** The other side of a step that only one side has, in a state that has the step. */
const STATES_OF: Readonly<Record<string, RegExp>> = {
  recordWeight: /^AGREED(?!, two)|^WEIGHED/,
  confirmWeight: /^WEIGHED/,
  markPayment: /^AGREED(?!, two)|^WEIGHED/,
  confirmPayment: /./,
  denyPayment: /./,
  sayStillThere: /^CANCELLED|two weeks/,
  confirmReturn: /^CANCELLED|two weeks/,
};

function refusal(state: string, action: string, actor: Actor): string {
  if (actor === 'guest') return 'UNAUTHENTICATED';
  if (actor === 'otherFarmer' || actor === 'otherBuyer') return 'NOT_FOUND';
  const own = actor === 'farmer' ? OF_BUYER : OF_FARMER;
  if (own.includes(action) && STATES_OF[action]?.test(state)) return 'NOT_YOUR_TURN';
  if (state === 'AGREED, pick-up proposed by the buyer' && action === 'confirmPickup') return 'NOT_YOUR_TURN';
  return 'CONFLICT';
}

const allOf = async ({ cropId }: TestDeal) => ({
  ...(await everythingOf(server, cropId)),
  parts: await Promise.all(
    ['deal_pickups', 'deal_weighings', 'deal_payments'].map((table) =>
      server.dataSource.query(
        `SELECT part.* FROM ${table} part JOIN deals ON deals.id = part.deal_id WHERE deals.crop_id = $1 ORDER BY part.id`,
        [cropId],
      ),
    ),
  ),
});

const ACTORS: readonly Actor[] = ['farmer', 'buyer', 'otherFarmer', 'otherBuyer', 'guest'];
const CASES = Object.keys(ACTIONS).flatMap((action) => ACTORS.map((actor) => [action, actor] as const));

describe.each(Object.keys(STATES))('a deal that is %s', (state) => {
  const bring = async () => {
    const deal = await agreedDeal(server, people);
    await STATES[state]?.(deal);
    return deal;
  };
  // What is refused changes nothing: all refusals of a state are tried on one deal.
  let untouched: TestDeal;
  beforeAll(async () => {
    untouched = await bring();
  });

  test.each(CASES)('%s by %s', async (action, actor) => {
    const becomes = allowed(state, `${action} ${actor}`)?.split(' ');
    const deal = becomes ? await bring() : untouched;
    const before = await allOf(deal);
    const shown = (await readDeal(server, deal, people.farmer)).body.data.deal;
    const input = (ACTIONS[action] as (typeof ACTIONS)[string])(deal, shown);
    const reply = await step(server, action, deal, as(actor), input);
    const after = await allOf(deal);
    const query = (sql: string, values: readonly unknown[]) => server.dataSource.query(sql, [...values]);
    expect(await brokenInvariants(query, deal.cropId, server.clock.now())).toEqual([]);
    if (becomes === undefined) {
      expect(reply.body.errors?.[0]?.extensions.code).toBe(refusal(state, action, actor));
      expect(after).toEqual(before);
      return;
    }
    expect(reply.body.errors).toBeUndefined();
    const newer = after.events.slice(before.events.length);
    expect([...newer.map(({ step: name }) => name), after.deals[0]?.state]).toEqual(becomes);
    expect(newer.at(-1)).toMatchObject({ state: becomes.at(-1), created_at: server.clock.now() });
    expect(after.deals[0]).toMatchObject({
      number: before.deals[0]?.number,
      price_paise: before.deals[0]?.price_paise,
    });
    // Of the crop, only what the farmer says to be still there ever goes back.
    const isBack = action === 'sayStillThere';
    expect(after.crop).toEqual({ ...before.crop, sold_quantity: isBack ? '0.000' : '40.000' });
  });

  test('what a side may do is what it is told it may', async () => {
    const names: Readonly<Record<string, string>> = {
      PROPOSE_PICK_UP: 'proposePickup',
      CONFIRM_PICK_UP: 'confirmPickup',
      RECORD_WEIGHT: 'recordWeight',
      CONFIRM_WEIGHT: 'confirmWeight',
      MARK_PAYMENT: 'markPayment',
      CONFIRM_PAYMENT: 'confirmPayment',
      DENY_PAYMENT: 'denyPayment',
      CANCEL: 'cancelDeal',
      SAY_STILL_THERE: 'sayStillThere',
      CONFIRM_RETURN: 'confirmReturn',
      DISPUTE: 'openDispute',
    };
    for (const side of ['farmer', 'buyer'] as const) {
      const { allowedActions } = (await readDeal(server, untouched, people[side])).body.data.deal;
      const may = Object.keys(ACTIONS).filter((action) => allowed(state, `${action} ${side}`));
      expect(allowedActions.map((name: string) => names[name]).sort()).toEqual(may.sort());
    }
  });

  test('nobody else reads it', async () => {
    const deal = untouched;
    for (const other of [people.otherFarmer, people.otherBuyer]) {
      expect((await readDeal(server, deal, other)).body).toEqual({ data: { deal: null } });
      expect((await server.rest('GET', `/api/deals/${deal.id}`, { token: other.token })).status).toBe(404);
    }
    expect((await server.rest('GET', `/api/deals/${deal.id}`)).status).toBe(401);
  });
});
