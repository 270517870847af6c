import { supportPriceTool } from '../../src/modules/advisor/tools/support-price.tool.js';
import { currentPrices } from '../../src/modules/prices/support-price.rules.js';
import { fileData } from './support.js';

const rabi = [
  { marketingYear: 'RMS 2025-26', announcedOn: '2024-10-16' },
  { marketingYear: 'RMS 2026-27', announcedOn: '2025-10-01' },
  { marketingYear: 'RMS 2027-28', announcedOn: '2026-09-30' },
];
const kharif = [
  { marketingYear: 'KMS 2025-26', announcedOn: '2025-05-28' },
  { marketingYear: 'KMS 2026-27', announcedOn: '2026-05-13' },
];

test.each([
  ['2026-11-21', rabi, 'RMS 2026-27', 'RMS 2027-28'],
  ['2026-09-29', rabi, 'RMS 2026-27', undefined],
  ['2027-04-01', rabi, 'RMS 2027-28', undefined],
  ['2026-03-31', rabi, 'RMS 2025-26', 'RMS 2026-27'],
  ['2026-11-21', kharif, 'KMS 2026-27', undefined],
  ['2026-06-01', kharif, 'KMS 2025-26', 'KMS 2026-27'],
  ['2024-10-20', rabi, undefined, 'RMS 2025-26'],
])('on %s of %j: %s is sold, %s is sown', (today, prices, selling, sowing) => {
  const current = currentPrices(prices, today);
  expect([current.selling?.marketingYear, current.sowing?.marketingYear]).toEqual([selling, sowing]);
});

test.each([
  ['mustard', ['₹6,200/quintal', 'RMS 2026-27', '1 Oct 2025', '₹6,613/quintal', 'RMS 2027-28', '30 Sep 2026']],
  ['dhan', ['Paddy (Common): ₹2,441/quintal', 'Paddy (Grade A): ₹2,461/quintal', 'KMS 2026-27']],
  ['अरहर', ['₹8,450/quintal']],
  ['kapas', ['₹8,267/quintal', '₹8,667/quintal']],
  ['til', ['₹10,346/quintal']],
])('the MSP of %s', async (crop, parts) => {
  const { text, sources } = await supportPriceTool.run(
    { data: fileData, language: 'en', today: '2026-11-21' },
    { crop },
  );
  for (const part of parts) expect(text).toContain(part);
  expect(sources[0]).toEqual({
    name: expect.stringContaining('MSP'),
    figure: expect.stringMatching(/^₹[\d,]+\/quintal$/),
    date: expect.stringMatching(/20\d\d$/),
    path: '/services/mandi-bhav',
  });
});

test('a crop without an MSP is said to have none', async () => {
  const { text } = await supportPriceTool.run(
    { data: fileData, language: 'en', today: '2026-11-21' },
    { crop: 'onion' },
  );
  expect(text).toContain('no MSP for onion');
});
