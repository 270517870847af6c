import { z } from 'zod';
import { WEIGHT_ANSWER_HOURS } from '../../modules/deals/deal.rules.js';
import { MOST_TIMES, PICK_UP_AHEAD_DAYS } from '../../modules/deals/deal-draft.rules.js';
import { DeductionReason, PaymentMethod, TimeOfDay } from '../../modules/deals/deal-part.types.js';
import { CancelReason } from '../../modules/deals/deal-step.types.js';
import { FAR_PERCENT } from '../../modules/deals/deal-sum.rules.js';
import { answer, contract, type Refusal, signedOut } from '../contract.js';
import { DEAL, DEAL_ID, PAYMENT, PICKUP, WEIGHING } from './deal.examples.js';
import { dealItem } from './deal.shapes.js';
import { day, identifier, oneOf, rupees, text } from './fields.js';

const params = z.object({ id: text('Identifier of the deal.').meta({ examples: [DEAL_ID] }) });
const words = (description: string, max = 500) => z.string().max(max).nullable().optional().describe(description);

/** What all steps have in common. */
const STEP = {
  method: 'post',
  onlyBelowApi: true,
  takesKey: true,
  tag: 'Deals',
  signedIn: 'required',
  params,
} as const;

/** What a step answers: a sentence and the deal as it stands now. */
const saying = (message: string) => ({
  status: 200 as const,
  schema: answer({
    message: text('What was done, in words for a person.'),
    deal: dealItem,
    data: z.object({ deal: dealItem }),
  }),
  example: { success: true, message, deal: DEAL, data: { deal: DEAL } },
});

const ALWAYS: readonly Refusal[] = [
  signedOut,
  { code: 'NOT_FOUND', message: 'Deal not found.' },
  { code: 'CONFLICT', message: 'This deal was cancelled.' },
  { code: 'NOT_YOUR_TURN', message: 'It is for the other side to do this.', details: { awaiting: 'farmer' } },
];
const changed = (message: string): Refusal => ({ code: 'DEAL_CHANGED', message, details: { lastId: PICKUP.id } });
const wrong = (message: string, field: string): Refusal => ({ code: 'BAD_USER_INPUT', message, fields: [field] });

export const proposePickup = contract({
  ...STEP,
  path: '/deals/:id/propose-pickup',
  id: 'proposePickup',
  summary: 'Names a day and a place of pick-up. For either side, before the weighing.',
  description: 'What was agreed before holds until the other side confirms the new one.',
  body: {
    schema: z
      .object({
        day: day(`The day in India: today or within the next ${PICK_UP_AHEAD_DAYS} days.`),
        timeOfDay: oneOf(TimeOfDay, 'When on that day.'),
        place: z.string().min(1).max(200).describe('Where.'),
      })
      .meta({ id: 'PickupInput', description: 'A day and a place of pick-up to name.' }),
    checks: 'names',
    example: { day: PICKUP.day, timeOfDay: PICKUP.timeOfDay, place: PICKUP.place },
  },
  answer: saying('The day of pick-up is proposed.'),
  refusals: [wrong('Choose the day of pick-up.', 'day'), ...ALWAYS],
});

export const confirmPickup = contract({
  ...STEP,
  path: '/deals/:id/confirm-pickup',
  id: 'confirmPickup',
  summary: 'Agrees to the day and place that the other side named last.',
  body: {
    schema: z
      .object({ pickupId: identifier('the proposal that you mean') })
      .meta({ id: 'ConfirmPickupInput', description: 'Which day and place to agree to.' }),
    checks: 'names',
    example: { pickupId: PICKUP.id },
  },
  answer: saying('The pick-up is agreed.'),
  refusals: [changed('Another day or place was named since. Please look at it first.'), ...ALWAYS],
});

