import { bid, insertAuction } from '../auctions/auctioning.js';
import { call, insertCrop, type Person, person } from '../crops/market.js';
import { agreedDeal } from '../deals/dealing.js';
import { startTestServer, type TestServer } from '../harness.js';
import { liveClients } from '../support/live-client.js';

const CROP =
  'subscription ($id: ID!) { cropChanged(id: $id) { id basePrice status remainingQuantity { amount } reservePrice } }';
const PRICE = 'subscription ($id: ID!) { cropChanged(id: $id) { id auction { currentPrice } } }';
const MINE = 'subscription { notificationAdded { unread notification { kind text } } }';

let server: TestServer;
let farmer: Person;
const connect = liveClients(() => server);
beforeAll(async () => {
  server = await startTestServer({ live: true });
  farmer = await person(server, 'farmer');
});
afterAll(() => server.close());

describe('AC-521: cropChanged', () => {
  test('tells anyone how the crop is, and again when it changes; its farmer alone sees the reserve price', async () => {
    const { id } = await insertCrop(server, farmer, { reservePricePaise: 200_000 });
    const watched = (await connect()).subscribe(CROP, { id });
    const own = (await connect({ token: farmer.token })).subscribe(CROP, { id });
    const first = await watched.next();
    expect(first).toMatchObject({
      type: 'next',
      payload: { data: { cropChanged: { id, status: 'ACTIVE', reservePrice: null } } },
    });
    expect((await own.next()).payload.data.cropChanged.reservePrice).toBe(2_000);

    const { version } = await server.dataSource
      .query('SELECT version FROM crops WHERE id = $1', [id])
      .then(([row]) => row);
    const edited = await call(server, 'PATCH', `/api/crops/${id}`, {
      as: farmer,
      body: { version, price: { basePrice: 1_999 } },
    });
    expect(edited.status).toBe(200);
    expect((await watched.next()).payload.data.cropChanged).toMatchObject({ id, basePrice: 1_999, reservePrice: null });
    expect((await own.next()).payload.data.cropChanged).toMatchObject({ id, basePrice: 1_999 });

    await call(server, 'DELETE', `/api/crops/${id}`, { as: farmer });
    expect((await watched.next()).payload.data.cropChanged).toBeNull();
  });

  test('a bid is told to whoever looks at the crop, and to nobody else', async () => {
    const [one, other] = [await insertCrop(server, farmer), await insertCrop(server, farmer)];
    const buyer = await person(server, 'buyer');
    const client = await connect();
    const [ofOne, ofOther] = [client.subscribe(CROP, { id: one.id }), client.subscribe(CROP, { id: other.id })];
    await ofOne.next();
    await ofOther.next();
    let others = 0;
    void ofOther.next().then(
      () => {
        others += 1;
      },
      () => undefined,
    );
    await call(server, 'POST', '/api/bids/place', { as: buyer, body: { cropId: one.id, bidAmount: 2_400 } });
    expect((await ofOne.next()).payload.data.cropChanged.id).toBe(one.id);
    expect(others).toBe(0);
  });

  test('who leads an auction raises their maximum, and no open page is told to look again', async () => {
    const [auction, other] = [await insertAuction(server, farmer), await insertCrop(server, farmer)];
    const [leader, earlier] = [await person(server, 'buyer'), await person(server, 'buyer')];
    const client = await connect();
    const ofOther = client.subscribe(PRICE, { id: other.id });
    await ofOther.next();
    await bid(server, leader, auction.id, { bidAmount: 1_600, maxAmount: 1_700 });
    // What the first bid says is heard before anybody looks at the auction.
    await call(server, 'POST', '/api/bids/place', { as: earlier, body: { cropId: other.id, bidAmount: 2_300 } });
    await ofOther.next();
    const ofAuction = client.subscribe(PRICE, { id: auction.id });
    const told: number[] = [];
    const listen = async () => {
      for (;;) told.push((await ofAuction.next()).payload.data.cropChanged.auction.currentPrice);
    };
    const end = listen().catch((error: Error) => error.message);
    expect((await bid(server, leader, auction.id, { bidAmount: 1_605, maxAmount: 1_800 })).status).toBe(201);
    // Announced in the order of their commits: what the raise said would be there before this.
    await call(server, 'POST', '/api/bids/place', { as: leader, body: { cropId: other.id, bidAmount: 2_400 } });
    await ofOther.next();
    const rival = await person(server, 'buyer');
    await bid(server, rival, auction.id, { bidAmount: 1_650 });
    await call(server, 'POST', '/api/bids/place', { as: rival, body: { cropId: other.id, bidAmount: 2_400 } });
    await ofOther.next();
    await client.close();
    expect(await end).toMatch(/^closed with/);
    expect(told).toEqual([1_600, 1_655]);
  });

  test('what is rolled back is told to nobody', async () => {
    const { id } = await insertCrop(server, farmer);
    const watched = (await connect()).subscribe(CROP, { id });
    await watched.next();
    let told = 0;
    const next = watched.next().then(
      () => {
        told += 1;
      },
      () => undefined,
    );
    const other = await person(server, 'farmer');
    expect((await call(server, 'DELETE', `/api/crops/${id}`, { as: other })).status).toBe(403);
    expect(told).toBe(0);
    await call(server, 'DELETE', `/api/crops/${id}`, { as: farmer });
    await next;
    expect(told).toBe(1);
  });
});

