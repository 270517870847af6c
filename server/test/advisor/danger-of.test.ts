import { safetyWords } from '../../src/modules/advisor/decision/safety-words.js';
import { type KnownWords, type Safety, safetyOf } from '../../src/modules/advisor/safety/read-safety.js';
import { ACCIDENTS } from './accident-messages.js';
import { MESSAGES } from './danger-messages.js';
import { openAdvisor } from './open-advisor.js';
import { HARMLESS } from './village-harmless.js';

/** Of messages with one slip of the finger so many have to be read, and so few ordinary ones misread. */
const READ = 0.92;
const MISREAD = 0.03;

let known: KnownWords;
/** The danger that a message tells of, or that it goes on with. */
function dangerOf(message: string, before?: string): string | undefined {
  const told: Safety | undefined =
    before === undefined ? undefined : { kind: 'danger', name: before, replies: [before] };
  const safety = safetyOf(message, told, known);
  return safety?.kind === 'danger' ? safety.name : undefined;
}

beforeAll(async () => {
  known = safetyWords((await openAdvisor()).search.vocabulary);
});

const signs = new Intl.Segmenter('hi', { granularity: 'grapheme' });
const signsOf = (word: string): string[] => [...signs.segment(word)].map(({ segment }) => segment);

/** The word with two neighbouring signs swapped or one left out, at each place behind the first. */
function slipsOf(word: string): string[] {
  const all = signsOf(word);
  return all
    .flatMap((sign, at) => [
      [...all.slice(0, at), ...all.slice(at + 1)].join(''),
      [...all.slice(0, at), all[at + 1] ?? '', sign, ...all.slice(at + 2)].join(''),
    ])
    .slice(2)
    .filter((slip) => slip !== word);
}

/** A message with one slip, in each of its longer words in turn. */
function withSlips(message: string): string[] {
  const words = message.split(' ');
  return words.flatMap((word, at) => {
    const slips = signsOf(word).length < 4 ? [] : slipsOf(word);
    const slip = slips[(at * 7 + message.length) % slips.length];
    return slip === undefined ? [] : [words.with(at, slip).join(' ')];
  });
}

/** Whoever of the house it is: "mera bhai" too, though "bhai" alone only calls somebody. */
const KIN: Readonly<Record<string, readonly string[]>> = {
  roman:
    'mera bhai,meri behan,mera jija,mera saala,mera pota,meri didi,mere taau,mere fufa,mera damad,meri nani,mera nati,hamara naukar,meri mami,ek mahila,meri bitiya'.split(
      ',',
    ),
  devanagari: 'मेरा भाई,मेरी बहन,मेरा जीजा,मेरा पोता,मेरी दीदी,मेरे ताऊ'.split(','),
  english: 'my brother,my cousin,my nephew,my niece,my grandson,our servant,a labourer'.split(','),
};
const HAPPENED: Readonly<Record<string, ReadonlyArray<readonly [danger: string, happened: string]>>> = {
  roman: [
    ['burn', 'aag me jhulas gaya'],
    ['burn', 'jal gaya'],
    ['drowning', 'kuen me gir gaya'],
    ['drowning', 'doob gaya'],
    ['wound', 'tractor ke neeche aa gaya'],
    ['electric-shock', 'ko current lag gaya'],
    ['wound', 'thresher me fas gaya'],
    ['wound', 'ke upar tractor palat gaya'],
    ['wound', 'ke upar deewar gir gayi'],
    ['fall', 'ko saand ne maara'],
    ['fall', 'ko tendua utha le gaya'],
    ['stings', 'ko madhumakhiyo ne ghera aur kaata bahut'],
    ['collapse', 'ke seene me dard ho raha hai'],
    ['distress', 'train ke aage kudne ja raha hai'],
  ],
  devanagari: [
    ['burn', 'आग में झुलस गया'],
    ['drowning', 'डूब गया'],
    ['wound', 'ट्रैक्टर के नीचे आ गया'],
    ['snakebite', 'को साँप ने काट लिया'],
    ['wound', 'के ऊपर दीवार गिर गई'],
    ['drowning', 'बोरवेल में गिर गई'],
    ['drowning', 'नदी में बह गई'],
    ['stings', 'को मधुमक्खियों ने बहुत काटा'],
  ],
  english: [
    ['burn', 'got burnt in fire'],
    ['drowning', 'drowned in the canal'],
    ['wound', 'came under the tractor'],
    ['wound', 'lost his hand in the thresher'],
    ['wound', 'got caught in the thresher'],
    ['wound', 'is under a fallen wall'],
    ['burn', 'is on fire'],
    ['drowning', 'was swept away in the river'],
    ['fall', 'was carried off by a leopard'],
    ['collapse', 'has chest pain'],
    ['collapse', 'lies on the ground and does not wake'],
    ['poisoning', 'took sleeping pills'],
  ],
};
const OF_THE_HOUSE = Object.entries(KIN).flatMap(([script, kin]) =>
  kin.flatMap((who) => (HAPPENED[script] ?? []).map(([danger, what]) => [`${who} ${what}`, danger] as const)),
);

