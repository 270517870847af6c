import { FAULTS, planFaults } from './plan.js';

test('the plan of faults is made from the seed alone', () => {
  expect(planFaults(7, 120_000)).toEqual(planFaults(7, 120_000));
  expect(planFaults(7, 120_000)).not.toEqual(planFaults(8, 120_000));
});

test.each([1, 2, 3, 4, 5])(
  'seed %i: a minute and a half has every kind of fault, in order, within the time',
  (seed) => {
    const plan = planFaults(seed, 90_000);
    expect(new Set(plan.map(({ kind }) => kind))).toEqual(new Set(Object.keys(FAULTS)));
    const times = plan.map(({ at }) => at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(Math.min(...times)).toBeGreaterThanOrEqual(3_000);
    expect(Math.max(...times)).toBeLessThan(87_000);
    for (const { kind, lasts } of plan) {
      expect(lasts).toBeGreaterThanOrEqual(FAULTS[kind].least);
      expect(lasts).toBeLessThanOrEqual(FAULTS[kind].most);
    }
  },
);
