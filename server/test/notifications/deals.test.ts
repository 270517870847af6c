import { ManualClock } from '../../src/platform/clock.js';
import { signedInAgain } from '../bids/trading.js';
import { ask, person } from '../crops/market.js';
import { agreedDeal, completeDeal, did } from '../deals/dealing.js';
import { startTestServer, type TestServer } from '../harness.js';
import { type MailServer, startMailServer } from './mail-server.js';
import { deliveriesTo, runJobs, toldTo } from './telling.js';

const HOUR = 3_600_000;

let mails: MailServer;
let server: TestServer;
let clock: ManualClock;
beforeAll(async () => {
  mails = await startMailServer();
  // Ten in the evening in India.
  clock = new ManualClock(new Date('2027-04-01T16:30:00.000Z'));
  server = await startTestServer({ clock, settings: { SMTP_URL: mails.url, MAIL_FROM: 'news@annapath.example' } });
});
afterAll(async () => {
  await server.close();
  await mails.close();
});

const dealBetween = async () =>
  agreedDeal(server, {
    farmer: await person(server, 'farmer', { firstName: 'Ramesh' }),
    buyer: await person(server, 'buyer', { firstName: 'Anita' }),
  });
const textsTo = async (as: Parameters<typeof toldTo>[1]) =>
  (await toldTo(server, await signedInAgain(server, as))).map(({ text }) => text.replace(/AP-\d{4}-\d+/, 'AP-…'));

