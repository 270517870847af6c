import { ManualClock } from '../../src/platform/clock.js';
import { accept, decline, placeBid, removeCrop, signedInAgain, withdraw } from '../bids/trading.js';
import { call, insertCrop, person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { type MailServer, startMailServer } from './mail-server.js';
import { deliveriesTo, runJobs, toldTo, withBid } from './telling.js';

const HOUR = 3_600_000;
/** Ten in the morning in India. */
const MORNING = '2027-03-02T04:30:00.000Z';

let mails: MailServer;
let server: TestServer;
let clock: ManualClock;
beforeAll(async () => {
  mails = await startMailServer();
  clock = new ManualClock(new Date(MORNING));
  server = await startTestServer({ clock, settings: { SMTP_URL: mails.url, MAIL_FROM: 'news@annapath.example' } });
});
afterAll(async () => {
  await server.close();
  await mails.close();
});

const DAY = 24 * HOUR;
/** The next time that the clock in India shows this hour. */
function goTo(hourInIndia: number): void {
  const ahead = ((((hourInIndia - 5.5) * HOUR - (clock.now().getTime() % DAY)) % DAY) + DAY) % DAY;
  clock.advance(ahead);
}
beforeEach(() => goTo(10));

describe('what is told of bids', () => {
  test('AC-461: a bid and a changed bid, to the farmer', async () => {
    const { farmer, buyer, crop } = await withBid(server);
    await placeBid(server, buyer, crop.id, { bidAmount: 2_510.5 });
    expect(await toldTo(server, farmer)).toMatchObject([
      {
        kind: 'NEW_BID',
        group: 'BIDS',
        link: expect.stringMatching(/^\/farmer-dashboard\?bid=/),
        text: 'Anita changed the bid on your Wheat: now ₹2,510.50 per quintal for 80 quintals, ₹2,00,840 in all.',
      },
      { text: 'Anita bids ₹2,480 per quintal for 80 quintals of your Wheat: ₹1,98,400 in all.' },
    ]);
    expect((await toldTo(server, farmer, 'HI'))[1]?.text).toBe(
      'Anita ने आपकी फसल Wheat (80 क्विंटल) पर ₹2,480 प्रति क्विंटल की बोली लगाई है: कुल ₹1,98,400।',
    );
    expect(await toldTo(server, buyer)).toEqual([]);
  });

  test('AC-461: no, with its reason and the words that came with it, to the buyer', async () => {
    const { farmer, buyer, bid } = await withBid(server);
    await decline(server, farmer, bid.offerId, { reason: 'PRICE_TOO_LOW', words: 'At least 2,600.' });
    const expected = 'Ramesh said no to your offer for Wheat: the price is too low. “At least 2,600.”';
    expect(await toldTo(server, buyer)).toMatchObject([
      { kind: 'OFFER_DECLINED', text: expected, link: expect.stringMatching(/^\/buyer-dashboard\?bid=/) },
    ]);
    expect(await toldTo(server, farmer)).toHaveLength(1);
  });

  test('AC-461: a counter-offer, and that it was taken back', async () => {
    const { farmer, buyer, bid } = await withBid(server);
    const { body } = await call(server, 'POST', `/api/offers/${bid.offerId}/counter`, {
      as: farmer,
      body: { price: 2_550 },
    });
    expect(await toldTo(server, buyer)).toMatchObject([
      {
        kind: 'COUNTER_OFFER',
        text: 'Ramesh has a new offer for Wheat: ₹2,550 per quintal for 80 quintals, ₹2,04,000 in all.',
      },
    ]);
    await call(server, 'POST', `/api/offers/${body.bid.offerId}/withdraw`, { as: farmer });
    expect((await toldTo(server, buyer))[0]).toMatchObject({ kind: 'COUNTER_WITHDRAWN' });
  });

  test('AC-461: a bid that was taken back, sold to another, or whose crop is gone', async () => {
    const { farmer, buyer, crop, bid } = await withBid(server);
    await withdraw(server, buyer, bid.bidId);
    expect((await toldTo(server, farmer))[0]).toMatchObject({ text: 'Anita took the bid on your Wheat back.' });
    await placeBid(server, buyer, crop.id);
    const other = await person(server, 'buyer', { firstName: 'Imran' });
    const winning = await placeBid(server, other, crop.id);
    await accept(server, farmer, winning.offerId);
    expect((await toldTo(server, buyer))[0]).toMatchObject({
      kind: 'BID_ENDED',
      text: 'Your bid on Wheat ended: somebody else bought all of it.',
    });
    const second = await insertCrop(server, farmer);
    await placeBid(server, buyer, second.id);
    await removeCrop(server, farmer, second.id);
    expect((await toldTo(server, buyer))[0]?.text).toBe('Your bid on Wheat ended: Ramesh removed the listing.');
  });

  test('AC-472: silence is told once it is written down, to the buyer, by mail too', async () => {
    const { buyer } = await withBid(server);
    clock.advance(48 * HOUR);
    await runJobs(server, buyer);
    const again = await signedInAgain(server, buyer);
    expect((await toldTo(server, again))[0]).toMatchObject({
      kind: 'BID_ENDED',
      text: 'Your bid on Wheat ended: Ramesh did not answer in time. You can bid again.',
    });
    expect((await mails.mailsTo(buyer.email)).map(({ subject }) => subject)).toEqual(['Your bid on Wheat is over']);
    await runJobs(server, buyer);
    expect(await toldTo(server, again)).toHaveLength(1);
  });

  test('AC-472: six hours before the end of an offer its farmer is reminded, once', async () => {
    const { farmer, buyer } = await withBid(server);
    await runJobs(server, farmer);
    clock.advance(42 * HOUR - 60_000);
    goTo(10 - 6);
    clock.advance(-60_000);
    await runJobs(server, farmer);
    const kinds = async () => (await toldTo(server, await signedInAgain(server, farmer))).map(({ kind }) => kind);
    // Four in the morning is quiet, so the evening before it was.
    expect(await kinds()).toEqual(['ANSWER_DUE', 'NEW_BID']);
    await runJobs(server, farmer);
    expect(await kinds()).toEqual(['ANSWER_DUE', 'NEW_BID']);
    expect(await toldTo(server, await signedInAgain(server, buyer))).toEqual([]);
  });

  test('AC-473: a warning that would fall into the night goes before nine in the evening', async () => {
    const { farmer } = await withBid(server);
    await runJobs(server, farmer);
    // The offer ends at ten in the morning; six hours before is four in the night.
    clock.advance(24 * HOUR);
    goTo(20.74);
    await runJobs(server, farmer);
    expect(await mails.mailsTo(farmer.email)).toHaveLength(1);
    goTo(20.75);
    await runJobs(server, farmer);
    const [, reminder] = await mails.mailsTo(farmer.email);
    expect(reminder?.subject).toBe('Please answer soon: Wheat');
    expect(reminder?.text).toContain('No answer means no.');
  });

  test('AC-473: at night nothing is mailed but what happens in a deal', async () => {
    goTo(22);
    const { farmer, buyer, crop, bid } = await withBid(server);
    await runJobs(server, farmer, buyer);
    expect(await mails.mailsTo(farmer.email)).toEqual([]);
    const [waiting] = await deliveriesTo(server, farmer);
    expect(waiting?.due_at.getTime()).toBe(clock.now().getTime() + 9 * HOUR);
    await accept(server, farmer, bid.offerId);
    await runJobs(server, farmer, buyer);
    expect(await mails.mailsTo(farmer.email)).toHaveLength(1);
    expect(await mails.mailsTo(buyer.email)).toHaveLength(1);
    expect(crop.cropName).toBe('Wheat');
  });

  test('AC-473: what was due by day and could not be sent waits for the morning', async () => {
    const { farmer } = await withBid(server);
    goTo(23);
    await runJobs(server, farmer);
    expect(await mails.mailsTo(farmer.email)).toEqual([]);
    goTo(7);
    await runJobs(server, farmer);
    expect((await mails.mailsTo(farmer.email)).map(({ subject }) => subject)).toEqual(['New bid on your Wheat']);
  });

  test('AC-474: what is no longer true in the morning is not mailed', async () => {
    goTo(22);
    const { farmer, buyer, bid } = await withBid(server);
    await withdraw(server, buyer, bid.bidId);
    goTo(7);
    await runJobs(server, farmer);
    expect((await mails.mailsTo(farmer.email)).map(({ subject }) => subject)).toEqual([
      'A bid on your Wheat was taken back',
    ]);
    expect(await deliveriesTo(server, farmer)).toMatchObject([
      { kind: 'NEW_BID', state: 'DROPPED', outcome: 'no longer true' },
      { kind: 'BID_WITHDRAWN', state: 'SENT' },
    ]);
  });

  test('AC-472: the last day of a listing is told the day before, and that it is over', async () => {
    const farmer = await person(server, 'farmer');
    const tomorrow = new Date(clock.now().getTime() + 24 * HOUR).toISOString().slice(0, 10);
    await insertCrop(server, farmer, { expiryDate: tomorrow });
    await runJobs(server, farmer);
    expect(await toldTo(server, farmer)).toMatchObject([{ kind: 'LISTING_ENDING', link: '/farmer-dashboard' }]);
    clock.advance(48 * HOUR);
    await runJobs(server, farmer);
    expect((await toldTo(server, await signedInAgain(server, farmer))).map(({ kind }) => kind)).toEqual([
      'LISTING_ENDED',
      'LISTING_ENDING',
    ]);
  });

  test('one who cannot be reminded now holds up nobody else, and is reminded when it goes again', async () => {
    const expiryDate = new Date(clock.now().getTime() + DAY).toISOString().slice(0, 10);
    const farmers = [await person(server, 'farmer'), await person(server, 'farmer'), await person(server, 'farmer')];
    for (const farmer of farmers) await insertCrop(server, farmer, { expiryDate });
    const told = () =>
      Promise.all(farmers.map(async (farmer) => (await toldTo(server, farmer)).map(({ kind }) => kind)));
    await server.dataSource.query(`
      CREATE FUNCTION no_notice() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$;
      CREATE TRIGGER no_notice BEFORE INSERT ON notifications FOR EACH ROW
        WHEN (NEW.account_id = '${farmers[1]?.id}') EXECUTE FUNCTION no_notice()`);
    try {
      await runJobs(server, ...farmers);
    } finally {
      await server.dataSource.query('DROP TRIGGER no_notice ON notifications; DROP FUNCTION no_notice()');
    }
    expect(await told()).toEqual([['LISTING_ENDING'], [], ['LISTING_ENDING']]);
    await runJobs(server, ...farmers);
    expect(await told()).toEqual([['LISTING_ENDING'], ['LISTING_ENDING'], ['LISTING_ENDING']]);
  });

  test('AC-463: what was read 90 days ago is tidied away, what is unread stays', async () => {
    const { farmer, buyer, crop } = await withBid(server);
    await placeBid(server, buyer, crop.id, { bidAmount: 2_500 });
    const [newest] = await toldTo(server, farmer);
    await call(server, 'POST', '/api/notifications/read', { as: farmer, body: { ids: [newest?.id] } });
    const kept = async () => (await toldTo(server, await signedInAgain(server, farmer))).map(({ id }) => id);
    clock.advance(89 * DAY);
    await runJobs(server, farmer);
    expect(await kept()).toContain(newest?.id);
    const before = (await kept()).length;
    clock.advance(DAY + 1);
    await runJobs(server, farmer);
    expect(await kept()).not.toContain(newest?.id);
    expect(await kept()).toHaveLength(before - 1);
  });
});

test('AC-461: a command that is undone tells nobody and queues nothing', async () => {
  const failing = await startTestServer({
    clock,
    eventHandlers: [
      async (_tx, event) => {
        if (event.constructor.name === 'BidPlaced') throw new Error('undone');
      },
    ],
  });
  try {
    const farmer = await person(failing, 'farmer');
    const buyer = await person(failing, 'buyer');
    const crop = await insertCrop(failing, farmer);
    const jobs = async () =>
      (await failing.dataSource.query('SELECT count(*)::int AS count FROM graphile_worker.jobs'))[0].count;
    const before = await jobs();
    await expect(placeBid(failing, buyer, crop.id)).rejects.toThrow('500');
    expect(await toldTo(failing, farmer)).toEqual([]);
    expect(await deliveriesTo(failing, farmer)).toEqual([]);
    expect(await jobs()).toBe(before);
  } finally {
    await failing.close();
  }
});
