import { checkPickup } from './pickup';

/** Half past two in the night of 6 March in India. */
const NOW = Date.parse('2026-03-05T21:00:00.000Z');
const problemOf = (day: string) => checkPickup({ day, timeOfDay: 'MORNING', place: 'Gate 2' }, NOW).day;

test.each([
  ['', 'deal.pickUp.dayMissing'],
  ['2026-03-05', 'deal.pickUp.dayOver'],
  ['2026-03-06', undefined],
  ['2026-06-04', undefined],
  ['2026-06-05', 'deal.pickUp.dayTooFar'],
])('the day %p', (day, problem) => {
  expect(problemOf(day)).toBe(problem);
});

test('time and place are asked for', () => {
  expect(checkPickup({ day: '2026-03-06', timeOfDay: '', place: ' ' }, NOW)).toEqual({
    day: undefined,
    timeOfDay: 'deal.pickUp.timeMissing',
    place: 'deal.pickUp.placeMissing',
  });
});
