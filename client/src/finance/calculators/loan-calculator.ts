import { rows } from '../answer-parts';
import type { Calculator } from '../calculator';
import { element } from '../dom';
import { loanPlot } from '../loan-plot';
import { INSTALMENTS_A_YEAR, type LoanYear, repay } from '../model/instalments';
import { formatNumber, formatRupees } from '../numbers';
import type { Say } from '../texts';

/** The plot in figures, for whoever cannot see it or wants them exactly. */
function yearTable(years: readonly LoanYear[], say: Say): HTMLElement {
  const heads = (['loan.year', 'loan.principal', 'loan.interestPart', 'loan.balance'] as const).map((key) =>
    element('th', { scope: 'col' }, say(key)),
  );
  const lines = years.map(({ year, principal, interest, balance }) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, String(year)),
      ...[principal, interest, balance].map((value) => element('td', {}, formatRupees(value))),
    ),
  );
  const table = element('table', {}, element('thead', {}, element('tr', {}, ...heads)), element('tbody', {}, ...lines));
  // Lakhs in four columns do not fit every phone: the table moves inside its frame, by keyboard too.
  const scroller = element(
    'div',
    { class: 'scroll', role: 'region', tabindex: '0', 'aria-label': say('loan.table') },
    table,
  );
  return element('details', {}, element('summary', {}, say('loan.table')), scroller);
}

/** Equal instalments of a loan for a tractor, a pump, a shed. */
export const loanCalculator: Calculator<'loanAmount' | 'loanRate' | 'years' | 'rhythm'> = {
  id: 'loan',
  title: 'loan.title',
  fields: [
    { name: 'loanAmount', start: 600_000, least: 1000, most: 50_000_000, unit: 'rupees' },
    { name: 'loanRate', start: 9.5, least: 0, most: 40, unit: 'percent' },
    { name: 'years', start: 5, least: 1, most: 20, unit: 'years', whole: true },
  ],
  choice: {
    name: 'rhythm',
    label: 'loan.rhythm',
    start: '2',
    options: INSTALMENTS_A_YEAR.map((count) => ({ value: String(count), label: `rhythm.${count}` as const })),
  },
  answer: ({ loanAmount, loanRate, years, rhythm }, say) => {
    const result = repay({ amount: loanAmount, rate: loanRate, years, instalmentsAYear: rhythm });
    return {
      headline: [say('loan.instalment'), formatRupees(result.instalment)],
      details: [
        rows([
          [say('loan.count'), formatNumber(result.count)],
          [say('loan.totalInterest'), formatRupees(result.totalInterest)],
          [say('loan.totalPaid'), formatRupees(result.totalPaid)],
        ]),
        loanPlot(result.years, say),
        yearTable(result.years, say),
      ],
    };
  },
};
