import { ChatRole } from '../../src/modules/advisor/advisor.types.js';
import { voiceOf } from '../../src/modules/advisor/language/voice.js';
import { converse } from './judge.js';
import { type OpenAdvisor, openAdvisor } from './open-advisor.js';
import { collect, fileData } from './support.js';

let advisor: OpenAdvisor;
beforeAll(async () => {
  advisor = await openAdvisor();
});

const ask = (turns: readonly string[], today = '2026-11-21') => converse(turns, today, advisor);

test.each<[string[], RegExp]>([
  [['When should I sow wheat?'], /^Wheat: sowing time\n/],
  [['gehu kab boye'], /^gehun: buwai ka samay\n/],
  [['गेहूँ में कितना बीज लगेगा'], /^गेहूँ: बीज और दूरी\n/],
  [['yellow rust on wheat'], /^Wheat: yellow rust\n/],
  [['PM-KISAN instalment stopped, what do I do'], /^PM-KISAN/],
])('%j: the first line names what it is about', async (turns, first) => {
  expect(await ask(turns)).toMatch(first);
});

test.each<[string[], string[]]>([
  [
    ['gehu bona h', 'beej kitna lgega 5 ekad me'],
    ['gehun', '200 kilo', '250 kilo'],
  ],
  [
    ['pyaj ki khudai kab kare', 'store karu ya bechu'],
    ['pyaaz', '₹'],
  ],
  [
    ['गेहूँ में पानी कब दें', 'और सरसों?'],
    ['सरसों', 'पानी'],
  ],
  [['tomato fruit borer', 'how to stop it?'], ['trap']],
  // The land and the state that were named hold on.
  [
    ['makka lagani h', 'beej kitna 2 acre me', 'khad kitni'],
    ['2 acre', '121 kilo'],
  ],
  [['I farm in Maharashtra', 'when to transplant onion'], ['southern and western India']],
  // What tells more of a trouble and asks nothing is read with it.
  [['भैंस के थन में सूजन है दूध में फुटकी आती', 'आज दूसरा दिन है गरम भी लगता'], ['थनैला']],
  [
    ['बकरी को दस्त लग गया है', 'चार महीने का बच्चा है पानी जैसा'],
    ['दस्त', '1962'],
  ],
  // What asks the same of another crop is asked whole.
  [['गेहूं में दीमक लग गई है सूख रहा', 'चने में भी लगी है वही दवा चलेगी?'], ['दीमक']],
  [['धान का सरकारी रेट क्या है', 'नही मेरा मतलब गेहूं का'], ['गेहूँ: ₹2,585']],
  [['how do i keep potato after digging', 'same for onion?'], ['airy, raised']],
  [['गाय को खुरपका मुंहपका का टीका कब लगता है', 'बछड़े को भी?'], ['चार महीने']],
  // What comes behind a trouble is read with it.
  [['gaay ne kal raat bachda diya jer nahi girayi', '12 ghante se jyada ho gye'], ['jer 8–12 ghante']],
  [['yellow powder stripes on wheat leaf coming on hand', 'and the dose?'], ['Yellow rust']],
  [
    ['आम में मिलीबग बहुत आता है हर साल', 'पट्टी कब बांधे'],
    ['मिलीबग', 'दिसंबर'],
  ],
  [['मक्का की गोभ में बुरादा जैसा है, सुंडी दिख रही', 'हाँ बताओ दवा'], ['लेबल']],
  // What names nothing of its own leans on what was asked.
  [['ड्रिप पर कितनी छूट है', '2 एकड है मेरे पास'], ['55 %']],
  [['सोलर पम्प पर सब्सिडी मिलती है क्या', 'मुझे कितना देना पडेगा'], ['40 %']],
  [['hail broke all my tomato plants', 'is it covered?'], ['72 hours']],
  [['gram seed treatment with what', 'which one first'], ['never the culture first']],
  [['इंदौर मंडी में सोयाबीन का भाव', 'और उज्जैन में'], ['उज्जैन में सोयाबीन']],
])('%j goes on about the same', async (turns, parts) => {
  const answer = await ask(turns);
  for (const part of parts) expect(answer).toContain(part);
});

test('the same question is never answered twice with the same words', async () => {
  for (const question of ['गेहूँ में पीला रतुआ', 'हिसार में गेहूँ का भाव', 'onion storage', 'gehu me pani kab de']) {
    const [once, twice] = [await ask([question]), await ask([question, question])];
    expect(twice).not.toBe(once);
  }
});

test.each([
  ['gehu me beej kitna aur pani kab de?', '40 kilo', '20–25 din'],
  // Like a question on water that stands in an entry, and more than it.
  ['gehu ka beej kitna lage aur pehla pani kab de?', '40 kilo', '20–25 din'],
  ['3 acres of potato. How much seed do I need? When do I irrigate? Late blight?', '36–42 quintal', 'First irrigation'],
  ['what is moon landing and how to sow gram?', 'On “what is moon landing” I have nothing', 'mid-October'],
])('%s: each of several questions is answered, or named as not known', async (question, ...parts) => {
  const answer = await ask([question]);
  for (const part of parts) expect(answer).toContain(part);
});

