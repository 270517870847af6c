import { BidEntity } from '../../src/modules/bids/bid.entity.js';
import { KEYS_WITHOUT_ANSWER } from '../bids/bid-invariants.js';
import { newKey } from '../commands/ways.js';
import { call, insertCrop } from '../crops/market.js';
import { ON_POSTGRES_SERVER } from '../harness.js';
import { twoServers } from './two-servers.js';

/** The embedded database serves one transaction at a time: there the same races are shorter. */
const ROUNDS = ON_POSTGRES_SERVER ? 12 : 2;
const BIDS_ON_EACH = 6;
const PLACE = 'mutation ($input: PlaceBidInput!) { placeBid(input: $input) { bid { id } } }';

const race = twoServers({ buyers: 2 * BIDS_ON_EACH });
const { either, buyerOf } = race;

interface Placed {
  readonly placeBid: { readonly bid: { readonly id: string } } | null;
}

test(`bids with a key each on two crops, one of which is being edited, ${ROUNDS} times: each is stored, and its key has its answer`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = either(round);
    const crops = await Promise.all([0, 1].map(() => insertCrop(race.server, race.farmer)));
    const inputs = Array.from({ length: 2 * BIDS_ON_EACH }, (_, index) => ({
      cropId: crops[index % 2]?.id,
      bidAmount: index + 1,
      idempotencyKey: newKey(),
    }));
    const placeAll = () =>
      Promise.all(inputs.map((input, index) => server.graphql<Placed>(PLACE, { input }, buyerOf(index).token)));
    const edit = { version: 1, price: { basePrice: 2_400 } };
    const [edited, answers] = await Promise.all([
      call(server, 'PATCH', `/api/crops/${crops[0]?.id}`, { as: race.farmer, body: edit }),
      placeAll(),
    ]);
    expect(edited.status).toBe(200);
    expect(answers.flatMap(({ code }) => code ?? [])).toEqual([]);
    expect((await placeAll()).map(({ text }) => text)).toEqual(answers.map(({ text }) => text));
    for (const [index, { id: cropId }] of crops.entries()) {
      const stored = await race.server.dataSource.manager.findBy(BidEntity, { cropId });
      const answered = answers.filter((_, number) => number % 2 === index).map(({ data }) => data?.placeBid?.bid.id);
      expect(stored.map(({ id }) => id).sort()).toEqual(answered.sort());
    }
    expect(await race.server.dataSource.query(KEYS_WITHOUT_ANSWER)).toEqual([]);
  }
});
