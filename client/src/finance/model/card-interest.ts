/** Largest part of a crop loan on the Kisan Credit Card that carries the relieved rate today, rupees (facts of the scheme, 2025-26). */
export const RELIEVED_LIMIT = 300_000;

/** A crop loan on the Kisan Credit Card. Rates in percent a year. */
export type CardLoan = {
  /** Rupees drawn. */
  amount: number;
  /** Months until it is paid back. */
  months: number;
  /** What the farmer is charged up to {@link RELIEVED_LIMIT}; 7 under the scheme. */
  rate: number;
  /** What is taken off for repayment on time; 3 under the scheme. */
  relief: number;
  /** The bank's own rate for the part above {@link RELIEVED_LIMIT}. */
  ordinaryRate: number;
};

/** All in rupees, but `effectiveRate`, which is percent a year. */
export type CardInterest = {
  /** Interest before any relief. */
  interest: number;
  /** What repayment on time saves. */
  relief: number;
  /** Loan and interest when paid on time. */
  payOnTime: number;
  /** Loan and interest when paid late: the relief is lost. */
  payLate: number;
  /** What the loan costs a year when paid on time. */
  effectiveRate: number;
};

/** Simple interest on the loan, the part above the limit at the bank's rate and without relief. */
export function cardInterest({ amount, months, rate, relief, ordinaryRate }: CardLoan): CardInterest {
  const relievedPart = Math.min(amount, RELIEVED_LIMIT);
  const years = months / 12;
  const interest = (relievedPart * rate + (amount - relievedPart) * ordinaryRate) * (years / 100);
  // No relief can be larger than the interest it is taken off from.
  const saved = relievedPart * Math.min(relief, rate) * (years / 100);
  const cost = interest - saved;
  return {
    interest,
    relief: saved,
    payOnTime: amount + cost,
    payLate: amount + interest,
    effectiveRate: (cost / amount / years) * 100,
  };
}
