import { openAdvisor, openKnowledgeBase } from './accuracy.js';
import { converse, DATES } from './judge.js';

async function answerTo(...turns: string[]): Promise<string> {
  const knowledge = await openKnowledgeBase();
  return converse(turns, DATES.november, openAdvisor(knowledge), knowledge);
}

// A scheme is what a conversation is about just as a crop is.
test.each([
  ['papers of PM-KISAN, not of the KCC', ['pm kisan registration new farmer how', 'documents?'], /Papers for PM-KISAN/],
  ['in Hindi', ['पीएम किसान में नया नाम कैसे जुड़वाएं', 'कौन-कौन से कागज लगेंगे'], /पीएम-किसान के कागज/],
  ['interest of the crop loan', ['किसान क्रेडिट कार्ड कैसे बनवाएं', 'ब्याज कितना लगता'], /7 %/],
  ['money of the FPO', ['FPO how many members needed', 'what papers', 'how much govt give'], /18 lakh/],
  ['insurance asked after a frost', ['sarso me pala pad gaya kya kare', 'bima milega kya'], /72 ghante/],
  [
    'how to tell the insurer, though it was told before',
    ['hamare yaha ole gire gehu gir gaya', 'kya wapas khada hoga', 'bima me bataye kaise'],
    /14447/,
  ],
])('a follow-up stays with the scheme: %s', async (_, turns, told) => {
  const answer = await answerTo(...turns);
  expect(answer).toMatch(told);
  expect(answer).not.toMatch(/fits this for certain|पक्का कुछ लिखा नहीं/);
});

test('what names one scheme is not answered with the papers of another', async () => {
  expect(await answerTo('lost my kcc passbook what to do')).toMatch(/duplicate passbook/);
  expect(await answerTo('pm kisan registration documents')).not.toMatch(/Papers for a KCC/);
});

test('of two questions the one without an answer is said to have none', async () => {
  const answer = await answerTo('when to sow bajra and how to prune bajra');
  expect(answer).toMatch(/Bajra: sowing time/);
  expect(answer).toMatch(/nothing is written with me/i);
});

test('what is seen on a crop is told beside its price', async () => {
  const answer = await answerTo('बैंगन में फल सड़ रहे हैं और मंडी में भाव क्या है');
  expect(answer).toMatch(/बैंगन: .*सड़/);
  expect(answer).toMatch(/मंडी भाव/);
});

test('a price to come is not told, the present one and how to decide are', async () => {
  const answer = await answerTo('is potato price going up next month');
  expect(answer).toMatch(/nobody can tell[\s\S]*Potato in the mandi[\s\S]*harvest everyone sells/);
});

test('of a state whose days are not written no other part’s season is told', async () => {
  expect(await answerTo('is it right time to plant potato in gujarat')).not.toMatch(/not the season/);
  expect(await answerTo('is it right time to plant potato in haryana')).toMatch(/not the season/);
});

test.each([
  ['what something only looks like', 'white cotton thing on custard apple fruit', /Custard apple/, /whitefly/i],
  ['the market', 'bajar me tamatar ka bhav kya chal raha', /tamatar ka mandi bhaav/, /bajr[ae] ka/i],
  ['a district', 'our village near mandya, sugarcane shoots dead in centre', /Sugarcane/, /ragi/],
])('is no crop: %s', async (_, question, told, not) => {
  const answer = await answerTo(question);
  expect(answer).toMatch(told);
  expect(answer).not.toMatch(not);
});

test('hail is answered with hail, and not with frost', async () => {
  const answer = await answerTo('hailstorm hit my mustard last night, whom do i inform and by when');
  expect(answer).toMatch(/72 hours/);
  expect(answer).not.toMatch(/frost/i);
});
