import { openAdvisor, openKnowledgeBase } from './accuracy.js';
import { converse, DATES } from './judge.js';

async function answerTo(...turns: string[]): Promise<string> {
  const knowledge = await openKnowledgeBase();
  return converse(turns, DATES.november, openAdvisor(knowledge), knowledge);
}

test.each([
  ['a dialect is read as plain Hindi', ['सरसों म पहला पाणी कद देणा सै'], /35–40 दिन/, /समझा/],
  ['so is what is shortened on a phone', ['chana me kitni sinchai krni h, kb kb'], /45–60 din/, /samjha/],
  ['both prices', ['what is the MSP of masur and gram'], /Lentil[\s\S]*7,000[\s\S]*Gram[\s\S]*5,875/, /guess/],
  [
    'every point of a list',
    ['3 doubts abt mustard 1) first watering when 2) urea when 3) black aphid on stem what to do'],
    /35–40 days[\s\S]*nitrogen[\s\S]*aphid/i,
    /outside my field/,
  ],
  [
    'what was sown is told and not asked',
    ['sown wheat on 5 nov, first irrigation after how many days'],
    /crown root|20–25|20 to 25/,
    /sow timely/,
  ],
  ['the price and the work', ['best time for lentil sowing and msp of lentil'], /October[\s\S]*7,000/, /guess/],
  [
    'a particular part by its words',
    ['aalu me mitti kb chadani h aur urea kitna dena us time'],
    /25–30 din|25–30/,
    /gehun|tamatar/,
  ],
  ['what is between the rows', ['अक्टूबर में गन्ना बोया है, बीच की जगह में कौनसी फसल ले सकते है'], /लहसुन/, /कंसुआ/],
  [
    'a trouble and not the harvest',
    ['mango fruits have worms inside when ripe, what trap to use'],
    /Fruit fly/,
    /net pole/,
  ],
  [
    'a trouble and a price in one sentence',
    ['टमाटर में फल के नीचे काला गड्ढा क्यूं पड़ रहा है और टमाटर का आज का भाव बताओ'],
    /कैल्शियम[\s\S]*क्विंटल|क्विंटल[\s\S]*कैल्शियम/,
    /समझा/,
  ],
  ['two crops, each with its trouble', ['सरसों में माहू लग गया और गेहूं पीला पड़ रहा है'], /माहू[\s\S]*नाइट्रोजन/, /रतुआ: /],
  [
    'what nothing is written on, beside what is',
    ['how much dap per acre for wheat and how do i get the village well power connection'],
    /50 kg[\s\S]*electricity office/,
    /Zinc/,
  ],
  [
    'a machine that is bought or filled is none on rent',
    ['how much diesel does a 35 hp tractor use per hour'],
    /nothing is written/,
    /₹/,
  ],
  ['the road in km, and the load', ['mere khet se mandi 40 km h, 50 kuntal ka kiraya'], /5 ton[\s\S]*40 km/, /HP/],
  ['the animal’s trouble of the season', ['सर्दी में मुर्गियों को कितनी रोशनी और गर्मी चाहिए'], /14–16 घंटे/, /हाँफ/],
  [
    'one spelling of what is written in several ways',
    ['लहसुन की गांठ छोटी रह जाती है क्या करूं'],
    /क्या करें: खड़ी फसल/,
    /लिखा नहीं/,
  ],
  ['a trouble that every sign fits, and no rats', ['मिर्च की पत्ती नीचे मुड़ी चूहे की पूँछ जैसी डंठल'], /माइट/, /बिल बंद/],
  ['grain that is eaten, and no godown', ['dhan ke godam me sursuri lag gai kya kru'], /dhoop/, /HSWC/],
])('one message: %s', async (_, turns, told, not) => {
  const answer = await answerTo(...turns);
  expect(answer).toMatch(told);
  expect(answer).not.toMatch(not);
});

test.each([
  ['a price of another crop, said politely', ['आज टमाटर का भाव दिल्ली', 'और प्याज का', 'आलू भी बता दो'], /आलू का मंडी भाव/],
  [
    'whether it heals is asked of the trouble that was told',
    ['टमाटर के पत्ता सिकुड़त बा', 'ई ठीक हो जाई कि पौधा उखाड़ दीं'],
    /उखाड़ें/,
  ],
  [
    'the deadline is of the claim that was told',
    ['cut paddy was drying in field, rain came, i hav crop insurance. whom to tell', 'and within how many hours/days'],
    /72 hours/,
  ],
  [
    'what the government gives is for what was named before',
    ['दो एकड़ अनार में ड्रिप लगानी है', 'छोटा किसान हूं, सरकार कित्ता पैसा देगी इस पर'],
    /55 %/,
  ],
])('a conversation: %s', async (_, turns, told) => {
  expect(await answerTo(...turns)).toMatch(told);
});

test.each([
  ['राम राम जी, थे कुण हो अर के के बता सको हो', /कृषि सहायक/],
  ['नमस्ते भैया कइसन बानी', /राम राम/],
  ['ram ram bhai sahab', /raam raam/i],
  ['thik h bhai bhot bhot dhanyawad', /bhala/],
  ['बहुत बढ़िया जानकारी दी आपने धन्यवाद', /भला/],
  ['बेटी की शादी के लिए लोन कहां मिलेगा', /खेत से बाहर/],
])('small talk in every script: %s', async (message, told) => {
  expect(await answerTo(message)).toMatch(told);
});

test('what is written of no such part is said to be so, with a number to ring', async () => {
  const answer = await answerTo('gajar me mulching karu kya');
  expect(answer).toMatch(/1800-180-1551/);
});
