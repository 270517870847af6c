import { type ColdStore, districtsOf, filterColdStores } from './cold-stores';

const store = (name: string, districtEn: string, district: string, produce: string) =>
  ({ name, districtEn, district, produce }) as ColdStore;

const stores = [
  store('North', 'Karnal', 'करनाल', 'Potato'),
  store('South', 'Gurugram', 'गुरुग्राम', 'Apple & Potato'),
  store('East', 'Karnal', 'करनाल', 'आलू'),
];

const found = (words: string, district = '') => filterColdStores(stores, words, district).map(({ name }) => name);

test('every district stands once, in order', () => {
  expect(districtsOf(stores)).toEqual([
    { value: 'Gurugram', label: 'गुरुग्राम' },
    { value: 'Karnal', label: 'करनाल' },
  ]);
});

test('without filters everything stays', () => {
  expect(found('')).toEqual(['North', 'South', 'East']);
  expect(found('  ')).toEqual(['North', 'South', 'East']);
});

test('words are found in name, district and produce as they are shown, and in the English district, in any case', () => {
  expect(found('north')).toEqual(['North']);
  expect(found('POTATO')).toEqual(['North', 'South']);
  expect(found('आलू')).toEqual(['East']);
  expect(found('करनाल')).toEqual(['North', 'East']);
  expect(found('karnal')).toEqual(['North', 'East']);
});

test('words and district hold together', () => {
  expect(found('potato', 'Karnal')).toEqual(['North']);
  expect(found('', 'Karnal')).toEqual(['North', 'East']);
});

test('the former name of Gurugram finds it too (X-39)', () => {
  expect(found('Gurgaon')).toEqual(['South']);
  expect(found('गुड़गांव')).toEqual(['South']);
});
