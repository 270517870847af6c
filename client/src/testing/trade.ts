/** Bids and deals as the server answers them, whole: a field that is left out would be made up. */

/** One page of a list with nothing after it. */
export function onePage<Row>(nodes: readonly Row[]) {
  return { nodes, totalCount: nodes.length, pageInfo: { hasNextPage: false, endCursor: null } };
}

const LATER = '2999-01-01T00:00:00.000Z';

/** What a bid says of where it stands: it waits for the farmer. */
export const openStanding = {
  state: 'OPEN',
  validUntil: LATER,
  endedReason: null,
  declineReason: null,
  declineWords: null,
  allowedActions: ['WITHDRAW', 'REPLACE'],
  deal: null,
};

/** What is over, for whatever reason. */
export const overStanding = { ...openStanding, validUntil: null, allowedActions: [] };

/** A bid of Ravi's on Asha's wheat as Asha gets it: 40 quintals at ₹2400, where she asks ₹2500. */
export function waitingBid(id: string, changes: Record<string, unknown> = {}) {
  const quantity = { amount: 40, unit: 'QUINTAL' };
  return {
    id,
    message: 'I come on Thursday.',
    validUntil: LATER,
    allowedActions: ['ACCEPT', 'DECLINE'],
    buyer: { id: 'buyer-1', firstName: 'Ravi', rating: 4.8, reviews: 3 },
    crop: { id: 'wheat-1', cropName: 'Wheat', basePrice: 2500 },
    offers: [{ id: `offer-of-${id}`, price: 2400, total: 96_000, quantity }],
    ...changes,
  };
}

/** The deal that the bid above becomes, as Asha gets it. */
export function dealOf(id: string, changes: Record<string, unknown> = {}) {
  return {
    id,
    number: 'AP-2026-000123',
    state: 'AGREED',
    yourSide: 'FARMER',
    price: 2400,
    total: 96_000,
    farmerName: 'Asha Devi',
    buyerName: 'Ravi Kumar',
    createdAt: '2026-03-05T06:30:00.000Z',
    quantity: { amount: 40, unit: 'QUINTAL' },
    sold: {
      name: 'Wheat',
      qualityGrade: 'A',
      location: { state: 'Haryana', district: 'Hisar', address: 'Mandi gate 2' },
    },
    crop: { id: 'wheat-1', listed: true },
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
    events: [{ position: 1, step: 'AGREE', by: 'FARMER', createdAt: '2026-03-05T06:30:00.000Z' }],
    ...changes,
  };
}
