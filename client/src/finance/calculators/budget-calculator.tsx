import { formatNumber } from '@/lib/money';
import { Note, Rows } from '../answer-parts';
import type { Calculator } from '../calculator';
import { budgetOf, COSTS, type Cost } from '../model/crop-budget';
import { formatWholeRupees } from '../whole-rupees';

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
  title: 'finance.budget.title',
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
  answer: ({ acres, yieldPerAcre, price, ...costs }, t) => {
    const result = budgetOf({ acres, yieldPerAcre, price, costs });
    const gain = result.profit >= 0;
    return {
      headline: [t('finance.budget.breakEvenPrice'), formatWholeRupees(result.breakEvenPrice)],
      details: (
        <>
          <Rows
            rows={[
              [t(gain ? 'finance.budget.profit' : 'finance.budget.loss'), formatWholeRupees(Math.abs(result.profit))],
              [t('finance.budget.income'), formatWholeRupees(result.income)],
              [t('finance.budget.totalCost'), formatWholeRupees(result.totalCost)],
              [t('finance.budget.costPerAcre'), formatWholeRupees(result.costPerAcre)],
              [
                t('finance.budget.breakEvenYield'),
                `${formatNumber(result.breakEvenYield)} ${t('finance.unit.quintalsPerAcre')}`,
              ],
            ]}
          />
          <Note text={t('finance.budget.note')} />
        </>
      ),
    };
  },
};
