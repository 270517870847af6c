import { readNumber } from '../read-number';

test.each([
  ['2500', '2500'],
  ['2500/-', '2500'],
  ['2500 /-', '2500'],
  ['₹ 2,500', '2500'],
  ['₹2500/-', '2500'],
  ['Rs. 2500', '2500'],
  ['Rs.2,500.50/-', '2500.50'],
  ['INR 2500', '2500'],
  ['2500 रु', '2500'],
  ['2500 रुपये', '2500'],
  ['रु. 2500/-', '2500'],
  ['2500 rupees', '2500'],
  ['1,12,000', '112000'],
  ['112,000', '112000'],
  ['1 12 000', '112000'],
  ['2 500', '2500'],
  ['२५००', '2500'],
  ['₹ २,५००', '2500'],
  ['૨૫૦૦', '2500'],
  ['２５００', '2500'],
  ['\u202a2500\u202c', '2500'],
  [' 2450.5 ', '2450.5'],
  ['.5', '0.5'],
  ['2500.', '2500'],
  ['-5', '-5'],
  ['0', '0'],
])('the amount %j is read as %s', (written, read) => expect(readNumber(written, 'money')).toBe(read));

test.each(['', '  ', '\u202a\u202c'])('%j is nothing', (written) => expect(readNumber(written, 'money')).toBe(''));

test.each([
  ...['5-10', '2500-', '5-', '25oo', '2.5.0', '25,00', '2,5000', '1,120,00', '2.500', '2500.125'],
  ...[
    '2500/q',
    '2500 per kg',
    '2e3',
    '0x10',
    '₹',
    '/-',
    '.',
    '-',
    '1,5 lakh',
    'do hazar',
    '2500/2600',
    'Infinity',
    '½',
  ],
])('%j is no amount that can be read', (written) => expect(readNumber(written, 'money')).toBeNull());

test('a quantity has three decimals and no rupees', () => {
  expect(['2.500', '1,000', '१०.५'].map((written) => readNumber(written, 'quantity'))).toEqual([
    '2.500',
    '1000',
    '10.5',
  ]);
  expect(['₹5', '5/-', '2.5001', '10 kg'].map((written) => readNumber(written, 'quantity'))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
