import { paymentOf, pickupOf, settledDeal, turnOf, weighedDeal } from '@/testing/trade';

export type Side = 'FARMER' | 'BUYER';
export type Changes = Record<string, unknown>;

/** After everything that a test waits for. */
export const LATER_DAY = '2999-01-01T00:00:00.000Z';

const agreed = { pickup: pickupOf({ confirmedAt: '2026-03-06T06:30:00.000Z' }) };
const marked = { ...settledDeal, payments: [paymentOf()], amountToPay: 44_904 };
/** A deal that the buyer gave up. */
export const givenUp = { state: 'CANCELLED', cancelledBy: 'BUYER', amountToPay: 0 };
/** A deal with nothing left to do. */
export const done = {
  ...settledDeal,
  state: 'COMPLETED',
  paymentState: 'FULL',
  paidAmount: 92_904,
  amountToPay: 0,
  turns: [],
  respondBy: null,
};

/** What a button says, and the action that has to be allowed for it. */
const BUTTONS = {
  nameDay: ['Propose a day for pick-up', 'PROPOSE_PICK_UP'],
  otherDay: ['Propose another day', 'PROPOSE_PICK_UP'],
  agreeToDay: ['Yes, that suits me', 'CONFIRM_PICK_UP'],
  weigh: ['Enter what was weighed', 'RECORD_WEIGHT'],
  correct: ['Correct the weight', 'RECORD_WEIGHT'],
  rightWeight: ['Yes, it is right', 'CONFIRM_WEIGHT'],
  wrongWeight: ['No, it is not right', 'DISPUTE'],
  payAdvance: ['I paid an advance', 'MARK_PAYMENT'],
  pay: ['I have paid', 'MARK_PAYMENT'],
  arrived: ['Yes, it arrived', 'CONFIRM_PAYMENT'],
  notYet: ['No, not yet', 'DENY_PAYMENT'],
  giveUp: ['Cancel deal', 'CANCEL'],
  disagree: ['I do not agree', 'DISPUTE'],
  addWords: ['Add to what you said', 'DISPUTE'],
  answerWords: ['Say how you see it', 'DISPUTE'],
  stillThere: ['Send', 'SAY_STILL_THERE'],
  gotBack: ['Yes, I have ₹10,000 back', 'CONFIRM_RETURN'],
} as const;
type Button = keyof typeof BUTTONS;

/** What a side reads in a standing, and what it can press, from top to bottom. */
type Said = { heading: string; sentence: string; buttons: readonly Button[] };
const says = (heading: string, sentence: string, ...buttons: readonly Button[]): Said => ({
  heading,
  sentence,
  buttons,
});
/** The same of a side that is asked for something. */
const asks = (sentence: string, ...buttons: readonly Button[]) => says('Your turn', sentence, ...buttons);
/** What stands on these buttons. */
export const labelsOf = (buttons: readonly Button[]) => buttons.map((button) => BUTTONS[button][0]);
/** The actions behind them. Sorted: the order on the page is the page's own. */
export const actionsOf = (buttons: readonly Button[]) =>
  [...new Set(buttons.map((button) => BUTTONS[button][1]))].sort();

