import fc from 'fast-check';
import { checkCrop } from '../../src/modules/crops/crop.rules.js';
import type { CropDraft } from '../../src/modules/crops/crop-draft.js';
import type { AppError } from '../../src/platform/errors/app-error.js';
import { WHEAT } from './wheat.js';

const NOW = new Date('2025-11-21T06:00:00Z');

function refusal(draft: CropDraft): AppError {
  try {
    checkCrop(draft, NOW);
  } catch (error) {
    return error as AppError;
  }
  throw new Error('The draft was accepted.');
}

const fieldsOf = (draft: CropDraft) => refusal(draft).fields.map(({ field }) => field);

describe('what a listing needs (AC-264, AC-266, X-21)', () => {
  test('an empty form names all nine fields in the order of the specification', () => {
    const error = refusal({});
    expect(error.code).toBe('BAD_USER_INPUT');
    expect(error.message).toBe(
      'Please fill all required fields: cropName, category, description, quantity amount, quantity unit, base price, state, district, address',
    );
    expect(error.fields).toHaveLength(9);
  });

  test.each<readonly [string, string, CropDraft]>([
    ['cropName', 'cropName', { ...WHEAT, cropName: '' }],
    ['category', 'category', { ...WHEAT, category: undefined }],
    ['description', 'description', { ...WHEAT, description: ' \n\t ' }],
    ['quantity amount', 'quantity.amount', { ...WHEAT, quantity: { unit: 'kg' } }],
    ['quantity unit', 'quantity.unit', { ...WHEAT, quantity: { amount: 5, unit: ' ' } }],
    ['base price', 'price.basePrice', { ...WHEAT, price: { basePrice: null } }],
    ['state', 'location.state', { ...WHEAT, location: { ...WHEAT.location, state: '  ' } }],
    ['district', 'location.district', { ...WHEAT, location: { ...WHEAT.location, district: '' } }],
    ['address', 'location.address', { ...WHEAT, location: { ...WHEAT.location, address: null } }],
  ])('without %s', (name, field, draft) => {
    const error = refusal(draft);
    expect(error.message).toBe(`Please fill all required fields: ${name}`);
    expect(error.fields.map((problem) => problem.field)).toEqual([field]);
  });
});

test('AC-267, AC-197, AC-198: everything else may be left out, and has its default', () => {
  expect(checkCrop(WHEAT, NOW)).toMatchObject({
    priceType: 'fixed',
    qualityGrade: 'B',
    reservePricePaise: null,
    harvestDate: null,
    expiryDate: null,
    organic: false,
    certifications: [],
    basePricePaise: 252_000,
  });
});

test('AC-199: specifications are kept as they were sent', () => {
  const specifications = {
    organic: true,
    pesticidesUsed: ['Neem oil'],
    fertilizersUsed: ['DAP', ' '],
    certifications: ['NPOP'],
  };
  expect(checkCrop({ ...WHEAT, specifications }, NOW)).toMatchObject({ ...specifications, fertilizersUsed: ['DAP'] });
});

describe('closed sets (AC-197, AC-269 … AC-271)', () => {
  test.each<readonly [string, string, CropDraft]>([
    ['category', 'part of a word', { ...WHEAT, category: 'veg' }],
    ['quantity.unit', 'another word', { ...WHEAT, quantity: { amount: 1, unit: 'maund' } }],
    ['qualityGrade', 'another letter', { ...WHEAT, qualityGrade: 'D' }],
    ['priceType', 'another word', { ...WHEAT, priceType: 'barter' }],
    ['category', 'an object', { ...WHEAT, category: { $ne: 1 } }],
    ['qualityGrade', 'a list', { ...WHEAT, qualityGrade: ['A'] }],
  ])('%s does not take %s', (field, _what, draft) => {
    expect(fieldsOf(draft)).toEqual([field]);
  });

  test('upper and lower case do not matter', () => {
    expect(checkCrop({ ...WHEAT, category: 'Grains', qualityGrade: 'a' }, NOW)).toMatchObject({
      category: 'grains',
      qualityGrade: 'A',
    });
  });
});

describe('numbers (AC-268, security.md N1, N4)', () => {
  const notAmounts = ['abc', '5', -1, 0, Number.NaN, Number.POSITIVE_INFINITY, 1e9, true, [], {}];

  test.each(notAmounts.map((value) => [value]))('%p is no price and no quantity', (value) => {
    expect(fieldsOf({ ...WHEAT, price: { basePrice: value } })).toEqual(['price.basePrice']);
    expect(fieldsOf({ ...WHEAT, quantity: { amount: value, unit: 'kg' } })).toEqual(['quantity.amount']);
  });

  test('prices end at paise, quantities at three decimals', () => {
    expect(fieldsOf({ ...WHEAT, price: { basePrice: 1.001 } })).toEqual(['price.basePrice']);
    expect(fieldsOf({ ...WHEAT, quantity: { amount: 0.0001, unit: 'kg' } })).toEqual(['quantity.amount']);
    expect(checkCrop({ ...WHEAT, quantity: { amount: 0.001, unit: 'kg' } }, NOW).quantityAmount).toBe(0.001);
  });

  test('price times quantity has an end too', () => {
    const draft = { ...WHEAT, price: { basePrice: 1e8 }, quantity: { amount: 1e8, unit: 'kg' } };
    expect(fieldsOf(draft)).toEqual(['quantity.amount']);
  });

  test('N3: every price of whole paise is kept to the paisa', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (paise) => {
        expect(checkCrop({ ...WHEAT, price: { basePrice: paise / 100 } }, NOW).basePricePaise).toBe(paise);
      }),
    );
  });
});