export const recordWeight = contract({
  ...STEP,
  path: '/deals/:id/record-weight',
  id: 'recordWeight',
  summary: 'Enters what was weighed, or corrects it while the buyer has not confirmed it. For the farmer.',
  description: `Without an answer of the buyer it is confirmed after ${WEIGHT_ANSWER_HOURS} hours.`,
  body: {
    schema: z
      .object({
        quantity: z
          .number()
          .positive()
          .describe(`In the unit of the deal, at most ${MOST_TIMES} times what was agreed.`),
        deductionPercent: z
          .number()
          .positive()
          .max(50)
          .nullable()
          .optional()
          .describe('Per cent that are not to be paid.'),
        deductionReason: oneOf(DeductionReason, 'Why; needed with a deduction.').nullable().optional(),
        deductionWords: words('Why, in words; needed with the reason OTHER.'),
        confirmFar: z
          .boolean()
          .nullable()
          .optional()
          .describe(
            `Has to be true where the quantity is more than ${FAR_PERCENT} per cent away from what was agreed.`,
          ),
        why: words('Why what you entered before is corrected; needed from the second time on.'),
      })
      .meta({ id: 'WeighingInput', description: 'What the weighbridge said.' }),
    checks: 'names',
    example: { quantity: 80, deductionPercent: 1.5, deductionReason: 'MOISTURE' },
  },
  answer: saying('The weighing is entered.'),
  refusals: [
    wrong(
      `This is more than ${FAR_PERCENT} % away from what was agreed. Check the unit and the number, and say that you mean it.`,
      'confirmFar',
    ),
    ...ALWAYS,
  ],
});

export const confirmWeight = contract({
  ...STEP,
  path: '/deals/:id/confirm-weight',
  id: 'confirmWeight',
  summary: 'Agrees to the last weighing. For the buyer.',
  body: {
    schema: z
      .object({ weighingId: identifier('the weighing that you mean') })
      .meta({ id: 'ConfirmWeightInput', description: 'Which weighing to agree to.' }),
    checks: 'names',
    example: { weighingId: WEIGHING.id },
  },
  answer: saying('The weighing is confirmed.'),
  refusals: [changed('The farmer has corrected the weighing since. Please look at it first.'), ...ALWAYS],
});

export const markPayment = contract({
  ...STEP,
  path: '/deals/:id/mark-payment',
  id: 'markPayment',
  summary: 'Says that you have paid something, an advance too. For the buyer.',
  description: 'It counts once the farmer confirms it. No money passes through us.',
  body: {
    schema: z
      .object({
        amount: rupees('What you have paid.'),
        method: oneOf(PaymentMethod, 'How you paid.'),
        reference: words('Number of the transfer or receipt.', 60),
      })
      .meta({ id: 'PaymentInput', description: 'What you have paid to the farmer.' }),
    checks: 'names',
    example: { amount: PAYMENT.amount, method: PAYMENT.method, reference: PAYMENT.reference },
  },
  answer: saying('The payment is marked. The farmer has to confirm it.'),
  refusals: [wrong('Choose how you paid.', 'method'), ...ALWAYS],
});

const whichPayment = identifier('the payment');

export const confirmPayment = contract({
  ...STEP,
  path: '/deals/:id/confirm-payment',
  id: 'confirmPayment',
  summary: 'Says that a payment has come. For the farmer.',
  description: 'Where the weighing is confirmed and nothing is left to pay, the deal is completed.',
  body: {
    schema: z
      .object({ paymentId: whichPayment })
      .meta({ id: 'ConfirmPaymentInput', description: 'Which payment you have received.' }),
    checks: 'names',
    example: { paymentId: PAYMENT.id },
  },
  answer: saying('The payment is confirmed.'),
  refusals: ALWAYS,
});

