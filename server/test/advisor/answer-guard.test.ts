import { AnswerGuard } from '../../src/modules/advisor/providers/answer-guard.js';
import { HELPLINES } from '../../src/modules/advisor/safety/helplines.js';

const told = (sentence: string, ...known: string[]): string => {
  const guard = new AnswerGuard([...known, ...HELPLINES.map(({ number }) => number)]);
  return guard.take(sentence) + guard.rest();
};

test.each([
  '100 kg of seed is enough for one acre.',
  'Sow 40 kg seed per acre by 15 November.',
  'Give 50 kg DAP and 150 kg single super phosphate per acre.',
  'Store it at 10 degrees for 120 days.',
  'The next mandi is 1500 metres away.',
  'गेहूँ का 100 किलो बीज लगता है।',
  'beej 100 kilo lagta hai',
  'सिंचाई 140 दिन बाद करें।',
  'Fill the tank with 15 litres of clean water.',
  'Feed 50 g mineral mixture to each cow a day.',
  'Spray in the evening, and read the label for the dose.',
  'Ring 112 now, or call 14416.',
  'किसान कॉल सेंटर 1800-180-1551 पर पूछिए।',
])('%s is told', (sentence) => {
  expect(told(sentence)).toBe(sentence);
});

test.each([
  'Use 500 ml/acre of Coragen.',
  'Spray two ml in a litre of water.',
  'Five hundred millilitres is right.',
  'Two hundred and fifty grams of thiram for the seed.',
  'Half a litre of glyphosate will do.',
  'A capful of it per pump.',
  'Take 1 kg carbofuran granules an acre.',
  'Take 250 g of carbendazim per acre.',
  'दो मिली प्रति लीटर पानी में मिलाएँ।',
  '5 मि.ली. प्रति लीटर मिलाएँ।',
  'पाँच सौ एमएल एक एकड़ में डालें।',
  'आधा लीटर क्लोरपाइरीफॉस डालें।',
  'ढाई सौ ग्राम मैंकोजेब एक एकड़ में।',
  'do ml prati litre pani me milaye.',
  'aadha litre dawa ek acre me dale.',
  'dedh sau gram per bigha.',
  'ek dhakkan dawa pump me dalo.',
  'teen chammach prati pump.',
])('%s is the dose of a pesticide, and is not told', (sentence) => {
  expect(told(sentence)).toBe('');
});

test.each([
  'Call 9812345670.',
  'यहाँ पूछिए: 98123 45670।',
  'Dial 1234 for help.',
  '15999 पर फ़ोन कीजिए।',
  'भाव ₹३,९०० है।',
  'It sells at 3900 rupees.',
  'Rs. 3,900 a quintal.',
])('%s is a number that nobody gave, and is not told', (sentence) => {
  expect(told(sentence)).toBe('');
});

test('what was looked up may be said again, in figures or in words', () => {
  const known = 'Seed treatment: 250 g for an acre. MSP ₹2,585.';
  expect(told('ढाई सौ ग्राम एक एकड़ के लिए।', known)).toBe('ढाई सौ ग्राम एक एकड़ के लिए।');
  expect(told('The MSP is 2585 rupees.', known)).toBe('The MSP is 2585 rupees.');
});

test('a figure of something else is no leave for a dose', () => {
  expect(told('Take 2 ml a litre.', 'It lives for 2 years. Rows stand 2 feet apart.')).toBe('');
});
