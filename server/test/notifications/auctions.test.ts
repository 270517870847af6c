import { ManualClock } from '../../src/platform/clock.js';
import { bid, HOUR_MS, insertAuction, MINUTE_MS } from '../auctions/auctioning.js';
import { signedInAgain } from '../bids/trading.js';
import { type Person, person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { type MailServer, startMailServer } from './mail-server.js';
import { deliveriesTo, runJobs, toldTo } from './telling.js';

let mails: MailServer;
let server: TestServer;
let clock: ManualClock;
let farmer: Person;
let first: Person;
let second: Person;
beforeAll(async () => {
  mails = await startMailServer();
  // Half past nine in the evening in India: the quiet hours have begun.
  clock = new ManualClock(new Date('2027-03-02T16:00:00.000Z'));
  server = await startTestServer({ clock, settings: { SMTP_URL: mails.url, MAIL_FROM: 'news@annapath.example' } });
});
afterAll(async () => {
  await server.close();
  await mails.close();
});
beforeEach(async () => {
  [farmer, first, second] = [
    await person(server, 'farmer', { firstName: 'Ramesh' }),
    await person(server, 'buyer', { firstName: 'Anita' }),
    await person(server, 'buyer', { firstName: 'Imran' }),
  ];
});

const OUTBID = (told: ReadonlyArray<{ kind: string }>) => told.filter(({ kind }) => kind === 'OUTBID');

test('AC-512: who led hears that somebody has bid more, at most once in ten minutes, without names', async () => {
  const { id } = await insertAuction(server, farmer, { endsInMs: 5 * HOUR_MS });
  await bid(server, first, id, { bidAmount: 1_600 });
  await bid(server, second, id, { bidAmount: 1_700 });
  expect(await toldTo(server, first)).toMatchObject([
    {
      kind: 'OUTBID',
      group: 'BIDS',
      link: `/contact-farmer/${id}`,
      text: expect.stringMatching(
        /^Somebody else has bid more for Wheat: ₹1,700 per quintal now\. You can bid again until /,
      ),
    },
  ]);
  await bid(server, first, id, { bidAmount: 1_710 });
  await bid(server, second, id, { bidAmount: 1_750 });
  expect(OUTBID(await toldTo(server, first))).toHaveLength(1);
  clock.advance(10 * MINUTE_MS);
  await bid(server, first, id, { bidAmount: 1_760 });
  await bid(server, second, id, { bidAmount: 1_800 });
  expect(OUTBID(await toldTo(server, first))).toHaveLength(2);
  expect((await toldTo(server, first, 'HI'))[0]?.text).toMatch(
    /^Wheat पर किसी और ने आपसे ज़्यादा बोली लगा दी है: अब भाव ₹1,800 .* \d+ \S+ को (सुबह|दोपहर|शाम|रात) \d+:\d\d बजे/,
  );
  // The farmer hears of each bidder once.
  expect((await toldTo(server, farmer)).map(({ text }) => text)).toEqual([
    'Imran bids in the auction of your Wheat. The price is ₹1,700 per quintal now.',
    'Anita bids in the auction of your Wheat. The price is ₹1,600 per quintal now.',
  ]);
});

test('AC-512: the mail of being out-bid waits for the morning, and is dropped where its reader leads again', async () => {
  const { id } = await insertAuction(server, farmer, { endsInMs: 20 * HOUR_MS });
  await bid(server, first, id, { bidAmount: 1_600 });
  await bid(server, second, id, { bidAmount: 1_700 });
  const [waiting] = await deliveriesTo(server, first);
  expect(waiting).toMatchObject({ kind: 'OUTBID', state: 'WAITING' });
  expect(waiting?.due_at.getTime()).toBeGreaterThan(clock.now().getTime());
  await bid(server, first, id, { bidAmount: 1_800 });
  clock.advance((waiting?.due_at.getTime() ?? 0) - clock.now().getTime());
  await runJobs(server, first);
  expect(await deliveriesTo(server, first)).toMatchObject([
    { kind: 'OUTBID', state: 'DROPPED', outcome: 'no longer true' },
  ]);
});

test('AC-512: an hour before the end its farmer and its bidders are told once, at night too', async () => {
  clock.advance(new Date('2027-03-04T16:30:00.000Z').getTime() - clock.now().getTime());
  [farmer, first, second] = (await Promise.all([farmer, first, second].map((one) => signedInAgain(server, one)))) as [
    Person,
    Person,
    Person,
  ];
  const { id } = await insertAuction(server, farmer, { endsInMs: HOUR_MS + MINUTE_MS });
  await bid(server, first, id, { bidAmount: 1_600 });
  await runJobs(server, farmer, first, second);
  expect((await toldTo(server, first)).filter(({ kind }) => kind === 'AUCTION_ENDING')).toEqual([]);
  clock.advance(MINUTE_MS);
  await runJobs(server, farmer, first, second);
  await runJobs(server, farmer, first, second);
  const [told, ...others] = await toldTo(server, first);
  expect(others).toEqual([]);
  expect(told).toMatchObject({
    kind: 'AUCTION_ENDING',
    group: 'REMINDERS',
    text: expect.stringMatching(/^The auction of Wheat ends on .*The price is ₹1,600 per quintal now\.$/),
  });
  const deliveries = await deliveriesTo(server, first);
  expect(deliveries).toMatchObject([{ kind: 'AUCTION_ENDING', state: 'SENT' }]);
  expect((await toldTo(server, farmer))[0]).toMatchObject({ kind: 'AUCTION_ENDING' });
  expect(await toldTo(server, second)).toEqual([]);
});
