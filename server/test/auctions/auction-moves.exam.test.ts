import { writeDownAuction } from '../../src/modules/crops/write-down-auctions.js';
import { ACTIONS, ACTORS, type Actor, type Actors, answer, neverAllowed, signUpActors } from '../bids/answering.js';
import { allSignedInAgain, broken, everythingOf } from '../bids/trading.js';
import { startTestServer, type TestServer } from '../harness.js';
import { bid, DAY_MS, HOUR_MS, insertAuction, MINUTE_MS } from './auctioning.js';

/*
 * AC-506: every (state, action, actor) of a bid in an auction, with its end written down and not: the one that is allowed
 * makes the deal, all others are refused and change nothing.
 */
let server: TestServer;
let people: Actors;

beforeAll(async () => {
  server = await startTestServer();
  people = await signUpActors(server);
});
afterAll(() => server.close());

interface State {
  readonly leads: boolean;
  readonly reserve?: number;
  /** How long the end is over. */
  readonly overForMs?: number;
}

const STATES: Readonly<Record<string, State>> = {
  'live and leading': { leads: true },
  'live and out-bid': { leads: false },
  'below the reserve, leading': { leads: true, reserve: 1_900_00, overForMs: MINUTE_MS },
  'below the reserve, lost': { leads: false, reserve: 1_900_00, overForMs: MINUTE_MS },
  'below the reserve, a day ago': { leads: true, reserve: 1_900_00, overForMs: DAY_MS },
  won: { leads: true, overForMs: MINUTE_MS },
  lost: { leads: false, overForMs: MINUTE_MS },
};

function refusal(state: string, action: string, actor: Actor): string {
  const never = neverAllowed(action, actor);
  if (never) return never;
  if (state === 'below the reserve, leading' && action === 'accept') return 'NOT_YOUR_TURN';
  return state === 'below the reserve, a day ago' ? 'OFFER_EXPIRED' : 'CONFLICT';
}

const CASES = Object.keys(ACTIONS).flatMap((action) => ACTORS.map((actor) => [action, actor] as const));

/** An auction with its bids, as it is when its time has passed. */
async function situation({ leads, reserve, overForMs }: State, isWritten: boolean) {
  const values = { endsInMs: 2 * HOUR_MS, ...(reserve ? { reservePricePaise: reserve } : {}) };
  const { id: cropId } = await insertAuction(server, people.farmer, values);
  const own = await bid(server, people.buyer, cropId, { bidAmount: 1_600 });
  if (!leads) await bid(server, people.otherBuyer, cropId, { bidAmount: 1_605 });
  if (overForMs !== undefined) {
    server.clock.advance(2 * HOUR_MS + overForMs);
    // An access token ends long before an auction does.
    people = await allSignedInAgain(server, people);
  }
  if (isWritten) await writeDownAuction(server.parts.systemContext(), cropId);
  return { cropId, bidId: own.body.bid.bidId as string, offerId: own.body.bid.offerId as string };
}

describe.each(Object.keys(STATES).flatMap((state) => [false, true].map((isWritten) => [state, isWritten] as const)))(
  '%s, written down: %s',
  (state, isWritten) => {
    // What is refused changes nothing: all refusals of a state are tried on one bid.
    let untouched: Awaited<ReturnType<typeof situation>>;
    beforeAll(async () => {
      untouched = await situation(STATES[state] as State, isWritten);
    });

    test.each(CASES)('%s by %s', async (action, actor) => {
      const isAllowed = state === 'below the reserve, leading' && action === 'accept' && actor === 'farmer';
      const { cropId, ...placed } = isAllowed ? await situation(STATES[state] as State, isWritten) : untouched;
      const before = await everythingOf(server, cropId);
      const { status, body } = await answer(server, people, actor, action, placed);
      const after = await everythingOf(server, cropId);
      if (isAllowed) {
        expect(status).toBe(200);
        expect(after.deals).toMatchObject([{ price_paise: '160000', buyer_id: people.buyer.id }]);
      } else {
        expect(body.code).toBe(refusal(state, action, actor));
        expect(after).toEqual(before);
      }
      expect(await broken(server, cropId)).toEqual([]);
    });
  },
);
