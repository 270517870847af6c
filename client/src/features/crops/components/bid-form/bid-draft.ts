/** A bid as it was typed. */
export type BidDraft = { amount: string; message: string };

const keyOf = (cropId: string) => `bid-draft:${cropId}`;

function isDraft(value: unknown): value is BidDraft {
  const draft = value as Partial<BidDraft> | null;
  return typeof draft?.amount === 'string' && typeof draft.message === 'string';
}

/** Keeps a guest's bid in this tab until the guest comes back from signing in. */
export function keepDraft(cropId: string, draft: BidDraft): void {
  try {
    sessionStorage.setItem(keyOf(cropId), JSON.stringify(draft));
  } catch (error) {
    // Storage can be closed or full; the bid then has to be typed again.
    console.warn('The bid could not be kept:', error);
  }
}

/** Takes the kept bid out again: it comes back once, and is not left for the next person at this device. */
export function takeDraft(cropId: string): BidDraft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(cropId)) ?? 'null');
    sessionStorage.removeItem(keyOf(cropId));
    return isDraft(kept) ? kept : null;
  } catch (error) {
    console.warn('The kept bid could not be read:', error);
    return null;
  }
}
