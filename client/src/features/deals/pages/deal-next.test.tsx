import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderApp } from '@/testing/render-app';
import { dealOf, paymentOf, pickupOf, turnOf, weighingOf } from '@/testing/trade';

type Side = 'FARMER' | 'BUYER';
type Changes = Record<string, unknown>;

const open = (changes: Changes, side: Side, language: 'en' | 'hi' = 'en') =>
  renderApp('/deals/deal-1', {
    as: side === 'FARMER' ? 'farmer' : 'buyer',
    language,
    Query: {
      deal: () => dealOf('deal-1', { yourSide: side, ...changes }),
      me: () => ({ id: 'farmer-1', paymentAddress: 'asha@upi' }),
    },
  });

/** The panel that says what is next, and what can be pressed in it. */
function next(heading: string) {
  const panel = screen.getByRole('region', { name: heading });
  return {
    panel,
    pressed: within(panel)
      .queryAllByRole('button')
      .map((button) => button.textContent),
  };
}

const LATER_DAY = '2999-01-01T00:00:00.000Z';
const confirmed = { confirmedBy: 'BUYER', confirmedAt: '2026-03-09T06:30:00.000Z' };

const agreed = { pickup: pickupOf({ confirmedAt: '2026-03-06T06:30:00.000Z' }) };
const weighed = { state: 'WEIGHED', weighing: weighingOf(), finalAmount: 92_904, amountToPay: 92_904 };
const settled = { ...weighed, weighing: weighingOf(confirmed) };
const marked = { ...settled, payments: [paymentOf()], amountToPay: 44_904 };
const givenUp = { state: 'CANCELLED', cancelledBy: 'BUYER', amountToPay: 0 };

