import { note, rows } from '../answer-parts';
import type { Calculator } from '../calculator';
import { budgetOf, COSTS, type Cost } from '../model/crop-budget';
import { formatNumber, formatRupees } from '../numbers';

/** An example for an acre of wheat in Haryana, rupees; everybody replaces it by their own figures. */
const WHEAT_COSTS: Record<Cost, number> = {
  seed: 1700,
  fertilizer: 3400,
  protection: 1200,
  irrigation: 1800,
  machinery: 6500,
  labour: 4500,
  other: 1500,
};

/** What a crop costs and brings, and at which price it just pays. */
export const budgetCalculator: Calculator<'acres' | 'yieldPerAcre' | 'price' | Cost> = {
  id: 'budget',
  title: 'budget.title',
  fields: [
    { name: 'acres', start: 2, least: 0.1, most: 1000, unit: 'acres' },
    { name: 'yieldPerAcre', start: 20, least: 0.1, most: 1000, unit: 'quintalsPerAcre' },
    { name: 'price', start: 2500, least: 1, most: 500_000, unit: 'rupeesPerQuintal' },
    ...COSTS.map((cost) => ({
      name: cost,
      start: WHEAT_COSTS[cost],
      least: 0,
      most: 1_000_000,
      unit: 'rupeesPerAcre' as const,
    })),
  ],
  answer: ({ acres, yieldPerAcre, price, ...costs }, say) => {
    const result = budgetOf({ acres, yieldPerAcre, price, costs });
    const gain = result.profit >= 0;
    return {
      headline: [say('budget.breakEvenPrice'), formatRupees(result.breakEvenPrice)],
      details: [
        rows([
          [say(gain ? 'budget.profit' : 'budget.loss'), formatRupees(Math.abs(result.profit))],
          [say('budget.income'), formatRupees(result.income)],
          [say('budget.totalCost'), formatRupees(result.totalCost)],
          [say('budget.costPerAcre'), formatRupees(result.costPerAcre)],
          [say('budget.breakEvenYield'), `${formatNumber(result.breakEvenYield)} ${say('unit.quintalsPerAcre')}`],
        ]),
        note(say('budget.note')),
      ],
    };
  },
};
