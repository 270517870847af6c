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

test.each([
  ['seed rate of mustard per hectare', 'Seed for 1 hectare: 3.7–4.9 kg'],
  ['sarso ka beej prati hectare kitna', '1 hectare ke liye beej: 3.7–4.9 kilo'],
  ['दो बीघा में गेहूं का बीज कितना', '2 बीघा के लिए बीज: 50 किलो'],
])('%s: the figure for that land', async (question, figure) => {
  expect(await answerTo(question)).toContain(figure);
});

test('a figure for bighas says which bigha it is', async () => {
  expect(await answerTo('2 bigha me gehu ka beej kitna')).toContain('4.8');
  expect(await answerTo('2 acre me gehu ka beej kitna')).not.toContain('4.8');
});

test.each([
  ['tamatar ke paudhe murjha gaye, tana pani ke gilas me rakha to doodh jaisa nikla', 'jeevaanu uktha'],
  ['mango fruits fall when they are pea size', 'Mango: small fruit fall'],
])('%s: what something only looks like is no crop of the question', async (question, told) => {
  const answer = await answerTo(question);
  expect(answer).toContain(told);
  expect(answer).not.toMatch(/\bmatar\b|Pea:|doodh achaanak/);
});

test('a trouble of mango is never answered with one of mustard', async () => {
  const answer = await answerTo('aam ke patte par kale dhabbe aur chipchipa pani');
  expect(answer).toContain('bhunga');
  expect(answer).not.toContain('sarson');
});

test('what is written for two crops is found for both', async () => {
  expect(await answerTo('उड़द में पीला मोजेक कैसे रोकें')).toContain('सफेद मक्खी');
  expect(await answerTo('मूँग में पीला मोजेक कैसे रोकें')).toContain('सफेद मक्खी');
});

test('of an entry about many things only the part that is asked is told', async () => {
  const answer = await answerTo('हल्दी कितने महीने में खोदते हैं');
  expect(answer).toContain('8–9 महीने');
  expect(answer).not.toContain('नाइट्रोजन');
});

test('a part that a crop tells only in passing is told', async () => {
  expect(await answerTo('when to water lentil')).toContain('45 days');
});

test('a small trouble that no crop is named with gets what holds for all', async () => {
  expect(await answerTo('safed makkhi aur thrips kaise roke')).toContain('ras choosne wale keet');
});

test.each([
  ['last pm kisan money did not come to my bank, neighbours got it', 'e-KYC'],
  ['gaav me godam banana h, bank karje par byaj me chhut ki yojna h?', 'avsanrachna'],
  ['khet me bijli kadke to kya kare', 'daamini'],
  ['fasal bima ka claim kitne din me milta h', 'do maheene'],
])('%s: its wording alone leads to the entry', async (question, fact) => {
  expect((await answerTo(question)).toLowerCase()).toContain(fact.toLowerCase());
});

test('two sides of a message that ask for the same are told once', async () => {
  const answer = await answerTo('when to harvest turmeric and how to know it is ready');
  expect(answer.match(/Dig at 8–9 months/g)).toHaveLength(1);
});

test('pyaaj, pyaz and pyaaz are one word', async () => {
  const [one, ...others] = await Promise.all(
    ['pyaaj', 'pyaz', 'pyaaz'].map((name) => answerTo(`${name} ki nursery me beej kitna 1 ekad ke liye`)),
  );
  expect(one).toContain('3–4 kilo');
  for (const other of others) expect(other).toBe(one);
});
