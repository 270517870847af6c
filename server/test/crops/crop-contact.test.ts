import { CROP_LIMITS } from '../../src/modules/crops/crop.limits.js';
import { ManualClock } from '../../src/platform/clock.js';
import { startTestServer, type TestServer } from '../harness.js';
import { insertCrop, type Person, person } from './market.js';

const LOOK = 'query ($id: ID!) { crop(id: $id) { cropName farmer { contact { phone } } } }';
const ADDRESS = '203.0.113.61';

let server: TestServer;
let seller: Person;
beforeAll(async () => {
  server = await startTestServer({
    clock: new ManualClock(),
    rateLimitFactor: 1,
    settings: { TRUSTED_PROXIES: '1' },
  });
  seller = await person(server, 'farmer');
});
afterAll(() => server.close());

async function cropsOf(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.push((await insertCrop(server, seller)).id);
  return ids;
}

/** One look at a crop with its contact, from one address, as a guest or signed in. */
const look = (id: string, as?: Person, address = ADDRESS) =>
  server.rest('POST', '/graphql', {
    body: { query: LOOK, variables: { id } },
    headers: { 'x-forwarded-for': address },
    ...(as ? { token: as.token } : {}),
  });

/** Looks at so many different crops. */
async function lookAt(ids: readonly string[], as?: Person): Promise<void> {
  for (const id of ids) expect((await look(id, as)).body.data.crop.farmer.contact).not.toBeNull();
}

describe('X-11: the different crops whose contact a caller sees are counted', () => {
  test('the 61st in a minute comes without its contact, and with everything else', async () => {
    const ids = await cropsOf(61);
    await lookAt(ids.slice(0, 60));

    const refused = await look(String(ids[60]));
    expect(refused.status).toBe(200);
    expect(refused.headers.get('retry-after')).toBeNull();
    expect(refused.body.data).toEqual({ crop: { cropName: 'Wheat', farmer: { contact: null } } });
    expect(refused.body.errors).toEqual([
      {
        message: 'Too many requests; contact in a minute.',
        path: ['crop', 'farmer', 'contact'],
        locations: expect.any(Array),
        extensions: {
          code: 'RATE_LIMITED',
          limit: { name: 'contacts', value: 60, windowSeconds: 60 },
          retryAfter: 60,
        },
      },
    ]);

    // What was seen in this minute may be seen again, also in REST; nothing new may, also not twice at the same moment.
    expect((await look(String(ids[0]))).body.data.crop.farmer.contact).not.toBeNull();
    const rest = (id: string) => server.rest('GET', `/crops/${id}`, { headers: { 'x-forwarded-for': ADDRESS } });
    expect((await rest(String(ids[0]))).status).toBe(200);
    expect((await rest(String(ids[60]))).status).toBe(429);
    const atOnce = await Promise.all([look(String(ids[60])), look(String(ids[60]))]);
    expect(atOnce.map(({ body }) => body.data.crop.farmer.contact)).toEqual([null, null]);

    expect((await look(String(ids[60]), undefined, '203.0.113.62')).body.data.crop.farmer.contact).not.toBeNull();
    server.clock.advance(60_000);
    expect((await look(String(ids[60]))).body.data.crop.farmer.contact).not.toBeNull();
  });

  test('a hundred looks at the same crop are one', async () => {
    const [id = ''] = await cropsOf(1);
    const visitor = await person(server, 'buyer');
    for (let time = 0; time < 100; time += 1) await lookAt([id], visitor);
  });

  test('people who are signed in are counted one by one, whatever address they share; one’s own crops never', async () => {
    const ids = await cropsOf(2);
    const [one, other] = [await person(server, 'buyer'), await person(server, 'buyer')];
    await server.parts.limits.consume(CROP_LIMITS.contacts, one.id, CROP_LIMITS.contacts.points - 1);
    await lookAt(ids.slice(0, 1), one);
    expect((await look(String(ids[1]), one)).body.data.crop.farmer.contact).toBeNull();
    await lookAt(ids, other);

    await server.parts.limits.consume(CROP_LIMITS.contacts, seller.id, CROP_LIMITS.contacts.points);
    await lookAt(ids, seller);
  });
});
