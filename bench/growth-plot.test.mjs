import { growthPlot } from './growth-plot.mjs';

const sizes = [1_000, 10_000, 100_000];
const flat = (cpuMs, perSecond) => new Map(sizes.map((size) => [size, { cpuMs, perSecond }]));
/** The places of one job's line in a panel. */
const lines = (svg) =>
  [...svg.matchAll(/<polyline[^>]* points="([^"]+)"/g)].map(([, places]) =>
    places.split(' ').map((place) => place.split(',').map(Number)),
  );

test('every job has a line with a point a size in each panel, named at its end', () => {
  const svg = growthPlot(sizes, [
    { name: 'one listing', points: flat(0.3, 4_000) },
    { name: 'a <bid>', points: flat(2, 700) },
  ]);
  expect(lines(svg)).toHaveLength(4);
  for (const places of lines(svg)) expect(places).toHaveLength(sizes.length);
  expect(svg.match(/>one listing</g)).toHaveLength(2);
  expect(svg).toContain('>a &lt;bid><');
});

test('what costs the same at every size is a level line, and what costs more lies above it', () => {
  const rising = new Map(sizes.map((size, index) => [size, { cpuMs: 10 ** index, perSecond: 100 }]));
  const [level, dearer] = lines(
    growthPlot(sizes, [
      { name: 'level', points: flat(1, 100) },
      { name: 'rising', points: rising },
    ]),
  );
  expect(new Set(level.map(([, y]) => y)).size).toBe(1);
  const heights = dearer.map(([, y]) => y);
  expect(heights).toEqual([...heights].sort((a, b) => b - a));
  expect(heights[0]).toBe(level[0][1]);
  expect(heights[2]).toBeLessThan(level[2][1]);
});

test('names at the ends of lines that meet do not cover each other', () => {
  const svg = growthPlot(
    sizes,
    ['a', 'b', 'c'].map((name) => ({ name, points: flat(1, 100) })),
  );
  const heights = [...svg.matchAll(/y="([\d.]+)" dy="4" style/g)].map(([, y]) => Number(y)).slice(0, 3);
  expect(heights[1] - heights[0]).toBeGreaterThanOrEqual(12);
  expect(heights[2] - heights[1]).toBeGreaterThanOrEqual(12);
});

test('it is drawn for light and for dark pages', () => {
  expect(growthPlot(sizes, [{ name: 'a', points: flat(1, 100) }])).toContain('prefers-color-scheme: dark');
});
