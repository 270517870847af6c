import { startTestServer, type TestServer } from '../harness.js';
import { ask, codeOf, insertCrop, type Person, person } from './market.js';

const SUMMARY = '{ myCropSummary { listed active sold valueOnSale } }';

let server: TestServer;
let farmer: Person;
beforeAll(async () => {
  server = await startTestServer();
  farmer = await person(server, 'farmer');
});
afterAll(() => server.close());

test('counts all of one’s own crops, not a page of them, and no removed or foreign one', async () => {
  const crop = (values: Parameters<typeof insertCrop>[2]) => insertCrop(server, farmer, values);
  const cheap = { basePricePaise: 1_950, quantityAmount: 3 };
  for (let count = 0; count < 11; count += 1) await crop({ ...cheap, status: 'active' });
  await crop({ status: 'sold' });
  await crop({ status: 'draft' });
  await crop({ status: 'active', deletedAt: new Date('2026-01-05T00:00:00Z') });
  await insertCrop(server, await person(server, 'farmer'), { status: 'active' });

  const { body } = await ask(server, SUMMARY, {}, farmer);
  expect(body.data.myCropSummary).toEqual({ listed: 13, active: 11, sold: 1, valueOnSale: 643.5 });
});

test('without crops everything is nought', async () => {
  const { body } = await ask(server, SUMMARY, {}, await person(server, 'buyer'));
  expect(body.data.myCropSummary).toEqual({ listed: 0, active: 0, sold: 0, valueOnSale: 0 });
});

test('a guest is asked to log in', async () => {
  expect(codeOf(await ask(server, SUMMARY))).toBe('UNAUTHENTICATED');
});
