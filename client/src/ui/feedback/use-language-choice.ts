import { useState } from 'react';
import { useLanguageSwitch } from '@/i18n/texts-provider';
import { useText } from '@/i18n/use-text';
import type { Language } from '@/lib/language';
import { useToasts } from './toasts';

/** Changes the language of the pages, and says where its texts could not be fetched; `busy` while they are on their way. */
export function useLanguageChoice(): { busy: boolean; choose: (language: Language) => Promise<void> } {
  const { t } = useText();
  const switchTo = useLanguageSwitch();
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);
  const choose = async (language: Language) => {
    setBusy(true);
    try {
      await switchTo(language);
    } catch (error) {
      console.error('The texts could not be loaded:', error);
      toasts.error(t('shell.languageFailed'));
    } finally {
      setBusy(false);
    }
  };
  return { busy, choose };
}
