/** The fields of a bid in their order, by the server's names. */
export const bidFields = ['bidAmount', 'quantity', 'message'] as const;

/** A bid as it was typed. */
export type BidTexts = Record<(typeof bidFields)[number], string>;

/** The number that is sent: what was typed, and 0 for an empty field, which the client does not block. */
export function bidNumber(typed: string): number {
  return Number(typed);
}

/** Whether the server will take it; the form only hints. */
export function isAcceptable(typed: string): boolean {
  return bidNumber(typed) > 0;
}

/** What the whole lot costs at this bid, in rupees; null while there is nothing to multiply. */
export function bidTotal(typed: string, quantity: number): number | null {
  // Whole paise: 0.1 × 3 is no price.
  return isAcceptable(typed) ? Math.round(bidNumber(typed) * quantity * 100) / 100 : null;
}

/** How much a bid asks for where the farmer sells in parts; null for all that is left, which an empty field means. */
export function askedQuantity(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed);
}

/** What is sent of what was typed. */
export function bidContent({ bidAmount, quantity, message }: BidTexts) {
  const part = askedQuantity(quantity);
  return {
    bidAmount: bidNumber(bidAmount),
    ...(part === null ? {} : { quantity: part }),
    message: message.trim() || null,
  };
}
