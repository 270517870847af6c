import { tabStore } from '@/lib/browser-storage';

/** A bid as it was typed. */
export type BidDraft = { amount: string; message: string };

const keyOf = (cropId: string) => `bid-draft:${cropId}` as const;

function isDraft(value: unknown): value is BidDraft {
  const draft = value as Partial<BidDraft> | null;
  return typeof draft?.amount === 'string' && typeof draft.message === 'string';
}

/** Keeps a guest's bid in this tab until the guest comes back from signing in. */
export function keepDraft(cropId: string, draft: BidDraft): void {
  tabStore.write(keyOf(cropId), JSON.stringify(draft));
}

/** Takes the kept bid out again: it comes back once, and is not left for the next person at this device. */
export function takeDraft(cropId: string): BidDraft | null {
  const stored = tabStore.read(keyOf(cropId));
  tabStore.remove(keyOf(cropId));
  try {
    const kept: unknown = JSON.parse(stored ?? 'null');
    return isDraft(kept) ? kept : null;
  } catch (error) {
    console.warn('The kept bid could not be read:', error);
    return null;
  }
}
