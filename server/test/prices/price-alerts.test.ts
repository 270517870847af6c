import { PriceAlertMet } from '../../src/modules/prices/alerts/price-alert.events.js';
import { isMet, MAX_PRICE_ALERTS } from '../../src/modules/prices/alerts/price-alert.rules.js';
import { PRICE_ALERTS } from '../../src/modules/prices/alerts/send-price-alerts.js';
import { ManualClock } from '../../src/platform/clock.js';
import { contextWith } from '../../src/platform/context.js';
import { on } from '../../src/platform/events.js';
import { ask, type Person, person } from '../crops/market.js';
import type { TestServer } from '../harness.js';
import { deliveriesTo, toldTo } from '../notifications/telling.js';
import { forgetPrices, importRows, quoted, startPriceServer } from './market-prices.js';

/** People set alerts after all days of prices that come here; the jobs have the clock of each day. */
const clock = new ManualClock(new Date('2026-12-05T06:30:00Z'));
let today = '2026-11-23';
let breaksOff = false;
let server: TestServer;
beforeAll(async () => {
  // After what notifies: the alert is claimed and the notification written.
  const breakOff = on(PriceAlertMet, async () => {
    if (breaksOff) throw new Error('The server went away.');
  });
  server = await startPriceServer({ clock, eventHandlers: [breakOff] });
});
afterAll(() => server.close());
beforeEach(async () => {
  breaksOff = false;
  today = '2026-11-23';
  await forgetPrices(server);
  await quote('2026-11-16', 2_400);
  await quote('2026-11-23', 2_450);
});

/** Brings in a day of wheat in Hisar. */
const quote = (day: string, modal: number, source: 'CSV' | 'SAMPLE' = 'CSV') =>
  importRows(server, [quoted(day, [modal - 50, modal, modal + 50])], source);
/** The job that an import queues, as a server does it. */
const look = () => {
  const jobClock = new ManualClock(new Date(`${today}T06:30:00Z`));
  return server.parts.jobs.tasks[PRICE_ALERTS]?.(contextWith(server.parts.systemContext(), { clock: jobClock }), {});
};
/** A later day's price comes, and the alerts look at it. */
async function comes(day: string, modal: number): Promise<void> {
  today = day;
  await quote(day, modal);
  await look();
}

const ALERT = '{ id commodity { id } market { id } kind amount isPaused sentOn }';
const create = (as: Person | undefined, input: Readonly<Record<string, unknown>> = {}) =>
  ask(
    server,
    `mutation ($input: CreatePriceAlertInput!) { createPriceAlert(input: $input) { alert ${ALERT} } }`,
    { input: { commodity: 'wheat', market: 'hisar', kind: 'ABOVE', amount: 2_500, ...input } },
    as,
  );
const created = async (as: Person, input: Readonly<Record<string, unknown>> = {}): Promise<string> =>
  (await create(as, input)).body.data.createPriceAlert.alert.id;
const pause = (as: Person, id: string, isPaused: boolean) =>
  ask(
    server,
    `mutation ($input: PausePriceAlertInput!) { pausePriceAlert(input: $input) { alert ${ALERT} } }`,
    { input: { id, isPaused } },
    as,
  );
const remove = (as: Person, id: string) =>
  ask(
    server,
    'mutation ($input: DeletePriceAlertInput!) { deletePriceAlert(input: $input) { deletedAlertId } }',
    { input: { id } },
    as,
  );
const alertsOf = async (as: Person) =>
  (await ask(server, `{ myPriceAlerts { totalCount nodes ${ALERT} } }`, {}, as)).body.data.myPriceAlerts;
const textsTo = async (as: Person, language: 'EN' | 'HI' = 'EN') =>
  (await toldTo(server, as, language)).map(({ text }) => text);