describe('the reserve price (X-05)', () => {
  const auction = (reservePrice: unknown) => ({
    ...WHEAT,
    priceType: 'auction',
    price: { basePrice: 100, reservePrice },
  });

  test('goes with an auction, at or above the base price', () => {
    expect(checkCrop(auction(100), NOW).reservePricePaise).toBe(10_000);
    expect(fieldsOf(auction(99.99))).toEqual(['price.reservePrice']);
    expect(fieldsOf(auction(0))).toEqual(['price.reservePrice']);
    expect(fieldsOf({ ...auction(120), priceType: 'fixed' })).toEqual(['price.reservePrice']);
  });

  test('left empty, it is none', () => {
    expect(checkCrop({ ...WHEAT, price: { basePrice: 100, reservePrice: '' } }, NOW).reservePricePaise).toBeNull();
  });
});

describe('dates (X-56, security.md N5)', () => {
  test('an expiry before the harvest is refused, on the same day it is fine', () => {
    expect(fieldsOf({ ...WHEAT, harvestDate: '2025-11-20', expiryDate: '2025-11-19' })).toEqual(['expiryDate']);
    expect(checkCrop({ ...WHEAT, harvestDate: '2025-11-20', expiryDate: '2025-11-20' }, NOW)).toMatchObject({
      harvestDate: '2025-11-20',
      expiryDate: '2025-11-20',
    });
  });

  test.each(['2025-02-31', '275760-09-14', '2023-01-01', '2029-01-01', 'tomorrow', '21/11/2025', 20251121, {}])(
    '%p is no day for a harvest',
    (harvestDate) => {
      expect(fieldsOf({ ...WHEAT, harvestDate })).toEqual(['harvestDate']);
    },
  );
});

describe('texts (security.md I5, N8)', () => {
  test.each<readonly [string, string, CropDraft]>([
    ['cropName', 'with a NUL', { ...WHEAT, cropName: 'Wheat\u0000' }],
    ['cropName', 'with half a character', { ...WHEAT, cropName: 'Wheat \ud800' }],
    ['cropName', 'with a turn of direction', { ...WHEAT, cropName: '\u202etaehW' }],
    ['cropName', 'of nothing that can be seen', { ...WHEAT, cropName: '\u200b\u200b' }],
    ['cropName', 'of 121 letters', { ...WHEAT, cropName: 'x'.repeat(121) }],
    ['cropName', 'that is an object', { ...WHEAT, cropName: { length: 3 } }],
    ['description', 'of 4,001 letters', { ...WHEAT, description: 'x'.repeat(4_001) }],
    ['specifications.certifications', 'that is a text', { ...WHEAT, specifications: { certifications: 'NPOP' } }],
    [
      'specifications.certifications',
      'of 21 entries',
      { ...WHEAT, specifications: { certifications: Array(21).fill('x') } },
    ],
    ['specifications.organic', 'that is a word', { ...WHEAT, specifications: { organic: 'yes' } }],
  ])('%s %s is refused', (field, _what, draft) => {
    expect(fieldsOf(draft)).toEqual([field]);
  });

  test('lengths are counted as people count, and Hindi counts like any other', () => {
    expect(checkCrop({ ...WHEAT, cropName: '🌾'.repeat(120) }, NOW).cropName).toBe('🌾'.repeat(120));
    expect(checkCrop({ ...WHEAT, cropName: ' शरबती गेहूँ ' }, NOW).cropName).toBe('शरबती गेहूँ');
  });
});

describe('part lots', () => {
  const least = (minQuantity: unknown, more: object = {}) => ({ ...WHEAT, minQuantity, ...more });

  test.each([
    [undefined, null],
    [null, null],
    ['', null],
    [0.001, 0.001],
    [80, 80],
  ])('a least quantity of %p of 80 is kept as %p', (given, kept) => {
    expect(checkCrop(least(given), NOW).minQuantity).toBe(kept);
  });

  test.each([80.001, 0, -1, 0.0001, '5', Number.NaN])('%p of 80 is refused', (given) => {
    expect(fieldsOf(least(given))).toEqual(['minQuantity']);
  });

  test('an auction is for the whole lot', () => {
    expect(fieldsOf(least(10, { priceType: 'auction' }))).toEqual(['minQuantity']);
  });
});
