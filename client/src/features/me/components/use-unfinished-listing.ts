import { useEffect, useState } from 'react';
import { readDraftOf } from '@/lib/draft-store';

/** When the listing was kept that this account has begun on this device; null where there is none, and until that is known. */
export function useUnfinishedListing(userId: string): number | null {
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    if (typeof indexedDB === 'undefined') return;
    let isLeft = false;
    readDraftOf(userId).then(
      (draft) => {
        if (!isLeft) setAt(draft?.at ?? null);
      },
      (error: unknown) => console.warn('The draft on this device cannot be read:', error),
    );
    return () => {
      isLeft = true;
    };
  }, [userId]);
  return at;
}
