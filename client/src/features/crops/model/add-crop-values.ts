import type {
  CreateCropInput,
  CropCategory,
  PriceType,
  QualityGrade,
  QuantityUnit,
} from '@/graphql/generated/schema-types';

/** What the form offers, in the order of spec §5; herbs exist, but are never listed through it. */
export const addCropCategories = [
  'VEGETABLES',
  'FRUITS',
  'GRAINS',
  'SPICES',
  'DAIRY',
  'OTHER',
] as const satisfies readonly CropCategory[];
export const addCropUnits = ['KG', 'QUINTAL', 'TON', 'PIECES', 'LITERS'] as const satisfies readonly QuantityUnit[];
export const addCropGrades = ['A', 'B', 'C'] as const satisfies readonly QualityGrade[];
export const addCropPriceTypes = ['FIXED', 'AUCTION'] as const satisfies readonly PriceType[];

/** The form as it is filled in: texts, whatever they mean. The paths are the server's names for its field errors. */
export type AddCropValues = {
  cropName: string;
  category: string;
  description: string;
  quantity: { amount: string; unit: string };
  priceType: string;
  price: { basePrice: string; reservePrice: string };
  location: { state: string; district: string; address: string };
  harvestDate: string;
  expiryDate: string;
  qualityGrade: string;
};

/** Category and unit start empty, so that they can be missing; price type fixed and grade B are given (spec §9). */
export const emptyAddCropValues: AddCropValues = {
  cropName: '',
  category: '',
  description: '',
  quantity: { amount: '', unit: '' },
  priceType: 'FIXED',
  price: { basePrice: '', reservePrice: '' },
  location: { state: '', district: '', address: '' },
  harvestDate: '',
  expiryDate: '',
  qualityGrade: 'B',
};

/** In the form by rule, though nothing there changes it (spec §3). */
const specifications = { organic: false, pesticidesUsed: [], fertilizersUsed: [], certifications: [] };

type RequiredField = {
  /** `addCrop.missing.<key>`: the name in the message, in English fixed word by word. */
  key: string;
  read: (values: AddCropValues) => string;
};

const required = [
  { key: 'cropName', read: (values) => values.cropName },
  { key: 'category', read: (values) => values.category },
  { key: 'description', read: (values) => values.description },
  { key: 'quantityAmount', read: (values) => values.quantity.amount },
  { key: 'quantityUnit', read: (values) => values.quantity.unit },
  { key: 'basePrice', read: (values) => values.price.basePrice },
  { key: 'state', read: (values) => values.location.state },
  { key: 'district', read: (values) => values.location.district },
  { key: 'address', read: (values) => values.location.address },
] as const satisfies readonly RequiredField[];

type RequiredKey = (typeof required)[number]['key'];

/** The keys of the required fields that are still empty, in the order of spec §5 (AC-264, X-21). */
export function missingFields(values: AddCropValues): RequiredKey[] {
  return required.filter(({ read }) => read(values).trim() === '').map(({ key }) => key);
}

/** What the listing as a whole costs, in rupees; null until quantity and price are there. */
export function lotPrice({ quantity, price }: Pick<AddCropValues, 'quantity' | 'price'>): number | null {
  const total = Number(quantity.amount) * Number(price.basePrice);
  return Number.isFinite(total) && total > 0 ? Math.round(total * 100) / 100 : null;
}

/** Turns values that passed the schema into what the API takes. The reserve price goes with an auction alone. */
export function toCreateCropInput(values: AddCropValues): CreateCropInput {
  const { quantity, price, location } = values;
  const reserve = values.priceType === 'AUCTION' && price.reservePrice !== '' ? Number(price.reservePrice) : null;
  return {
    cropName: values.cropName.trim(),
    category: values.category as CropCategory,
    description: values.description.trim(),
    quantity: { amount: Number(quantity.amount), unit: quantity.unit as QuantityUnit },
    priceType: values.priceType as PriceType,
    basePrice: Number(price.basePrice),
    reservePrice: reserve,
    location: {
      state: location.state.trim(),
      district: location.district.trim(),
      address: location.address.trim(),
    },
    harvestDate: values.harvestDate || null,
    expiryDate: values.expiryDate || null,
    qualityGrade: values.qualityGrade as QualityGrade,
    specifications,
  };
}
