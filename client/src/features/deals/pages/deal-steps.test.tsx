import { screen, waitFor, within } from '@testing-library/react';
import { dayInIndia } from '@/lib/dates';
import { eventOf, paymentOf, pickupOf, settledDeal, turnOf, weighedDeal, weighingOf } from '@/testing/trade';
import { openDeal, press, refusal, unfold } from '../testing/open-deal';

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

test('a day of pick-up is named, and the page says what comes next', async () => {
  const { page, sent, keys } = openDeal({}, 'BUYER', (input) => ({
    pickupProposal: pickupOf({ day: input.day }),
    turns: [turnOf('FARMER', 'CONFIRM_PICK_UP')],
  }));
  const { user } = await page;
  await user.click(await press('Propose a day for pick-up'));
  const form = within(await screen.findByRole('form', { name: 'Propose a day for pick-up' }));
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
  const { page } = openDeal({}, 'FARMER', () => refusal('BAD_USER_INPUT', 'That is no place.', { fields }));
  const { user } = await page;
  await user.click(await press('Propose a day for pick-up'));
  await user.type(await screen.findByLabelText('Day'), dayInIndia(Date.now()));
  await user.click(screen.getByRole('radio', { name: 'Evening' }));
  await user.click(await press('Send this day'));
  expect(await screen.findByText('That is no place.')).toBeVisible();
  expect(screen.getByLabelText('Place')).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'Evening' })).toBeChecked();
});

test('cancelling the form gives the focus back to its button', async () => {
  const { page } = openDeal({}, 'FARMER');
  const { user } = await page;
  await user.click(await press('Cancel deal'));
  await user.click(await press('Cancel'));
  expect(await press('Cancel deal')).toHaveFocus();
});

test('the other side’s day is agreed to in one press', async () => {
  const { page, sent } = openDeal(
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
  expect((await unfold(user, 'What you agreed')).getByText('Yes, both agree')).toBeVisible();
  expect(await press('Enter what was weighed')).toBeVisible();
});

test('a deal that has gone on meanwhile is read anew, and says so', async () => {
  const { page, change } = openDeal(
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
  const { page, sent } = openDeal(
    { turns: [turnOf('FARMER', 'RECORD_WEIGHT')], allowedActions: ['RECORD_WEIGHT'] },
    'FARMER',
    () => ({
      ...weighedDeal,
      turns: [turnOf('BUYER', 'CONFIRM_WEIGHT')],
      allowedActions: ['RECORD_WEIGHT', 'DISPUTE'],
    }),
  );
  const { user } = await page;
  await user.click(await press('Enter what was weighed'));
  const form = within(await screen.findByRole('form', { name: 'Enter what was weighed' }));
  const far = () => form.queryByRole('checkbox');
  await user.type(form.getByLabelText('Weighed, in quintals'), '35');
  expect(far()).toHaveAccessibleName('That is 13 % less than agreed. Yes, 35 quintals is right.');
  expect(form.getByText('35 quintals × ₹2,400')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Send this weight' }));
  expect(form.getByText('Check the number and the unit, and tick this where it is right.')).toBeVisible();
  await user.clear(form.getByLabelText('Weighed, in quintals'));
  await user.type(form.getByLabelText('Weighed, in quintals'), '39.5');
  expect(far()).not.toBeInTheDocument();
  await user.type(form.getByLabelText('Deduction in per cent (optional)'), '2');
  expect(form.getByText('− ₹1,896')).toBeVisible();
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
  const { page, sent } = openDeal(
    { ...weighedDeal, turns: [turnOf('BUYER', 'CONFIRM_WEIGHT')], allowedActions: ['RECORD_WEIGHT'] },
    'FARMER',
  );
  const { user } = await page;
  await user.click(await press('Correct the weight'));
  expect(await screen.findByLabelText('Weighed, in quintals')).toHaveValue('39.5');
  expect(screen.getByRole('radio', { name: 'moisture' })).toBeChecked();
  await user.type(screen.getByLabelText('Why do you correct it?'), 'Two sacks more');
  await user.click(await press('Send this weight'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ quantity: 39.5, deductionPercent: 2, why: 'Two sacks more' });
});

test('the weight is confirmed after one question with the amount in words', async () => {
  const { page, sent } = openDeal(
    { ...weighedDeal, turns: [turnOf('BUYER', 'CONFIRM_WEIGHT')], allowedActions: ['CONFIRM_WEIGHT', 'DISPUTE'] },
    'BUYER',
    () => ({
      ...settledDeal,
      turns: [turnOf('BUYER', 'MARK_PAYMENT', { respondBy: null })],
      allowedActions: ['MARK_PAYMENT', 'DISPUTE'],
    }),
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
  const { page, sent } = openDeal(
    { ...weighedDeal, turns: [turnOf('BUYER', 'CONFIRM_WEIGHT')], allowedActions: ['CONFIRM_WEIGHT', 'DISPUTE'] },
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

test('the timeline tells a correction with before, after and why, and what the clock did', async () => {
  const { page } = openDeal(
    {
      ...settledDeal,
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
  );
  const { user } = await page;
  const told = (await unfold(user, 'What happened')).getAllByRole('listitem');
  expect(told.map((line) => line.textContent)).toEqual([
    expect.stringContaining('Asha Devi accepted the price.'),
    expect.stringContaining(
      'Asha Devi corrected the weight. Before: 38.5 quintals = ₹92,400. Now: 39.5 quintals − 2 % (moisture) = ₹92,904.“Two sacks more”',
    ),
    expect.stringContaining('Nobody objected within 48 hours. The weight counts as right: 39.5 quintals'),
    expect.stringContaining('Ravi Kumar told that ₹48,000 was paid (UPI, UTR 4711).'),
  ]);
});

test('a deal that an auction made says so, and names nobody who accepted', async () => {
  const events = [eventOf(1, 'AGREE', { by: null, actor: 'CLOCK' })];
  const { user } = await openDeal({ ...settledDeal, events }, 'BUYER').page;
  const [made] = (await unfold(user, 'What happened')).getAllByRole('listitem');
  expect(made).toHaveTextContent('The auction ended at the highest bid. The deal was made.');
});
