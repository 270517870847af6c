import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { dayInIndia } from '@/lib/dates';
import { renderApp } from '@/testing/render-app';
import { dealOf, eventOf, paymentOf, pickupOf, turnOf, weighingOf } from '@/testing/trade';

type Changes = Record<string, unknown>;
type Side = 'FARMER' | 'BUYER';

/** The deal on the server; a step puts other values into it, or refuses. */
function open(start: Changes, side: Side, step: (input: Changes) => Changes | GraphQLError) {
  let deal = dealOf('deal-1', { yourSide: side, ...start });
  const sent: Changes[] = [];
  const keys: string[] = [];
  const answer = (_source: unknown, { input }: { input: Changes }, context: { headers: Record<string, string> }) => {
    sent.push(input);
    keys.push(context.headers['idempotency-key'] ?? '');
    const outcome = step(input);
    if (outcome instanceof GraphQLError) throw outcome;
    deal = { ...deal, ...outcome };
    return { deal };
  };
  const mutations = [
    'proposePickup',
    'confirmPickup',
    'recordWeight',
    'confirmWeight',
    'markPayment',
    'confirmPayment',
    'denyPayment',
    'cancelDeal',
    'sayStillThere',
    'confirmReturn',
    'openDispute',
  ];
  const page = renderApp('/deals/deal-1', {
    as: side === 'FARMER' ? 'farmer' : 'buyer',
    Query: { deal: () => deal, me: () => ({ id: 'farmer-1', paymentAddress: 'asha@upi' }) },
    Mutation: Object.fromEntries(mutations.map((name) => [name, answer])),
  });
  return { page, sent, keys, change: (changes: Changes) => (deal = { ...deal, ...changes }) };
}

const refusal = (code: string, message: string, more: Changes = {}) =>
  new GraphQLError(message, { extensions: { code, ...more } });
const press = (name: string) => screen.findByRole('button', { name });
const weighed = { state: 'WEIGHED', weighing: weighingOf(), finalAmount: 92_904, amountToPay: 92_904 };
const settled = {
  ...weighed,
  weighing: weighingOf({ confirmedBy: 'BUYER', confirmedAt: '2026-03-09T06:30:00.000Z' }),
  turns: [turnOf('BUYER', 'MARK_PAYMENT', { respondBy: null })],
  allowedActions: ['MARK_PAYMENT', 'DISPUTE'],
};

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

test('a day of pick-up is named, and the page says what comes next', async () => {
  const { page, sent, keys } = open({}, 'BUYER', (input) => ({
    pickupProposal: pickupOf({ day: input.day }),
    turns: [turnOf('FARMER', 'CONFIRM_PICK_UP')],
  }));
  const { user } = await page;
  await user.click(await press('Propose a day for pick-up'));
  const form = within(screen.getByRole('form', { name: 'Propose a day for pick-up' }));
  // What is missing is said at its field, and the place of the crop stands there already.
  await user.click(form.getByRole('button', { name: 'Send this day' }));
  expect(form.getByText('Choose the day of pick-up.')).toBeVisible();
  expect(sent).toEqual([]);
  const day = dayInIndia(Date.now(), 2);
  await user.type(form.getByLabelText('Day'), day);
  await user.click(form.getByRole('radio', { name: 'Morning' }));
  await user.click(form.getByRole('button', { name: 'Send this day' }));
  const notice = await screen.findByText('Sent. Asha Devi is told, and can agree or name another day.');
  await waitFor(() => expect(notice).toHaveFocus());
  expect(sent).toEqual([{ dealId: 'deal-1', day, timeOfDay: 'MORNING', place: 'Mandi gate 2, Hisar' }]);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(screen.queryByRole('form', { name: 'Propose a day for pick-up' })).not.toBeInTheDocument();
  expect(screen.getByText(/Now Asha Devi has to agree\./)).toBeVisible();
});

