import { selectTool } from '../../src/modules/advisor/retrieval/planning/select-tool.js';
import { PLACES } from '../../src/modules/geography/places.js';
import { cropWords } from '../../src/modules/vocabulary/crops.js';

test.each([
  ['मिट्टी की जाँच'],
  ['किराया कितना है'],
  ['बाज़ार में क्या चल रहा है'],
  ['how do I place a bid'],
  ['but please tell me'],
  ['दवा की मात्रा'],
  ['paisa kab milega'],
])('%s names no crop', (text) => {
  expect(cropWords.find(text)).toEqual([]);
});

test.each([
  ['जीरी में पानी', 'paddy'],
  ['जीरा कब बोएँ', 'cumin'],
  ['tamatar', 'tomato'],
  ['phool gobhi', 'cauliflower'],
  ['प्याज़ का भाव', 'onion'],
  ['PADDY 1509', 'basmati'],
  ['बाजरे की कटाई', 'bajra'],
])('%s is about %s', (text, subject) => {
  expect(cropWords.find(text)[0]?.subject).toBe(subject);
});

test.each([
  ['subsidy for cold storage in haryana', 'government_schemes', { state: 'Haryana' }],
  ['up me bima yojana', 'government_schemes', { state: 'Uttar Pradesh' }],
  ['शीतगृह का किराया', 'cold_storages', {}],
  ['tur ka bhav', 'support_prices', { crop: 'tur' }],
  ['80 quintal ka bhada', 'transport_fare', { tons: 8 }],
  ['करनाल में गेहूँ का रेट', 'mandi_prices', { commodity: 'wheat', market: 'Karnal' }],
])('%s asks %s', (question, tool, argument) => {
  expect(selectTool(question)).toMatchObject({ tool, argument });
});

test.each([['seed rate of wheat'], ['urea price'], ['आलू शीतगृह में कितने ताप पर रखें'], ['sarson kab katen']])(
  '%s asks no tool',
  (question) => {
    expect(selectTool(question)).toBeUndefined();
  },
);

test('no town is taken for a crop: Gondal is no onion, Cuttack no little millet', () => {
  const taken = PLACES.flatMap(({ names }) => names.filter((name) => cropWords.has(name)));
  expect(taken).toEqual([]);
});
