import { DealMoved } from '../../src/modules/deals/deal.events.js';
import { on } from '../../src/platform/events.js';
import { everythingOf, removeCrop } from '../bids/trading.js';
import { ask, call, codeOf, withRealLimits } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { agreedDeal, completeDeal, did, readDeal, step } from './dealing.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const tomorrow = () => new Date(server.clock.now().getTime() + 30 * 3_600_000).toISOString().slice(0, 10);
const PLACE = { timeOfDay: 'MORNING', place: 'At the canal bridge' };

test('AC-431: from the agreement to the last rupee', async () => {
  const deal = await agreedDeal(server);
  const { farmer, buyer } = deal;
  const asked = await readDeal(server, deal, buyer);
  expect(asked.body.data.deal).toMatchObject({
    state: 'AGREED',
    awaiting: ['FARMER', 'BUYER'],
    allowedActions: ['PROPOSE_PICK_UP', 'MARK_PAYMENT', 'CANCEL'],
    paymentState: 'NONE',
    amountToPay: 99_220,
  });

  const named = await step(server, 'proposePickup', deal, buyer, { day: tomorrow(), ...PLACE });
  const { pickupProposal } = named.body.data.proposePickup.deal;
  expect(named.body.data.proposePickup.deal).toMatchObject({ awaiting: ['FARMER'], pickup: null });
  const agreed = await step(server, 'confirmPickup', deal, farmer, { pickupId: pickupProposal.id });
  expect(agreed.body.data.confirmPickup.deal).toMatchObject({
    awaiting: [],
    pickup: { id: pickupProposal.id, day: tomorrow(), place: PLACE.place, proposedBy: 'BUYER' },
    pickupProposal: null,
  });

  const advance = await step(server, 'markPayment', deal, buyer, { amount: 20_000, method: 'CASH' });
  const [marked] = advance.body.data.markPayment.deal.payments;
  const received = await step(server, 'confirmPayment', deal, farmer, { paymentId: marked.id });
  expect(received.body.data.confirmPayment.deal).toMatchObject({ paymentState: 'PARTIAL', paidAmount: 20_000 });

  const entry = { quantity: 39.5, deductionPercent: 1.5, deductionReason: 'MOISTURE' };
  const weighed = await step(server, 'recordWeight', deal, farmer, entry);
  expect(weighed.body.data.recordWeight.deal).toMatchObject({
    state: 'WEIGHED',
    awaiting: ['BUYER'],
    weighing: { grossAmount: 97_979.75, deductionAmount: 1_469.7, finalAmount: 96_510.05 },
    amountToPay: 76_510.05,
  });
  const { id: weighingId } = weighed.body.data.recordWeight.deal.weighing;
  await step(server, 'confirmWeight', deal, buyer, { weighingId });
  const rest = await step(server, 'markPayment', deal, buyer, { amount: 76_510.05, method: 'UPI', reference: '4119' });
  const { payments } = rest.body.data.markPayment.deal;
  const done = await step(server, 'confirmPayment', deal, farmer, { paymentId: payments[1].id });
  expect(done.body.data.confirmPayment.deal).toMatchObject({
    state: 'COMPLETED',
    awaiting: [],
    turns: [],
    allowedActions: [],
    paymentState: 'FULL',
    amountToPay: 0,
    endedAt: server.clock.now().toISOString(),
  });
  expect(done.body.data.confirmPayment.deal.events.map(({ step: name }: { step: string }) => name)).toEqual([
    'AGREE',
    'PROPOSE_PICK_UP',
    'CONFIRM_PICK_UP',
    'MARK_PAYMENT',
    'CONFIRM_PAYMENT',
    'RECORD_WEIGHT',
    'CONFIRM_WEIGHT',
    'MARK_PAYMENT',
    'CONFIRM_PAYMENT',
    'COMPLETE',
  ]);
});

test('AC-432: a day and a place are confirmed by the other side, and only those that were named last', async () => {
  const deal = await agreedDeal(server);
  const { farmer, buyer } = deal;
  const first = await did(server, 'proposePickup', deal, farmer, { day: tomorrow(), ...PLACE });
  const own = await step(server, 'confirmPickup', deal, farmer, { pickupId: first.pickupProposal.id });
  expect(codeOf(own)).toBe('NOT_YOUR_TURN');
  const second = await did(server, 'proposePickup', deal, farmer, { day: tomorrow(), ...PLACE, place: 'At the mill' });
  const late = await step(server, 'confirmPickup', deal, buyer, { pickupId: first.pickupProposal.id });
  expect(late.body.errors[0].extensions).toMatchObject({
    code: 'DEAL_CHANGED',
    details: { lastId: second.pickupProposal.id },
  });
  await did(server, 'confirmPickup', deal, buyer, { pickupId: second.pickupProposal.id });
  // Until the new one is confirmed, the agreed one holds.
  await did(server, 'proposePickup', deal, buyer, { day: tomorrow(), ...PLACE, place: 'At the station' });
  const { pickup, pickupProposal } = (await readDeal(server, deal, buyer)).body.data.deal;
  expect([pickup.place, pickupProposal.id === pickup.id]).toEqual(['At the mill', false]);
  for (const day of ['2020-01-01', '2099-01-01']) {
    expect(codeOf(await step(server, 'proposePickup', deal, buyer, { day, ...PLACE }))).toBe('BAD_USER_INPUT');
  }
});

