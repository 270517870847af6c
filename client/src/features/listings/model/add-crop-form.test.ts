import { MAX_PHOTO_BYTES, moved, sortPhotos } from '@/ui/form/sort-photos';
import { type AddCropTexts, emptyAddCrop, lotPrice, TICKED, toCreateCropInput } from './add-crop-form';
import { draftKey, readDraft } from './crop-draft';

const filled: AddCropTexts = {
  ...emptyAddCrop,
  cropName: ' Wheat ',
  category: 'GRAINS',
  description: 'Sharbati',
  'quantity.amount': '40',
  'quantity.unit': 'QUINTAL',
  'price.basePrice': '2500.50',
  'price.reservePrice': '2600',
  'location.state': 'Haryana',
  'location.district': 'Hisar',
  'location.address': 'Near the mandi',
};

test('what is sent: numbers as numbers, no reserve price with a fixed price (X-05)', () => {
  expect(toCreateCropInput(filled)).toEqual({
    cropName: 'Wheat',
    category: 'GRAINS',
    description: 'Sharbati',
    quantity: { amount: 40, unit: 'QUINTAL' },
    minQuantity: null,
    priceType: 'FIXED',
    basePrice: 2500.5,
    reservePrice: null,
    location: { state: 'Haryana', district: 'Hisar', address: 'Near the mandi' },
    harvestDate: null,
    expiryDate: null,
    qualityGrade: 'B',
    specifications: { organic: false, pesticidesUsed: [], fertilizersUsed: [], certifications: [] },
  });
  expect(toCreateCropInput({ ...filled, priceType: 'AUCTION' }).reservePrice).toBe(2600);
});

test('the smallest quantity goes with a fixed price alone (AC-401)', () => {
  const inParts = { ...filled, minQuantity: '2.5' };
  expect(toCreateCropInput(inParts).minQuantity).toBe(2.5);
  expect(toCreateCropInput({ ...inParts, priceType: 'AUCTION' }).minQuantity).toBeNull();
});

test('how it was grown: a tick and names with commas between them (AC-498)', () => {
  const texts = {
    'specifications.organic': TICKED,
    'specifications.pesticidesUsed': ' नीम का तेल,, neem cake ;',
    'specifications.fertilizersUsed': '',
    'specifications.certifications': 'NPOP',
  };
  const specifications = {
    organic: true,
    pesticidesUsed: ['नीम का तेल', 'neem cake'],
    fertilizersUsed: [],
    certifications: ['NPOP'],
  };
  expect(toCreateCropInput({ ...filled, ...texts }).specifications).toEqual(specifications);
});

test('the price of everything, once both numbers are there', () => {
  expect(lotPrice(filled)).toBe(100_020);
  expect(lotPrice(emptyAddCrop)).toBeNull();
});

test('a draft is read back field by field; what does not fit is left out', () => {
  expect(readDraft(JSON.stringify(filled))).toEqual(filled);
  expect(readDraft(JSON.stringify({ cropName: 'Rice', foreign: 'x', category: 5 }))).toEqual({
    ...emptyAddCrop,
    cropName: 'Rice',
  });
  expect([null, '', '{"cut', '[]', 'null', JSON.stringify(emptyAddCrop)].map(readDraft)).toEqual(Array(6).fill(null));
  expect(draftKey('a')).not.toBe(draftKey('b'));
});

describe('pictures', () => {
  const file = (name: string, type: string, size = 10) => ({ name, type, size }) as File;

  test('what the server would refuse is left out at once, with the reason (X-58)', () => {
    const files = [
      file('a.jpg', 'image/jpeg'),
      file('b.pdf', 'application/pdf'),
      file('c.png', 'image/png', MAX_PHOTO_BYTES + 1),
      file('d.heic', ''),
      file('e.webp', 'image/webp', MAX_PHOTO_BYTES),
    ];
    const { taken, refused } = sortPhotos(files, 2);
    expect(taken.map(({ name }) => name)).toEqual(['a.jpg', 'd.heic']);
    expect(refused).toEqual([
      { name: 'b.pdf', reason: 'kind' },
      { name: 'c.png', reason: 'size' },
      { name: 'e.webp', reason: 'count' },
    ]);
  });

  test('one is moved a step, never past the ends', () => {
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  });
});
