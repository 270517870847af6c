import { tabStore } from '@/lib/browser-storage';

export const keyOf = (cropId: string) => `bid-draft:${cropId}` as const;

/** Whether a bid is kept for this crop. Apart from what reads it, which comes with the form. */
export const hasDraft = (cropId: string): boolean => tabStore.read(keyOf(cropId)) !== null;