describe('what is told of deals', () => {
  test('AC-461: whoever the table of deals names is told of each step, and who did it is not', async () => {
    const deal = await dealBetween();
    const { farmer, buyer } = deal;
    const told = await textsTo(farmer);
    const { pickupProposal } = await did(server, 'proposePickup', deal, buyer, {
      day: '2027-04-04',
      timeOfDay: 'MORNING',
      place: 'At the farm',
    });
    await did(server, 'confirmPickup', deal, farmer, { pickupId: pickupProposal.id });
    await completeDeal(server, { ...deal, quantity: 40 });
    expect((await textsTo(farmer)).slice(0, -told.length)).toEqual([
      'Your deal AP-… with Anita about Wheat is complete. How was it? Please rate each other.',
      'Anita says that ₹99,220 was paid for Wheat. Please confirm it once you have it.',
      'Anita agrees to what was weighed of Wheat.',
      'Anita wants the pick-up of Wheat on 4 April. Please say whether that suits you.',
    ]);
    expect((await textsTo(buyer)).slice(0, -1)).toEqual([
      'Your deal AP-… with Ramesh about Wheat is complete. How was it? Please rate each other.',
      'Ramesh confirms your payment of ₹99,220 for Wheat.',
      'Ramesh entered 40 quintals of Wheat as weighed, which makes ₹99,220. Please check it within 48 hours.',
      'Ramesh agrees to the pick-up of Wheat on 4 April.',
    ]);
  });

  test('AC-473: steps of a deal are mailed at night too, and lead to its page', async () => {
    const deal = await dealBetween();
    await did(server, 'cancelDeal', deal, deal.buyer, { reason: 'NO_TRANSPORT', words: 'The truck broke down.' });
    await runJobs(server, deal.farmer);
    const cancelled = (await mails.mailsTo(deal.farmer.email)).at(-1);
    expect(cancelled?.text).toContain('Anita called off your deal');
    expect(cancelled?.text).toContain('“The truck broke down.”');
    expect(cancelled?.text).toContain(`/deals/${deal.id}`);
  });

  test('AC-472: on the day before a pick-up both sides are reminded, once, and not where it was moved', async () => {
    const deal = await dealBetween();
    const { farmer, buyer } = deal;
    const agree = async (day: string) => {
      const { pickupProposal } = await did(server, 'proposePickup', deal, await signedInAgain(server, buyer), {
        day,
        timeOfDay: 'MORNING',
        place: 'At the farm',
      });
      await did(server, 'confirmPickup', deal, await signedInAgain(server, farmer), { pickupId: pickupProposal.id });
    };
    await agree('2027-04-03');
    await runJobs(server, farmer, buyer);
    clock.advance(2 * HOUR);
    await runJobs(server, farmer, buyer);
    await runJobs(server, farmer, buyer);
    const reminders = async (who: typeof farmer) =>
      (await toldTo(server, await signedInAgain(server, who))).filter(({ kind }) => kind === 'PICK_UP_TOMORROW');
    expect((await reminders(buyer)).map(({ text }) => text.replace(/AP-\d{4}-\d+/, 'AP-…'))).toEqual([
      'The pick-up of Wheat with Ramesh is on 3 April. Deal AP-….',
    ]);
    expect(await reminders(farmer)).toHaveLength(1);
    // It is night: the mail waits for the morning, and by then the pick-up is on another day.
    await agree('2027-04-08');
    clock.advance(8 * HOUR);
    await runJobs(server, farmer, buyer);
    expect((await deliveriesTo(server, buyer)).filter(({ kind }) => kind === 'PICK_UP_TOMORROW')).toMatchObject([
      { state: 'DROPPED', outcome: 'no longer true' },
    ]);
  });

  test('AC-461: a rating is told at once, and how many stars it has once both have rated', async () => {
    const deal = await dealBetween();
    await completeDeal(server, { ...deal, quantity: 40 });
    const rate = (as: typeof deal.buyer, stars: number) =>
      ask(
        server,
        'mutation ($input: RateDealInput!) { rateDeal(input: $input) { deal { id } } }',
        { input: { dealId: deal.id, stars } },
        as,
      );
    await rate(deal.buyer, 5);
    expect((await textsTo(deal.farmer))[0]).toBe(
      'Anita rated your deal about Wheat. You see how once you have rated too.',
    );
    await rate(deal.farmer, 4);
    expect((await textsTo(deal.farmer))[0]).toBe('Anita gave you 5 of 5 stars for Wheat.');
    expect((await textsTo(deal.buyer))[0]).toBe('Ramesh gave you 4 of 5 stars for Wheat.');
  });

  test('AC-459: who does not rate back is told how many stars they got when the seven days are over, once, and not at night', async () => {
    // Ten in the evening in India, and seven days later again.
    const evening = new Date(clock.now()).setUTCHours(16, 30, 0, 0);
    clock.advance((evening - clock.now().getTime() + 24 * HOUR) % (24 * HOUR));
    const deal = await dealBetween();
    await completeDeal(server, { ...deal, quantity: 40 });
    const input = { dealId: deal.id, stars: 3 };
    await ask(
      server,
      'mutation ($input: RateDealInput!) { rateDeal(input: $input) { deal { id } } }',
      { input },
      deal.buyer,
    );
    const { farmer, buyer } = deal;
    const stars = async (as: typeof buyer) => (await textsTo(as)).filter((text) => text.includes('stars'));
    clock.advance(7 * 24 * HOUR - 1);
    await runJobs(server, farmer, buyer);
    expect(await stars(farmer)).toEqual([]);

    clock.advance(1);
    await runJobs(server, farmer, buyer);
    await runJobs(server, farmer, buyer);
    expect(await stars(farmer)).toEqual(['Anita gave you 3 of 5 stars for Wheat.']);
    expect(await stars(buyer)).toEqual([]);
    const mailed = async () => (await deliveriesTo(server, farmer)).filter(({ kind }) => kind === 'RATED').at(-1);
    expect(await mailed()).toMatchObject({ state: 'WAITING' });
    clock.advance(9 * HOUR);
    await runJobs(server, farmer, buyer);
    expect(await mailed()).toMatchObject({ state: 'SENT' });
    const sent = await mails.mailsTo(farmer.email);
    expect(sent.filter(({ text }) => text?.includes('3 of 5 stars'))).toHaveLength(1);
  });
});
