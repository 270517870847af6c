import { nearestPoint, plotShapes, pointTowards } from './plot-shapes';

const point = (day: string, modal: number) => ({ day, least: modal - 50, modal, greatest: modal + 50 });
/** The 24th, a Tuesday, has no price. */
const points = [point('2026-11-22', 2400), point('2026-11-23', 2450), point('2026-11-25', 2500)];

test('the axis of days is true to time, and that of values shows differences', () => {
  const { places, values } = plotShapes(points, undefined);
  expect(places.map(({ left }) => Math.round(left))).toEqual([0, 33, 100]);
  expect(places[0]?.top).toBeGreaterThan(places[2]?.top ?? 0);
  expect(Math.min(...values.map(({ value }) => value))).toBeGreaterThan(2000);
});

test('a mark is drawn at its value where it is near, and not where it would flatten the rest', () => {
  const { markAt, places } = plotShapes(points, 2500);
  expect(markAt).toBeCloseTo(places[2]?.top ?? 0);
  expect(plotShapes(points, 9_000).markAt).toBeUndefined();
});

test('one point stands in the middle, with its band', () => {
  const { places, line } = plotShapes(points.slice(0, 1), undefined);
  expect(places).toEqual([{ left: 50, top: expect.any(Number) }]);
  expect(line).not.toBe('');
});

test('a step goes over days without a price, both ways, and stays at the ends', () => {
  const day = (text: string) => Date.parse(text);
  expect(pointTowards(points, 1, day('2026-11-24'))).toBe(2);
  expect(pointTowards(points, 2, day('2026-11-24'))).toBe(1);
  expect(pointTowards(points, 2, day('2026-11-26'))).toBe(2);
  expect(pointTowards(points, 0, day('2026-11-21'))).toBe(0);
});

test('a finger finds the point that is nearest', () => {
  const { places } = plotShapes(points, undefined);
  expect([0, 20, 60, 80].map((left) => nearestPoint(places, left))).toEqual([0, 1, 1, 2]);
});
