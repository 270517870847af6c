import { CROP_IN_LIST } from './crop.examples.js';

const bidId = '018f6b22-77aa-7d01-9c44-b1a2c3d4e5f6';
const offerId = '018f6b22-77ab-7d01-9c44-b1a2c3d4e5f6';
const offerExample = {
  _id: offerId,
  id: offerId,
  position: 1,
  madeBy: 'buyer',
  price: 2480,
  quantity: { amount: 80, unit: 'quintal' },
  total: 198400,
  respondsTo: null,
  awaiting: true,
  validUntil: '2026-04-15T09:00:00.000Z',
  withdrawnAt: null,
  createdAt: '2026-04-13T09:00:00.000Z',
};
const counterId = '018f6b22-9c1d-7d01-9c44-b1a2c3d4e5f6';
const counterExample = {
  ...offerExample,
  _id: counterId,
  id: counterId,
  position: 2,
  madeBy: 'farmer',
  price: 2560,
  total: 204800,
  respondsTo: offerId,
  validUntil: '2026-04-14T10:00:00.000Z',
  createdAt: '2026-04-13T10:00:00.000Z',
};

export const BID = {
  bidId,
  _id: bidId,
  bidAmount: 2480,
  message: 'I can collect it on Monday.',
  status: 'pending',
  state: 'OPEN',
  awaiting: 'farmer',
  endedReason: null,
  declineReason: null,
  declineWords: null,
  quantity: { amount: 80, unit: 'quintal' },
  validUntil: '2026-04-15T09:00:00.000Z',
  offerId,
  offers: [offerExample],
  dealId: null,
  allowedActions: ['WITHDRAW', 'REPLACE'],
  standing: null,
  createdAt: '2026-04-13T09:00:00.000Z',
  maxAmount: null,
  crop: {
    _id: CROP_IN_LIST.id,
    id: CROP_IN_LIST.id,
    cropName: 'Sharbati Wheat',
    name: 'Sharbati Wheat',
    images: CROP_IN_LIST.images,
    status: 'active',
    farmerId: { firstName: 'Ramesh' },
    listed: true,
  },
};

const { crop: _crop, maxAmount: _maxAmount, ...bidFields } = BID;
const buyerId = '018f6b21-0c10-7c55-8d1f-5566778899bb';
export const RECEIVED_BID = {
  ...bidFields,
  allowedActions: ['ACCEPT', 'DECLINE', 'COUNTER'],
  crop: { _id: CROP_IN_LIST.id, id: CROP_IN_LIST.id, cropName: 'Sharbati Wheat' },
  buyer: { _id: buyerId, id: buyerId, firstName: 'Anita' },
};

/** What no bid has any more once it is over. */
export const OVER = { status: 'closed', awaiting: null, validUntil: null, allowedActions: [] };

/** The same bid after its farmer has named another price, as either of them sees it. */
const countered = {
  state: 'COUNTERED',
  awaiting: 'buyer',
  validUntil: counterExample.validUntil,
  offerId: counterId,
  offers: [{ ...offerExample, awaiting: false }, counterExample],
};
export const COUNTERED_BID = { ...RECEIVED_BID, ...countered, allowedActions: ['WITHDRAW_COUNTER'] };

/** The same bid after another buyer has bought sixty of the eighty, and its buyer still wants the other twenty. */
export const CONFIRMED_BID = {
  ...BID,
  offerId: counterId,
  offers: [
    { ...offerExample, awaiting: false },
    {
      ...counterExample,
      madeBy: 'buyer',
      price: 2480,
      quantity: { amount: 20, unit: 'quintal' },
      total: 49600,
      awaiting: true,
      validUntil: '2026-04-15T10:00:00.000Z',
    },
  ],
};
