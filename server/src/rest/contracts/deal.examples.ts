import { CROP, CROP_IN_LIST } from './crop.examples.js';
import { NO_RATINGS } from './rating.shapes.js';

export const DEAL_ID = '018f6b23-2b4c-7e02-8a11-c1d2e3f4a5b6';
const farmerId = CROP.farmerId.id;
const buyerId = '018f6b21-0c10-7c55-8d1f-5566778899bb';
const madeAt = '2026-04-13T11:30:00.000Z';
const weighedAt = '2026-04-16T06:10:00.000Z';
const respondBy = '2026-04-18T06:10:00.000Z';
export const PICKUP = {
  id: '018f6b24-0d4c-7e02-8a11-c1d2e3f4a5b6',
  day: '2026-04-16',
  timeOfDay: 'MORNING',
  place: 'At the canal bridge of Kaimri',
  proposedBy: 'buyer',
  createdAt: '2026-04-13T12:00:00.000Z',
  confirmedAt: '2026-04-13T14:20:00.000Z',
};
export const WEIGHING = {
  id: '018f6b2f-1d4c-7e02-8a11-c1d2e3f4a5b6',
  quantity: { amount: 80, unit: 'quintal' },
  deductionPercent: 1.5,
  deductionReason: 'MOISTURE',
  deductionWords: null,
  grossAmount: 198400,
  deductionAmount: 2976,
  finalAmount: 195424,
  createdAt: weighedAt,
  confirmedBy: null,
  confirmedAt: null,
};
export const PAYMENT = {
  id: '018f6b25-3d4c-7e02-8a11-c1d2e3f4a5b6',
  amount: 50000,
  method: 'UPI',
  reference: '411922334455',
  status: 'RECEIVED',
  createdAt: '2026-04-14T08:00:00.000Z',
  answeredAt: '2026-04-14T09:30:00.000Z',
  beforeOperatorAt: null,
};
const event = { state: 'AGREED', words: null, pickup: null, weighing: null, weighingBefore: null, payment: null };

/** A deal as its buyer sees it, just weighed. */
export const DEAL = {
  _id: DEAL_ID,
  id: DEAL_ID,
  number: 'AP-2026-000123',
  state: 'WEIGHED',
  yourSide: 'buyer',
  cropId: CROP_IN_LIST.id,
  sold: {
    name: 'Sharbati Wheat',
    category: 'grains',
    description: CROP.description,
    qualityGrade: 'A',
    location: CROP.location,
    harvestDate: CROP.harvestDate,
    specifications: CROP.specifications,
  },
  quantity: { amount: 80, unit: 'quintal' },
  price: 2480,
  total: 198400,
  farmer: { _id: farmerId, id: farmerId, name: 'Ramesh Yadav', email: 'ramesh@example.in', phone: '5123456789' },
  buyer: { _id: buyerId, id: buyerId, name: 'Anita Sharma', email: 'anita@example.in', phone: '5987654321' },
  createdAt: madeAt,
  pickup: PICKUP,
  pickupProposal: null,
  weighing: WEIGHING,
  finalAmount: 195424,
  payments: [PAYMENT],
  paymentState: 'PARTIAL',
  paidAmount: 50000,
  amountToPay: 145424,
  amountToReturn: null,
  upiLink: 'upi://pay?pa=ramesh@upi&pn=Ramesh%20Yadav&am=145424.00&cu=INR&tn=AP-2026-000123',
  awaiting: ['buyer'],
  turns: [{ by: 'buyer', step: 'CONFIRM_WEIGHT', from: weighedAt, respondBy }],
  respondBy,
  allowedActions: ['CONFIRM_WEIGHT', 'MARK_PAYMENT', 'DISPUTE'],
  cancelledBy: null,
  cancelReason: null,
  cancelWords: null,
  stillThere: null,
  dispute: null,
  endedAt: null,
  checkCode: 'AP-2026-000123-7F3A91C2',
  events: [
    { ...event, position: 1, step: 'AGREE', by: 'farmer', actor: 'farmer', createdAt: madeAt },
    {
      ...event,
      position: 2,
      step: 'PROPOSE_PICK_UP',
      by: 'buyer',
      actor: 'buyer',
      createdAt: PICKUP.createdAt,
      pickup: PICKUP,
    },
    {
      ...event,
      position: 3,
      step: 'CONFIRM_PICK_UP',
      by: 'farmer',
      actor: 'farmer',
      createdAt: PICKUP.confirmedAt,
      pickup: PICKUP,
    },
    {
      ...event,
      position: 4,
      step: 'MARK_PAYMENT',
      by: 'buyer',
      actor: 'buyer',
      createdAt: PAYMENT.createdAt,
      payment: PAYMENT,
    },
    {
      ...event,
      position: 5,
      step: 'CONFIRM_PAYMENT',
      by: 'farmer',
      actor: 'farmer',
      createdAt: PAYMENT.answeredAt,
      payment: PAYMENT,
    },
    {
      ...event,
      position: 6,
      step: 'RECORD_WEIGHT',
      by: 'farmer',
      actor: 'farmer',
      state: 'WEIGHED',
      createdAt: weighedAt,
      weighing: WEIGHING,
    },
  ],
  ...NO_RATINGS,
};