test('an accident is one whoever of the house it happens to', () => {
  const unread = OF_THE_HOUSE.filter(([message, danger]) => dangerOf(message) !== danger);
  expect(OF_THE_HOUSE.length).toBeGreaterThan(300);
  expect(unread).toEqual([]);
});

test('a slip of the finger hides hardly any accident or poisoning', () => {
  const { none: _, distress: __, ...accidents } = ACCIDENTS;
  const messages = [...Object.values(accidents).flat(), ...(MESSAGES.poisoning ?? [])].flatMap(withSlips);
  const read = messages.filter((message) => dangerOf(message) !== undefined);
  expect(messages.length).toBeGreaterThan(900);
  expect(read.length / messages.length).toBeGreaterThan(READ);
});

test('nor does one make danger of an ordinary question', () => {
  const messages = [...HARMLESS, ...(MESSAGES.none ?? []), ...(ACCIDENTS.none ?? [])].flatMap(withSlips);
  const misread = messages.filter((message) => dangerOf(message) !== undefined);
  expect(messages.length).toBeGreaterThan(1000);
  expect(misread.length / messages.length).toBeLessThan(MISREAD);
});

test.each<[string, string]>([
  ['snak bite in field no hospital near', 'snakebite'],
  ['man went down the well to clean and fell unconcious', 'bad-air'],
  ['thersher me haath aa gaya', 'wound'],
  ['bete ko curren lag gaay', 'electric-shock'],
  ['galti se dwaa pi gay', 'poisoning'],
])('%s: %s behind the slip', (message, danger) => {
  expect(dangerOf(message)).toBe(danger);
});

test.each<[string, string]>([
  ['poisoning', 'doodh pila du kya'],
  ['poisoning', 'उल्टी करा दूं नमक पानी से'],
  ['poisoning', 'should i give her milk'],
  ['poisoning', 'gaadi nahi mil rahi kya karu'],
  ['poisoning', 'saans nahi chal rahi'],
  ['snakebite', 'haldi laga du'],
  ['snakebite', 'can i tie a rope above it'],
  ['snakebite', 'ओझा को बुलाऊं क्या'],
  ['electric-shock', 'behosh hai ab kya kare'],
  ['burn', 'toothpaste lagau'],
  ['stings', 'chuna lagau kya'],
  ['distress', 'koi sunne wala nahi hai'],
  ['distress', 'leave it you cant help'],
  ['distress', 'karz wale kal aayenge'],
])('after %s, "%s" is asked beside somebody who lies there', (before, message) => {
  expect(dangerOf(message, before)).toBe(before);
});

test.each<[string, string]>([
  ['snakebite', 'ab theek hai hospital se aa gaye, gehu me pani kab du'],
  ['distress', 'gehu ka bhav kya hai'],
  ['distress', 'dhanyavad'],
  ['dog-bite', 'dhanyavad'],
  ['poisoning', 'tamatar me kaunsi khad du'],
  ['poisoning', 'pm kisan ki kist kab aayegi'],
])('after %s, "%s" has come back to farming', (before, message) => {
  expect(dangerOf(message, before)).toBeUndefined();
});

test('what nothing told of before is asked in calm', () => {
  expect(dangerOf('haldi laga du')).toBeUndefined();
});
