import { stagesOf } from './stages';

const made = {
  state: 'AGREED',
  createdAt: '2026-03-05T06:30:00.000Z',
  endedAt: null,
  pickup: null,
  weighing: null,
  yourRating: null,
} as const;
const pickup = { day: '2026-03-08' };
const weighing = { confirmedAt: '2026-03-09T06:30:00.000Z' };
const endedAt = '2026-03-10T06:30:00.000Z';
const completed = { ...made, state: 'COMPLETED', pickup, weighing, endedAt } as const;

test.each([
  ['just made', made, 1, 'PICK_UP'],
  ['the pick-up is agreed on, and ahead', { ...made, pickup }, 1, 'PICK_UP'],
  ['weighed, and not looked at', { ...made, state: 'WEIGHED', pickup, weighing: { confirmedAt: null } }, 2, 'WEIGHED'],
  ['the weight is settled', { ...made, state: 'WEIGHED', pickup, weighing }, 3, 'PAID'],
  ['weighed without a day being named', { ...made, state: 'WEIGHED', weighing }, 3, 'PAID'],
  ['in dispute about the weight', { ...made, state: 'DISPUTED', weighing: { confirmedAt: null } }, 2, 'WEIGHED'],
  ['paid', completed, 4, 'RATED'],
  ['rated', { ...completed, yourRating: { id: 'rating-1' } }, 5, undefined],
] as const)('%s (AC-723)', (_name, deal, done, current) => {
  const stages = stagesOf(deal);
  expect(stages.map(({ isDone }) => isDone)).toEqual([0, 1, 2, 3, 4].map((place) => place < done));
  expect(stages.find(({ isCurrent }) => isCurrent)?.name).toBe(current);
});

test('each stage has its day, a pick-up that is ahead the day that is agreed on (AC-723)', () => {
  expect(stagesOf({ ...made, pickup }).map(({ at }) => at)).toEqual([made.createdAt, pickup.day, null, null, null]);
  expect(stagesOf(completed).map(({ at }) => at)).toEqual([
    made.createdAt,
    pickup.day,
    weighing.confirmedAt,
    endedAt,
    null,
  ]);
});
