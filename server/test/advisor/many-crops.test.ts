import type { KnowledgeBase } from '../../src/modules/advisor/knowledge/knowledge-base.js';
import type { RetrievalProvider } from '../../src/modules/advisor/providers/retrieval.provider.js';
import { openAdvisor, openKnowledgeBase } from './accuracy.js';
import { converse } from './judge.js';
import { TODAY } from './support.js';

let knowledge: KnowledgeBase;
let advisor: RetrievalProvider;

beforeAll(async () => {
  knowledge = await openKnowledgeBase();
  advisor = openAdvisor(knowledge);
});

const answerTo = (...turns: string[]): Promise<string> => converse(turns, TODAY, advisor, knowledge);

/** What a question of one form has to be told of every crop, and what it must not be told. */
const FORMS: ReadonlyArray<readonly [form: string, crops: readonly string[], told: RegExp, not: RegExp]> = [
  [
    'CROP ki kheti kaise kare',
    ['amrud', 'anar', 'angoor', 'kusum', 'tamatar'],
    /lagaa|ropen|boen|kataar/i,
    /pahchaan:|solar/i,
  ],
  ['CROP ka bima kaise kare', ['gehu', 'dhan', 'pyaj', 'ganna'], /pmfby\.gov\.in|CSC/i, /72 ghante|shikaayat/i],
  ['CROP badh nahi raha', ['gehu', 'pyaj', 'aam'], /./, /72 ghante|bima/i],
  ['CROP ka beej kahan milega', ['gehu', 'chana', 'aalu'], /licence|laisens|rasid|bill|dukaan/i, /kataar/i],
  ['CROP me neem ka tel dal sakte h', ['mirch', 'pyaj'], /neem/i, /likha nahi/i],
  ['CROP kab taiyar hoga', ['chana', 'aalu', 'lahsun', 'haldi'], /din|maheene/i, /likha nahi/i],
  ['CROP jaldi pakne wali kism', ['sarso', 'aalu', 'chana'], /kism/i, /katai:|khudaai/i],
];

describe('Questions of one form over many crops', () => {
  test.each(FORMS)('%s', async (form, crops, told, not) => {
    for (const crop of crops) {
      const answer = await answerTo(form.replace('CROP', crop));
      expect({ crop, answer }).toEqual({ crop, answer: expect.stringMatching(told) });
      expect({ crop, answer }).toEqual({ crop, answer: expect.not.stringMatching(not) });
    }
  });
});

test('a few words that nothing answers alone are asked with what was said before', async () => {
  expect(await answerTo('मेरी भैंस 7 महीने से गाभिन है', 'दूध कब छुड़ा दें')).toContain('60 दिन');
  expect(await answerTo('bhains 2 din se chaara nahi kha rahi', 'gobar sakht or pet mein gas hai')).toContain('1962');
  expect(await answerTo('meri bakri bimar h', 'dast lag gye', 'kya pilau')).toMatch(/1962|chikitsak/);
});

test('a name of the other kind decides nothing, and one that only describes gives way to what is seen', async () => {
  // Maggots are an animal's wound in the list of names, and the shoot fly's here.
  expect(await answerTo('jowar seedling central shoot dead dry small maggot inside')).toMatch(/shoot fly: /i);
  expect(await answerTo('टमाटर का पत्ता सिकुड़ के मुड़ गया पौधा बौना रह गया फल नहीं लग रहे')).toContain('सफेद मक्खी');
  expect(await answerTo('murgi mar rahi hai')).not.toContain('chonch');
});

test('young sorghum is told its danger first, in any words', async () => {
  for (const question of ['jwar kitne din ki hone par pashu ko khilaye', 'ज्वार चारे की काटने का सही समय जहर का डर'])
    expect(await answerTo(question)).toMatch(/45/);
});
