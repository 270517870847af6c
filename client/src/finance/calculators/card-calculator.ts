import { note, rows } from '../answer-parts';
import type { Calculator } from '../calculator';
import { type CardLoan, cardInterest } from '../model/card-interest';
import { formatNumber, formatRupees } from '../numbers';

/** Interest on the Kisan Credit Card, with and without the relief for repayment on time. */
export const cardCalculator: Calculator<keyof CardLoan> = {
  id: 'card',
  title: 'card.title',
  fields: [
    { name: 'amount', start: 100_000, least: 1000, most: 5_000_000, unit: 'rupees' },
    { name: 'months', start: 10, least: 1, most: 12, unit: 'months', whole: true },
    { name: 'rate', start: 7, least: 0, most: 30, unit: 'percent' },
    { name: 'relief', start: 3, least: 0, most: 30, unit: 'percent' },
    { name: 'ordinaryRate', start: 9, least: 0, most: 30, unit: 'percent' },
  ],
  answer: (figures, say) => {
    const result = cardInterest(figures);
    return {
      headline: [say('card.payOnTime'), formatRupees(result.payOnTime)],
      details: [
        rows([
          [say('card.interest'), formatRupees(result.interest)],
          [say('card.relief'), formatRupees(result.relief)],
          [say('card.payLate'), formatRupees(result.payLate)],
          [say('card.effectiveRate'), `${formatNumber(result.effectiveRate)}\u00a0%`],
        ]),
        note(say('card.note')),
      ],
    };
  },
};