test('what the server refuses is said at its field, and nothing typed is lost', async () => {
  const fields = [{ field: 'place', message: 'That is no place.' }];
  const { page } = open({}, 'FARMER', () => refusal('BAD_USER_INPUT', 'That is no place.', { fields }));
  const { user } = await page;
  await user.click(await press('Propose a day for pick-up'));
  await user.type(screen.getByLabelText('Day'), dayInIndia(Date.now()));
  await user.click(screen.getByRole('radio', { name: 'Evening' }));
  await user.click(await press('Send this day'));
  expect(await screen.findByText('That is no place.')).toBeVisible();
  expect(screen.getByLabelText('Place')).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'Evening' })).toBeChecked();
});

test('cancelling the form gives the focus back to its button', async () => {
  const { page } = open({}, 'FARMER', () => ({}));
  const { user } = await page;
  await user.click(await press('Give the deal up'));
  await user.click(
    within(screen.getByRole('form', { name: 'Give the deal up' })).getByRole('button', { name: 'Cancel' }),
  );
  expect(await press('Give the deal up')).toHaveFocus();
});

test('the other side’s day is agreed to in one press', async () => {
  const { page, sent } = open(
    { pickupProposal: pickupOf(), turns: [turnOf('FARMER', 'CONFIRM_PICK_UP')], allowedActions: ['CONFIRM_PICK_UP'] },
    'FARMER',
    () => ({
      pickup: pickupOf({ confirmedAt: '2026-03-06T06:30:00.000Z' }),
      pickupProposal: null,
      turns: [turnOf('FARMER', 'RECORD_WEIGHT')],
      allowedActions: ['RECORD_WEIGHT'],
    }),
  );
  const { user } = await page;
  await user.click(await press('Yes, that suits me'));
  expect(await screen.findByText('The day of pick-up is agreed on.')).toBeVisible();
  expect(sent).toEqual([{ dealId: 'deal-1', pickupId: 'pickup-1' }]);
  expect(within(screen.getByRole('region', { name: 'Pick-up' })).getByText('Yes, both agree')).toBeVisible();
  expect(await press('Enter what was weighed')).toBeVisible();
});

test('a deal that has gone on meanwhile is read anew, and says so', async () => {
  const { page, change } = open(
    { pickupProposal: pickupOf(), turns: [turnOf('FARMER', 'CONFIRM_PICK_UP')], allowedActions: ['CONFIRM_PICK_UP'] },
    'FARMER',
    () => {
      change({ pickupProposal: pickupOf({ id: 'pickup-2', day: '2026-03-10' }) });
      return refusal('DEAL_CHANGED', 'Another day or place was named since. Please look at it first.');
    },
  );
  const { user } = await page;
  await user.click(await press('Yes, that suits me'));
  expect(
    await screen.findByText(
      'The deal has gone on meanwhile. Another day or place was named since. Please look at it first. This is how it stands now.',
    ),
  ).toHaveFocus();
  expect(screen.getByText(/wants to fetch Wheat on 10 Mar 2026/)).toBeVisible();
});

