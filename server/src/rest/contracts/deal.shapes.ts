import { z } from 'zod';
import { CropCategory, QualityGrade, QuantityUnit } from '../../modules/crops/crop.types.js';
import {
  DeductionReason,
  PaymentMethod,
  PaymentState,
  PaymentStatus,
  TimeOfDay,
} from '../../modules/deals/deal-part.types.js';
import { CancelReason, DealActor, DealState, DealStep } from '../../modules/deals/deal-step.types.js';
import { Role } from '../../modules/users/user.types.js';
import { bothIdentifiers, day, email, flag, identifier, moment, number, oneOf, text, whole } from './fields.js';
import { dealRatingFields } from './rating.shapes.js';

const person = (who: string) =>
  z.object({
    ...bothIdentifiers(who),
    name: text('Given and family name, as they were when the deal was made.'),
    email: email('E-mail address.'),
    phone: text('Ten digits.'),
  });

const role = (description: string) => oneOf(Role, description);
const step = (description: string) => oneOf(DealStep, description);
const state = (description: string) => oneOf(DealState, description);
const money = (description: string) => number(`${description} Rupees.`);

const pickup = z
  .object({
    id: identifier('the proposal; `confirm-pickup` takes it'),
    day: day('The day, in India.'),
    timeOfDay: oneOf(TimeOfDay, 'When on that day.'),
    place: text('Where.'),
    proposedBy: role('The side that named it.'),
    createdAt: moment('When it was named.'),
    confirmedAt: moment('When the other side agreed; null where it has not.').nullable(),
  })
  .meta({ id: 'DealPickup', description: 'A day and a place of pick-up that one side named.' });

const weighing = z
  .object({
    id: identifier('the weighing; `confirm-weight` takes it'),
    quantity: z.object({ amount: number('How much was weighed.'), unit: oneOf(QuantityUnit, 'The unit of it.') }),
    deductionPercent: number('Per cent that are not paid; null where all is.').nullable(),
    deductionReason: oneOf(DeductionReason, 'Why; null where nothing is deducted.').nullable(),
    deductionWords: text('Why, in words.').nullable(),
    grossAmount: money('Price times weighed quantity.'),
    deductionAmount: money('What the deduction takes away.'),
    finalAmount: money('What is to be paid.'),
    createdAt: moment('When the farmer entered it.'),
    confirmedBy: oneOf(DealActor, 'Who confirmed it; null where nobody has.').nullable(),
    confirmedAt: moment('When it was confirmed; null where it is not.').nullable(),
  })
  .meta({ id: 'DealWeighing', description: 'What was weighed, and the sum that follows: gross - deduction = final.' });

const payment = z
  .object({
    id: identifier('the payment; `confirm-payment` and `deny-payment` take it'),
    amount: money('How much.'),
    method: oneOf(PaymentMethod, 'How it was paid.'),
    reference: text('Number of the transfer or receipt.').nullable(),
    status: oneOf(PaymentStatus, 'What both sides say of it.'),
    createdAt: moment('When the buyer marked it.'),
    answeredAt: moment('When it was last answered; null where it was not.').nullable(),
    beforeOperatorAt: moment('Since when the operator has it; null where they do not.').nullable(),
  })
  .meta({ id: 'DealPayment', description: 'A payment that the buyer marked. No money passes through us.' });

const dispute = z
  .object({
    openedBy: role('The side that opened it.'),
    openedAt: moment('When.'),
    statements: z.array(
      z.object({
        by: role('Which side.'),
        words: text('What it says.'),
        at: moment('When.'),
        pictures: z
          .array(
            z.object({
              id: z.string().describe('Identifier of the picture.'),
              path: text('Path of the WebP file; it wants your access token. `?width=320` gives a smaller one.'),
              width: whole('Pixels of the widest file.'),
              height: whole('Pixels of the widest file.'),
            }),
          )
          .describe('What it shows with that, in order; at most four of a side in all.'),
      }),
    ),
    decision: text("The operator's words; null while they have not decided.").nullable(),
    decidedAt: moment('When the operator decided; null while they have not.').nullable(),
  })
  .meta({ id: 'DealDispute', description: 'That the sides do not agree, and what came of it.' });

