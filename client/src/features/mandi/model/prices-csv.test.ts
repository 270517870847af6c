import { shownRows } from '@/testing/datasets';
import type { MandiRow } from './mandi-rows';
import { pricesCsv } from './prices-csv';

const [row] = shownRows<MandiRow>('mandi-prices') as [MandiRow];

test('a file that Excel reads in Hindi: a byte order mark, one line a row, figures as figures (AC-552)', () => {
  const file = pricesCsv([{ ...row, commodity: 'गेहूँ' }], ['जिंस', 'ज़िला'], 'नमूना');
  expect(file.codePointAt(0)).toBe(0xfeff);
  expect(file.slice(1)).toBe('जिंस,ज़िला\r\nगेहूँ,Hisar,Hisar Mandi,2450,2540,2500,+2.3%,"21 Nov 2026, 6:00 AM",नमूना\r\n');
});

test.each(['=1+1', '+cmd|calc', '-2+3', '@SUM(A1)', '\tx'])(
  '%j is written so that no spreadsheet runs it (AC-552)',
  (market) => {
    expect(pricesCsv([{ ...row, market }], [], '')).toContain(`,'${market},`);
  },
);

test('a comma, a quote and a line break stay within their cell (AC-552)', () => {
  expect(pricesCsv([{ ...row, market: 'A, "B"\nC' }], [], '')).toContain(',"A, ""B""\nC",');
});