test('the sum follows the weight, a far one is asked about once, and the deduction wants a reason', async () => {
  const { page, sent } = open(
    { turns: [turnOf('FARMER', 'RECORD_WEIGHT')], allowedActions: ['RECORD_WEIGHT'] },
    'FARMER',
    () => ({ ...weighed, turns: [turnOf('BUYER', 'CONFIRM_WEIGHT')], allowedActions: ['RECORD_WEIGHT', 'DISPUTE'] }),
  );
  const { user } = await page;
  await user.click(await press('Enter what was weighed'));
  const form = within(screen.getByRole('form', { name: 'Enter what was weighed' }));
  const far = () => form.queryByRole('checkbox');
  await user.type(form.getByLabelText('Weighed, in quintals'), '35');
  expect(far()).toHaveAccessibleName('That is 13 % less than agreed. Yes, 35 quintals is right.');
  expect(form.getByText('35 quintals × ₹2400')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Send this weight' }));
  expect(form.getByText('Check the number and the unit, and tick this where it is right.')).toBeVisible();
  await user.clear(form.getByLabelText('Weighed, in quintals'));
  await user.type(form.getByLabelText('Weighed, in quintals'), '39.5');
  expect(far()).not.toBeInTheDocument();
  await user.type(form.getByLabelText('Deduction in per cent (optional)'), '2');
  expect(form.getByText('− ₹1896')).toBeVisible();
  expect(form.getByText('₹92,904')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Send this weight' }));
  expect(form.getByText('Choose why something is deducted.')).toBeVisible();
  await user.click(form.getByRole('radio', { name: 'moisture' }));
  await user.click(form.getByRole('button', { name: 'Send this weight' }));
  expect(await screen.findByText('Sent. Ravi Kumar now checks the weight.')).toBeVisible();
  expect(sent).toEqual([
    { dealId: 'deal-1', quantity: 39.5, deductionPercent: 2, deductionReason: 'MOISTURE', deductionWords: null },
  ]);
});

test('a correction starts from what was entered, and says why', async () => {
  const { page, sent } = open(
    { ...weighed, turns: [turnOf('BUYER', 'CONFIRM_WEIGHT')], allowedActions: ['RECORD_WEIGHT'] },
    'FARMER',
    () => ({}),
  );
  const { user } = await page;
  await user.click(await press('Correct the weight'));
  expect(screen.getByLabelText('Weighed, in quintals')).toHaveValue(39.5);
  expect(screen.getByRole('radio', { name: 'moisture' })).toBeChecked();
  await user.type(screen.getByLabelText('Why do you correct it?'), 'Two sacks more');
  await user.click(await press('Send this weight'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ quantity: 39.5, deductionPercent: 2, why: 'Two sacks more' });
});

test('the weight is confirmed after one question with the amount in words', async () => {
  const { page, sent } = open(
    { ...weighed, turns: [turnOf('BUYER', 'CONFIRM_WEIGHT')], allowedActions: ['CONFIRM_WEIGHT', 'DISPUTE'] },
    'BUYER',
    () => settled,
  );
  const { user } = await page;
  await user.click(await press('Yes, it is right'));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/₹92,904 \(92 thousand 904 rupees\)/)).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Yes, it is right' }));
  expect(await screen.findByText('The weight is confirmed.')).toBeVisible();
  expect(sent).toEqual([{ dealId: 'deal-1', weighingId: 'weighing-1' }]);
});

test('a weight that is not right goes to the operator with words', async () => {
  const { page, sent } = open(
    { ...weighed, turns: [turnOf('BUYER', 'CONFIRM_WEIGHT')], allowedActions: ['CONFIRM_WEIGHT', 'DISPUTE'] },
    'BUYER',
    () => ({ state: 'DISPUTED', turns: [], allowedActions: ['DISPUTE'] }),
  );
  const { user } = await page;
  await user.click(await press('No, it is not right'));
  await user.click(await press('Send to the operator'));
  expect(screen.getByText('Say what is wrong.')).toBeVisible();
  await user.type(screen.getByLabelText('What is wrong?'), 'The scale said 38.');
  await user.click(await press('Send to the operator'));
  expect(await screen.findByRole('heading', { name: 'You do not agree' })).toBeVisible();
  expect(sent).toEqual([{ dealId: 'deal-1', words: 'The scale said 38.' }]);
});

test('a payment: what is left stands there, and no answer from the server keeps the form', async () => {
  let works = false;
  const { page, sent } = open({ ...settled, upiLink: 'upi://pay?pa=asha@upi&am=92904.00' }, 'BUYER', () =>
    works
      ? { payments: [paymentOf({ amount: 92_904 })], amountToPay: 0, turns: [turnOf('FARMER', 'CONFIRM_PAYMENT')] }
      : refusal('RATE_LIMITED', 'You are doing a lot at once. Please wait a minute.'),
  );
  const { user } = await page;
  expect(await screen.findByText('Pay ₹92,904 to Asha Devi by UPI')).toBeVisible();
  expect(screen.getByText('asha@upi')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'QR code: pays to Asha Devi, UPI ID asha@upi' })).toBeVisible();
  await user.click(await press('Tell that you have paid'));
  expect(screen.getByLabelText('Amount')).toHaveValue(92_904);
  await user.click(screen.getByRole('radio', { name: 'UPI' }));
  await user.click(await press('I have paid this'));
  expect(await screen.findByRole('alert')).toHaveTextContent('You are doing a lot at once. Please wait a minute.');
  works = true;
  await user.click(await press('I have paid this'));
  expect(await screen.findByText('Noted. Asha Devi is asked whether it arrived.')).toBeVisible();
  expect(sent[1]).toEqual({ dealId: 'deal-1', amount: 92_904, method: 'UPI', reference: null });
  const list = within(screen.getByRole('list', { name: 'Payments' }));
  expect(list.getByText('Not yet confirmed')).toBeVisible();
});

