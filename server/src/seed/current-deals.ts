import { CancelReason, DealStep } from '../modules/deals/deal-step.types.js';
import { Role } from '../modules/users/user.types.js';
import type { PlayedStep } from './played-deal.js';
import type { SeedLot, SeedSale } from './seed-file.js';

/** A sale that is under way: its listing and terms, and what happened in its deal so far. */
export type CurrentDeal = Omit<SeedLot, 'sales'> &
  Pick<SeedSale, 'buyer' | 'quantity' | 'daysAgo'> & { readonly steps: readonly PlayedStep[] };

const { FARMER, BUYER } = Role;

const pickedUp = (hours: number): PlayedStep[] => [
  {
    step: DealStep.PROPOSE_PICK_UP,
    by: BUYER,
    hours,
    pickup: { inDays: 1, timeOfDay: 'MORNING', place: 'At the farm' },
  },
  { step: DealStep.CONFIRM_PICK_UP, by: FARMER, hours: hours + 3 },
];

/** What happened since in the deals of the seed's accepted bids, by the buyer and the listing. */
export const STEPS_OF_BIDS: Readonly<Record<string, readonly PlayedStep[]>> = {
  // The truck comes within two days.
  'anita hisar-cotton': [
    {
      step: DealStep.PROPOSE_PICK_UP,
      by: BUYER,
      hours: 5,
      pickup: { inDays: 6, timeOfDay: 'MORNING', place: 'Village Kaimri, near the canal bridge' },
    },
    { step: DealStep.CONFIRM_PICK_UP, by: FARMER, hours: 20 },
  ],
  // The farmer is asked to agree.
  'imran hisar-mustard': [
    {
      step: DealStep.PROPOSE_PICK_UP,
      by: BUYER,
      hours: 2,
      pickup: { inDays: 3, timeOfDay: 'AFTERNOON', place: 'At your farm; we bring bags' },
    },
  ],
  // The buyer is asked to agree.
  'anita sehore-chana': [
    {
      step: DealStep.PROPOSE_PICK_UP,
      by: FARMER,
      hours: 3,
      pickup: { inDays: 4, timeOfDay: 'EVENING', place: 'Ashta road, opposite the weighbridge' },
    },
  ],
};

/** One deal in each of the further steps, for both sign-ins of the seed; what is completed stands in the history. */
export const CURRENT_DEALS: readonly CurrentDeal[] = [
  {
    // Weighed an hour ago: the buyer, who is not the one to try it with, is asked.
    farmer: 'ramesh',
    buyer: 'neha',
    cropName: 'Bajra',
    category: 'grains',
    unit: 'quintal',
    price: 1910,
    quantity: 22,
    daysAgo: 3,
    steps: [...pickedUp(4), { step: DealStep.RECORD_WEIGHT, by: FARMER, hours: 62, weighing: { quantity: 21.6 } }],
  },
  {
    // Weighed with a deduction: the buyer to try it with is asked.
    farmer: 'vikas',
    buyer: 'anita',
    cropName: 'Red Onion',
    category: 'vegetables',
    unit: 'quintal',
    price: 1650,
    quantity: 40,
    daysAgo: 3,
    steps: [
      ...pickedUp(3),
      {
        step: DealStep.RECORD_WEIGHT,
        by: FARMER,
        hours: 50,
        weighing: { quantity: 39.2, deductionPercent: 1.5, deductionReason: 'MOISTURE' },
      },
    ],
  },
  {
    // Paid, says the buyer: the farmer to try it with is asked.
    farmer: 'ramesh',
    buyer: 'imran',
    cropName: 'Mustard',
    category: 'grains',
    unit: 'quintal',
    price: 6180,
    quantity: 12,
    daysAgo: 5,
    steps: [
      ...pickedUp(6),
      { step: DealStep.RECORD_WEIGHT, by: FARMER, hours: 52 },
      { step: DealStep.CONFIRM_WEIGHT, by: BUYER, hours: 60 },
      { step: DealStep.MARK_PAYMENT, by: BUYER, hours: 96, payment: { method: 'BANK', reference: 'SAMPLE-20417' } },
    ],
  },
  {
    // An advance was paid; the buyer to try it with has to pay the rest.
    farmer: 'bhavna',
    buyer: 'anita',
    cropName: 'Cumin',
    category: 'spices',
    unit: 'kg',
    price: 251,
    quantity: 400,
    daysAgo: 6,
    steps: [
      ...pickedUp(4),
      {
        step: DealStep.MARK_PAYMENT,
        by: BUYER,
        hours: 10,
        payment: { amount: 20_000, method: 'UPI', reference: 'SAMPLE-88120' },
      },
      { step: DealStep.CONFIRM_PAYMENT, by: FARMER, hours: 13 },
      { step: DealStep.RECORD_WEIGHT, by: FARMER, hours: 72, weighing: { quantity: 402 } },
      {
        step: DealStep.RECORD_WEIGHT,
        by: FARMER,
        hours: 73,
        weighing: { quantity: 398.5 },
        words: 'The bags were weighed with it.',
      },
      { step: DealStep.CONFIRM_WEIGHT, by: BUYER, hours: 80 },
    ],
  },
  {
    // Given up by the buyer: the farmer to try it with is asked whether the crop is still there.
    farmer: 'ramesh',
    buyer: 'joseph',
    cropName: 'Guava',
    category: 'fruits',
    unit: 'kg',
    price: 30,
    quantity: 300,
    daysAgo: 4,
    steps: [
      {
        step: DealStep.CANCEL,
        by: BUYER,
        hours: 30,
        reason: CancelReason.NO_TRANSPORT,
        words: 'No cold van is to be had before Monday.',
      },
    ],
  },
  {
    // Given up by the farmer after an advance: the buyer to try it with is asked whether it came back.
    farmer: 'rajendra',
    buyer: 'anita',
    cropName: 'Royal Delicious Apple',
    category: 'fruits',
    unit: 'kg',
    price: 95,
    quantity: 250,
    daysAgo: 8,
    steps: [
      {
        step: DealStep.MARK_PAYMENT,
        by: BUYER,
        hours: 5,
        payment: { amount: 5_000, method: 'UPI', reference: 'SAMPLE-55201' },
      },
      { step: DealStep.CONFIRM_PAYMENT, by: FARMER, hours: 7 },
      {
        step: DealStep.CANCEL,
        by: FARMER,
        hours: 100,
        reason: CancelReason.CROP_DAMAGED,
        words: 'Hail took most of it.',
      },
      { step: DealStep.SAY_STILL_THERE, by: FARMER, hours: 101 },
    ],
  },
  {
    // Both sign-ins do not agree: the operator decides.
    farmer: 'ramesh',
    buyer: 'anita',
    cropName: 'Carrot',
    category: 'vegetables',
    unit: 'quintal',
    price: 1420,
    quantity: 18,
    daysAgo: 7,
    steps: [
      ...pickedUp(5),
      {
        step: DealStep.RECORD_WEIGHT,
        by: FARMER,
        hours: 60,
        weighing: { quantity: 18.4 },
      },
      {
        step: DealStep.DISPUTE,
        by: BUYER,
        hours: 70,
        words: 'Our weighbridge in Sirsa says 17.1 quintals. The slip is with the driver.',
      },
      {
        step: DealStep.DISPUTE,
        by: FARMER,
        hours: 90,
        words: 'It was weighed at Kaimri in front of the driver, with his signature.',
      },
    ],
  },
];
