import { budgetOf } from './crop-budget';

const costs = {
  seed: 1600,
  fertilizer: 3400,
  protection: 1200,
  irrigation: 1800,
  machinery: 6000,
  labour: 4500,
  other: 1500,
};

test('a wheat field of two acres', () => {
  expect(budgetOf({ acres: 2, yieldPerAcre: 20, price: 2500, costs })).toEqual({
    costPerAcre: 20_000,
    totalCost: 40_000,
    income: 100_000,
    profit: 60_000,
    breakEvenPrice: 1000,
    breakEvenYield: 8,
  });
});

test('at the break-even price nothing is gained or lost', () => {
  const { breakEvenPrice } = budgetOf({ acres: 3, yieldPerAcre: 17, price: 2000, costs });
  expect(budgetOf({ acres: 3, yieldPerAcre: 17, price: breakEvenPrice, costs }).profit).toBeCloseTo(0);
});

test('below it there is a loss', () => {
  expect(budgetOf({ acres: 1, yieldPerAcre: 20, price: 900, costs }).profit).toBe(-2000);
});
