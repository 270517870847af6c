import { lineShapes, nearestPoint, plotShapes, pointTowards } from './plot-shapes';

const point = (day: string, modal: number) => ({ day, least: modal - 50, modal, greatest: modal + 50 });
/** The 24th, a Tuesday, has no price. */
const points = [point('2026-11-22', 2400), point('2026-11-23', 2450), point('2026-11-25', 2500)];
const days = points.map(({ day }) => day);

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
  const at = (text: string) => Date.parse(text);
  expect(pointTowards(days, 1, at('2026-11-24'))).toBe(2);
  expect(pointTowards(days, 2, at('2026-11-24'))).toBe(1);
  expect(pointTowards(days, 2, at('2026-11-26'))).toBe(2);
  expect(pointTowards(days, 0, at('2026-11-21'))).toBe(0);
});

test('a finger finds the point that is nearest', () => {
  const { places } = plotShapes(points, undefined);
  expect([0, 20, 60, 80].map((left) => nearestPoint(places, left))).toEqual([0, 1, 1, 2]);
});

test('lines share their axes, and a day that one of them has not is none of its own', () => {
  const { lines, places } = lineShapes([points, [point('2026-11-24', 1200), point('2026-11-25', 1250)]]);
  expect(places.map(({ day }) => day)).toEqual(['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25']);
  expect(lines.map(({ tops }) => [...tops.keys()])).toEqual([days, ['2026-11-24', '2026-11-25']]);
  expect(lines[0]?.tops.get('2026-11-25')).toBeLessThan(lines[1]?.tops.get('2026-11-25') ?? 0);
});

test('the marks of lines that end together stand apart, within the drawing', () => {
  const marks = lineShapes(Array.from({ length: 4 }, () => points)).lines.map(({ markAt }) => markAt);
  const sorted = [...marks].sort((one, other) => one - other);
  for (const [index, mark] of sorted.slice(1).entries()) expect(mark - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(9);
  expect(sorted.at(-1)).toBeLessThanOrEqual(100);
});
