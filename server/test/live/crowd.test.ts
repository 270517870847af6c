import type { QueryRunner } from 'typeorm';
import { placeBid, signedInAgain } from '../bids/trading.js';
import { insertCrop, type Person, person } from '../crops/market.js';
import { startTestServer, type TestServer, workerDatabaseUrl } from '../harness.js';
import { liveClients } from '../support/live-client.js';

const CROP = 'subscription ($id: ID!) { cropChanged(id: $id) { id } }';
/** Ten times as many may wait for a connection. */
const POOL_SIZE = 4;

let server: TestServer;
let farmer: Person;
const connect = liveClients(() => server);
beforeAll(async () => {
  server = await startTestServer({ live: true, database: { url: workerDatabaseUrl(), poolSize: POOL_SIZE } });
  farmer = await person(server, 'farmer');
});
afterAll(() => server.close());

describe('AC-524: nothing is lost where very many are told, or nobody can be told for a moment', () => {
  test('so many that their sign-ins alone would fill the queue for the database', async () => {
    const { id } = await insertCrop(server, farmer);
    const buyers = await Promise.all(Array.from({ length: 6 }, () => person(server, 'buyer')));
    // Each with a sign-in of its own, which is looked up; few at once, for so are passwords checked.
    const places: Person[] = [];
    for (let times = 0; times < 9; times += 1) {
      places.push(...(await Promise.all(buyers.map((one) => signedInAgain(server, one)))));
    }
    const watched = await Promise.all(
      places.map(async ({ token }) => (await connect({ token })).subscribe(CROP, { id })),
    );
    for (const one of watched) await one.next();
    // What was looked up is not remembered for so long.
    server.clock.advance(60_000);
    await placeBid(server, buyers[0] as Person, id);
    const heard = await Promise.all(watched.map((one) => one.next()));
    expect(heard.map(({ type, payload }) => [type, payload.data?.cropChanged?.id])).toEqual(
      places.map(() => ['next', id]),
    );
  });

  test.each(['a guest', 'a buyer'])(
    'where no connection to the database is left, %s is sent away to ask anew',
    async (who) => {
      const { id } = await insertCrop(server, farmer);
      const token = who === 'a guest' ? undefined : (await person(server, 'buyer')).token;
      const client = await connect({ token });
      const watched = client.subscribe(CROP, { id });
      await watched.next();
      const taken: QueryRunner[] = [];
      try {
        for (let index = 0; index < POOL_SIZE; index += 1) {
          taken.push(server.dataSource.createQueryRunner());
          await taken.at(-1)?.connect();
        }
        server.parts.topics.publish(`crops:${id}`);
        expect(await client.closed).toEqual({ code: 1013, reason: 'Ask anew' });
      } finally {
        await Promise.all(taken.map((runner) => runner.release()));
      }
      expect((await (await connect({ token })).subscribe(CROP, { id }).next()).payload.data.cropChanged.id).toBe(id);
    },
  );
});