/** Where a deal can stand; what the farmer and the buyer read there, and what they can press. */
export const standings: [string, Changes, Record<Side, Said>][] = [
  [
    'just made',
    {},
    {
      FARMER: asks(
        'Agree with Ravi Kumar on the day and place of pick-up. Call, or name a day here.',
        'nameDay',
        'weigh',
        'giveUp',
      ),
      BUYER: asks(
        'Agree with Asha Devi on the day and place where you fetch the crop. Call, or name a day here.',
        'nameDay',
        'payAdvance',
        'giveUp',
      ),
    },
  ],
  [
    'a day named by the buyer',
    { pickupProposal: pickupOf(), turns: [turnOf('FARMER', 'CONFIRM_PICK_UP')] },
    {
      FARMER: asks(
        'Ravi Kumar wants to fetch Wheat on 08 Mar 2026, in the morning. Place: Mandi gate 2. Does that suit you?',
        'agreeToDay',
        'otherDay',
        'weigh',
        'giveUp',
      ),
      BUYER: says(
        'The deal is made',
        'You named 08 Mar 2026, in the morning, for the pick-up. Now Asha Devi has to agree.',
        'otherDay',
        'payAdvance',
        'giveUp',
      ),
    },
  ],
  [
    'the day ahead',
    { ...agreed, turns: [turnOf('FARMER', 'RECORD_WEIGHT', { from: LATER_DAY })] },
    {
      FARMER: says(
        'The deal is made',
        'Ravi Kumar comes on 08 Mar 2026, in the morning, to fetch Wheat. Weigh it together, and enter the weight here.',
        'otherDay',
        'weigh',
        'giveUp',
      ),
      BUYER: says(
        'The deal is made',
        'You fetch Wheat on 08 Mar 2026, in the morning. Place: Mandi gate 2. Weigh it together; Asha Devi enters the weight here.',
        'otherDay',
        'payAdvance',
        'giveUp',
      ),
    },
  ],
  [
    'the day of pick-up',
    { ...agreed, turns: [turnOf('FARMER', 'RECORD_WEIGHT')] },
    {
      FARMER: asks('Weigh Wheat together with Ravi Kumar, and enter what was weighed.', 'weigh', 'otherDay', 'giveUp'),
      BUYER: says(
        'The deal is made',
        'Weigh Wheat together with Asha Devi, who then enters the weight here. You check it after that.',
        'otherDay',
        'payAdvance',
        'giveUp',
      ),
    },
  ],
  [
    'weighed',
    { ...weighedDeal, turns: [turnOf('BUYER', 'CONFIRM_WEIGHT')] },
    {
      FARMER: says(
        'Weighing done',
        'You entered 39.5 quintals, which makes ₹92,904. Now Ravi Kumar checks it.',
        'correct',
        'disagree',
      ),
      BUYER: asks(
        'Asha Devi entered 39.5 quintals, which makes ₹92,904. Is this weight right?',
        'rightWeight',
        'wrongWeight',
        'pay',
      ),
    },
  ],
  [
    'to be paid',
    { ...settledDeal, turns: [turnOf('BUYER', 'MARK_PAYMENT', { respondBy: null })] },
    {
      FARMER: says('Weighing done', 'The weight is settled. Now Ravi Kumar pays you ₹92,904.', 'disagree'),
      BUYER: asks('The weight is settled. Pay Asha Devi ₹92,904, and then tell it here.', 'pay', 'disagree'),
    },
  ],
  [
    'a payment told of',
    { ...marked, turns: [turnOf('FARMER', 'CONFIRM_PAYMENT')] },
    {
      FARMER: asks(
        'Ravi Kumar says that ₹48,000 is on its way to you. Did ₹48,000 arrive?',
        'arrived',
        'notYet',
        'disagree',
      ),
      BUYER: says(
        'Weighing done',
        'You told that you have paid ₹48,000. Now Asha Devi has to confirm that it arrived.',
        'pay',
        'disagree',
      ),
    },
  ],
  [
    'in dispute',
    {
      ...weighedDeal,
      state: 'DISPUTED',
      turns: [],
      respondBy: null,
      dispute: {
        openedBy: 'BUYER',
        openedAt: '2026-03-09T06:30:00.000Z',
        decision: null,
        decidedAt: null,
        statements: [{ by: 'BUYER', words: 'The scale said 38.', at: '2026-03-09T06:30:00.000Z', pictures: [] }],
      },
    },
    {
      FARMER: says(
        'You do not agree',
        'You and Ravi Kumar do not agree. We hear you both, and then decide. Until then nothing runs out.',
        'answerWords',
      ),
      BUYER: says(
        'You do not agree',
        'You and Asha Devi do not agree. We hear you both, and then decide. Until then nothing runs out.',
        'addWords',
      ),
    },
  ],
  [
    'done',
    done,
    {
      FARMER: says('The deal is done', 'Sold, weighed and paid. There is nothing left to do.'),
      BUYER: says('The deal is done', 'Bought, weighed and paid. There is nothing left to do.'),
    },
  ],
  [
    'done, and not rated',
    { ...done, canRate: true, rateBy: LATER_DAY },
    {
      FARMER: asks('Sold, weighed and paid. Now say below how it went with Ravi Kumar: it helps other farmers.'),
      BUYER: asks('Bought, weighed and paid. Now say below how it went with Asha Devi: it helps other buyers.'),
    },
  ],
  [
    'given up',
    { ...givenUp, turns: [turnOf('FARMER', 'SAY_STILL_THERE', { respondBy: null })] },
    {
      FARMER: asks('The deal was given up. Say whether the crop is still there: then others can buy it.', 'stillThere'),
      BUYER: says('The deal was given up', 'The deal with Asha Devi was given up. There is nothing left to do.'),
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
      FARMER: says('The deal was given up', 'The deal was given up. Give Ravi Kumar back ₹10,000.'),
      BUYER: asks('The deal was given up. Asha Devi has to give you back ₹10,000. Do you have it?', 'gotBack'),
    },
  ],
];
