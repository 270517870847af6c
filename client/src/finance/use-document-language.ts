import { useCallback, useEffect } from 'react';
import { useLanguageSwitch } from '@/i18n/texts-provider';
import { useText } from '@/i18n/use-text';
import { onStoredElsewhere } from '@/lib/browser-storage';
import { isLanguage, type Language } from '@/lib/language';

/**
 * Keeps the document in its reader's language: its title, and the language that the site around the tool, or another window
 * of it, is switched to. Returns the tool's own switch.
 */
export function useDocumentLanguage(): (language: Language) => void {
  const { t } = useText();
  const switchTo = useLanguageSwitch();

  const show = useCallback(
    (language: Language) => {
      switchTo(language).catch((error: unknown) => {
        // The language that is shown stays; the button offers the other one again.
        console.error('The texts could not be loaded:', error);
      });
    },
    [switchTo],
  );

  useEffect(() => {
    document.title = t('finance.documentTitle');
  }, [t]);

  useEffect(
    () =>
      onStoredElsewhere('language', (value) => {
        if (isLanguage(value)) show(value);
      }),
    [show],
  );
  return show;
}