/** Where a deal can stand; what the farmer and the buyer read there, and what they can press. */
const standings: [
  string,
  Changes,
  Record<Side, { heading: string; sentence: string; buttons: string[]; actions: string[] }>,
][] = [
  [
    'just made',
    {},
    {
      FARMER: {
        heading: 'It is your turn',
        sentence: 'Agree with Ravi Kumar on the day and place of pick-up. Call, or name a day here.',
        buttons: ['Propose a day for pick-up', 'Enter what was weighed', 'Give the deal up'],
        actions: ['PROPOSE_PICK_UP', 'RECORD_WEIGHT', 'CANCEL'],
      },
      BUYER: {
        heading: 'It is your turn',
        sentence: 'Agree with Asha Devi on the day and place where you fetch the crop. Call, or name a day here.',
        buttons: ['Propose a day for pick-up', 'Tell that you paid an advance', 'Give the deal up'],
        actions: ['PROPOSE_PICK_UP', 'MARK_PAYMENT', 'CANCEL'],
      },
    },
  ],
  [
    'a day named by the buyer',
    { pickupProposal: pickupOf(), turns: [turnOf('FARMER', 'CONFIRM_PICK_UP')] },
    {
      FARMER: {
        heading: 'It is your turn',
        sentence:
          'Ravi Kumar wants to fetch Wheat on 08 Mar 2026, in the morning. Place: Mandi gate 2. Does that suit you?',
        buttons: ['Yes, that suits me', 'Propose another day', 'Enter what was weighed', 'Give the deal up'],
        actions: ['CONFIRM_PICK_UP', 'PROPOSE_PICK_UP', 'RECORD_WEIGHT', 'CANCEL'],
      },
      BUYER: {
        heading: 'The deal is made',
        sentence: 'You named 08 Mar 2026, in the morning, for the pick-up. Now Asha Devi has to agree.',
        buttons: ['Propose another day', 'Tell that you paid an advance', 'Give the deal up'],
        actions: ['PROPOSE_PICK_UP', 'MARK_PAYMENT', 'CANCEL'],
      },
    },
  ],
  [
    'the day ahead',
    { ...agreed, turns: [turnOf('FARMER', 'RECORD_WEIGHT', { from: LATER_DAY })] },
    {
      FARMER: {
        heading: 'The deal is made',
        sentence:
          'Ravi Kumar comes on 08 Mar 2026, in the morning, to fetch Wheat. Weigh it together, and enter the weight here.',
        buttons: ['Propose another day', 'Enter what was weighed', 'Give the deal up'],
        actions: ['PROPOSE_PICK_UP', 'RECORD_WEIGHT', 'CANCEL'],
      },
      BUYER: {
        heading: 'The deal is made',
        sentence:
          'You fetch Wheat on 08 Mar 2026, in the morning. Place: Mandi gate 2. Weigh it together; Asha Devi enters the weight here.',
        buttons: ['Propose another day', 'Tell that you paid an advance', 'Give the deal up'],
        actions: ['PROPOSE_PICK_UP', 'MARK_PAYMENT', 'CANCEL'],
      },
    },
  ],
  [
    'the day of pick-up',
    { ...agreed, turns: [turnOf('FARMER', 'RECORD_WEIGHT')] },
    {
      FARMER: {
        heading: 'It is your turn',
        sentence: 'Weigh Wheat together with Ravi Kumar, and enter what was weighed.',
        buttons: ['Enter what was weighed', 'Propose another day', 'Give the deal up'],
        actions: ['PROPOSE_PICK_UP', 'RECORD_WEIGHT', 'CANCEL'],
      },
      BUYER: {
        heading: 'The deal is made',
        sentence: 'Weigh Wheat together with Asha Devi, who then enters the weight here. You check it after that.',
        buttons: ['Propose another day', 'Tell that you paid an advance', 'Give the deal up'],
        actions: ['PROPOSE_PICK_UP', 'MARK_PAYMENT', 'CANCEL'],
      },
    },
  ],
  [
    'weighed',
    { ...weighed, turns: [turnOf('BUYER', 'CONFIRM_WEIGHT')] },
    {
      FARMER: {
        heading: 'The crop is weighed',
        sentence: 'You entered 39.5 quintals, which makes ₹92,904. Now Ravi Kumar checks it.',
        buttons: ['Correct the weight', 'I do not agree'],
        actions: ['RECORD_WEIGHT', 'DISPUTE'],
      },
      BUYER: {
        heading: 'It is your turn',
        sentence: 'Asha Devi entered 39.5 quintals, which makes ₹92,904. Is this weight right?',
        buttons: ['Yes, it is right', 'No, it is not right', 'Tell that you have paid'],
        actions: ['CONFIRM_WEIGHT', 'MARK_PAYMENT', 'DISPUTE'],
      },
    },
  ],
  [
    'to be paid',
    { ...settled, turns: [turnOf('BUYER', 'MARK_PAYMENT', { respondBy: null })] },
    {
      FARMER: {
        heading: 'The crop is weighed',
        sentence: 'The weight is settled. Now Ravi Kumar pays you ₹92,904.',
        buttons: ['I do not agree'],
        actions: ['DISPUTE'],
      },
      BUYER: {
        heading: 'It is your turn',
        sentence: 'The weight is settled. Pay Asha Devi ₹92,904, and then tell it here.',
        buttons: ['Tell that you have paid', 'I do not agree'],
        actions: ['MARK_PAYMENT', 'DISPUTE'],
      },
    },
  ],
  [
    'a payment told of',
    { ...marked, turns: [turnOf('FARMER', 'CONFIRM_PAYMENT')] },
    {
      FARMER: {
        heading: 'It is your turn',
        sentence: 'Ravi Kumar says that ₹48,000 is on its way to you. Did ₹48,000 arrive?',
        buttons: ['Yes, it arrived', 'No, not yet', 'I do not agree'],
        actions: ['CONFIRM_PAYMENT', 'DENY_PAYMENT', 'DISPUTE'],
      },
      BUYER: {
        heading: 'The crop is weighed',
        sentence: 'You told that you have paid ₹48,000. Now Asha Devi has to confirm that it arrived.',
        buttons: ['Tell that you have paid', 'I do not agree'],
        actions: ['MARK_PAYMENT', 'DISPUTE'],
      },
    },
  ],
  [
    'in dispute',
    {
      ...weighed,
      state: 'DISPUTED',
      turns: [],
      respondBy: null,
      dispute: {
        openedBy: 'BUYER',
        openedAt: '2026-03-09T06:30:00.000Z',
        decision: null,
        decidedAt: null,
        statements: [],
      },
    },
    {
      FARMER: {
        heading: 'You do not agree',
        sentence: 'You and Ravi Kumar do not agree. We hear you both, and then decide. Until then nothing runs out.',
        buttons: ['Add to what you said'],
        actions: ['DISPUTE'],
      },
      BUYER: {
        heading: 'You do not agree',
        sentence: 'You and Asha Devi do not agree. We hear you both, and then decide. Until then nothing runs out.',
        buttons: ['Add to what you said'],
        actions: ['DISPUTE'],
      },
    },
  ],
  [
    'done',
    {
      ...settled,
      state: 'COMPLETED',
      paymentState: 'FULL',
      paidAmount: 92_904,
      amountToPay: 0,
      turns: [],
      respondBy: null,
    },
    {
      FARMER: {
        heading: 'The deal is done',
        sentence: 'Sold, weighed and paid. There is nothing left to do.',
        buttons: [],
        actions: [],
      },
      BUYER: {
        heading: 'The deal is done',
        sentence: 'Bought, weighed and paid. There is nothing left to do.',
        buttons: [],
        actions: [],
      },
    },
  ],
  [
    'given up',
    { ...givenUp, turns: [turnOf('FARMER', 'SAY_STILL_THERE', { respondBy: null })] },
    {
      FARMER: {
        heading: 'It is your turn',
        sentence: 'The deal was given up. Say whether the crop is still there: then others can buy it.',
        buttons: ['Send'],
        actions: ['SAY_STILL_THERE'],
      },
      BUYER: {
        heading: 'The deal was given up',
        sentence: 'The deal with Asha Devi was given up. There is nothing left to do.',
        buttons: [],
        actions: [],
      },
    },
  ],
  [
    'given up after an advance',
    {
      ...givenUp,
      stillThere: false,
      amountToReturn: 10_000,
      paidAmount: 10_000,
      paymentState: 'PARTIAL',
      turns: [turnOf('BUYER', 'CONFIRM_RETURN', { respondBy: null })],
    },
    {
      FARMER: {
        heading: 'The deal was given up',
        sentence: 'The deal was given up. Give Ravi Kumar back ₹10,000.',
        buttons: [],
        actions: [],
      },
      BUYER: {
        heading: 'It is your turn',
        sentence: 'The deal was given up. Asha Devi has to give you back ₹10,000. Do you have it?',
        buttons: ['Yes, I have ₹10,000 back'],
        actions: ['CONFIRM_RETURN'],
      },
    },
  ],
];

