import { mandiPriceTool } from '../../src/modules/advisor/tools/mandi-price.tool.js';
import { offerIn } from '../../src/modules/advisor/tools/offer.rules.js';
import { schemesTool } from '../../src/modules/advisor/tools/schemes.tool.js';
import { supportPriceTool } from '../../src/modules/advisor/tools/support-price.tool.js';
import { fileData, TODAY } from './support.js';

const english = { data: fileData, language: 'en', today: TODAY } as const;
const hindi = { ...english, language: 'hi' } as const;

test.each([
  ['should I sell to a trader at 2,520?', 2520],
  ['A buyer offers ₹2520 for my wheat', 2520],
  ['2520 me bech du kya', 2520],
  ['गेहूँ 2520 रुपये में बेच दूँ?', 2520],
  ['व्यापारी २५२० दे रहा है', 2520],
])('%s: %i rupees are offered', (text, offer) => {
  expect(offerIn(text)).toBe(offer);
});

test.each(['When should I sell wheat?', 'I sell 50 bags', 'MSP 2026-27', 'Where do I sell 20 quintals?'])(
  '%s names no offer',
  (text) => {
    expect(offerIn(text)).toBeUndefined();
  },
);

test('an offer is held against the MSP: how far below it is, and what to ask before', async () => {
  const { text } = await supportPriceTool.run(english, { crop: 'wheat', offer: 2520 });
  expect(text).toContain('₹2,520 is ₹65 under the MSP for Wheat of ₹2,585.');
  expect(text).toContain('before you sell below it');
  const above = await supportPriceTool.run(hindi, { crop: 'wheat', offer: 2600 });
  expect(above.text).toContain('₹2,600, गेहूँ के समर्थन मूल्य ₹2,585 से ₹15 ज़्यादा है।');
});

test('an offer is held against the mandi that is named, or the nearest to the place', async () => {
  const own = await mandiPriceTool.run(english, { commodity: 'wheat', market: 'Hisar', offer: 2520 });
  expect(own.text.split('\n')[0]).toBe('₹2,520 is ₹20 above the usual price at Hisar Mandi (sample figure) of ₹2,500.');
  const near = await mandiPriceTool.run(english, { commodity: 'wheat', market: 'Karnal', offer: 2520 });
  expect(near.text.split('\n')[0]).toContain('Panipat');
});

test.each([
  [english, 'I have 2 acres, which scheme pays?'],
  [hindi, 'मेरे पास 2 एकड़ है, कौन सी योजना में पैसा मिलेगा?'],
])('who only asks which scheme pays is told of PM-KISAN first', async (context, need) => {
  const { text, sources } = await schemesTool.run(context, { need });
  expect(sources[0]?.name).toMatch(/PM-KISAN|पीएम-किसान|सम्मान निधि/);
  expect(text).toContain('6,000');
});
