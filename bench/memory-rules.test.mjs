import { judgeSlope } from './memory-rules.mjs';

const MINUTES = 5;
/** A sample a second, each as `bytesAt` says. */
const samples = (bytesAt, seconds = MINUTES * 60) =>
  Array.from({ length: seconds + 1 }, (_none, second) => ({ at: second * 1_000, rssBytes: bytesAt(second) }));

test('what goes up and down around the same level does not grow', () => {
  const { growth, passes } = judgeSlope(samples((second) => 100 + (second % 2) * 40));
  expect(growth).toBeCloseTo(0, 2);
  expect(passes).toBe(true);
});

test('six percent more in the last minute than in the first is a slope, whatever lies between', () => {
  expect(judgeSlope(samples((second) => (second >= 240 ? 106 : 100)))).toMatchObject({ passes: false });
  expect(judgeSlope(samples((second) => (second >= 240 ? 104 : 100)))).toMatchObject({ passes: true });
  expect(judgeSlope(samples((second) => (second > 60 && second < 240 ? 500 : 100)))).toMatchObject({ passes: true });
});

test('less at the end is no slope', () => {
  expect(judgeSlope(samples((second) => 200 - second / 10)).passes).toBe(true);
});

test('of less than two minutes the halves are compared', () => {
  expect(judgeSlope(samples((second) => (second > 5 ? 200 : 100), 10)).passes).toBe(false);
});