test('AC-433: a quantity far from the agreed one has to be meant, and a correction says why', async () => {
  const deal = await agreedDeal(server);
  const { farmer, buyer } = deal;
  const far = await step(server, 'recordWeight', deal, farmer, { quantity: 44.001 });
  expect(far.body.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'confirmFar' }] });
  const kilos = await step(server, 'recordWeight', deal, farmer, { quantity: 4_000, confirmFar: true });
  expect(kilos.body.errors[0].extensions).toMatchObject({ fields: [{ field: 'quantity' }] });
  const first = await did(server, 'recordWeight', deal, farmer, { quantity: 44.001, confirmFar: true });
  const silent = await step(server, 'recordWeight', deal, farmer, { quantity: 41 });
  expect(silent.body.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'why' }] });
  const second = await did(server, 'recordWeight', deal, farmer, {
    quantity: 41,
    why: 'The bags were weighed with it.',
  });
  const late = await step(server, 'confirmWeight', deal, buyer, { weighingId: first.weighing.id });
  expect(late.body.errors[0].extensions).toMatchObject({
    code: 'DEAL_CHANGED',
    details: { lastId: second.weighing.id },
  });
  const { events } = (await readDeal(server, deal, buyer)).body.data.deal;
  expect(events.at(-1)).toMatchObject({
    words: 'The bags were weighed with it.',
    weighing: { id: second.weighing.id },
    weighingBefore: { id: first.weighing.id },
  });
});

test('AC-433: the last weighing and the last place are the last ones, by a server too whose clock is behind', async () => {
  const deal = await agreedDeal(server);
  const { farmer, buyer } = deal;
  const [mill, station] = [
    { day: tomorrow(), ...PLACE, place: 'At the mill' },
    { day: tomorrow(), ...PLACE },
  ];
  const first = await did(server, 'proposePickup', deal, farmer, mill);
  server.clock.advance(-1_000);
  const second = await did(server, 'proposePickup', deal, farmer, station);
  expect(second.pickupProposal.id).not.toBe(first.pickupProposal.id);
  expect(codeOf(await step(server, 'confirmPickup', deal, buyer, { pickupId: first.pickupProposal.id }))).toBe(
    'DEAL_CHANGED',
  );
  const { weighing } = await did(server, 'recordWeight', deal, farmer, { quantity: 40 });
  server.clock.advance(-1_000);
  const corrected = await did(server, 'recordWeight', deal, farmer, { quantity: 42, why: 'The other slip.' });
  expect(corrected.weighing.id).not.toBe(weighing.id);
  expect(codeOf(await step(server, 'confirmWeight', deal, buyer, { weighingId: weighing.id }))).toBe('DEAL_CHANGED');
  const shown = (await readDeal(server, deal, buyer)).body.data.deal.weighing;
  expect(shown).toMatchObject({ id: corrected.weighing.id, quantity: { amount: 42 }, confirmedAt: null });
  server.clock.advance(2_000);
});

test('AC-434: one transfer is marked once, and one that did not come may come after all', async () => {
  const deal = await agreedDeal(server);
  const { farmer, buyer } = deal;
  const paid = { amount: 100, method: 'UPI', reference: 'Utr 7' };
  const { payments } = await did(server, 'markPayment', deal, buyer, paid);
  const [payment] = payments;
  expect(codeOf(await step(server, 'markPayment', deal, buyer, { ...paid, reference: 'UTR 7' }))).toBe('CONFLICT');
  await did(server, 'denyPayment', deal, farmer, { paymentId: payment?.id, words: 'Nothing has come.' });
  await did(server, 'confirmPayment', deal, farmer, { paymentId: payment?.id });
  expect(codeOf(await step(server, 'confirmPayment', deal, farmer, { paymentId: payment?.id }))).toBe('CONFLICT');
  const other = await agreedDeal(server, { farmer, buyer });
  expect(codeOf(await step(server, 'confirmPayment', other, farmer, { paymentId: payment?.id }))).toBe('CONFLICT');
});