export const denyPayment = contract({
  ...STEP,
  path: '/deals/:id/deny-payment',
  id: 'denyPayment',
  summary: 'Says that a payment has not come; you can still confirm it later. For the farmer.',
  body: {
    schema: z
      .object({ paymentId: whichPayment, words: words('Your own words to the buyer.') })
      .meta({ id: 'DenyPaymentInput', description: 'Which payment you have not received.' }),
    checks: 'names',
    example: { paymentId: PAYMENT.id, words: 'Nothing has come to my account by this evening.' },
  },
  answer: saying('The payment is marked as not received.'),
  refusals: ALWAYS,
});

const { NOT_PICKED_UP: _ofTheClock, ...OF_SIDES } = CancelReason;

export const cancelDeal = contract({
  ...STEP,
  path: '/deals/:id/cancel',
  id: 'cancelDeal',
  summary: 'Gives a deal up before it was weighed; it counts in your record. For either side.',
  body: {
    schema: z
      .object({
        reason: oneOf(OF_SIDES, 'One of the reasons; needed without words.').nullable().optional(),
        words: words('Your own words to the other side.'),
        stillThere: z
          .boolean()
          .nullable()
          .optional()
          .describe('From the farmer: whether the crop is still there, so that it goes back to the listing.'),
      })
      .meta({ id: 'CancelInput', description: 'Why a deal is given up.' }),
    checks: 'values',
    example: { reason: 'NO_TRANSPORT', words: 'No truck is to be had this week.' },
  },
  answer: saying('The deal is cancelled.'),
  refusals: [wrong('Choose a reason, or say why in your own words.', 'reason'), ...ALWAYS],
});

export const sayStillThere = contract({
  ...STEP,
  path: '/deals/:id/still-there',
  id: 'sayStillThere',
  summary: 'Says whether the crop of a cancelled deal is still there. For the farmer.',
  body: {
    schema: z
      .object({ stillThere: z.boolean().describe('True puts the quantity back into the listing.') })
      .meta({ id: 'StillThereInput', description: 'Whether the crop is still there.' }),
    checks: 'values',
    example: { stillThere: true },
  },
  answer: saying('Thank you. Your answer is noted.'),
  refusals: ALWAYS,
});

export const confirmReturn = contract({
  ...STEP,
  path: '/deals/:id/confirm-return',
  id: 'confirmReturn',
  summary: 'Says that you have back what you had paid for a cancelled deal. For the buyer.',
  answer: saying('Thank you. Your money is back.'),
  refusals: ALWAYS,
});

const complaint = z.string().min(1).max(1_000).describe('What is wrong, in your own words.');

export const openDispute = contract({
  ...STEP,
  path: '/deals/:id/dispute',
  id: 'openDispute',
  summary: 'Brings a deal before the operator after the weighing, or adds to what you said. For either side.',
  description:
    'As JSON, or with pictures as multipart/form-data. The clock of the deal stands still until they decide. Pictures are for both sides and the operator alone: each is asked for at its `path`, with an access token.',
  body: {
    schema: z.object({ words: complaint }).meta({ id: 'DisputeInput', description: 'What you do not agree to.' }),
    checks: 'names',
    example: { words: 'The weighbridge slip says 78.2 quintals, not 80.' },
    upload: {
      schema: z
        .object({
          words: complaint,
          images: z
            .array(z.file())
            .max(4)
            .optional()
            .describe(
              'JPEG, PNG or WebP, 10 MB each, at most 4 of a side in all. The field may also be called `images[]`.',
            ),
        })
        .meta({ id: 'DisputeForm', description: 'What you do not agree to, with pictures of it.' }),
      example: { words: 'The weighbridge slip says 78.2 quintals, not 80.' },
    },
  },
  answer: saying('The operator has your dispute.'),
  refusals: [
    wrong('Your message is required.', 'words'),
    {
      code: 'FORBIDDEN',
      message: 'A buyer can send pictures when a deal goes wrong, once its crop has been weighed.',
    },
    { code: 'PAYLOAD_TOO_LARGE', message: 'Each side can show at most 4 pictures.', fields: ['images'] },
    ...ALWAYS,
  ],
});
