import { randomInt } from 'node:crypto';
import { writeDownAuction } from '../../src/modules/crops/write-down-auctions.js';
import { accept, broken, signedInAgain } from '../bids/trading.js';
import { ask, type Person, person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { untilAnswered } from '../support/until-answered.js';
import { auctionOf, bid, DAY_MS, insertAuction, MINUTE_MS } from './auctioning.js';
import { leaderOf, leastOf, type ModelAuction, modelBid, modelState, newModel } from './model.js';
import { randomOf } from './random.js';

/*
 * AC-509: random auctions through HTTP against the model: bids, raises, maxima, ties, bids in the last millisecond and at the
 * end itself, the clock that goes on, and farmers who accept below the reserve, within their day and after it. A few in
 * every run; `RANDOM_AUCTIONS=1000` for many.
 */
const COUNT = Number(process.env.RANDOM_AUCTIONS ?? 12);
const AT_ONCE = 12;
const TURNS = 14;
const BIDDERS = 4;
const seed = Number(process.env.RANDOM_SEED ?? randomInt(1_000_000));
const random = randomOf(seed);
const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));

let server: TestServer;
let farmer: Person;
let buyers: Person[];
beforeAll(async () => {
  server = await startTestServer();
  farmer = await person(server, 'farmer');
  buyers = await Promise.all(Array.from({ length: BIDDERS }, () => person(server, 'buyer')));
});
afterAll(() => server.close());

let signedInAt = 0;
async function signInAgain(): Promise<void> {
  signedInAt = server.clock.now().getTime();
  [farmer, ...buyers] = (await Promise.all([farmer, ...buyers].map((one) => signedInAgain(server, one)))) as [
    Person,
    ...Person[],
  ];
}

interface Playing {
  readonly cropId: string;
  readonly model: ModelAuction;
}

async function begin(): Promise<Playing> {
  const opening = [whole(40_00, 60_00), whole(480_00, 520_00), whole(1_950_00, 2_050_00)][whole(0, 2)] as number;
  const reserve = random() < 0.5 ? opening + whole(0, 30) * 50 : null;
  const endsInMs = whole(2, 6) * MINUTE_MS;
  const crop = await insertAuction(server, farmer, { basePricePaise: opening, reservePricePaise: reserve, endsInMs });
  return { cropId: crop.id, model: newModel(opening, reserve, server.clock.now().getTime() + endsInMs) };
}

/** One bid, near what would be taken; gives what is different from the model. */
async function turn({ cropId, model }: Playing): Promise<void> {
  const who = whole(0, BIDDERS - 1);
  const buyer = buyers[who] as Person;
  const amount = Math.max(1, leastOf(model) + (random() < 0.2 ? -whole(1, 100) : whole(0, 6) * 50));
  const others = model.maxima.map(({ max }) => max);
  const tie = others[whole(0, Math.max(0, others.length - 1))] ?? amount;
  const max = Math.max(amount, random() < 0.3 ? tie : random() < 0.5 ? amount : amount + whole(0, 20) * 50);
  const terms = {
    bidAmount: amount / 100,
    ...(max === amount ? {} : { maxAmount: max / 100 }),
    message: `${random()}`,
  };
  const expected = modelBid(model, String(who), amount, max, server.clock.now().getTime());
  const { status, body } = await untilAnswered(() => bid(server, buyer, cropId, terms));
  expect([seed, cropId, expected ?? 201]).toEqual([seed, cropId, status === 201 ? 201 : body.code]);
}

async function compare({ cropId, model }: Playing): Promise<void> {
  const now = server.clock.now().getTime();
  const leader = leaderOf(model);
  const seen = await auctionOf(server, leader === undefined ? undefined : buyers[Number(leader)], cropId);
  const state = modelState(model, now);
  expect([seed, seen.state, seen.currentPrice, seen.endsAt, seen.extensions, seen.viewerStanding]).toEqual([
    seed,
    state,
    model.price === null ? null : model.price / 100,
    new Date(model.end).toISOString(),
    model.extensions,
    leader === undefined ? null : 'LEADING',
  ]);
  expect(seen.leastNextBid).toBe(state === 'LIVE' ? leastOf(model) / 100 : null);
}

/** The clock goes on: some seconds, a minute, or to the last moment of the auction that ends next, or to its end. */
function letTimePass(auctions: readonly Playing[]): void {
  const now = server.clock.now().getTime();
  const ends = auctions.map(({ model }) => model.end).filter((end) => end - now > 1);
  const toNextEnd = Math.min(...ends) - now - whole(0, 1);
  const steps = [MINUTE_MS, whole(0, 40_000), whole(0, 40_000), ends.length > 0 ? toNextEnd : 0];
  server.clock.advance(steps[whole(0, steps.length - 1)] ?? 0);
}

/** Some farmers accept what is below the reserve; after their day nobody can. */
async function acceptLeader({ cropId, model }: Playing): Promise<boolean> {
  const state = modelState(model, server.clock.now().getTime());
  const isBelow = model.price !== null && model.reserve !== null && model.price < model.reserve;
  if (!isBelow || random() < 0.5) return false;
  const query = 'query ($id: ID!) { cropBids(cropId: $id, first: 1) { nodes { lastOffer { id } } } }';
  const [leading] = (await ask(server, query, { id: cropId }, farmer)).body.data.cropBids.nodes;
  const { status } = await accept(server, farmer, leading.lastOffer.id);
  expect([seed, cropId, status]).toEqual([seed, cropId, state === 'AWAITING_FARMER' ? 200 : 409]);
  return status === 200;
}

/** What was made of an auction that is over, once, by whoever came first. */
async function settle(playing: Playing): Promise<void> {
  const { cropId, model } = playing;
  const accepted = await acceptLeader(playing);
  const state = accepted ? 'SOLD' : modelState(model, server.clock.now().getTime());
  for (let times = whole(1, 2); times > 0; times -= 1) await writeDownAuction(server.parts.systemContext(), cropId);
  expect(await broken(server, cropId)).toEqual([]);
  const deals: Array<{ price: string; buyer: string }> = await server.dataSource.query(
    'SELECT price_paise AS price, buyer_id AS buyer FROM deals WHERE crop_id = $1',
    [cropId],
  );
  const sold = { price: String(model.price), buyer: buyers[Number(leaderOf(model))]?.id };
  expect([seed, deals]).toEqual([seed, state === 'SOLD' ? [sold] : []]);
}

test(
  `${COUNT} random auctions go as the model says`,
  async () => {
    for (let done = 0; done < COUNT; done += AT_ONCE) {
      const auctions = await Promise.all(Array.from({ length: Math.min(AT_ONCE, COUNT - done) }, begin));
      for (let turns = 0; turns < TURNS; turns += 1) {
        letTimePass(auctions);
        // A token lasts a quarter of an hour, and one step at most six minutes.
        if (server.clock.now().getTime() - signedInAt > 8 * MINUTE_MS) await signInAgain();
        await Promise.all(auctions.map(turn));
        if (turns % 3 === 0) await Promise.all(auctions.map(compare));
      }
      await Promise.all(auctions.map(compare));
      server.clock.advance(40 * MINUTE_MS);
      await signInAgain();
      await Promise.all(auctions.map(compare));
      if (random() < 0.5) {
        server.clock.advance(DAY_MS);
        await signInAgain();
      }
      for (const auction of auctions) await settle(auction);
      await signInAgain();
    }
  },
  120_000 + COUNT * 4_000,
);
