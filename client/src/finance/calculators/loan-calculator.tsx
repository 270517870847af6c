import { formatNumber } from '@/lib/money';
import { Rows } from '../answer-parts';
import type { Calculator } from '../calculator';
import { LoanPlot } from '../loan-plot';
import { INSTALMENTS_A_YEAR, repay } from '../model/instalments';
import { formatWholeRupees } from '../whole-rupees';
import { YearTable } from '../year-table';

/** Equal instalments of a loan for a tractor, a pump, a shed. */
export const loanCalculator: Calculator<'loanAmount' | 'loanRate' | 'years' | 'rhythm'> = {
  id: 'loan',
  title: 'finance.loan.title',
  fields: [
    { name: 'loanAmount', start: 600_000, least: 1000, most: 50_000_000, unit: 'rupees' },
    { name: 'loanRate', start: 9.5, least: 0, most: 40, unit: 'percent' },
    { name: 'years', start: 5, least: 1, most: 20, unit: 'years', whole: true },
  ],
  choice: {
    name: 'rhythm',
    label: 'finance.loan.rhythm',
    start: '2',
    options: INSTALMENTS_A_YEAR.map((count) => ({ value: String(count), label: `finance.rhythm.${count}` as const })),
  },
  answer: ({ loanAmount, loanRate, years, rhythm }, t) => {
    const result = repay({ amount: loanAmount, rate: loanRate, years, instalmentsAYear: rhythm });
    return {
      headline: [t('finance.loan.instalment'), formatWholeRupees(result.instalment)],
      details: (
        <>
          <Rows
            rows={[
              [t('finance.loan.count'), formatNumber(result.count)],
              [t('finance.loan.totalInterest'), formatWholeRupees(result.totalInterest)],
              [t('finance.loan.totalPaid'), formatWholeRupees(result.totalPaid)],
            ]}
          />
          <LoanPlot years={result.years} />
          <YearTable years={result.years} />
        </>
      ),
    };
  },
};
