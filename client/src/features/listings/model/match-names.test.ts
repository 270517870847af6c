import { type CropName, matchCrops, matchPlaces, nameInScript } from './match-names';

const crop = (english: string, hindi: string, others: string): CropName => ({
  __typename: 'CropName',
  id: english.toLowerCase(),
  english,
  hindi,
  names: [english.toLowerCase(), hindi, ...others.split(', ')],
  category: 'VEGETABLES',
  unit: 'QUINTAL',
  picture: null,
  isCommon: false,
});
const wheat = crop('Wheat', 'गेहूँ', 'gehu, gehun, gehoon');
const tomato = crop('Tomato', 'टमाटर', 'tomatoes, tamatar');
const onion = crop('Onion', 'प्याज', 'pyaj, pyaaz, kanda');
const potato = crop('Potato', 'आलू', 'aloo');
const sweetPotato = crop('Sweet potato', 'शकरकंद', 'shakarkand');
const all = [wheat, tomato, onion, sweetPotato, potato];

test.each([
  ['tamatar', [tomato]],
  ['TAMAATAR', [tomato]],
  ['टमाटर', [tomato]],
  ['टमा', [tomato]],
  ['tomato', [tomato]],
  ['gehu', [wheat]],
  ['गेहूं', [wheat]],
  ['pyaaz', [onion]],
  ['piyaz', [onion]],
  ['प्याज़', [onion]],
  ['alu', [potato]],
  [' t ', [tomato]],
  ['potato', [potato, sweetPotato]],
  ['desi tamatar', [tomato]],
  ['ताज़ा देसी टमाटर', [tomato]],
  ['red sweet pot', [sweetPotato]],
  ['zzz', []],
  ['tamatar zzz', []],
  ['  ', []],
])('AC-598: "%s" is understood', (typed, expected) => {
  expect(matchCrops(all, typed, 5)).toEqual(expected);
});

test('no more than fit on a small screen', () => {
  expect(matchCrops([tomato, tomato, tomato], 't', 2)).toHaveLength(2);
});

test("the name comes in the reader's language, or in the script that was typed", () => {
  expect(nameInScript(tomato, 'tam', false)).toBe('Tomato');
  expect(nameInScript(tomato, 'टमा', false)).toBe('टमाटर');
  expect(nameInScript(tomato, 'tam', true)).toBe('टमाटर');
});

const hisar = { english: 'Hisar', hindi: 'हिसार' };
const jaipur = { english: 'Jaipur', hindi: 'जयपुर' };
const northGoa = { english: 'North Goa', hindi: 'उत्तरी गोवा' };

test.each([
  ['his', [hisar]],
  ['हिस', [hisar]],
  ['hissaar', [hisar]],
  ['goa', [northGoa]],
  ['गोवा', [northGoa]],
  ['jay', [jaipur]],
  ['kota', []],
  ['', [hisar, jaipur, northGoa]],
])('AC-683: of places, "%s" is understood', (typed, expected) => {
  expect(matchPlaces([hisar, jaipur, northGoa], typed, 3)).toEqual(expected);
});
