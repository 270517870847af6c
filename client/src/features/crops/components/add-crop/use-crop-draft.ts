import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { tabStore } from '@/lib/browser-storage';
import { type AddCropValues, emptyAddCropValues } from '../../model/add-crop-values';
import { draftKey, readDraft } from '../../model/crop-draft';

/**
 * Keeps what was entered while the tab lives, so that leaving the page loses nothing. Files cannot be kept.
 *
 * @returns whether a draft was found on arrival, `discard` to start afresh, `forget` for when the crop is listed
 */
export function useCropDraft(form: UseFormReturn<AddCropValues>, userId: string) {
  const [restored, setRestored] = useState(false);
  const { reset, watch } = form;

  useEffect(() => {
    const draft = readDraft(tabStore.read(draftKey(userId)));
    if (draft) {
      reset(draft);
      setRestored(true);
    }
    const subscription = watch((values) => {
      tabStore.write(draftKey(userId), JSON.stringify(values));
    });
    return () => subscription.unsubscribe();
  }, [reset, watch, userId]);

  function forget(): void {
    tabStore.remove(draftKey(userId));
  }

  function discard(): void {
    reset(emptyAddCropValues);
    forget();
    setRestored(false);
  }

  return { restored, forget, discard };
}
