/** An amount in whole paise: what the services and the database hold. 100 paise are one rupee. */
export type Paise = number;

/** ₹10 crore, the largest amount that we take. */
export const MAX_RUPEES = 100_000_000;
export const MAX_PAISE: Paise = MAX_RUPEES * 100;

/**
 * Rupees as they came over the wire to paise, or undefined where they are not an amount: not a number, not finite,
 * not above zero, above ₹10 crore, or with more than two decimals.
 */
export function toPaise(rupees: unknown): Paise | undefined {
  if (typeof rupees !== 'number' || !Number.isFinite(rupees) || rupees <= 0 || rupees > MAX_RUPEES) return undefined;
  const paise = Math.round(rupees * 100);
  // 19.99 * 100 is 1998.9999…: compare at the amount's own precision, not for identity.
  return Math.abs(paise / 100 - rupees) < 1e-9 ? paise : undefined;
}

/** Paise to rupees, for the wire. */
export function toRupees(paise: Paise): number {
  return paise / 100;
}

/** For a sentence, as the pages print it: ₹1,98,400 and ₹2,480, and ₹24.50 where there are paise. */
export function rupeesText(paise: Paise): string {
  const whole = paise % 100 === 0;
  const digits = { minimumFractionDigits: whole ? 0 : 2, maximumFractionDigits: 2 };
  return `₹${toRupees(paise).toLocaleString('en-IN', digits)}`;
}

/** TypeORM hands `bigint` over as text; amounts are far below 2^53, so they travel as numbers inside. */
export const paiseColumn = {
  to: (value: Paise | null | undefined) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};
