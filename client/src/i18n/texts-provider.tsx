import { I18nProvider } from '@lingui/react';
import { createContext, type ReactNode, useCallback, useContext } from 'react';
import type { Language } from '@/lib/language';
import { rememberLanguage } from './language-memory';
import type { Texts } from './texts';

const TextsContext = createContext<Texts | null>(null);

/** Gives the pages their texts. One {@link Texts} a visitor. */
export function TextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return (
    <TextsContext value={texts}>
      <I18nProvider i18n={texts.i18n}>{children}</I18nProvider>
    </TextsContext>
  );
}

/** The texts of this visitor, for what is fetched after its page and brings a catalog of its own. */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTexts needs a TextsProvider above it.');
  return texts;
}

/** The language switch: loads the texts, shows them, sets `<html lang>`, remembers the choice. */
export function useLanguageSwitch(): (language: Language) => Promise<void> {
  const texts = useTexts();
  return useCallback(
    async (language: Language) => {
      await texts.switchTo(language);
      document.documentElement.lang = language;
      rememberLanguage(language);
    },
    [texts],
  );
}
