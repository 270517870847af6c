import { tabStore } from '@/lib/browser-storage';
import { keyOf } from './has-draft';

type Texts = Record<string, string>;

function isLike<Draft extends Texts>(value: unknown, empty: Draft): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const texts = new Map<string, unknown>(Object.entries(value));
  return Object.keys(empty).every((field) => typeof texts.get(field) === 'string');
}

/** Keeps a guest's bid in this tab until the guest comes back from signing in. */
export function keepDraft(cropId: string, draft: Texts): void {
  tabStore.write(keyOf(cropId), JSON.stringify(draft));
}

/** The kept bid, with the fields of an empty one; null where there is none. */
export function readDraft<Draft extends Texts>(cropId: string, empty: Draft): Draft | null {
  try {
    const kept: unknown = JSON.parse(tabStore.read(keyOf(cropId)) ?? 'null');
    return isLike(kept, empty) ? kept : null;
  } catch (error) {
    console.warn('The kept bid could not be read:', error);
    return null;
  }
}

/** Once it stands in the form again: it is not left for the next person at this device. */
export function forgetDraft(cropId: string): void {
  tabStore.remove(keyOf(cropId));
}
