import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type AddCropValues, emptyAddCropValues } from '../../model/add-crop-values';
import { draftKey, readDraft } from '../../model/crop-draft';

/** Runs on the storage of this tab; a browser that forbids it costs the draft and nothing else. */
function withStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(sessionStorage);
  } catch (error) {
    console.warn('The draft of the crop could not be kept:', error);
    return null;
  }
}

/**
 * Keeps what was entered while the tab lives, so that leaving the page loses nothing. Files cannot be kept.
 *
 * @returns whether a draft was found on arrival, `discard` to start afresh, `forget` for when the crop is listed
 */
export function useCropDraft(form: UseFormReturn<AddCropValues>, userId: string) {
  const [restored, setRestored] = useState(false);
  const { reset, watch } = form;

  useEffect(() => {
    const draft = withStorage((storage) => readDraft(storage.getItem(draftKey(userId))));
    if (draft) {
      reset(draft);
      setRestored(true);
    }
    const subscription = watch((values) => {
      withStorage((storage) => storage.setItem(draftKey(userId), JSON.stringify(values)));
    });
    return () => subscription.unsubscribe();
  }, [reset, watch, userId]);

  function forget(): void {
    withStorage((storage) => storage.removeItem(draftKey(userId)));
  }

  function discard(): void {
    reset(emptyAddCropValues);
    forget();
    setRestored(false);
  }

  return { restored, forget, discard };
}
