import { useState } from 'react';
import { tabStore } from '@/lib/browser-storage';
import { type AddCropTexts, emptyAddCrop } from '../../model/add-crop-form';
import { draftKey, readDraft } from '../../model/crop-draft';

/**
 * Keeps what was entered while the tab lives, so that leaving the page loses nothing. Files cannot be kept.
 *
 * @returns what to start with, whether that was found on arrival, `keep` for every change, `forget` for when the crop is
 *   listed or the form is reset
 */
export function useCropDraft(userId: string) {
  const key = draftKey(userId);
  const [found] = useState(() => readDraft(tabStore.read(key)));
  const [restored, setRestored] = useState(found !== null);

  return {
    start: found ?? emptyAddCrop,
    restored,
    keep: (texts: AddCropTexts) => tabStore.write(key, JSON.stringify(texts)),
    forget: () => {
      tabStore.remove(key);
      setRestored(false);
    },
  };
}
