/** Bids and deals as the server answers them, whole: a field that is left out would be made up. */

/** One page of a list with nothing after it. */
export function onePage<Row>(nodes: readonly Row[]) {
  return { nodes, totalCount: nodes.length, pageInfo: { hasNextPage: false, endCursor: null } };
}

const LATER = '2999-01-01T00:00:00.000Z';

/** A buyer's first price: ₹2,400 for 40 quintals. */
export function offerOf(id: string, changes: Record<string, unknown> = {}) {
  return {
    id,
    madeBy: 'BUYER',
    price: 2400,
    total: 96_000,
    quantity: { amount: 40, unit: 'QUINTAL' },
    awaiting: true,
    withdrawnAt: null,
    createdAt: '2026-03-05T06:30:00.000Z',
    ...changes,
  };
}

/** What a bid says of where it stands: it waits for the farmer. */
export const openStanding = {
  state: 'OPEN',
  validUntil: LATER,
  endedReason: null,
  declineReason: null,
  declineWords: null,
  allowedActions: ['WITHDRAW', 'REPLACE'],
  lastOffer: offerOf('offer-1'),
  offers: [offerOf('offer-1')],
  deal: null,
};

/** What is over, for any reason. */
export const overStanding = { ...openStanding, validUntil: null, allowedActions: [] };

/** The farmer answered with ₹2,550 for the same 40 quintals. */
export const counteredStanding = {
  ...openStanding,
  state: 'COUNTERED',
  allowedActions: ['ACCEPT', 'DECLINE', 'COUNTER', 'REPLACE'],
  lastOffer: offerOf('counter-1', { madeBy: 'FARMER', price: 2550, total: 102_000 }),
  offers: [
    offerOf('offer-1', { awaiting: false }),
    offerOf('counter-1', { madeBy: 'FARMER', price: 2550, total: 102_000 }),
  ],
};

/** A bid of Ravi's on Asha's wheat as Asha gets it: 40 quintals at ₹2,400, where she asks ₹2,500. */
export function waitingBid(id: string, changes: Record<string, unknown> = {}) {
  const offer = offerOf(`offer-of-${id}`);
  return {
    ...openStanding,
    id,
    message: 'I come on Thursday.',
    allowedActions: ['ACCEPT', 'DECLINE', 'COUNTER'],
    buyer: { id: 'buyer-1', firstName: 'Ravi', rating: 4.8, reviews: 3 },
    crop: { id: 'wheat-1', cropName: 'Wheat', basePrice: 2500, remainingQuantity: { amount: 80, unit: 'QUINTAL' } },
    lastOffer: offer,
    offers: [offer],
    ...changes,
  };
}

/** Asha's wheat as its page gets it: 80 quintals at ₹2,500, sold whole. */
export const wheatForSale = {
  id: 'wheat-1',
  name: 'Wheat',
  images: [],
  basePrice: 2500,
  quantity: { amount: 80, unit: 'QUINTAL' },
  minQuantity: null,
  remainingQuantity: { amount: 80, unit: 'QUINTAL' },
  // One and the same for every request: the page asks for the contact apart.
  farmer: { id: 'seller-1' },
};

const AT = '2026-03-05T06:30:00.000Z';

/** A day and place proposed by the buyer, unanswered. */
export const pickupOf = (changes: Record<string, unknown> = {}) => ({
  id: 'pickup-1',
  day: '2026-03-08',
  timeOfDay: 'MORNING',
  place: 'Mandi gate 2',
  proposedBy: 'BUYER',
  createdAt: AT,
  confirmedAt: null,
  ...changes,
});

/** 39.5 quintals less 2 per cent for moisture, not confirmed. */
export const weighingOf = (changes: Record<string, unknown> = {}) => ({
  id: 'weighing-1',
  quantity: { amount: 39.5, unit: 'QUINTAL' },
  deductionPercent: 2,
  deductionReason: 'MOISTURE',
  deductionWords: null,
  grossAmount: 94_800,
  deductionAmount: 1_896,
  finalAmount: 92_904,
  createdAt: AT,
  confirmedBy: null,
  confirmedAt: null,
  ...changes,
});

