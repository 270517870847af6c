import { placeIn } from '../../src/modules/geography/place-names.js';
import { PLACES } from '../../src/modules/geography/places.js';
import { isKnownPlace, storedPlace } from '../../src/modules/geography/stored-place.js';

test.each([
  ['हरियाणा', 'हिसार', 'Haryana', 'Hisar'],
  ['HARYANA', 'hisar', 'Haryana', 'Hisar'],
  ['hariyana', 'Hissar', 'Haryana', 'Hisar'],
  ['Haryana', 'हिसार, हरियाणा', 'Haryana', 'Hisar'],
  ['Haryana', 'Hisar, Haryana', 'Haryana', 'Hisar'],
  ['हरियाणा', 'गुरुग्राम', 'Haryana', 'Gurgaon'],
  ['महाराष्ट्र', 'नासिक', 'Maharashtra', 'Nashik'],
  ['U.P.', 'इलाहाबाद', 'Uttar Pradesh', 'Prayagraj'],
  ['यूपी', 'lakhimpur kheri', 'Uttar Pradesh', 'Lakhimpur'],
  ['Jammu & Kashmir', 'जम्मू', 'Jammu and Kashmir', 'Jammu'],
  ['नई दिल्ली', 'दिल्ली', 'Delhi', 'Delhi'],
  // Of two places of one name, the one of the state.
  ['छत्तीसगढ़', 'रायगढ़', 'Chhattisgarh', 'Raigarh'],
  ['महाराष्ट्र', 'रायगढ़', 'Maharashtra', 'Raigad'],
])('%s, %s is stored as %s, %s', (state, district, knownState, knownDistrict) => {
  const place = storedPlace({ state, district });
  expect(place).toEqual({ state: knownState, district: knownDistrict });
  expect(storedPlace(place)).toEqual(place);
  expect(isKnownPlace(place)).toBe(true);
});

test.each([
  ['a village of a state that we know', 'हरियाणा', 'उकलाना', 'Haryana', 'उकलाना'],
  ['a district with more beside it', 'Haryana', 'Hisar, near the bus stand', 'Haryana', 'Hisar, near the bus stand'],
  ['a district of another state', 'Punjab', 'Hisar', 'Punjab', 'Hisar'],
  ['two districts', 'Haryana', 'Hisar Rohtak', 'Haryana', 'Hisar Rohtak'],
  ['the beginning of a name', 'हरि', 'हिस', 'हरि', 'हिस'],
  ['a state with more beside it', 'Haryana near Delhi', 'Hisar', 'Haryana near Delhi', 'Hisar'],
  ['nothing', '', '', '', ''],
])('%s stays as it was written', (_what, state, district, storedState, storedDistrict) => {
  const place = storedPlace({ state, district });
  expect(place).toEqual({ state: storedState, district: storedDistrict });
  expect(isKnownPlace(place)).toBe(false);
});

test('every place that the forms propose is stored as it is, chosen in either language', () => {
  const wrong = PLACES.filter(({ name, state }) => {
    const inHindi = storedPlace({ state: placeIn('hi', state), district: placeIn('hi', name) });
    const inEnglish = storedPlace({ state, district: name });
    return [inHindi, inEnglish].some((place) => place.state !== state || place.district !== name);
  });
  expect(wrong.map(({ name, state }) => `${name}, ${state}`)).toEqual([]);
});
