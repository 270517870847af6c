import { estimateFare, readTons } from './fare';

test.each([
  ['OPEN_TRUCK', 10, 15_000, 15],
  ['CLOSED_TRUCK', 10, 18_000, 18],
  ['CONTAINER', 10, 18_000, 18],
  ['TEMPO', 10, 18_000, 18],
  ['OPEN_TRUCK', 1, 1500, 15],
  ['TEMPO', 2.5, 4500, 18],
  ['OPEN_TRUCK', 1.1, 1650, 15],
] as const)('%s with %d tons costs ₹%d (AC-328, AC-329)', (vehicle, tons, fare, ratePerKm) => {
  expect(estimateFare(vehicle, tons)).toEqual({ fare, ratePerKm });
});

test.each([
  ['10', 10],
  ['1', 1],
  ['2.5', 2.5],
  ['10000', 10_000],
  ['10,000', 10_000],
  ['१०', 10],
  ['0.99', null],
  ['0', null],
  ['-3', null],
  ['10001', null],
  ['', null],
  [' ', null],
  ['ten', null],
  ['5-10', null],
])('%j is read as %s tons (AC-172)', (typed, tons) => {
  expect(readTons(typed)).toBe(tons);
});
