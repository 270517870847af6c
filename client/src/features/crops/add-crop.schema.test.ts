import { addCropSchema } from './add-crop.schema';
import { type AddCropValues, emptyAddCropValues } from './model/add-crop-values';

const filled: AddCropValues = {
  ...emptyAddCropValues,
  cropName: 'Wheat',
  category: 'GRAINS',
  description: 'Sharbati',
  quantity: { amount: '40', unit: 'QUINTAL' },
  price: { basePrice: '2500', reservePrice: '' },
  location: { state: 'Haryana', district: 'Hisar', address: 'Near the mandi' },
};

/** The problems as `path: text id`. */
function problemsOf(values: AddCropValues): string[] {
  const result = addCropSchema.safeParse(values);
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

test('the required fields alone are enough (AC-267)', () => expect(problemsOf(filled)).toEqual([]));

test('nine fields are required (AC-264)', () => {
  expect(problemsOf(emptyAddCropValues)).toEqual(
    [
      'cropName',
      'category',
      'description',
      'quantity.amount',
      'quantity.unit',
      'price.basePrice',
      'location.state',
      'location.district',
      'location.address',
    ].map((path) => `${path}: addCrop.required`),
  );
});

test.each(['0', '-5', 'abc', '1e3', '1.2345'])('%s is no quantity (AC-268)', (amount) =>
  expect(problemsOf({ ...filled, quantity: { amount, unit: 'KG' } })).toEqual([
    'quantity.amount: addCrop.quantityShape',
  ]),
);

test.each(['0', '-5', '0.001'])('%s is no price (AC-268)', (basePrice) =>
  expect(problemsOf({ ...filled, price: { basePrice, reservePrice: '' } })).toEqual([
    'price.basePrice: addCrop.priceShape',
  ]),
);

test('expiry not before harvest, even while other fields are wrong (X-56)', () => {
  const dates = { harvestDate: '2026-03-05', expiryDate: '2026-03-04' };
  expect(problemsOf({ ...filled, ...dates })).toEqual(['expiryDate: addCrop.expiryBeforeHarvest']);
  expect(problemsOf({ ...filled, ...dates, cropName: '' })).toContain('expiryDate: addCrop.expiryBeforeHarvest');
  expect(problemsOf({ ...filled, ...dates, expiryDate: '2026-03-05' })).toEqual([]);
});

test('in an auction the reserve price is not below the base price', () => {
  const price = { basePrice: '2500', reservePrice: '2400' };
  expect(problemsOf({ ...filled, priceType: 'AUCTION', price })).toEqual([
    'price.reservePrice: addCrop.reserveBelowBase',
  ]);
  expect(problemsOf({ ...filled, price })).toEqual([]);
});
