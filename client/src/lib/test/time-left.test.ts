import { timeLeft } from '../time-left';

const NOW = Date.parse('2026-03-05T06:00:00.000Z');

test.each([
  ['2026-03-19T06:00:00.000Z', { unit: 'days', count: 14 }],
  ['2026-03-08T06:00:00.000Z', { unit: 'days', count: 3 }],
  ['2026-03-08T05:59:59.000Z', { unit: 'hours', count: 71 }],
  ['2026-03-07T06:00:00.000Z', { unit: 'hours', count: 48 }],
  ['2026-03-05T07:59:59.000Z', { unit: 'hours', count: 1 }],
  ['2026-03-05T06:59:59.000Z', { unit: 'minutes', count: 59 }],
  ['2026-03-05T06:00:20.000Z', { unit: 'minutes', count: 1 }],
  ['2026-03-05T06:00:00.000Z', null],
  ['2026-03-05T05:00:00.000Z', null],
  ['soon', null],
])('until %s', (until, left) => {
  expect(timeLeft(until, NOW)).toEqual(left);
});
