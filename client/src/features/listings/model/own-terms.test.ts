import type { OwnTermsQuery } from '../own-terms.generated';
import type { CropName } from './match-names';
import { lastDescription, lastPlace, lastSale } from './own-terms';

const name = (id: string, hindi: string): CropName => ({
  __typename: 'CropName',
  id,
  english: id,
  hindi,
  names: [id, hindi],
  category: 'VEGETABLES',
  unit: 'QUINTAL',
  picture: null,
  isCommon: false,
});
const potato = name('potato', 'आलू');
const sweetPotato = name('sweet potato', 'शकरकंद');
const crops = [potato, sweetPotato];

const listing = (cropName: string, description: string, state = 'Haryana') => ({
  __typename: 'Crop' as const,
  id: cropName,
  cropName,
  description,
  location: { __typename: 'Location' as const, state, district: state && 'Hisar', address: state && 'Kaimri' },
});
type Deal = NonNullable<OwnTermsQuery['myDeals']>['nodes'][number];
const deal = (sold: string, price: number, others: Partial<Pick<Deal, 'yourSide' | 'state'>> = {}): Deal => ({
  __typename: 'Deal',
  id: sold,
  yourSide: 'FARMER',
  state: 'COMPLETED',
  price,
  quantity: { __typename: 'Quantity', unit: 'QUINTAL' },
  sold: { __typename: 'SoldCrop', name: sold },
  ...others,
});
const own = (
  listings: ReturnType<typeof listing>[],
  deals: Deal[] = [],
  location: string | null = null,
): OwnTermsQuery => ({
  person: {
    __typename: 'Person',
    id: 'f1',
    firstNameInLatin: null,
    rating: null,
    reviews: 0,
    verified: false,
    location,
  },
  farmerCrops: { __typename: 'CropConnection', nodes: listings },
  myDeals: { __typename: 'DealConnection', nodes: deals },
});

test('the place is that of the last listing that has one, else of the farm, else unknown (AC-713)', () => {
  expect(lastPlace(own([listing('Potato', '', ''), listing('Potato', '')], [], 'Sirsa, Haryana'))).toEqual({
    'location.state': 'Haryana',
    'location.district': 'Hisar',
    'location.address': 'Kaimri',
  });
  expect(lastPlace(own([], [], 'Sirsa, Haryana'))).toEqual({
    'location.state': 'Haryana',
    'location.district': 'Sirsa',
    'location.address': '',
  });
  expect(lastPlace(own([]))).toBeNull();
});

test('what was written of the same crop last comes again, and of no other (AC-711)', () => {
  const before = own([listing('Sweet potato, red', 'Sweet.'), listing('नया आलू', ''), listing('आलू 3797', 'Large.')]);
  expect(lastDescription(before, crops, potato)).toBe('Large.');
  expect(lastDescription(before, crops, sweetPotato)).toBe('Sweet.');
  expect(lastDescription(own([]), crops, potato)).toBe('');
});

test('the last sale is one of the same crop in the same unit, that was kept and was a sale (AC-712)', () => {
  const deals = [
    deal('Sweet potato', 900),
    deal('Potato', 800, { yourSide: 'BUYER' }),
    deal('Potato', 700, { state: 'CANCELLED' }),
    deal('आलू 3797', 600),
    deal('Potato', 500),
  ];
  expect(lastSale(own([], deals), crops, 'Potato, large', 'QUINTAL')).toBe(600);
  expect(lastSale(own([], deals), crops, 'Potato', 'KG')).toBeNull();
  expect(lastSale(own([], deals), crops, 'Amaranth', 'QUINTAL')).toBeNull();
});
