import type { KnowledgeBase } from '../../src/modules/advisor/knowledge/knowledge-base.js';
import { openKnowledgeBase, readRankedQuestions } from './accuracy.js';

let knowledge: KnowledgeBase;
beforeAll(async () => {
  knowledge = await openKnowledgeBase();
});

test.each([
  ['गेहूँ की बुवाई कब करें?', 'hi'],
  ['MSP क्या है', 'hi'],
  ['gehu me pila ratua ka ilaj', 'hi'],
  ['kal mandi jana hai', 'hi'],
  ['aur pani?', 'hi'],
  ['namaste', 'hi'],
  ['dhan ki ropai', 'hi'],
  ['tamatar', 'hi'],
  ['sarso me chepa', 'hi'],
  ['rotavator kiraya', 'hi'],
  ['suresh ka phone number do', 'hi'],
  ['mitti janch price', 'hi'],
  ['tamatar dam delhi', 'hi'],
  ['mustard me aphid', 'hi'],
  ['paddy me stem borer dose', 'hi'],
  ['cow me mastitis', 'hi'],
  ['wheat me weed control', 'hi'],
  ['me aphid', 'en'],
  ['tell me wheat price', 'en'],
  ['show me cold storage Karnal', 'en'],
  ['cold storage near me', 'en'],
  ['suggest me tomato variety', 'en'],
  ['price list for me', 'en'],
  ['dealer cheated me', 'en'],
  ['what to do in the mandi', 'en'],
  ['he is in the field', 'en'],
  ['What is the MSP of mustard?', 'en'],
  ['cold storage in Karnal', 'en'],
  ['When do I sow wheat?', 'en'],
  ['my tomato leaves are curling', 'en'],
  ['Which scheme helps me buy a pump?', 'en'],
  ['What does गेहूँ mean in English, please tell me now', 'en'],
  ['gehu price today please', 'en'],
  ['tell me bhindi seed rate', 'en'],
  ['haldi rhizome rot what to do', 'en'],
  ['nimbu tree not flowering', 'en'],
  ['chana pod borer medicine', 'en'],
  ['ganna red rot help', 'en'],
  ['dhaniya powdery mildew', 'en'],
  ['bhains milk dropped suddenly', 'en'],
  ['loki and tori seeds price', 'en'],
  ['my murgi is not eating', 'en'],
  ['gehu price', 'hi'],
  ['dhan seed rate', 'hi'],
  ['sarso aphid', 'hi'],
  ['gehu spray dawa', 'hi'],
  ['neem oil chhidkav', 'hi'],
  ['arhar fali chhedak', 'hi'],
  ['fish pond khudai subsidy', 'hi'],
  ['shahad processing unit par subsidy', 'hi'],
  ['kisan credit card limit', undefined],
  ['1509', undefined],
  ['?', undefined],
])('%s is %s', (text, language) => {
  expect(knowledge.languageOf(text)).toBe(language);
});

test('at least 97 of 100 questions of the accuracy set are answered in their language', async () => {
  const questions = await readRankedQuestions();
  const wrong = questions.filter(
    ({ language, question }) => (knowledge.languageOf(question) ?? 'en') !== (language === 'en' ? 'en' : 'hi'),
  );
  expect(wrong.length).toBeLessThanOrEqual(questions.length * 0.03);
});