test('AC-436: the farmer’s UPI ID is for the buyer of a deal alone', async () => {
  const deal = await agreedDeal(server);
  const { farmer, buyer } = deal;
  const set = (address: unknown, as = farmer) =>
    ask(
      server,
      'mutation ($address: String) { setPaymentAddress(input: { address: $address }) { user { paymentAddress } } }',
      { address },
      as,
    );
  for (const wrong of ['ramesh', 'ramesh@', '@upi', 'ra mesh@upi', 'ramesh@upi&am=1', 'x'.repeat(300)]) {
    expect(codeOf(await set(wrong))).toBe('BAD_USER_INPUT');
  }
  expect((await set(' Ramesh.Y@UPI ')).body.data.setPaymentAddress.user).toEqual({ paymentAddress: 'ramesh.y@upi' });
  expect(codeOf(await set('a1@upi', buyer))).toBe('FORBIDDEN');
  const linkFor = async (as: typeof farmer) => (await readDeal(server, deal, as)).body.data.deal.upiLink;
  expect(await linkFor(buyer)).toMatch(/^upi:\/\/pay\?pa=ramesh\.y@upi&pn=[^&]+&cu=INR&tn=AP-\d{4}-\d{6}$/);
  expect(await linkFor(farmer)).toBeNull();
  await did(server, 'recordWeight', deal, farmer, { quantity: 39.5 });
  expect(await linkFor(buyer)).toContain('&am=97979.75&cu=INR');
  await set(null);
  expect(await linkFor(buyer)).toBeNull();
});

test('AC-448: a program says where its farmer is paid, asks for it, and takes it away', async () => {
  const deal = await agreedDeal(server);
  const { farmer, buyer } = deal;
  const rest = (method: 'GET' | 'POST' | 'DELETE', as: typeof farmer, body?: unknown) =>
    call(server, method, '/api/payment-address', { as, body });
  const linkFor = async () => (await readDeal(server, deal, buyer)).body.data.deal.upiLink;
  const of = (paymentAddress: string | null) => ({ success: true, paymentAddress, data: { paymentAddress } });
  expect((await rest('GET', farmer)).body).toEqual(of(null));
  expect((await rest('POST', farmer, { address: ' Ramesh.Y@UPI ' })).body).toEqual(of('ramesh.y@upi'));
  expect((await rest('GET', farmer)).body).toEqual(of('ramesh.y@upi'));
  expect(await linkFor()).toContain('pa=ramesh.y@upi');
  const wrong = await rest('POST', farmer, { address: 'ramesh' });
  expect([wrong.status, wrong.body]).toMatchObject([400, { errors: [{ field: 'address' }] }]);
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    expect((await rest(method, buyer, method === 'POST' ? { address: 'a1@upi' } : undefined)).status).toBe(403);
  }
  expect((await rest('GET', farmer)).body).toEqual(of('ramesh.y@upi'));
  expect((await rest('DELETE', farmer)).body).toEqual(of(null));
  expect((await rest('DELETE', farmer)).body).toEqual(of(null));
  expect(await linkFor()).toBeNull();
});

test('AC-440: what was sold goes back when the farmer says that it is still there, and not before', async () => {
  const soldOf = async ({ cropId }: { readonly cropId: string }) =>
    (await everythingOf(server, cropId)).crop?.sold_quantity;
  const gone = await agreedDeal(server);
  await did(server, 'cancelDeal', gone, gone.farmer, { reason: 'CROP_DAMAGED', stillThere: false });
  expect(await soldOf(gone)).toBe('40.000');
  const there = await agreedDeal(server);
  await did(server, 'cancelDeal', there, there.farmer, { words: 'The price has changed.', stillThere: true });
  expect(await soldOf(there)).toBe('0.000');
  // The buyer does not know; the listing may be removed by then.
  const asked = await agreedDeal(server);
  await did(server, 'cancelDeal', asked, asked.buyer, { reason: 'NO_TRANSPORT', stillThere: true });
  expect(await soldOf(asked)).toBe('40.000');
  await removeCrop(server, asked.farmer, asked.cropId);
  await did(server, 'sayStillThere', asked, asked.farmer, { stillThere: true });
  expect(await soldOf(asked)).toBe('0.000');
  expect(codeOf(await step(server, 'cancelDeal', await agreedDeal(server), asked.buyer, {}))).toBe('NOT_FOUND');
  const wordless = await agreedDeal(server);
  expect(codeOf(await step(server, 'cancelDeal', wordless, wordless.buyer))).toBe('BAD_USER_INPUT');
});

test('agreements are checked so often a minute from one address, through both interfaces together', () =>
  withRealLimits(async (strict) => {
    const CHECK = '{ dealCheck(checkCode: "AP-2026-000000-00000000") { number } }';
    for (let tries = 0; tries < 15; tries += 1) {
      expect((await ask(strict, CHECK)).body).toEqual({ data: { dealCheck: null } });
      expect((await strict.rest('GET', '/api/agreements/AP-2026-000000-00000000')).status).toBe(404);
    }
    expect(codeOf(await ask(strict, CHECK))).toBe('RATE_LIMITED');
    const refused = await strict.rest('GET', '/api/agreements/AP-2026-000000-00000000');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    strict.clock.advance(60_000);
    expect(codeOf(await ask(strict, CHECK))).toBeUndefined();
  }));

