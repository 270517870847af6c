/** How often an instalment is paid: twelve, four, two times or once a year. */
export const INSTALMENTS_A_YEAR = [12, 4, 2, 1] as const;

/** A loan that is paid back in equal instalments. */
export type Loan = {
  /** Rupees. */
  amount: number;
  /** Percent a year. */
  rate: number;
  years: number;
  instalmentsAYear: number;
};

/** One year of paying back, rupees. */
export type LoanYear = { year: number; principal: number; interest: number; balance: number };

/** Rupees. */
export type Repayment = {
  instalment: number;
  count: number;
  totalInterest: number;
  totalPaid: number;
  years: LoanYear[];
};

/** The equal instalment of a loan; without interest, simply its share. */
function instalmentOf(amount: number, periodRate: number, count: number): number {
  return periodRate === 0 ? amount / count : (amount * periodRate) / (1 - (1 + periodRate) ** -count);
}

/** Equal instalments at the end of each period, with interest on what is still owed, added up by years. */
export function repay({ amount, rate, years, instalmentsAYear }: Loan): Repayment {
  const count = Math.max(1, Math.round(years * instalmentsAYear));
  const periodRate = rate / 100 / instalmentsAYear;
  const instalment = instalmentOf(amount, periodRate, count);
  const rows: LoanYear[] = [];
  let balance = amount;
  for (let period = 0; period < count; period += 1) {
    const interest = balance * periodRate;
    const principal = instalment - interest;
    // Rounding adds up: after the last instalment nothing is owed.
    balance = period === count - 1 ? 0 : balance - principal;
    const year = Math.floor(period / instalmentsAYear) + 1;
    const row = rows[year - 1];
    if (row) {
      row.principal += principal;
      row.interest += interest;
      row.balance = balance;
    } else {
      rows.push({ year, principal, interest, balance });
    }
  }
  const totalPaid = instalment * count;
  return { instalment, count, totalInterest: totalPaid - amount, totalPaid, years: rows };
}
