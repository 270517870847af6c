import { type AddCropTexts, emptyAddCrop } from './add-crop-form';
import { checkAddCrop, missingFields } from './check-add-crop';

const filled: AddCropTexts = {
  ...emptyAddCrop,
  cropName: 'Wheat',
  category: 'GRAINS',
  description: 'Sharbati',
  'quantity.amount': '40',
  'quantity.unit': 'QUINTAL',
  'price.basePrice': '2500',
  'location.state': 'Haryana',
  'location.district': 'Hisar',
  'location.address': 'Near the mandi',
};

/** The problems as `field: text id`. */
function problemsOf(texts: Partial<AddCropTexts>): string[] {
  return Object.entries(checkAddCrop({ ...filled, ...texts }))
    .filter(([, textId]) => textId)
    .map(([field, textId]) => `${field}: ${textId}`);
}

test('the required fields alone are enough (AC-267)', () => expect(problemsOf({})).toEqual([]));

test('nine fields are required, and space counts as nothing (AC-264, X-21)', () => {
  const all = [
    'cropName',
    'category',
    'description',
    'quantity.amount',
    'quantity.unit',
    'price.basePrice',
    'location.state',
    'location.district',
    'location.address',
  ];
  expect(problemsOf(emptyAddCrop).sort()).toEqual(all.map((field) => `${field}: addCrop.required`).sort());
  expect(problemsOf({ cropName: '  ' })).toEqual(['cropName: addCrop.required']);
});

test('the message names them in the order of the specification (X-21)', () => {
  expect(missingFields(emptyAddCrop)).toEqual([
    'cropName',
    'category',
    'description',
    'quantityAmount',
    'quantityUnit',
    'basePrice',
    'state',
    'district',
    'address',
  ]);
  expect(missingFields(filled)).toEqual([]);
  expect(missingFields({ ...filled, cropName: '  ' })).toEqual(['cropName']);
});

test('a choice is one of those that are offered', () =>
  expect(problemsOf({ category: 'HERBS', qualityGrade: 'Z' })).toEqual([
    'category: addCrop.required',
    'qualityGrade: addCrop.required',
  ]));

test.each(['0', '-5', 'abc', '1e3', '1.2345'])('%s is no quantity (AC-268)', (amount) =>
  expect(problemsOf({ 'quantity.amount': amount })).toEqual(['quantity.amount: addCrop.quantityShape']),
);

test.each(['0', '-5', '0.001'])('%s is no price (AC-268)', (basePrice) =>
  expect(problemsOf({ 'price.basePrice': basePrice })).toEqual(['price.basePrice: addCrop.priceShape']),
);

test('expiry not before harvest, even while other fields are wrong (X-56)', () => {
  const dates = { harvestDate: '2026-03-05', expiryDate: '2026-03-04' };
  expect(problemsOf(dates)).toEqual(['expiryDate: addCrop.expiryBeforeHarvest']);
  expect(problemsOf({ ...dates, cropName: '' })).toContain('expiryDate: addCrop.expiryBeforeHarvest');
  expect(problemsOf({ ...dates, expiryDate: '2026-03-05' })).toEqual([]);
});

test('a reserve price counts in an auction alone, and is not below the base price', () => {
  const auction = { priceType: 'AUCTION' };
  expect(problemsOf({ ...auction, 'price.reservePrice': '2400' })).toEqual([
    'price.reservePrice: addCrop.reserveBelowBase',
  ]);
  expect(problemsOf({ ...auction, 'price.reservePrice': '2500.001' })).toEqual([
    'price.reservePrice: addCrop.priceShape',
  ]);
  expect(problemsOf(auction)).toEqual([]);
  expect(problemsOf({ 'price.reservePrice': '0' })).toEqual([]);
});

test('a smallest quantity counts with a fixed price alone, and is not more than there is (AC-401)', () => {
  expect(problemsOf({ minQuantity: '40' })).toEqual([]);
  expect(problemsOf({ minQuantity: '41' })).toEqual(['minQuantity: addCrop.leastAboveQuantity']);
  expect(problemsOf({ minQuantity: '0' })).toEqual(['minQuantity: addCrop.quantityShape']);
  expect(problemsOf({ minQuantity: '41', priceType: 'AUCTION' })).toEqual([]);
});
