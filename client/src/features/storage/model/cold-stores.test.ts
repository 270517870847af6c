import { type ColdStore, districtsOf, filterColdStores } from './cold-stores';

const store = (name: string, district: string, districtHi: string, produce: string, produceHi: string) =>
  ({ name, nameHi: `${name} (हिन्दी)`, district, districtHi, produce, produceHi }) as ColdStore;

const stores = [
  store('North', 'Karnal', 'करनाल', 'Potato', 'आलू'),
  store('South', 'Gurugram', 'गुरुग्राम', 'Apple & Potato', 'सेब & आलू'),
  store('East', 'Karnal', 'करनाल', 'Kinnow', 'किन्नू'),
];

const found = (words: string, district = '') => filterColdStores(stores, words, district).map(({ name }) => name);

test('every district stands once, in order', () => {
  expect(districtsOf(stores)).toEqual([
    { name: 'Gurugram', nameHi: 'गुरुग्राम' },
    { name: 'Karnal', nameHi: 'करनाल' },
  ]);
});

test('without filters everything stays', () => {
  expect(found('')).toEqual(['North', 'South', 'East']);
  expect(found('  ')).toEqual(['North', 'South', 'East']);
});

test('words are found in name, district and produce, in either language and case', () => {
  expect(found('north')).toEqual(['North']);
  expect(found('POTATO')).toEqual(['North', 'South']);
  expect(found('आलू')).toEqual(['North', 'South']);
  expect(found('करनाल')).toEqual(['North', 'East']);
});

test('words and district hold together', () => {
  expect(found('potato', 'Karnal')).toEqual(['North']);
  expect(found('', 'Karnal')).toEqual(['North', 'East']);
});

test('the former name of Gurugram finds it too (X-39)', () => {
  expect(found('Gurgaon')).toEqual(['South']);
  expect(found('गुड़गांव')).toEqual(['South']);
});
