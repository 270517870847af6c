import { ManualClock } from '../../src/platform/clock.js';
import { signedInAgain } from '../bids/trading.js';
import type { Person } from '../crops/market.js';
import { person } from '../crops/market.js';
import { agreedDeal, did } from '../deals/dealing.js';
import { startTestServer, type TestServer } from '../harness.js';
import { deliveriesTo, runJobs, toldTo } from './telling.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let server: TestServer;
let clock: ManualClock;
beforeAll(async () => {
  // Noon in India.
  clock = new ManualClock(new Date('2027-06-01T06:30:00.000Z'));
  server = await startTestServer({ clock });
});
afterAll(() => server.close());

const dealBetween = async () =>
  agreedDeal(server, {
    farmer: await person(server, 'farmer', { firstName: 'Ramesh' }),
    buyer: await person(server, 'buyer', { firstName: 'Anita' }),
  });

/** What somebody was reminded of in their deals, oldest first. */
async function remindersTo(who: Person): Promise<string[]> {
  const told = await toldTo(server, await signedInAgain(server, who));
  return told
    .filter(({ kind }) => kind === 'STEP_DUE')
    .map(({ text }) => text.replace(/AP-\d{4}-\d+/, 'AP-…'))
    .reverse();
}

/** Lets so many days pass, with the jobs of each half. */
async function letPass(days: number, ...people: readonly Person[]): Promise<void> {
  for (let hour = 0; hour < days * 24; hour += 12) {
    clock.advance(12 * HOUR);
    await runJobs(server, ...people);
  }
}

/** Lets the time pass until it is noon in India. */
const letNoonCome = () => clock.advance(DAY - ((clock.now().getTime() - 6.5 * HOUR) % DAY));

describe('what a deal waits for is not forgotten', () => {
  test('AC-480: where no day of pick-up is agreed on, both sides hear so two days before the deal is called off', async () => {
    const { farmer, buyer } = await dealBetween();
    await letPass(11.5, farmer, buyer);
    expect(await remindersTo(buyer)).toEqual([]);
    await letPass(1, farmer, buyer);
    const said =
      'No day is agreed on for the pick-up of Wheat with NAME. Without one, deal AP-… is called off on 15 June at 12:00 pm.';
    expect(await remindersTo(buyer)).toEqual([said.replace('NAME', 'Ramesh')]);
    expect(await remindersTo(farmer)).toEqual([said.replace('NAME', 'Anita')]);
  });

  test('AC-480: a weighing, a payment and a step of one side alone remind that side, by day, once', async () => {
    const deal = await dealBetween();
    const { farmer, buyer } = deal;
    const { weighing, amountToPay } = await did(server, 'recordWeight', deal, farmer, { quantity: 40 });
    await letPass(1.5, farmer, buyer);
    expect(await remindersTo(farmer)).toEqual([]);
    expect(await remindersTo(buyer)).toEqual([
      expect.stringMatching(/^Please check what was weighed of Wheat\. If you say nothing, it counts from .* on\.$/),
    ]);
    await did(server, 'confirmWeight', deal, await signedInAgain(server, buyer), { weighingId: weighing.id });
    await letPass(3, farmer, buyer);
    expect((await remindersTo(buyer)).slice(1)).toEqual([
      'The payment to Ramesh for Wheat is still open. If you have paid, please say so in deal AP-….',
    ]);
    await letPass(4, farmer, buyer);
    expect(await remindersTo(buyer)).toHaveLength(3);
    expect(await remindersTo(farmer)).toEqual([
      'Anita has not said yet that Wheat was paid, and we have asked again. If something is wrong, tell us in deal AP-….',
    ]);
    await did(server, 'markPayment', deal, await signedInAgain(server, buyer), { amount: amountToPay, method: 'CASH' });
    await letPass(6.5, farmer, buyer);
    expect((await remindersTo(farmer)).slice(1)).toEqual([
      expect.stringMatching(/^Anita says that Wheat was paid\. Have you got the money\? From .* on we look at it/),
    ]);
    // Nothing else was asked of the buyer meanwhile, who has paid.
    expect(await remindersTo(buyer)).toHaveLength(3);
  });

  test('AC-480: jobs that stood still tell the last reminder alone, and none that is no longer true', async () => {
    letNoonCome();
    const deal = await dealBetween();
    const { farmer, buyer } = deal;
    const { weighing } = await did(server, 'recordWeight', deal, farmer, { quantity: 40 });
    await did(server, 'confirmWeight', deal, buyer, { weighingId: weighing.id });
    clock.advance(15 * DAY);
    await runJobs(server, buyer);
    await runJobs(server, buyer);
    expect(await remindersTo(buyer)).toEqual([
      expect.stringMatching(/^The payment to Ramesh for Wheat is still open\./),
    ]);
    const { amountToPay } = await did(server, 'markPayment', deal, await signedInAgain(server, buyer), {
      amount: 100,
      method: 'CASH',
    });
    // Night in India: the mail waits for the morning, and by then all is paid.
    clock.advance(13 * DAY + 10 * HOUR);
    await runJobs(server);
    await did(server, 'markPayment', deal, await signedInAgain(server, buyer), { amount: amountToPay, method: 'CASH' });
    clock.advance(14 * HOUR);
    await runJobs(server, buyer);
    const mails = (await deliveriesTo(server, buyer)).filter(({ kind }) => kind === 'STEP_DUE');
    expect(mails.at(-1)).toMatchObject({ state: 'DROPPED' });
  });

  test('AC-480: a cancelled deal asks the farmer once more whether the crop is still there', async () => {
    const deal = await dealBetween();
    await did(server, 'cancelDeal', deal, deal.buyer, { reason: 'NO_TRANSPORT' });
    await letPass(3, deal.farmer);
    expect(await remindersTo(deal.farmer)).toEqual([
      'Is Wheat of the cancelled deal AP-… still there? If you say yes, it can be sold again.',
    ]);
  });
});
