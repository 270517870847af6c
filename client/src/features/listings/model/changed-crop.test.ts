import { AS_DRAFT, type CropToChange, emptyAddCrop, textsOf } from './add-crop-form';
import {
  bidsAbove,
  changedFields,
  checkChanges,
  fieldOfForm,
  laidOver,
  soldOf,
  textsOfAgain,
  toRelistInput,
  toUpdateInput,
} from './changed-crop';

const crop: CropToChange = {
  __typename: 'Crop',
  id: 'c1',
  version: 3,
  status: 'ACTIVE',
  cropName: 'Wheat',
  category: 'GRAINS',
  description: 'Dry.',
  quantity: { __typename: 'Quantity', amount: 80, unit: 'QUINTAL' },
  remainingQuantity: { __typename: 'Quantity', amount: 79.9, unit: 'QUINTAL' },
  minQuantity: 5,
  priceType: 'FIXED',
  basePrice: 2520.5,
  reservePrice: null,
  auction: null,
  location: { __typename: 'Location', state: 'Haryana', district: 'Hisar', address: 'Kaimri' },
  harvestDate: '2026-04-10',
  expiryDate: null,
  qualityGrade: 'A',
  specifications: {
    __typename: 'Specifications',
    organic: true,
    pesticidesUsed: [],
    fertilizersUsed: ['DAP', 'urea'],
    certifications: [],
  },
  images: [],
  farmer: { __typename: 'Person', id: 'f1' },
};

test('the form of an edit shows what is left, and sends it back as that', () => {
  expect(textsOf(crop)).toMatchObject({ 'quantity.amount': '79.9', minQuantity: '5', 'price.basePrice': '2520.5' });
  expect(soldOf(crop)).toBe(0.1);
  expect(toUpdateInput({ ...textsOf(crop), 'quantity.amount': '50', expiryDate: '2026-09-01' }, crop)).toEqual({
    id: 'c1',
    version: 3,
    cropName: 'Wheat',
    category: 'GRAINS',
    description: 'Dry.',
    remainingQuantity: { amount: 50, unit: 'QUINTAL' },
    minQuantity: 5,
    priceType: 'FIXED',
    basePrice: 2520.5,
    reservePrice: null,
    location: { state: 'Haryana', district: 'Hisar', address: 'Kaimri' },
    harvestDate: '2026-04-10',
    expiryDate: '2026-09-01',
    qualityGrade: 'A',
    specifications: { organic: true, pesticidesUsed: [], fertilizersUsed: ['DAP', 'urea'], certifications: [] },
  });
  expect(['remainingQuantity.unit', 'quantity.unit', 'cropName'].map(fieldOfForm)).toEqual([
    'quantity.unit',
    'quantity.unit',
    'cropName',
  ]);
});

test('selling again asks for the quantity and the dates anew, and sends all else as it was', () => {
  const texts = textsOfAgain(crop);
  expect(changedFields(texts, textsOf(crop))).toEqual(['quantity.amount', 'harvestDate']);
  const input = toRelistInput({ ...texts, 'quantity.amount': '12' }, 'c1');
  expect(input).toMatchObject({
    id: 'c1',
    quantity: { amount: 12, unit: 'QUINTAL' },
    harvestDate: null,
    minQuantity: 5,
    specifications: { organic: true, fertilizersUsed: ['DAP', 'urea'] },
  });
});

test('what was typed is laid over what is new: nothing typed is lost, nothing new is overwritten', () => {
  const before = textsOf(crop);
  const typed = { ...before, description: 'Cleaned twice.', 'quantity.amount': '70' };
  const newer = { ...before, 'price.basePrice': '2600', 'quantity.amount': '40' };
  expect(laidOver(newer, typed, before)).toEqual({
    ...before,
    description: 'Cleaned twice.',
    'price.basePrice': '2600',
    'quantity.amount': '70',
  });
  expect(changedFields(newer, before)).toEqual(['quantity.amount', 'price.basePrice']);
});

test('a draft that is only saved may be without what can wait; to be published it may not', () => {
  const unfinished = { ...textsOf(crop), description: ' ', 'location.district': '' };
  const wrong = (press: string) =>
    Object.entries(checkChanges(unfinished)(unfinished, press)).flatMap(([name, problem]) => (problem ? [name] : []));
  expect(wrong(AS_DRAFT)).toEqual([]);
  expect(wrong('')).toEqual(['description', 'location.district']);
});

test('herbs, which the form does not offer, may stay herbs', () => {
  const herbs = { ...textsOf(crop), category: 'HERBS' };
  expect(checkChanges(herbs)(herbs).category).toBeUndefined();
  expect(checkChanges(textsOf(crop))(herbs).category).toBe('addCrop.required');
  expect(checkChanges(emptyAddCrop)(emptyAddCrop).category).toBe('addCrop.required');
});

test('live bids on more than would be left are counted', () => {
  const bid = (amount: number, validUntil: string | null) => ({ quantity: { amount }, validUntil });
  const bids = [bid(60, '2026-05-01'), bid(60, null), bid(20, '2026-05-01'), bid(40, '2026-05-01')];
  expect(['40', '39.9', '60', '', '5'].map((left) => bidsAbove(left, bids))).toEqual([1, 2, 0, 0, 3]);
});
