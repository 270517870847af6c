import { bid, HOUR_MS, insertAuction } from '../auctions/auctioning.js';
import { accept, counter, decline, lastOfferOf, removeCrop } from '../bids/trading.js';
import { ask, type Person, person } from '../crops/market.js';
import { agreedDeal, did } from '../deals/dealing.js';
import { startTestServer, type TestServer } from '../harness.js';
import { toldTo, withBid } from './telling.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** What somebody has still to read, newest first. */
const unread = async (as: Person) =>
  (await toldTo(server, as)).filter(({ readAt }) => readAt === null).map(({ kind }) => kind);

const countOf = async (as: Person) =>
  (await ask(server, '{ unreadNotifications }', {}, as)).body.data.unreadNotifications;

describe('who answers a thing has read what they were told of it', () => {
  test('a counter-offer and its answer: each side reads its own, and nobody that of the other one', async () => {
    const { farmer, buyer, bid: placed } = await withBid(server);
    expect(await unread(farmer)).toEqual(['NEW_BID']);
    const offerId = lastOfferOf(await counter(server, farmer, placed.offerId, { price: 2_600 }));
    expect(await unread(farmer)).toEqual([]);
    expect(await unread(buyer)).toEqual(['COUNTER_OFFER']);
    await accept(server, buyer, offerId);
    // Of the deal that came of it they are told anew.
    expect(await unread(buyer)).toEqual(['DEAL_STEP']);
    expect(await countOf(buyer)).toBe(1);
  });

  test('a no of either side', async () => {
    const rejected = await withBid(server);
    await decline(server, rejected.farmer, rejected.bid.offerId, { reason: 'PRICE_TOO_LOW' });
    expect(await unread(rejected.farmer)).toEqual([]);
    expect(await unread(rejected.buyer)).toEqual(['OFFER_DECLINED']);
    const countered = await withBid(server);
    const offerId = lastOfferOf(await counter(server, countered.farmer, countered.bid.offerId, { price: 2_600 }));
    await decline(server, countered.buyer, offerId, {});
    expect(await unread(countered.buyer)).toEqual([]);
    expect(await unread(countered.farmer)).toEqual(['OFFER_DECLINED']);
  });

  test('a refused answer reads nothing', async () => {
    const { farmer, bid: placed } = await withBid(server);
    expect((await counter(server, farmer, placed.offerId, { price: -1 })).status).toBe(400);
    expect(await unread(farmer)).toEqual(['NEW_BID']);
  });

  test('a bid on another crop stays to be read', async () => {
    const { farmer, bid: placed } = await withBid(server);
    const other = await withBid(server);
    await accept(server, farmer, placed.offerId);
    expect(await unread(other.farmer)).toEqual(['NEW_BID']);
  });

  test('a step of a deal', async () => {
    const deal = await agreedDeal(server);
    const { farmer, buyer } = deal;
    expect(await unread(buyer)).toEqual(['DEAL_STEP']);
    const { pickupProposal } = await did(server, 'proposePickup', deal, buyer, {
      day: new Date(Date.now() + 3 * 24 * HOUR_MS).toISOString().slice(0, 10),
      timeOfDay: 'MORNING',
      place: 'At the farm',
    });
    expect(await unread(buyer)).toEqual([]);
    expect(await unread(farmer)).toContain('DEAL_STEP');
    await did(server, 'confirmPickup', deal, farmer, { pickupId: pickupProposal.id });
    expect(await unread(farmer)).toEqual([]);
    expect(await unread(buyer)).toEqual(['DEAL_STEP']);
  });

  test('AC-698: who opens a deal has read what they were told of it, and of nothing else', async () => {
    const deal = await agreedDeal(server);
    const other = await agreedDeal(server, { buyer: deal.buyer });
    const open = `mutation ($input: MarkNotificationsReadInput!) { markNotificationsRead(input: $input) { unread } }`;
    const opened = async (id: string, as: Person) => (await ask(server, open, { input: { dealId: id } }, as)).body;
    expect(await countOf(deal.buyer)).toBe(2);
    // Not by the other side, and not by who has no part in it.
    await opened(deal.id, deal.farmer);
    await opened(deal.id, other.farmer);
    expect(await countOf(deal.buyer)).toBe(2);
    expect((await opened(deal.id, deal.buyer)).data.markNotificationsRead).toEqual({ unread: 1 });
    const both = await ask(server, open, { input: { dealId: deal.id, ids: [] } }, deal.buyer);
    expect(both.body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });

  test('a new bid of who was out-bid', async () => {
    const farmer = await person(server, 'farmer');
    const [first, second] = [await person(server, 'buyer'), await person(server, 'buyer')];
    const { id } = await insertAuction(server, farmer, { endsInMs: 5 * HOUR_MS });
    await bid(server, first, id, { bidAmount: 1_600 });
    await bid(server, second, id, { bidAmount: 1_700 });
    expect(await unread(first)).toEqual(['OUTBID']);
    await bid(server, first, id, { bidAmount: 1_800 });
    expect(await unread(first)).toEqual([]);
  });

  test('a crop that is taken off the list', async () => {
    const { farmer, crop } = await withBid(server);
    await removeCrop(server, farmer, crop.id);
    expect(await unread(farmer)).toEqual([]);
  });
});
