import { startTestServer, type TestServer } from '../harness.js';
import { agreedDeal, readDeal, step } from './dealing.js';

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
