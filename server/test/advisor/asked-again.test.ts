import type { KnowledgeBase } from '../../src/modules/advisor/knowledge/knowledge-base.js';
import type { RetrievalProvider } from '../../src/modules/advisor/providers/retrieval.provider.js';
import { Lexicon } from '../../src/modules/vocabulary/lexicon.js';
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

/** Near each other: one word apart, and the same in other letters. */
const ASKED: ReadonlyArray<readonly [question: string, fact: string]> = [
  ['What is the MSP of wheat?', 'wheat'],
  ['What is the MSP of mustard?', 'mustard'],
  ['गेहूँ का एमएसपी क्या है?', 'गेहूँ'],
  ['सरसों का एमएसपी क्या है?', 'सरसों'],
  ['gehu ka msp kya hai?', 'gehun'],
  ['sarson ka msp kya hai?', 'sarson'],
  ['When do I sow wheat?', 'wheat'],
  ['When do I sow mustard?', 'mustard'],
];

test('what is remembered of one question is never told for another one, whatever was asked in between', async () => {
  const first = new Map<string, string>();
  for (const [question, fact] of ASKED) {
    const answer = await answerTo(question);
    expect(answer.toLowerCase()).toContain(fact);
    first.set(question, answer);
  }
  expect(new Set(first.values()).size).toBe(ASKED.length);
  for (const [question] of ASKED.toReversed()) expect(await answerTo(question)).toBe(first.get(question));
  // More texts than are remembered.
  for (let acres = 1; acres <= 210; acres += 1) await answerTo(`seed of wheat for ${acres} acres`);
  for (const [question] of ASKED) expect(await answerTo(question)).toBe(first.get(question));
});

test('the same words go on about what was said before them', async () => {
  const ofWheat = await answerTo('When do I sow wheat?', 'how much seed?');
  const ofGram = await answerTo('When do I sow gram?', 'how much seed?');
  expect(ofWheat).toContain('Wheat');
  expect(ofGram).toContain('Gram');
  expect(await answerTo('When do I sow wheat?', 'how much seed?')).toBe(ofWheat);
  expect(await answerTo('how much seed?')).not.toBe(ofWheat);
});

test('names that are made after a text was read are found in it', () => {
  const text = 'the zebrafinch sings';
  expect(new Lexicon([{ value: 'sparrow', names: ['sparrow'] }]).find(text)).toEqual([]);
  const birds = new Lexicon([{ value: 'finch', names: ['zebrafinch'] }]);
  expect(birds.find(text)).toEqual(['finch']);
  expect(birds.has(text)).toBe(true);
  expect(birds.rest(text)).toEqual(['the', 'sings']);
});
