/** An amount with the unit that it is sold by. */
type Quantity<Unit> = { amount: number; unit: Unit };

/** What of a quantity that was bid for can still be had; all of it where nothing is known of what is left. */
export function whatIsLeft<Unit>(wanted: Quantity<Unit>, remaining: Quantity<unknown> | null): Quantity<Unit> {
  return { unit: wanted.unit, amount: Math.min(wanted.amount, remaining?.amount ?? wanted.amount) };
}
