import { openAdvisor, openKnowledgeBase } from './accuracy.js';
import { converse } from './judge.js';

const answerTo = async (question: string): Promise<string> => {
  const knowledge = await openKnowledgeBase();
  return converse([question], '2026-11-21', openAdvisor(knowledge), knowledge);
};

test.each([
  ['wheat insurance, sum insured 60000 per hectare, what premium do I pay', 'rabi 1.5 % = ₹900.'],
  ['cotton crop insurance sum insured ₹80,000 per ha, what premium i pay', 'horticultural crops 5 % = ₹4,000.'],
  ['wheat crop sum insured is 40000 per hectare i have 2 hectare what premium do i pay', 'rabi 1.5 % = ₹1,200.'],
  ['sum insured 50000 kharif premium', 'kharif 2 % = ₹1,000.'],
  ['धान की बीमा राशि 1 लाख है कितना प्रीमियम', 'खरीफ 2 % = ₹2,000।'],
  ['सरसों का बीमा 2 एकड़ है बीमित राशि 40000 रुपये एकड़ प्रीमियम कितना कटेगा', 'रबी 1.5 % = ₹1,200।'],
  ['bima rashi 40 hajar gehu ki, premium kitna dena padega', 'rabi 1.5 % = ₹600'],
])('%s: %s', async (question, premium) => {
  expect(await answerTo(question)).toContain(premium);
});

test('a sum without a crop or season is worked out for each season', async () => {
  const answer = await answerTo('fasal bima me sum insured 40000 ka premium kitna hoga');
  for (const premium of ['₹800', '₹600', '₹2,000']) expect(answer).toContain(premium);
});

test.each([
  'what is the premium of crop insurance for wheat in rabi 2026',
  'बीमा का प्रीमियम कितना है 2 एकड़ गेहूँ का',
  'my crop insurance claim of 60000 is not paid',
])('%s: no sum is made up', async (question) => {
  expect(await answerTo(question)).not.toContain('% = ₹');
});
