import { tabStore } from '@/lib/browser-storage';
import { type BidTexts, bidFields } from '../../model/bid';

const keyOf = (cropId: string) => `bid-draft:${cropId}` as const;

function isDraft(value: unknown): value is BidTexts {
  if (typeof value !== 'object' || value === null) return false;
  const texts = new Map<string, unknown>(Object.entries(value));
  return bidFields.every((field) => typeof texts.get(field) === 'string');
}

/** Keeps a guest's bid in this tab until the guest comes back from signing in. */
export function keepDraft(cropId: string, draft: BidTexts): void {
  tabStore.write(keyOf(cropId), JSON.stringify(draft));
}

/** The kept bid; null where there is none. */
export function readDraft(cropId: string): BidTexts | null {
  try {
    const kept: unknown = JSON.parse(tabStore.read(keyOf(cropId)) ?? 'null');
    return isDraft(kept) ? kept : null;
  } catch (error) {
    console.warn('The kept bid could not be read:', error);
    return null;
  }
}

/** Once it stands in the form again: it is not left for the next person at this device. */
export function forgetDraft(cropId: string): void {
  tabStore.remove(keyOf(cropId));
}
