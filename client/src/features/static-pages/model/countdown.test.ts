import { COUNTDOWN_MS, timeLeft } from './countdown';

test('the countdown starts at thirty days (AC-168)', () => {
  expect(timeLeft(COUNTDOWN_MS)).toEqual({ days: 30, hours: 0, minutes: 0, seconds: 0 });
});

test.each([
  [COUNTDOWN_MS - 1000, { days: 29, hours: 23, minutes: 59, seconds: 59 }],
  [90_061_999, { days: 1, hours: 1, minutes: 1, seconds: 1 }],
  [-5, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
])('%d ms', (span, parts) => expect(timeLeft(span)).toEqual(parts));