/** A deal as one of its two sides sees it. */
export const dealItem = z
  .object({
    ...bothIdentifiers('the deal'),
    number: text('Its number for people.'),
    state: state('Where it stands.'),
    yourSide: role('Which side of it you are.'),
    cropId: identifier('the listing that it came of'),
    sold: z
      .object({
        name: text('Name of the crop.'),
        category: oneOf(CropCategory, 'What kind of produce it is.'),
        description: text("The farmer's words about it."),
        qualityGrade: oneOf(QualityGrade, "The farmer's own grading."),
        location: z.object({ state: text('State.'), district: text('District.'), address: text('Village or street.') }),
        harvestDate: day('Day of the harvest.').nullable(),
        specifications: z.object({
          organic: flag('Grown organically.'),
          pesticidesUsed: z.array(text('Name of a pesticide.')),
          fertilizersUsed: z.array(text('Name of a fertilizer.')),
          certifications: z.array(text('Name of a certificate.')),
        }),
      })
      .describe('What was sold, as it was then.'),
    quantity: z.object({ amount: number('How much was agreed.'), unit: oneOf(QuantityUnit, 'The unit of it.') }),
    price: number('Rupees per unit that were agreed.'),
    total: number('Price times quantity in rupees, rounded to paise.'),
    farmer: person('the farmer').describe('Who sells.'),
    buyer: person('the buyer').describe('Who buys.'),
    createdAt: moment('When it was made.'),
    pickup: pickup.nullable().describe('The day and place that both agreed on last.'),
    pickupProposal: pickup.nullable().describe('A newer day and place that waits for an answer.'),
    weighing: weighing.nullable().describe('The last weighing.'),
    finalAmount: money('What is to be paid for what was weighed; null before.').nullable(),
    payments: z.array(payment).describe('What the buyer marked as paid, oldest first.'),
    paymentState: oneOf(PaymentState, 'How much of it the farmer has confirmed.'),
    paidAmount: money('What the farmer has confirmed.'),
    amountToPay: money('What is still to be paid, without what waits for an answer.'),
    amountToReturn: money(
      'Of a cancelled deal, what the buyer has to get back; null where there is nothing.',
    ).nullable(),
    upiLink: text('A `upi://pay` link to the farmer, for the buyer alone. No money passes through us.').nullable(),
    awaiting: z.array(role('A side.')).describe('Whose turn it is now.'),
    turns: z
      .array(
        z.object({
          by: role('Which side.'),
          step: step('What it is asked to do.'),
          from: moment('From when on.'),
          respondBy: moment('Until when, before the clock decides; null where it never does.').nullable(),
        }),
      )
      .describe('What is to be done next and by whom.'),
    respondBy: moment('When the clock decides something if nobody does; null where nothing is due.').nullable(),
    allowedActions: z.array(step('Something to do.')).describe('What you can do now.'),
    cancelledBy: oneOf(DealActor, 'Who gave it up; null where nobody did.').nullable(),
    cancelReason: oneOf(CancelReason, 'Why it was given up.').nullable(),
    cancelWords: text('Why it was given up, in words.').nullable(),
    stillThere: flag(
      'Of a cancelled deal, whether the crop is still there; null where the farmer has not said.',
    ).nullable(),
    dispute: dispute.nullable().describe('The dispute about it; null where there was none.'),
    endedAt: moment('When it was completed or cancelled; null while it goes on.').nullable(),
    checkCode: text('Its number with a code behind it, which `GET /agreements/{checkCode}` takes.'),
    events: z
      .array(
        z.object({
          position: whole('Its place in the timeline, from 1.'),
          step: step('What happened.'),
          by: role('Which side did it; null where the clock or the operator did.').nullable(),
          actor: oneOf(DealActor, 'Who did it.'),
          state: state('Where the deal stood after it.'),
          createdAt: moment('When it happened.'),
          words: text('What was said with it.').nullable(),
          pickup: pickup.nullable().describe('The day and place that it is about.'),
          weighing: weighing.nullable().describe('The weighing that it is about.'),
          weighingBefore: weighing.nullable().describe('Of a corrected weighing, what was entered before.'),
          payment: payment.nullable().describe('The payment that it is about, as it stands now.'),
        }),
      )
      .describe('What happened in it, from the beginning.'),
    ...dealRatingFields,
  })
  .meta({ id: 'Deal', description: 'What a farmer and a buyer agreed on.' });