test.each([
  ['How much can I earn from one acre of mustard?', 'Reckon it on paper', 'Mustard in the mandi', 'support price'],
  ['bechu ya roku', 'abhi bechen ya ruken', 'kiska bhaav'],
])('%s: how it is reckoned, and the prices that it needs', async (question, ...parts) => {
  const answer = await ask([question]);
  for (const part of parts) expect(answer).toContain(part);
});

test.each([['whear sowing time', 'I read “whear” as wheat', 'Wheat: sowing time']])(
  '%s: a misspelled crop is repaired and named',
  async (question, ...parts) => {
    const answer = await ask([question]);
    for (const part of parts) expect(answer).toContain(part);
  },
);

test.each<[string, string[]]>([
  ['2026-11-21', ['last days for timely sowing', '25 November', 'After that: late sowing', '50 kg seed']],
  ['2026-12-05', ['late sowing', '25 December']],
  ['2026-06-21', ['not the season', '1 November']],
])('on %s the season decides what is said of wheat', async (today, parts) => {
  const answer = await ask(['When should I sow wheat?'], today);
  for (const part of parts) expect(answer).toContain(part);
});

test('what to sow now depends on the day', async () => {
  expect(await ask(['what should I sow now?'])).toContain('Wheat: timely sowing, until 25 November');
  expect(await ask(['अभी क्या बोएँ'], '2026-06-21')).toContain('धान');
});

test.each([
  'ole gire fasal barbad',
  'हमारे खेत में बाढ़ आ गई',
  'hail destroyed my mustard',
  'kati fasal barish me bheeg gayi bima',
  'fsl me aag lag gyi',
])('%s: the loss is reported within 72 hours', async (question) => {
  const answer = await ask([question]);
  expect(answer).toContain('72');
  expect(answer).toContain('14447');
});

test('"how to save the crop from hail" is about nets, not about claims', async () => {
  const answer = await ask(['how to protect fruit from hail before it comes']);
  expect(answer).toContain('hail net');
  expect(answer).not.toMatch(/^PMFBY/);
});

test('who buys, and where to buy a buffalo, are no search among the crops for sale', async () => {
  expect(await ask(['who buys tomato'])).not.toContain('For sale in the marketplace');
  expect(await ask(['where can I buy a buffalo'])).not.toContain('For sale in the marketplace');
});

test('the fare listens to route and load, and asks for what lacks', async () => {
  expect(await ask(['truck fare from Hisar to Delhi for 5 tons'])).toContain('165 km');
  expect(await ask(['truck fare from Hisar to Delhi'])).toContain('How many tons');
  expect(await ask(['bhada kitna lagega'])).toContain('kahan se kahan');
  expect(await ask(['truck fare from Hisar to Delhi', '80 quintal'])).toContain('₹12,000');
});

test('two markets are compared net of the road between them', async () => {
  const answer = await ask(['wheat rate in Sirsa or Hisar?']);
  expect(answer).toMatch(/^Sample figures: Wheat/);
  expect(answer).toContain('90 km');
});

test("the rent that is asked after a store is the store's, and a part that nobody wrote down is not made up", async () => {
  expect(await ask(['warehouse in Rohtak and what is the rent'])).not.toContain('Tractor');
  expect(await ask(['papaya storage'])).not.toContain('mosaic');
});

test('no scheme is shown to fill the space', async () => {
  const answer = await ask(['PM-KISAN instalment stopped']);
  expect(answer).toContain('e-KYC');
  expect(answer).not.toContain('Kisan Credit Card');
});

test.each([
  ['gehu kab boye', /^[^\u0900-\u097f]+$/],
  ['ਕਣਕ ਕਦੋਂ ਬੀਜੀਏ', /ਨਵੰਬਰ/],
  ['ઘઉં ક્યારે વાવવા', /નવંબર/],
  ['தக்காளி எப்போது நடுவது', /1800-180-1551/],
  ['টমেটো কখন লাগাব', /1800-180-1551/],
])('%s is answered in the letters it was asked in', async (question, expected) => {
  expect(await ask([question])).toMatch(expected);
});

test('a button leads to what it names', async () => {
  const messages = [{ role: ChatRole.USER, content: 'When should I sow wheat?' }];
  const voice = voiceOf(messages, advisor.search.vocabulary);
  const { signal } = new AbortController();
  const events = await collect(
    advisor.provider.answer({ messages, language: voice.language, voice, today: '2026-11-21', data: fileData, signal }),
  );
  const suggestions = events.flatMap((event) => (event.kind === 'suggestions' ? event.suggestions : []));
  expect(suggestions.length).toBeGreaterThan(1);
  expect(suggestions.length).toBeLessThanOrEqual(4);
  for (const suggestion of suggestions) {
    const answer = await ask(['When should I sow wheat?', suggestion]);
    expect(answer.split('\n')[0]).toMatch(/wheat/i);
    expect(answer).not.toContain('not sure');
  }
});

test.each([
  'how much ml of imidacloprid per litre',
  'kitni dawa dale aphid ke liye mustard me',
  'dose of mancozeb for potato late blight',
])('a dose is not given, the label and the Kisan Call Centre are: %s', async (question) => {
  const answer = await ask([question]);
  expect(answer).toContain('1800-180-1551');
  expect(answer).not.toMatch(/\d+\s?(ml|g|gm|gram)\b/i);
});

test('what is not farming is declined politely', async () => {
  expect(await ask(['Who won the cricket match?'])).toContain('outside my field');
});
