import { useEffect, useRef, useState } from 'react';
import { dropDraftOf, keepPicturesOf, keepTextsOf, readDraftOf, type StoredDraft } from '@/lib/draft-store';
import type { AddCropTexts } from '../../model/add-crop-form';
import { readDraft } from '../../model/crop-draft';

/** What was kept when the browser was closed: the texts, where there are any, and the pictures. */
export type KeptDraft = { texts: AddCropTexts | null; pictures: readonly File[]; at: number };

const notKept = (error: unknown) => console.warn('The draft cannot be kept on this device:', error);

function toOffer(stored: StoredDraft | null): KeptDraft | null {
  const texts = readDraft(stored?.json ?? null);
  return stored && (texts || stored.pictures.length > 0) ? { ...stored, texts } : null;
}

/**
 * Keeps texts and pictures on this device, for this account alone, over the end of the browser. What is found on arrival is offered,
 * and stays as it is until the question is answered; it is never sent automatically.
 *
 * @param isSameTab the texts of this tab are in the form already: their pictures come back by themselves
 * @param pictures those that are chosen now
 * @param addPictures puts kept ones into the form
 */
export function useKeptDraft(
  userId: string,
  isSameTab: boolean,
  pictures: readonly File[],
  addPictures: (files: readonly File[]) => void,
) {
  const [offer, setOffer] = useState<KeptDraft | null>(null);
  const [isRead, setRead] = useState(false);
  const isKeeping = isRead && offer === null;
  const onFound = useRef(addPictures);
  onFound.current = addPictures;
  const startedInTab = useRef(isSameTab);

  useEffect(() => {
    if (typeof indexedDB === 'undefined' || userId === '') return;
    let isLeft = false;
    readDraftOf(userId).then((stored) => {
      if (isLeft) return;
      const found = toOffer(stored);
      if (found && startedInTab.current) onFound.current(found.pictures);
      else setOffer(found);
      setRead(true);
    }, notKept);
    return () => {
      isLeft = true;
    };
  }, [userId]);

  // Those that are chosen, by what makes them others: the array itself is made anew each time.
  const chosen = pictures.map(({ name, size, lastModified }) => `${name}/${size}/${lastModified}`).join('\n');
  const kept = useRef('');
  const latest = useRef(pictures);
  latest.current = pictures;
  useEffect(() => {
    if (!isKeeping || kept.current === chosen) return;
    kept.current = chosen;
    keepPicturesOf(userId, latest.current).catch(notKept);
  }, [isKeeping, chosen, userId]);

  const drop = () => {
    if (isRead) dropDraftOf(userId).catch(notKept);
  };
  return {
    /** What may be gone on with, until that is answered. */
    offer,
    keep: (texts: AddCropTexts) => {
      if (isKeeping) keepTextsOf(userId, JSON.stringify(texts)).catch(notKept);
    },
    /** The answer to the offer. */
    answered: () => setOffer(null),
    /** It was sent, or is not wanted. One that is only offered is not what was sent. */
    forget: () => {
      if (offer === null) drop();
    },
    discard: () => {
      drop();
      setOffer(null);
    },
  };
}