describe('AC-640: an alert tells when the price does what it waits for', () => {
  test('above an amount, by the page, mail and, where there is one, a device', async () => {
    const farmer = await person(server, 'farmer');
    await created(farmer);
    await comes('2026-11-24', 2_500);
    expect(await toldTo(server, farmer)).toEqual([]);
    await comes('2026-11-25', 2_510);
    expect(await toldTo(server, farmer)).toMatchObject([
      {
        kind: 'PRICE_ALERT',
        group: 'PRICES',
        text: 'Wheat in Hisar is above ₹2,500: ₹2,510 a quintal on 25 November.',
        link: '/prices/wheat/hisar',
      },
    ]);
    expect(await textsTo(farmer, 'HI')).toEqual(['गेहूँ, हिसार: भाव ₹2,500 से ऊपर हो गया। 25 नवंबर को ₹2,510 प्रति क्विंटल।']);
    expect(await deliveriesTo(server, farmer)).toMatchObject([{ kind: 'PRICE_ALERT', state: 'WAITING' }]);
    expect((await alertsOf(farmer)).nodes).toMatchObject([{ sentOn: '2026-11-25' }]);
  });

  test('below an amount', async () => {
    const buyer = await person(server, 'buyer');
    await created(buyer, { kind: 'BELOW', amount: 2_400 });
    await comes('2026-11-24', 2_380);
    expect(await textsTo(buyer)).toEqual(['Wheat in Hisar is below ₹2,400: ₹2,380 a quintal on 24 November.']);
  });

  test('a move in a week, either way', async () => {
    const farmer = await person(server, 'farmer');
    await created(farmer, { kind: 'MOVES', amount: 10 });
    await comes('2026-11-24', 2_160);
    await comes('2026-11-30', 2_250);
    await comes('2026-12-01', 2_400);
    expect(await textsTo(farmer)).toEqual([
      'Wheat in Hisar rose by 11 % in a week, to ₹2,400 a quintal on 1 December.',
      'Wheat in Hisar fell by 10 % in a week, to ₹2,160 a quintal on 24 November.',
    ]);
  });

  test('a price that stays there is told once; one that came back and goes there again is told again', async () => {
    const farmer = await person(server, 'farmer');
    await created(farmer);
    await comes('2026-11-24', 2_510);
    await comes('2026-11-25', 2_520);
    expect(await textsTo(farmer)).toHaveLength(1);
    await comes('2026-11-26', 2_490);
    await comes('2026-11-27', 2_530);
    expect(await textsTo(farmer)).toHaveLength(2);
  });

  test('a sample price is said to be one', async () => {
    await forgetPrices(server);
    await quote('2026-11-23', 2_450, 'SAMPLE');
    const farmer = await person(server, 'farmer');
    await created(farmer);
    today = '2026-11-24';
    await quote('2026-11-24', 2_510, 'SAMPLE');
    await look();
    expect(await textsTo(farmer)).toEqual([
      'Wheat in Hisar is above ₹2,500: ₹2,510 a quintal on 24 November. This is a sample price.',
    ]);
    expect(await textsTo(farmer, 'HI')).toEqual([expect.stringContaining('यह नमूने का भाव है।')]);
  });

  test('the paise that the mean of varieties has are no move', () => {
    const terms = { kind: 'ABOVE', amount: 250_000 } as const;
    expect(isMet(terms, { modal: 250_049, weekBefore: null })).toBe(false);
    expect(isMet(terms, { modal: 250_050, weekBefore: null })).toBe(true);
    expect(isMet({ kind: 'MOVES', amount: 10 }, { modal: 250_000, weekBefore: null })).toBe(false);
  });
});

describe('AC-641: at most one notification a day and alert', () => {
  test('an import queues the look at the alerts with its prices; done twice and at once it tells once', async () => {
    const farmer = await person(server, 'farmer');
    await created(farmer);
    await server.dataSource.query("SELECT graphile_worker.remove_job('price alerts')");
    today = '2026-11-24';
    await quote('2026-11-24', 2_510);
    expect(
      await server.dataSource.query('SELECT task_identifier FROM graphile_worker.jobs WHERE key = $1', [PRICE_ALERTS]),
    ).toEqual([{ task_identifier: PRICE_ALERTS }]);
    await Promise.all([look(), look()]);
    await quote('2026-11-24', 2_510);
    await look();
    expect(await textsTo(farmer)).toHaveLength(1);
  });

  test('a second time on one day waits for the next one', async () => {
    const farmer = await person(server, 'farmer');
    await created(farmer);
    await quote('2026-11-20', 2_450);
    today = '2026-11-26';
    await quote('2026-11-24', 2_510);
    await look();
    await quote('2026-11-25', 2_490);
    await look();
    await quote('2026-11-26', 2_520);
    await look();
    expect(await textsTo(farmer)).toHaveLength(1);
    await comes('2026-11-27', 2_490);
    await comes('2026-11-28', 2_520);
    expect(await textsTo(farmer)).toHaveLength(2);
  });

  test('a server that goes away between the two leaves the alert to the next look', async () => {
    const farmer = await person(server, 'farmer');
    await created(farmer);
    breaksOff = true;
    await comes('2026-11-24', 2_510);
    expect(await toldTo(server, farmer)).toEqual([]);
    expect((await alertsOf(farmer)).nodes).toMatchObject([{ sentOn: null }]);
    breaksOff = false;
    await look();
    await look();
    expect(await textsTo(farmer)).toHaveLength(1);
  });

  test('days that are not newer than what the alert saw tell nothing', async () => {
    const farmer = await person(server, 'farmer');
    await created(farmer);
    await quote('2026-11-22', 2_600);
    await quote('2026-11-23', 2_600);
    await look();
    expect(await toldTo(server, farmer)).toEqual([]);
  });
});

