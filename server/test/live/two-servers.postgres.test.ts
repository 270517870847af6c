import { once } from 'node:events';
import pg from 'pg';
import { call, insertCrop, type Person, person } from '../crops/market.js';
import { makeBuyer } from '../factories.js';
import { ON_POSTGRES_SERVER, startTestServer, type TestServer, workerDatabaseUrl } from '../harness.js';
import { liveClient, refusedUpgrade } from '../support/live-client.js';

const CROP = 'subscription ($id: ID!) { cropChanged(id: $id) { id basePrice } }';
const MINE = 'subscription { notificationAdded { unread } }';

if (ON_POSTGRES_SERVER) {
  let here: TestServer;
  let there: TestServer;
  let farmer: Person;
  beforeAll(async () => {
    [here, there] = await Promise.all([startTestServer({ live: true }), startTestServer({ live: true })]);
    farmer = await person(here, 'farmer');
  });
  afterAll(() => Promise.all([here.close(), there.close()]));

  /** Ends the connections on which both servers listen, as an operator or a restart of the database does. */
  async function cutListeners(): Promise<void> {
    const admin = new pg.Client({ connectionString: workerDatabaseUrl() });
    await admin.connect();
    const { rowCount } = await admin.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN annapath_live%' AND datname = current_database()",
    );
    await admin.end();
    expect(rowCount).toBe(2);
  }

  test('AC-524: what happens on one server is told on the other', async () => {
    const { id } = await insertCrop(here, farmer);
    const client = await liveClient(there.url);
    const watched = client.subscribe(CROP, { id });
    await watched.next();
    const buyer = await person(here, 'buyer');
    await call(here, 'POST', '/api/bids/place', { as: buyer, body: { cropId: id, bidAmount: 2_000 } });
    expect((await watched.next()).payload.data.cropChanged.id).toBe(id);
    const own = await liveClient(there.url, { token: farmer.token });
    const mine = own.subscribe(MINE);
    const { unread } = (await mine.next()).payload.data.notificationAdded;
    const other = await person(here, 'buyer');
    await call(here, 'POST', '/api/bids/place', { as: other, body: { cropId: id, bidAmount: 2_001 } });
    expect((await mine.next()).payload.data.notificationAdded.unread).toBe(unread + 1);
    await Promise.all([client.close(), own.close()]);
  });

  test('AC-523: log-out on one server closes what is open on the other', async () => {
    const buyer = await makeBuyer(here);
    const client = await liveClient(there.url, { token: buyer.token });
    await client.subscribe(MINE).next();
    await here.rest('POST', '/api/auth/logout', { body: { refreshToken: buyer.refreshToken } });
    expect((await client.closed).code).toBe(4401);
  });

  test('AC-524: where the listening connection is lost every live connection ends, and asks anew when it is back', async () => {
    const { id } = await insertCrop(here, farmer);
    const client = await liveClient(there.url);
    await client.subscribe(CROP, { id }).next();
    await cutListeners();
    expect(await client.closed).toEqual({ code: 1013, reason: 'Ask anew' });
    // Nobody comes in who would not be told.
    if (!there.parts.topics.isOpen) expect((await refusedUpgrade(there.url)).status).toBe(503);
    while (!(here.parts.topics.isOpen && there.parts.topics.isOpen))
      await new Promise((resolve) => setTimeout(resolve, 20));
    const again = await liveClient(there.url);
    const watched = again.subscribe(CROP, { id });
    await watched.next();
    const buyer = await person(here, 'buyer');
    await call(here, 'POST', '/api/bids/place', { as: buyer, body: { cropId: id, bidAmount: 2_000 } });
    expect((await watched.next()).payload.data.cropChanged.id).toBe(id);
    await again.close();
  });

  test('AC-524: what is rolled back is told on no server', async () => {
    const { id } = await insertCrop(here, farmer);
    const listener = new pg.Client({ connectionString: workerDatabaseUrl() });
    await listener.connect();
    await listener.query('LISTEN annapath_live');
    const heard: string[] = [];
    listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
    const stranger = await person(here, 'farmer');
    expect((await call(here, 'DELETE', `/api/crops/${id}`, { as: stranger })).status).toBe(403);
    const told = once(listener, 'notification');
    await call(here, 'DELETE', `/api/crops/${id}`, { as: farmer });
    await told;
    expect(heard.filter((payload) => payload.startsWith('crops:'))).toEqual([`crops:${id} `]);
    await listener.end();
  });
}
