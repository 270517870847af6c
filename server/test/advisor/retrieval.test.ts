import type { AnswerLanguage } from '../../src/modules/advisor/advisor.types.js';
import type { RetrievalProvider } from '../../src/modules/advisor/providers/retrieval.provider.js';
import { openAdvisor, openKnowledgeBase } from './accuracy.js';
import { asked, collect, requestOf, textOf } from './support.js';

let provider: RetrievalProvider;
beforeAll(async () => {
  provider = openAdvisor(await openKnowledgeBase());
});

async function answer(language: AnswerLanguage, ...texts: string[]) {
  const events = await collect(provider.answer(requestOf(asked(...texts), { language })));
  const sources = events.flatMap((event) => (event.kind === 'sources' ? event.sources : []));
  return { text: textOf(events), sources, pieces: events.filter((event) => event.kind === 'delta').length };
}

test.each<[string, AnswerLanguage, string[], string]>([
  ['गेहूँ की बुवाई कब करें?', 'hi', ['नवंबर', 'बीज'], 'भाकृअनुप'],
  ['gehu me pila ratua ka ilaj', 'hi', ['रतुआ'], 'भाकृअनुप'],
  ['What is the MSP of mustard?', 'en', ['₹6,200/quintal', '₹6,613/quintal', '30 Sep 2026'], 'MSP'],
  ['cold storage in Karnal', 'en', ['Karnal', 'tonnes'], 'Cold Store'],
  ['हिसार में गेहूँ का भाव', 'hi', ['हिसार मंडी: ₹2,500/क्विंटल', '2026'], 'हिसार मंडी'],
  ['pm kisan me kitna paisa milta hai', 'hi', ['₹6,000'], 'किसान'],
  ['rotavator on rent', 'en', ['₹1,800/day'], 'Rotavator'],
  ['fare of a tempo for 3 tons', 'en', ['₹5,400', 'from where to where'], 'calculator'],
  ['godown in Karnal', 'en', ['HSWC Warehouse Karnal', '₹7 per quintal per month'], 'HSWC'],
  ['who is selling tomato', 'en', ['Karnal (Haryana): ₹18/kg'], 'Tomato'],
])('%s', async (question, language, parts, source) => {
  const { text, sources, pieces } = await answer(language, question);
  for (const part of parts) expect(text).toContain(part);
  expect(sources[0]?.name).toContain(source);
  expect(pieces).toBeGreaterThan(1);
});

test.each<[string, AnswerLanguage, string]>([
  ['wheat price in Hisar', 'en', 'sample figures near the prices of late 2025'],
  ['हिसार में गेहूँ का भाव', 'hi', '2025 के अंत के भावों के आसपास के नमूना आँकड़े'],
])(
  '%s: beside the time of sample prices stands what they are, in answer and source',
  async (question, language, words) => {
    const { text, sources } = await answer(language, question);
    expect(text.split('\n').find((line) => line.includes('2026'))).toContain(words);
    expect(sources[0]?.date).toContain(words);
  },
);

test('the answer to a Hindi question is in Devanagari, the answer to an English one is not (AC-009)', async () => {
  const letters = (text: string) => (text.match(/[\u0900-\u097f]/g) ?? []).length / text.length;
  expect(letters((await answer('hi', 'sarson me chepa lag gaya')).text)).toBeGreaterThan(0.5);
  expect(letters((await answer('en', 'aphids on mustard')).text)).toBe(0);
});

test('it speaks as an experienced farmer would, and greets who greets', async () => {
  expect((await answer('hi', 'राम राम')).text).toContain('किसान की तरह सलाह');
  expect((await answer('hi', 'सरसों कब बोएँ?')).text).toMatch(/^सरसों.*: बुवाई का समय/);
  expect((await answer('en', 'thanks a lot')).text).toContain('welcome');
});

test.each<[string[], string]>([
  [['गेहूँ कब बोएँ?', '…', 'और पानी?'], 'शिखर जड़'],
  [['gehu kab boye', '…', 'aur khad?'], 'यूरिया'],
  [['सरसों का भाव?', '…', 'और चना?'], 'चना का मंडी भाव'],
  [['हिसार में गेहूँ का भाव', '…', 'और सिरसा में?'], 'सिरसा मंडी'],
  [['करनाल में शीतगृह', '…', 'पानीपत में?'], 'पानीपत में चालू'],
  [['गेहूँ बोना है', '…', 'बीज कितना लगेगा 5 एकड़ में'], '5 एकड़ के लिए बीज: 200 किलो'],
  [['प्याज की खुदाई कब करें', '…', 'स्टोर करूँ या बेचूँ'], 'प्याज का मंडी भाव'],
  [['सरसों कब बोएँ?', '…', 'msp?'], '₹6,613'],
])('the follow-up of %j is about %s', async (texts, part) => {
  expect((await answer('hi', ...texts)).text).toContain(part);
});

test('a dose is not given: the label and the Kisan Call Centre are', async () => {
  for (const question of [
    'how much ml of imidacloprid per litre',
    'kitni dawa dale aphid ke liye mustard me',
    'dose of mancozeb for potato late blight',
  ]) {
    const { text } = await answer('en', question);
    expect(text).toContain('1800-180-1551');
    expect(text).not.toMatch(/\d+\s?(ml|g|gm|gram)\b/i);
  }
});

test('someone in despair is given the helplines and nothing else', async () => {
  const { text, sources } = await answer('hi', 'कर्ज़ बहुत है, आत्महत्या के सिवा रास्ता नहीं');
  expect(text).toContain('14416');
  expect(sources).toEqual([]);
});

test('what is not farming is declined politely', async () => {
  expect((await answer('en', 'Who won the cricket match?')).text).toContain('outside my field');
});

test.each([
  ['ऊँट पालन कैसे करें?', 'पक्की नहीं'],
  ['dragon fruit ki kheti', '1800-180-1551'],
  ['kal barish hogi kya', 'मेघदूत'],
  ['पत्ते पीले पड़ रहे हैं', 'ठीक से समझ नहीं पाया'],
])('%s: it says what it does not know', async (question, part) => {
  expect((await answer('hi', question)).text).toContain(part);
});
