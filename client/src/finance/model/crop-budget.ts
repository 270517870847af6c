/** What a crop costs on one acre, in the order in which the money is spent. */
export const COSTS = ['seed', 'fertilizer', 'protection', 'irrigation', 'machinery', 'labour', 'other'] as const;
export type Cost = (typeof COSTS)[number];

/** A crop of one season. */
export type CropBudget = {
  acres: number;
  /** Quintals an acre. */
  yieldPerAcre: number;
  /** Rupees a quintal. */
  price: number;
  /** Rupees an acre. */
  costs: Record<Cost, number>;
};

/** Rupees, of the whole field where nothing else is said. */
export type BudgetResult = {
  costPerAcre: number;
  totalCost: number;
  income: number;
  profit: number;
  /** Rupees a quintal at which income just covers the cost. */
  breakEvenPrice: number;
  /** Quintals an acre that just cover the cost at the expected price. */
  breakEvenYield: number;
};

/** Cost, income and profit of a crop, and from which price and yield on it pays. */
export function budgetOf({ acres, yieldPerAcre, price, costs }: CropBudget): BudgetResult {
  const costPerAcre = COSTS.reduce((sum, cost) => sum + costs[cost], 0);
  const totalCost = costPerAcre * acres;
  const income = acres * yieldPerAcre * price;
  return {
    costPerAcre,
    totalCost,
    income,
    profit: income - totalCost,
    breakEvenPrice: costPerAcre / yieldPerAcre,
    breakEvenYield: costPerAcre / price,
  };
}
