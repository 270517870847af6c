import { registerEnumType } from 'type-graphql';

/** Union of the marketplace's and the add-crop form's categories. */
export const CropCategory = {
  VEGETABLES: 'vegetables',
  FRUITS: 'fruits',
  GRAINS: 'grains',
  HERBS: 'herbs',
  SPICES: 'spices',
  DAIRY: 'dairy',
  OTHER: 'other',
} as const;
export type CropCategory = (typeof CropCategory)[keyof typeof CropCategory];
registerEnumType(CropCategory, {
  name: 'CropCategory',
  description: 'What kind of produce a crop is.',
  valuesConfig: {
    VEGETABLES: { description: 'Vegetables.' },
    FRUITS: { description: 'Fruits.' },
    GRAINS: { description: 'Cereals, pulses and oilseeds.' },
    HERBS: { description: 'Herbs and medicinal plants.' },
    SPICES: { description: 'Spices.' },
    DAIRY: { description: 'Milk and what is made of it.' },
    OTHER: { description: 'Anything else, such as cotton or honey.' },
  },
});

export const QuantityUnit = {
  KG: 'kg',
  QUINTAL: 'quintal',
  TON: 'ton',
  PIECES: 'pieces',
  LITERS: 'liters',
} as const;
export type QuantityUnit = (typeof QuantityUnit)[keyof typeof QuantityUnit];
registerEnumType(QuantityUnit, {
  name: 'QuantityUnit',
  description: 'The unit that the quantity is counted in and the price is for. A quintal is 100 kg, a ton 1000 kg.',
  valuesConfig: {
    KG: { description: 'Kilogram.' },
    QUINTAL: { description: '100 kg.' },
    TON: { description: '1000 kg.' },
    PIECES: { description: 'Single pieces.' },
    LITERS: { description: 'Liters.' },
  },
});

export const QualityGrade = { A: 'A', B: 'B', C: 'C' } as const;
export type QualityGrade = (typeof QualityGrade)[keyof typeof QualityGrade];
registerEnumType(QualityGrade, {
  name: 'QualityGrade',
  description: "The farmer's own grading; A is the best.",
  valuesConfig: { A: { description: 'Best.' }, B: { description: 'Good; the default.' }, C: { description: 'Fair.' } },
});

export const PriceType = { FIXED: 'fixed', AUCTION: 'auction' } as const;
export type PriceType = (typeof PriceType)[keyof typeof PriceType];
registerEnumType(PriceType, {
  name: 'PriceType',
  description: 'A fixed asking price, or an auction with a reserve.',
  valuesConfig: {
    FIXED: { description: 'A fixed asking price; the default.' },
    AUCTION: { description: 'Bids decide, above a reserve price.' },
  },
});

export const CropStatus = {
  ACTIVE: 'active',
  SOLD: 'sold',
  PENDING: 'pending',
  EXPIRED: 'expired',
  DRAFT: 'draft',
} as const;
export type CropStatus = (typeof CropStatus)[keyof typeof CropStatus];
registerEnumType(CropStatus, {
  name: 'CropStatus',
  description: 'Where a crop stands. Active and pending crops are shown in the marketplace.',
  valuesConfig: {
    ACTIVE: { description: 'For sale.' },
    SOLD: { description: 'Sold.' },
    PENDING: { description: 'A sale is being agreed; still shown.' },
    EXPIRED: { description: 'Past its time.' },
    DRAFT: { description: 'Not offered yet.' },
  },
});

export const CropSort = {
  NEWEST: 'newest',
  PRICE_LOW_TO_HIGH: 'price-low-to-high',
  PRICE_HIGH_TO_LOW: 'price-high-to-low',
} as const;
export type CropSort = (typeof CropSort)[keyof typeof CropSort];
registerEnumType(CropSort, {
  name: 'CropSort',
  description: 'The order of the marketplace; prices are per unit.',
  valuesConfig: {
    NEWEST: { description: 'Newest first.' },
    PRICE_LOW_TO_HIGH: { description: 'Cheapest first.' },
    PRICE_HIGH_TO_LOW: { description: 'Dearest first.' },
  },
});
