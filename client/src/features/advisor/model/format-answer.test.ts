import { formatAnswer } from './format-answer';
import { piecesToSpeak } from './plain-answer';

const shape = (text: string) =>
  formatAnswer(text).map(({ kind, lines }) => [
    kind,
    ...lines.map(({ spans }) => spans.map((span) => span.text).join('|')),
  ]);

test('paragraphs, lines, bullets, numbers, headings and bold words', () => {
  expect(shape('## Wheat\nSow in **November**.\nNot later.\n\n• one\n- two\n* three\n2. second\n3) third')).toEqual([
    ['paragraph', 'Wheat', 'Sow in |November|.', 'Not later.'],
    ['bullets', 'one', 'two', 'three'],
    ['numbers', 'second', 'third'],
  ]);
  expect(formatAnswer('2. second')).toMatchObject([{ kind: 'numbers', start: 2 }]);
  expect(formatAnswer('Sow in **November**.')[0]?.lines[0]?.spans[1]).toMatchObject({ kind: 'strong' });
});

test('a price at the start of a line and a minus are no list', () => {
  expect(shape('₹2,500/quintal\n-1.3% since yesterday')).toEqual([
    ['paragraph', '₹2,500/quintal', '-1.3% since yesterday'],
  ]);
});

test('numbers that one can call are to be dialled; prices and years are not', () => {
  const phones = (text: string) =>
    formatAnswer(text).flatMap(({ lines }) =>
      lines.flatMap(({ spans }) => spans.flatMap((span) => (span.kind === 'phone' ? span.phone : []))),
    );
  expect(phones('Ring 1800-180-1551 (free) or 98765 43210, 9876543210, +91 9876543210.')).toEqual([
    '18001801551',
    '9876543210',
    '+919876543210',
  ]);
  expect(phones('टेली-मानस 14416 पर फ़ोन कीजिए')).toEqual(['14416']);
  expect(phones('₹1,50,000 in 2026, 40 kg, 1509 rice, ₹214416, 114416')).toEqual([]);
});

test('prices below each other are a table, with the line that leads to them (AC-603)', () => {
  const text = [
    'I have no figures for Karnal; these are the markets I have:',
    'Wheat in the mandi, as of 21 Nov 2026:',
    'Hisar Mandi: ₹2,500/quintal (₹2,450–₹2,540, +2.3%)',
    'Sirsa Mandi: ₹2,485/quintal (₹2,440–₹2,515, -0.7%)',
    'Ask at the mandi gate.',
    '',
    'न्यूनतम समर्थन मूल्य (एमएसपी):',
    'धान (सामान्य): ₹2,441/क्विंटल, अभी बिकने वाली फसल के लिए (KMS 2026-27, घोषणा 13 मई 2026)',
  ].join('\n');
  const blocks = formatAnswer(text);
  expect(blocks.map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ['paragraph', 1],
    ['mandi', 2],
    ['paragraph', 1],
    ['support', 1],
  ]);
  expect(blocks[1]).toMatchObject({
    caption: { spans: [{ text: 'Wheat in the mandi, as of 21 Nov 2026:' }] },
    lines: [
      { price: { name: 'Hisar Mandi', price: '₹2,500', detail: '₹2,450–₹2,540', note: '+2.3%' } },
      { price: { name: 'Sirsa Mandi', price: '₹2,485', detail: '₹2,440–₹2,515', note: '-0.7%' } },
    ],
  });
  expect(blocks[3]).toMatchObject({
    lines: [
      {
        price: {
          name: 'धान (सामान्य)',
          price: '₹2,441',
          detail: 'अभी बिकने वाली फसल के लिए',
          note: 'KMS 2026-27, घोषणा 13 मई 2026',
        },
      },
    ],
  });
});

test('other figures stay sentences', () => {
  expect(shape('Sonipat Cold Store: ₹180/quintal (a season)\nTractor: ₹900/acre (₹800–₹1,000, +2%)')).toEqual([
    ['paragraph', 'Sonipat Cold Store: ₹180/quintal (a season)', 'Tractor: ₹900/acre (₹800–₹1,000, +2%)'],
  ]);
});

test('a table is spoken line by line, in words (AC-603)', () => {
  expect(piecesToSpeak('Wheat:\nHisar Mandi: ₹2,500/quintal (₹2,450–₹2,540, +2.3%)')).toEqual([
    'Wheat:',
    'Hisar Mandi: ₹2,500 per quintal (₹2,450 to ₹2,540, +2.3%)',
  ]);
  expect(piecesToSpeak('हिसार मंडी: ₹2,500/क्विंटल (₹2,450–₹2,540, +2.3%)')).toEqual([
    'हिसार मंडी: ₹2,500 प्रति क्विंटल (₹2,450 से ₹2,540 तक, +2.3%)',
  ]);
});

test('HTML is text like any other', () => {
  expect(shape('<img src=x onerror=alert(1)> <b>x</b>')).toEqual([
    ['paragraph', '<img src=x onerror=alert(1)> <b>x</b>'],
  ]);
});

test('what is spoken has no marks and no long pieces', () => {
  expect(piecesToSpeak('**Sow** in November.\n• Seed: 40.5 kg; rows 20 cm।\n---')).toEqual([
    'Sow in November.',
    'Seed: 40.5 kg;',
    'rows 20 cm।',
  ]);
  const long = 'गेहूँ '.repeat(200).trim();
  const pieces = piecesToSpeak(long);
  expect(pieces.join(' ')).toBe(long);
  expect(pieces.filter(({ length }) => length > 180)).toEqual([]);
});

describe('what helps to find one\u2019s place is bold', () => {
  const bold = (text: string) =>
    formatAnswer(text).flatMap(({ lines }) =>
      lines.flatMap(({ spans }) => spans.flatMap((span) => (span.kind === 'strong' ? span.text : []))),
    );

  test.each([
    [
      'the title over its lines, and the label of each',
      'Tomato: leaf curl virus\nWhat to do: Pull them out.',
      ['Tomato: leaf curl virus', 'What to do:'],
    ],
    ['each title of several', 'गेहूँ: पानी\nपाँच बार।\n\nगेहूँ: खाद\nजाँच करवाएँ।', ['गेहूँ: पानी', 'गेहूँ: खाद']],
    ['a figure for one\u2019s land', 'Wheat: seed\nSeed for 2 acres: 80 kg', ['Wheat: seed', 'Seed for 2 acres:']],
    ['no sentence', 'Sow now.\nWho sows it after the end of November loses: much, every week.', []],
    ['nothing of a line that stands alone', 'Ram Ram, friend', []],
    ['no time of day and no price', 'At 10:30 in the morning.\n₹350/day: a sprayer', []],
  ])('%s', (_, text, marked) => {
    expect(bold(text)).toEqual(marked);
  });

  test('a number in a line with a label can still be dialled', () => {
    const [line] = formatAnswer('Product and dose: label or 1800-180-1551.')[0]?.lines ?? [];
    expect(line?.spans.map(({ kind, text }) => [kind, text])).toEqual([
      ['strong', 'Product and dose:'],
      ['text', ' label or '],
      ['phone', '1800-180-1551'],
      ['text', '.'],
    ]);
  });
});