describe('dealChanged', () => {
  const DEAL = 'subscription ($id: ID!) { dealChanged(id: $id) { id state pickupProposal { timeOfDay } } }';

  test('tells both sides what happens in their deal, and a stranger nothing, not even that something happened', async () => {
    const deal = await agreedDeal(server);
    const other = await agreedDeal(server, { farmer: deal.farmer, buyer: deal.buyer });
    const stranger = await person(server, 'buyer');
    const listening = await Promise.all(
      [deal.farmer, deal.buyer, stranger].map(async ({ token }) =>
        (await connect({ token })).subscribe(DEAL, { id: deal.id }),
      ),
    );
    const first = await Promise.all(listening.map(async (each) => (await each.next()).payload.data.dealChanged));
    expect(first).toEqual([{ id: deal.id, state: 'AGREED', pickupProposal: null }, first[0], null]);
    let strangerHeard = 0;
    void listening[2]?.next().then(
      () => {
        strangerHeard += 1;
      },
      () => undefined,
    );
    const day = new Date(server.clock.now().getTime() + 24 * 3_600_000).toISOString().slice(0, 10);
    for (const { id } of [other, deal]) {
      const pickup = { day, timeOfDay: 'MORNING', place: 'Kaimri' };
      const named = await call(server, 'POST', `/api/deals/${id}/propose-pickup`, { as: deal.farmer, body: pickup });
      expect(named.status).toBe(200);
    }
    for (const each of listening.slice(0, 2)) {
      // That the deal was made may be heard late, and is the same as the first message.
      let shown = first[0];
      while (shown.pickupProposal === null) shown = (await each.next()).payload.data.dealChanged;
      expect(shown).toMatchObject({ id: deal.id, pickupProposal: { timeOfDay: 'MORNING' } });
    }
    expect(strangerHeard).toBe(0);
    const told = await call(server, 'GET', '/api/notifications', { as: deal.buyer });
    expect(told.body.notifications[0]).toMatchObject({ kind: 'DEAL_STEP', dealId: deal.id });
  });
});

describe('AC-522: notificationAdded', () => {
  test('tells its own person alone, with how many are unread; the first message comes at once', async () => {
    const buyer = await person(server, 'buyer');
    const { id } = await insertCrop(server, farmer);
    const mine = (await connect({ token: farmer.token })).subscribe(MINE);
    const others = (await connect({ token: buyer.token })).subscribe(MINE);
    const before = (await mine.next()).payload.data.notificationAdded;
    expect(before.notification).toBeNull();
    expect((await others.next()).payload.data.notificationAdded).toEqual({ unread: 0, notification: null });
    await call(server, 'POST', '/api/bids/place', { as: buyer, body: { cropId: id, bidAmount: 2_400 } });
    const told = (await mine.next()).payload.data.notificationAdded;
    expect(told).toMatchObject({ unread: before.unread + 1, notification: { kind: 'NEW_BID' } });
  });

  test('a guest is refused', async () => {
    const refused = await (await connect()).subscribe(MINE).next();
    expect(refused.payload.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});