describe('AC-642: alerts are for their owner: listed, paused, deleted', () => {
  test('a paused alert tells nothing, nor what happened meanwhile; a deleted one nothing any more', async () => {
    const farmer = await person(server, 'farmer');
    const id = await created(farmer);
    expect((await pause(farmer, id, true)).body.data.pausePriceAlert.alert).toMatchObject({ id, isPaused: true });
    await comes('2026-11-24', 2_510);
    expect((await pause(farmer, id, false)).body.data.pausePriceAlert.alert).toMatchObject({ isPaused: false });
    await look();
    expect(await toldTo(server, farmer)).toEqual([]);
    await comes('2026-11-25', 2_490);
    await comes('2026-11-26', 2_510);
    expect(await textsTo(farmer)).toHaveLength(1);
    await comes('2026-11-27', 2_490);
    expect((await remove(farmer, id)).body.data.deletePriceAlert).toEqual({ deletedAlertId: id });
    await comes('2026-11-28', 2_510);
    expect(await textsTo(farmer)).toHaveLength(1);
    expect(await alertsOf(farmer)).toEqual({ totalCount: 0, nodes: [] });
  });

  test('somebody else’s is not found, and stays as it was', async () => {
    const farmer = await person(server, 'farmer');
    const stranger = await person(server, 'farmer');
    const id = await created(farmer);
    expect((await alertsOf(stranger)).nodes).toEqual([]);
    for (const refused of [await pause(stranger, id, true), await remove(stranger, id), await remove(stranger, 'x')]) {
      expect(refused.body.errors[0]).toMatchObject({
        message: 'This alert is not on your list any more.',
        extensions: { code: 'NOT_FOUND' },
      });
    }
    expect((await alertsOf(farmer)).nodes).toMatchObject([{ id, isPaused: false }]);
    expect((await create(undefined)).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  test('an account has twenty, each once; with an idempotency key the same one is given again', async () => {
    const farmer = await person(server, 'farmer');
    const id = await created(farmer, { idempotencyKey: 'alert-one' });
    expect(await created(farmer, { idempotencyKey: 'alert-one' })).toBe(id);
    const refusal = async (input: Readonly<Record<string, unknown>>) => (await create(farmer, input)).body.errors[0];
    expect(await refusal({})).toMatchObject({
      message: 'You have this alert already.',
      extensions: { code: 'CONFLICT' },
    });
    for (let place = 1; place < MAX_PRICE_ALERTS; place += 1) await created(farmer, { amount: 2_500 + place });
    expect(await refusal({ amount: 3_000 })).toMatchObject({
      message: 'You have 20 price alerts. Delete one before you set another.',
      extensions: { code: 'CONFLICT' },
    });
    expect((await alertsOf(farmer)).totalCount).toBe(MAX_PRICE_ALERTS);
  });

  test.each([
    ['ABOVE', 49, 'amount', 'Give a price from ₹50 to ₹5,00,000 a quintal.'],
    ['BELOW', 500_001, 'amount', 'Give a price from ₹50 to ₹5,00,000 a quintal.'],
    ['MOVES', 2.5, 'amount', 'Give whole per cents, from 1 to 100.'],
    ['MOVES', 101, 'amount', 'Give whole per cents, from 1 to 100.'],
    ['ABOVE', 2_400, 'amount', 'The price is above that already.'],
    ['BELOW', 2_500, 'amount', 'The price is below that already.'],
  ])('%s %s is refused at its field, and nothing is stored', async (kind, amount, field, message) => {
    const farmer = await person(server, 'farmer');
    const { body } = await create(farmer, { kind, amount });
    expect(body.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field, message }] });
    expect((await alertsOf(farmer)).totalCount).toBe(0);
  });

  test('a market that has no price of the commodity, or is none, is refused', async () => {
    const farmer = await person(server, 'farmer');
    const other = await create(farmer, { commodity: 'onion' });
    expect(other.body.errors[0].extensions.fields).toEqual([
      { field: 'market', message: 'This market has no price of it.' },
    ]);
    expect((await create(farmer, { market: 'nowhere' })).body.errors[0].extensions.code).toBe('NOT_FOUND');
    expect((await create(farmer, { commodity: 'nothing' })).body.errors[0].extensions.code).toBe('NOT_FOUND');
    expect((await alertsOf(farmer)).totalCount).toBe(0);
  });
});