test('money that arrived is confirmed after one question', async () => {
  const { page, sent } = open(
    {
      ...settled,
      payments: [paymentOf()],
      turns: [turnOf('FARMER', 'CONFIRM_PAYMENT')],
      allowedActions: ['CONFIRM_PAYMENT', 'DENY_PAYMENT'],
    },
    'FARMER',
    () => ({ payments: [paymentOf({ status: 'RECEIVED' })], paymentState: 'PARTIAL', paidAmount: 48_000, turns: [] }),
  );
  const { user } = await page;
  await user.click(await press('Yes, it arrived'));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/count the cash first: ₹48,000 \(48 thousand rupees\)/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Yes, it arrived' }));
  expect(await screen.findByText('Noted: ₹48,000 has arrived.')).toBeVisible();
  expect(screen.getByText('₹48,000 of ₹92,904 has arrived.')).toBeVisible();
  expect(sent).toEqual([{ dealId: 'deal-1', paymentId: 'payment-1' }]);
});

test('money that has not come is said so, and can come later', async () => {
  const { page, sent } = open(
    {
      ...settled,
      payments: [paymentOf()],
      turns: [turnOf('FARMER', 'CONFIRM_PAYMENT')],
      allowedActions: ['CONFIRM_PAYMENT', 'DENY_PAYMENT'],
    },
    'FARMER',
    () => ({ payments: [paymentOf({ status: 'NOT_RECEIVED' })], turns: [], allowedActions: ['CONFIRM_PAYMENT'] }),
  );
  const { user } = await page;
  await user.click(await press('No, not yet'));
  await user.click(await press('Tell that it has not arrived'));
  expect(await screen.findByText('Noted. Ravi Kumar is told that it has not arrived.')).toBeVisible();
  expect(sent).toEqual([{ dealId: 'deal-1', paymentId: 'payment-1', words: null }]);
  expect(await press('It has arrived after all')).toBeVisible();
});

test('giving up wants a reason, and asks the farmer whether the crop is still there', async () => {
  const { page, sent } = open({}, 'FARMER', () => ({
    state: 'CANCELLED',
    turns: [],
    allowedActions: [],
    stillThere: true,
  }));
  const { user } = await page;
  await user.click(await press('Give the deal up'));
  const form = within(screen.getByRole('form', { name: 'Give the deal up' }));
  await user.click(form.getByRole('button', { name: 'Give the deal up' }));
  expect(form.getByText('Choose a reason, or say why in your own words.')).toBeVisible();
  await user.click(form.getByRole('radio', { name: 'No vehicle or labour' }));
  await user.click(form.getByRole('radio', { name: 'Yes, offer it again' }));
  await user.click(form.getByRole('button', { name: 'Give the deal up' }));
  expect(await screen.findByText('The deal is given up. Ravi Kumar is told.')).toBeVisible();
  expect(sent).toEqual([{ dealId: 'deal-1', reason: 'NO_TRANSPORT', words: null, stillThere: true }]);
});

test('a buyer is not asked about the crop, and is told what becomes of the advance', async () => {
  const { page } = open({ paidAmount: 10_000 }, 'BUYER', () => ({}));
  const { user } = await page;
  await user.click(await press('Give the deal up'));
  const form = within(screen.getByRole('form', { name: 'Give the deal up' }));
  expect(form.getByText(/The advance of ₹10,000 has to be given back\./)).toBeVisible();
  expect(form.queryByText('Is the crop still there?')).not.toBeInTheDocument();
});

