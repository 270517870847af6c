import { dangerIn } from '../../src/modules/advisor/safety/read-safety.js';
import { MESSAGES } from './danger-messages.js';

const ANIMALS =
  'मुर्गी मुर्गियाँ मुर्गा बकरी बकरियाँ भैंस गाय बछड़ा मछली मधुमक्खी सूअर murgi murgiyan murga bakri bhains bachhda machhli madhumakkhi'.split(
    ' ',
  );
const SAID_OF_THEM = [
  'छींक रही है',
  'को बुखार है',
  'अंडे नहीं दे रही',
  'चारा नहीं खा रही',
  'chheenk rahi hai',
  'ko dast lag gaye',
  'palan kaise kare',
];

/** The word with each two neighbouring letters or signs swapped, with each left out, and with each doubled. */
function slips(word: string): string[] {
  const letters = [...word];
  return letters.flatMap((letter, at) => [
    ...(at + 1 < letters.length
      ? [[...letters.slice(0, at), letters[at + 1] ?? '', letter, ...letters.slice(at + 2)].join('')]
      : []),
    ...(letters.length > 3 ? [[...letters.slice(0, at), ...letters.slice(at + 1)].join('')] : []),
    [...letters.slice(0, at), letter, letter, ...letters.slice(at + 1)].join(''),
  ]);
}

test('no slip of the finger in the name of an animal reads as despair', () => {
  const misread = ANIMALS.flatMap((animal) =>
    slips(animal).flatMap((slip) => SAID_OF_THEM.map((said) => `${slip} ${said}`)),
  ).filter((message) => dangerIn(message)?.name === 'distress');
  expect(misread).toEqual([]);
});

test('despair that is told beside an animal is still heard', () => {
  const unheard = (MESSAGES.distress ?? [])
    .flatMap((message) => [`मेरी मुर्गी मर गई, ${message}`, `meri murgi mar gayi. ${message}`])
    .filter((message) => dangerIn(message)?.name !== 'distress');
  expect(unheard).toEqual([]);
});

test.each([
  'okra leaf veins all gone yellow n fruits also pale, tiny white flies below leaf',
  'my tomato leaves have all gone brown from below',
])('%s: leaves of a colour are no despair', (message) => {
  expect(dangerIn(message)).toBeUndefined();
});

test.each(['everything is gone, all gone for me', 'it is all gone and i am finished'])('%s: despair', (message) => {
  expect(dangerIn(message)?.name).toBe('distress');
});