const cases = standings.flatMap(([name, changes, sides]) =>
  (['FARMER', 'BUYER'] as const).map((side) => [name, side, changes, sides[side]] as const),
);

test.each(cases)('%s, for the %s', async (_name, side, changes, { heading, sentence, buttons, actions }) => {
  const { container } = await open({ ...changes, allowedActions: actions }, side);
  expect(await screen.findByText(sentence)).toBeVisible();
  const { pressed } = next(heading);
  expect(pressed).toEqual(buttons);
  expect((await axe(container)).violations).toEqual([]);
});

test.each(cases)('%s, for the %s, in Hindi', async (_name, side, changes, { actions, buttons }) => {
  await open({ ...changes, allowedActions: actions }, side, 'hi');
  await screen.findByRole('heading', { level: 1, name: 'सौदा AP-2026-000123' });
  const panel = screen.getAllByRole('region')[0] as HTMLElement;
  const said = within(panel)
    .getAllByRole('status')
    .map((line) => line.textContent ?? '');
  expect(said[0]).toMatch(/[\u0900-\u097F]/);
  // Nothing in it is left in English but names, units of the listing and UPI.
  expect(said.join(' ').replace(/Ravi Kumar|Asha Devi|Wheat|Mandi gate 2/g, '')).not.toMatch(/[A-Za-z]{2,}/);
  expect(within(panel).queryAllByRole('button')).toHaveLength(buttons.length);
});

test('by when, and what comes of saying nothing', async () => {
  const until = new Date(Date.now() + 36 * 60 * 60 * 1000 + 60_000).toISOString();
  await open(
    { ...weighed, allowedActions: [], turns: [turnOf('BUYER', 'CONFIRM_WEIGHT', { respondBy: until })] },
    'FARMER',
  );
  const line = await screen.findByText(/Without an answer the weight then counts as right\./);
  expect(line).toHaveTextContent(/^36 hours left/);
});

test('two things that wait for the farmer stand below each other', async () => {
  await open(
    {
      pickupProposal: pickupOf(),
      payments: [paymentOf({ amount: 5_000 })],
      turns: [turnOf('FARMER', 'CONFIRM_PICK_UP'), turnOf('FARMER', 'CONFIRM_PAYMENT')],
      allowedActions: ['CONFIRM_PICK_UP', 'CONFIRM_PAYMENT', 'DENY_PAYMENT'],
    },
    'FARMER',
  );
  expect(await screen.findByText(/Does that suit you\?/)).toBeVisible();
  expect(screen.getByText(/Did ₹5000 arrive\?/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Yes, it arrived' })).toBeVisible();
});
