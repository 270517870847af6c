import { writeDownAuction } from '../../src/modules/crops/write-down-auctions.js';
import { signedInAgain } from '../bids/trading.js';
import { ask, call, type Person, person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { toldTo } from '../notifications/telling.js';
import { auctionOf, bid, DAY_MS, insertAuction } from './auctioning.js';

/** Figures and names that stand nowhere else, in rupees and in paise. */
const MAXIMUM = ['1913.77', '1,913.77', '191377'];
const OTHER_MAXIMUM = ['1702.42', '1,702.42', '170242'];
const RESERVE = ['1997.31', '1,997.31', '199731'];
const NAMES = ['Zebunnisa', 'Xerxes'];

let server: TestServer;
let farmer: Person;
let leader: Person;
let second: Person;
let third: Person;
beforeAll(async () => {
  server = await startTestServer();
  farmer = await person(server, 'farmer', { firstName: 'Ramesh' });
  leader = await person(server, 'buyer', { firstName: 'Zebunnisa' });
  second = await person(server, 'buyer', { firstName: 'Xerxes' });
  third = await person(server, 'buyer', { firstName: 'Neha' });
});
afterAll(() => server.close());

/** Everything that somebody can read of the auction, and what they hear when they bid too little. */
async function everythingFor(as: Person | undefined, id: string): Promise<string> {
  const seen = [JSON.stringify(await auctionOf(server, as, id))];
  const paths = [
    `/api/crops/${id}`,
    `/api/crops/${id}/auction?limit=100`,
    '/api/crops?limit=20',
    `/api/crops/${id}/bids`,
  ];
  for (const path of [...paths, '/api/bids/my-bids', '/api/bids/received']) {
    seen.push((await call(server, 'GET', path, { as })).text);
  }
  seen.push((await bid(server, as, id, { bidAmount: 1_601, maxAmount: 1_602 })).text);
  if (as) {
    seen.push(JSON.stringify(await toldTo(server, as)), JSON.stringify(await toldTo(server, as, 'HI')));
    const query = `query ($id: ID!) { cropBids(cropId: $id) { nodes { id bidAmount maxAmount standing state
      buyer { firstName } offers { price } } } myBids { nodes { bidAmount maxAmount } } }`;
    seen.push((await ask(server, query, { id }, as)).text);
  }
  return seen.join('\n');
}

const found = (text: string, words: readonly string[]) => words.filter((word) => text.includes(word));

async function expectSecrets(id: string): Promise<void> {
  const all = [...MAXIMUM, ...OTHER_MAXIMUM, ...RESERVE];
  expect(found(await everythingFor(undefined, id), [...all, ...NAMES])).toEqual([]);
  expect(found(await everythingFor(third, id), [...all, ...NAMES])).toEqual([]);
  // Their own maximum is no secret to them, nor the reserve and the names to the farmer.
  expect(found(await everythingFor(second, id), [...MAXIMUM, ...RESERVE, 'Zebunnisa'])).toEqual([]);
  expect(found(await everythingFor(leader, id), [...OTHER_MAXIMUM, ...RESERVE, 'Xerxes'])).toEqual([]);
  expect(found(await everythingFor(farmer, id), [...MAXIMUM, ...OTHER_MAXIMUM])).toEqual([]);
}

test('AC-507: no name, maximum or reserve of anyone ever reaches somebody else', async () => {
  const { id } = await insertAuction(server, farmer, { reservePricePaise: 1_997_31 });
  await bid(server, leader, id, { bidAmount: 1_600, maxAmount: 1_913.77, message: 'For our mill.' });
  await bid(server, second, id, { bidAmount: 1_650, maxAmount: 1_702.42 });
  await expectSecrets(id);
  server.clock.advance(DAY_MS);
  [farmer, leader, second, third] = (await Promise.all(
    [farmer, leader, second, third].map((one) => signedInAgain(server, one)),
  )) as [Person, Person, Person, Person];
  await expectSecrets(id);
  await writeDownAuction(server.parts.systemContext(), id);
  await expectSecrets(id);
  const told: Array<{ facts: unknown; account: string }> = await server.dataSource.query(
    'SELECT facts, account_id AS account FROM notifications WHERE crop_id = $1',
    [id],
  );
  const facts = (not: Person) => JSON.stringify(told.filter(({ account }) => account !== not.id));
  expect(found(facts(leader), MAXIMUM)).toEqual([]);
  expect(found(facts(farmer), [...RESERVE, ...NAMES])).toEqual([]);
  expect(found(server.logLines.join('\n'), [...MAXIMUM, ...OTHER_MAXIMUM, ...RESERVE, ...NAMES])).toEqual([]);
});
