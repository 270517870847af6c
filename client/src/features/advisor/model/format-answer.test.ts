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
