import { byDay, dayWord } from './by-day';

test('a day begins at midnight in India, wherever the reader sits', () => {
  const rows = [
    { id: 'c', createdAt: '2026-04-13T18:31:00.000Z' },
    { id: 'b', createdAt: '2026-04-13T18:29:00.000Z' },
    { id: 'a', createdAt: '2026-04-13T04:00:00.000Z' },
  ];
  expect(byDay(rows)).toEqual([
    { day: '2026-04-14', rows: [rows[0]] },
    { day: '2026-04-13', rows: [rows[1], rows[2]] },
  ]);
});

test('today and yesterday have a word, every other day its date', () => {
  const now = Date.parse('2026-04-13T20:00:00.000Z');
  expect(dayWord('2026-04-14', now)).toBe('today');
  expect(dayWord('2026-04-13', now)).toBe('yesterday');
  expect(dayWord('2026-04-12', now)).toBeNull();
});