/** What a deal of ₹2,400 says of itself once that is weighed: the buyer has not looked at it. */
export const weighedDeal = { state: 'WEIGHED', weighing: weighingOf(), finalAmount: 92_904, amountToPay: 92_904 };

/** The same, once the buyer has confirmed the weight. */
export const settledDeal = {
  ...weighedDeal,
  weighing: weighingOf({ confirmedBy: 'BUYER', confirmedAt: '2026-03-09T06:30:00.000Z' }),
};

/** A payment that the farmer has not answered. */
export const paymentOf = (changes: Record<string, unknown> = {}) => ({
  id: 'payment-1',
  amount: 48_000,
  method: 'UPI',
  reference: 'UTR 4711',
  status: 'MARKED',
  createdAt: AT,
  answeredAt: null,
  beforeOperatorAt: null,
  ...changes,
});

/** What a side is asked to do, from long ago on. */
export const turnOf = (by: 'FARMER' | 'BUYER', step: string, changes: Record<string, unknown> = {}) => ({
  by,
  step,
  from: AT,
  respondBy: LATER,
  ...changes,
});

/** Something that happened in a deal. */
export const eventOf = (position: number, step: string, changes: Record<string, unknown> = {}) => ({
  position,
  step,
  by: 'FARMER',
  actor: 'FARMER',
  state: 'AGREED',
  createdAt: AT,
  words: null,
  pickup: null,
  weighing: null,
  weighingBefore: null,
  payment: null,
  ...changes,
});

/** What was known of the mandis on the day of a deal. */
export const mandiOf = (changes: Record<string, unknown> = {}) => ({
  lowest: 2300,
  highest: 2450,
  mandi: 2380,
  msp: 2275,
  day: '2026-03-04',
  isSample: false,
  isOld: false,
  ...changes,
});

/** The deal that the bid above becomes, as Asha gets it: no day of pick-up is named. */
export function dealOf(id: string, changes: Record<string, unknown> = {}) {
  return {
    id,
    number: 'AP-2026-000123',
    state: 'AGREED',
    yourSide: 'FARMER',
    canRate: false,
    rateBy: null,
    price: 2400,
    priceComparison: null,
    total: 96_000,
    farmerName: 'Asha Devi',
    buyerName: 'Ravi Kumar',
    createdAt: AT,
    endedAt: null,
    quantity: { amount: 40, unit: 'QUINTAL' },
    sold: {
      name: 'Wheat',
      qualityGrade: 'A',
      location: { state: 'Haryana', district: 'Hisar', address: 'Mandi gate 2' },
    },
    yourRating: null,
    crop: { id: 'wheat-1', listed: true, nameInOtherScript: 'गेहूँ', images: [], remainingQuantity: null },
    farmer: {
      id: 'farmer-1',
      firstName: 'Asha',
      contact: { lastName: 'Devi', email: 'asha@example.com', phone: '9812000001' },
    },
    buyer: {
      id: 'buyer-1',
      firstName: 'Ravi',
      contact: { lastName: 'Kumar', email: 'ravi@example.com', phone: '9812000002' },
    },
    awaiting: ['FARMER', 'BUYER'],
    turns: [turnOf('FARMER', 'PROPOSE_PICK_UP'), turnOf('BUYER', 'PROPOSE_PICK_UP')],
    respondBy: LATER,
    allowedActions: ['PROPOSE_PICK_UP', 'RECORD_WEIGHT', 'CANCEL'],
    pickup: null,
    pickupProposal: null,
    weighing: null,
    finalAmount: null,
    payments: [],
    paymentState: 'NONE',
    paidAmount: 0,
    amountToPay: 96_000,
    amountToReturn: null,
    upiLink: null,
    cancelledBy: null,
    cancelReason: null,
    cancelWords: null,
    stillThere: null,
    dispute: null,
    checkCode: 'AP-2026-000123-7F3A91C2',
    events: [eventOf(1, 'AGREE')],
    ...changes,
  };
}
