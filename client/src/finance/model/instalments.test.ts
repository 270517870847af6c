import { repay } from './instalments';

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

test('₹1,00,000 at 12 % in twelve months is ₹8,884.88 a month', () => {
  const result = repay({ amount: 100_000, rate: 12, years: 1, instalmentsAYear: 12 });
  expect(result.instalment).toBeCloseTo(8884.88, 2);
  expect(result.count).toBe(12);
  expect(result.totalInterest).toBeCloseTo(6618.55, 2);
});

test.each([12, 4, 2, 1])(
  'with %d instalments a year the principal adds up and nothing is left owing',
  (instalmentsAYear) => {
    const result = repay({ amount: 600_000, rate: 9.5, years: 5, instalmentsAYear });
    expect(result.count).toBe(5 * instalmentsAYear);
    expect(result.years).toHaveLength(5);
    expect(sum(result.years.map((year) => year.principal))).toBeCloseTo(600_000, 4);
    expect(sum(result.years.map((year) => year.interest))).toBeCloseTo(result.totalInterest, 4);
    expect(result.years.at(-1)?.balance).toBe(0);
  },
);

test('interest falls and principal rises from year to year', () => {
  const { years } = repay({ amount: 600_000, rate: 9.5, years: 5, instalmentsAYear: 2 });
  for (const [index, year] of years.slice(1).entries()) {
    expect(year.interest).toBeLessThan(years[index]?.interest ?? 0);
    expect(year.principal).toBeGreaterThan(years[index]?.principal ?? 0);
  }
});

test('without interest the loan is only shared out', () => {
  expect(repay({ amount: 120_000, rate: 0, years: 1, instalmentsAYear: 12 })).toMatchObject({
    instalment: 10_000,
    totalInterest: 0,
  });
});

test('half a year of monthly instalments is one started year', () => {
  const result = repay({ amount: 60_000, rate: 10, years: 0.5, instalmentsAYear: 12 });
  expect(result.count).toBe(6);
  expect(result.years).toHaveLength(1);
});
