import { timeAgo } from '../time-ago';

const moment = '2026-04-13T11:30:00.000Z';

test.each([
  ['2026-04-13T11:29:00.000Z', 'now', 0],
  ['2026-04-13T11:30:59.000Z', 'now', 0],
  ['2026-04-13T11:31:00.000Z', 'minutes', 1],
  ['2026-04-13T12:29:59.000Z', 'minutes', 59],
  ['2026-04-13T12:30:00.000Z', 'hours', 1],
  ['2026-04-14T11:29:59.000Z', 'hours', 23],
  ['2026-04-14T11:30:00.000Z', 'days', 1],
  ['2026-04-20T11:30:00.000Z', 'days', 7],
])('at %s it was %s %s ago', (now, unit, count) => {
  expect(timeAgo(moment, Date.parse(now))).toEqual({ unit, count });
});
