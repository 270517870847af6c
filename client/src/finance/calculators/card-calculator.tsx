import { formatNumber } from '@/lib/money';
import { Note, Rows } from '../answer-parts';
import type { Calculator } from '../calculator';
import { type CardLoan, cardInterest } from '../model/card-interest';
import { formatWholeRupees } from '../whole-rupees';

/** Interest on the Kisan Credit Card, with and without the relief for repayment on time. */
export const cardCalculator: Calculator<keyof CardLoan> = {
  id: 'card',
  title: 'finance.card.title',
  fields: [
    { name: 'amount', start: 100_000, least: 1000, most: 5_000_000, unit: 'rupees' },
    { name: 'months', start: 10, least: 1, most: 12, unit: 'months', whole: true },
    { name: 'rate', start: 7, least: 0, most: 30, unit: 'percent' },
    { name: 'relief', start: 3, least: 0, most: 30, unit: 'percent' },
    { name: 'ordinaryRate', start: 9, least: 0, most: 30, unit: 'percent' },
  ],
  answer: (figures, t) => {
    const result = cardInterest(figures);
    return {
      headline: [t('finance.card.payOnTime'), formatWholeRupees(result.payOnTime)],
      details: (
        <>
          <Rows
            rows={[
              [t('finance.card.interest'), formatWholeRupees(result.interest)],
              [t('finance.card.relief'), formatWholeRupees(result.relief)],
              [t('finance.card.payLate'), formatWholeRupees(result.payLate)],
              [t('finance.card.effectiveRate'), `${formatNumber(result.effectiveRate)}\u00a0%`],
            ]}
          />
          <Note text={t('finance.card.note')} />
        </>
      ),
    };
  },
};