test('after that the farmer says whether the crop is still there, the buyer that the advance is back', async () => {
  const farmers = open(
    { state: 'CANCELLED', turns: [turnOf('FARMER', 'SAY_STILL_THERE')], allowedActions: ['SAY_STILL_THERE'] },
    'FARMER',
    () => ({ turns: [], allowedActions: [], stillThere: false }),
  );
  const { user, unmount } = await farmers.page;
  await user.click(await screen.findByRole('radio', { name: 'No' }));
  await user.click(await press('Send'));
  expect(await screen.findByText('Noted.')).toBeVisible();
  expect(farmers.sent).toEqual([{ dealId: 'deal-1', stillThere: false }]);
  unmount();

  const buyers = open(
    {
      state: 'CANCELLED',
      amountToReturn: 10_000,
      turns: [turnOf('BUYER', 'CONFIRM_RETURN')],
      allowedActions: ['CONFIRM_RETURN'],
    },
    'BUYER',
    () => ({ turns: [], allowedActions: [], amountToReturn: null }),
  );
  const second = await buyers.page;
  await second.user.click(await press('Yes, I have ₹10,000 back'));
  expect(await screen.findByText('Noted: you have ₹10,000 back.')).toBeVisible();
  expect(buyers.sent).toEqual([{ dealId: 'deal-1' }]);
});

test('the timeline tells a correction with before, after and why, and what the clock did', async () => {
  const { page } = open(
    {
      ...settled,
      events: [
        eventOf(1, 'AGREE'),
        eventOf(2, 'RECORD_WEIGHT', {
          words: 'Two sacks more',
          weighing: weighingOf(),
          weighingBefore: weighingOf({
            id: 'weighing-0',
            quantity: { amount: 38.5, unit: 'QUINTAL' },
            deductionPercent: null,
            deductionReason: null,
            finalAmount: 92_400,
          }),
        }),
        eventOf(3, 'CONFIRM_WEIGHT', { by: null, actor: 'CLOCK', weighing: weighingOf() }),
        eventOf(4, 'MARK_PAYMENT', { by: 'BUYER', actor: 'BUYER', payment: paymentOf() }),
      ],
    },
    'BUYER',
    () => ({}),
  );
  await page;
  await screen.findByRole('heading', { level: 1 });
  const told = within(screen.getByRole('region', { name: 'What happened' })).getAllByRole('listitem');
  expect(told.map((line) => line.textContent)).toEqual([
    expect.stringContaining('Asha Devi accepted the price.'),
    expect.stringContaining(
      'Asha Devi corrected the weight. Before: 38.5 quintals = ₹92,400. Now: 39.5 quintals − 2 % (moisture) = ₹92,904.“Two sacks more”',
    ),
    expect.stringContaining('Nobody objected within 48 hours. The weight counts as right: 39.5 quintals'),
    expect.stringContaining('Ravi Kumar told that ₹48,000 was paid (UPI, UTR 4711).'),
  ]);
});

test('the farmer enters their UPI ID once, in place', async () => {
  let address: string | null = null;
  const { user } = await renderApp('/deals/deal-1', {
    as: 'farmer',
    Query: { deal: () => dealOf('deal-1'), me: () => ({ id: 'farmer-1', paymentAddress: address }) },
    Mutation: {
      setPaymentAddress: (_source, { input }: { input: { address: string } }) => {
        if (!input.address.includes('@')) {
          const fields = [{ field: 'address', message: 'That is no UPI ID.' }];
          throw refusal('BAD_USER_INPUT', 'That is no UPI ID.', { fields });
        }
        address = input.address;
        return { user: { id: 'farmer-1', paymentAddress: address } };
      },
    },
  });
  const panel = within(await screen.findByRole('region', { name: 'Payment' }));
  await user.type(await panel.findByRole('textbox', { name: 'Your UPI ID' }), 'asha');
  await user.click(panel.getByRole('button', { name: 'Keep this UPI ID' }));
  expect(await panel.findByText('That is no UPI ID.')).toBeVisible();
  await user.type(panel.getByRole('textbox', { name: 'Your UPI ID' }), '@upi');
  await user.click(panel.getByRole('button', { name: 'Keep this UPI ID' }));
  expect(await panel.findByText('asha@upi')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Change' })).toBeVisible();
});