test('AC-441: an agreement is checked by its number and code together, and names nobody', async () => {
  const deal = await agreedDeal(server);
  const { checkCode } = (await readDeal(server, deal, deal.buyer)).body.data.deal;
  const check = async (code: string) =>
    (
      await ask(
        server,
        'query ($code: String!) { dealCheck(checkCode: $code) { number crop quantity { amount unit } state } }',
        { code },
      )
    ).body.data.dealCheck;
  const number = checkCode.slice(0, -9);
  expect(await check(checkCode.toLowerCase())).toEqual({
    number,
    crop: 'Wheat',
    quantity: { amount: 40, unit: 'QUINTAL' },
    state: 'AGREED',
  });
  for (const wrong of [number, `${number}-00000000`, `AP-2026-999999${checkCode.slice(-9)}`, '']) {
    expect(await check(wrong)).toBeNull();
    expect((await server.rest('GET', `/api/agreements/${encodeURIComponent(wrong || '-')}`)).status).toBe(404);
  }
  const { status, text } = await server.rest('GET', `/api/agreements/${checkCode}`);
  expect(status).toBe(200);
  for (const secret of [deal.farmer.firstName, deal.buyer.firstName, deal.farmer.id, deal.id, '2480']) {
    expect(text).not.toContain(secret);
  }
});

test('AC-442: every step is told to whoever listens, with the deal as it stands and its line of the timeline', async () => {
  const told: DealMoved[] = [];
  const listening = await startTestServer({
    eventHandlers: [on(DealMoved, async (_tx, moved) => void told.push(moved))],
  });
  try {
    const deal = await agreedDeal(listening);
    const { quantity } = told[0]?.deal ?? {};
    await completeDeal(listening, { ...deal, quantity: quantity ?? 0 });
    const steps = ['AGREE', 'RECORD_WEIGHT', 'CONFIRM_WEIGHT', 'MARK_PAYMENT', 'CONFIRM_PAYMENT', 'COMPLETE'];
    expect(told.map(({ move, event }) => [move.name, event.step, event.position])).toEqual(
      steps.map((name, index) => [name, name, index + 1]),
    );
    expect(told.at(-1)).toMatchObject({
      deal: { id: deal.id, state: 'COMPLETED' },
      move: { notified: ['farmer', 'buyer'] },
    });
  } finally {
    await listening.close();
  }
});

test('AC-410: what was said in a deal never changes, whatever a program does', async () => {
  const deal = await agreedDeal(server);
  await did(server, 'recordWeight', deal, deal.farmer, { quantity: 40 });
  await did(server, 'markPayment', deal, deal.buyer, { amount: 5, method: 'CASH' });
  await did(server, 'proposePickup', await agreedDeal(server, deal), deal.buyer, { day: tomorrow(), ...PLACE });
  const before = await everythingOf(server, deal.cropId);
  for (const sql of [
    `UPDATE deals SET price_paise = 1 WHERE id = '${deal.id}'`,
    `UPDATE deals SET check_code = '00000000' WHERE id = '${deal.id}'`,
    `UPDATE deals SET state = 'AGREED' WHERE id = '${deal.id}'`,
    `UPDATE deals SET state = 'COMPLETED' WHERE id = '${deal.id}'`,
    `UPDATE deal_events SET step = 'CANCEL' WHERE deal_id = '${deal.id}'`,
    `INSERT INTO deal_events (deal_id, position, step, actor, state, created_at) VALUES ('${deal.id}', 9, 'CANCEL', 'clock', 'CANCELLED', now() + interval '9 years')`,
    `INSERT INTO deal_events (deal_id, position, step, actor, state, created_at) VALUES ('${deal.id}', 4, 'CANCEL', 'clock', 'CANCELLED', now() - interval '9 years')`,
    `UPDATE deal_weighings SET quantity = 41, final_paise = round(price_paise * 41) WHERE deal_id = '${deal.id}'`,
    `UPDATE deal_payments SET amount_paise = 1 WHERE deal_id = '${deal.id}'`,
    `UPDATE deal_payments SET status = 'RETURNED', answered_at = now() WHERE deal_id = '${deal.id}'`,
    `UPDATE deal_pickups SET place = 'Elsewhere' WHERE proposed_by = 'buyer'`,
    `DELETE FROM deal_payments WHERE deal_id = '${deal.id}'`,
  ]) {
    await expect(server.dataSource.query(sql)).rejects.toThrow(/never changes|out of order|deals_ended/);
  }
  expect(await everythingOf(server, deal.cropId)).toEqual(before);
});
