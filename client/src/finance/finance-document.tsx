import { CacheProvider, type EmotionCache } from '@emotion/react';
import type { Texts } from '@/i18n/texts';
import { TextsProvider } from '@/i18n/texts-provider';
import { ThemeRoot } from '@/theme/theme-root';
import { FinanceApp } from './finance-app';

type FinanceDocumentProps = {
  /** With the tool's catalog in it (`loadFinanceTexts`). */
  texts: Texts;
  emotionCache: EmotionCache;
  /** Whether a page of the site shows the tool in a frame. */
  framed: boolean;
};

/** The tool with what it shares with the site: theme, texts and their language. No session, no data, no router. */
export function FinanceDocument({ texts, emotionCache, framed }: FinanceDocumentProps) {
  return (
    <CacheProvider value={emotionCache}>
      <ThemeRoot>
        <TextsProvider texts={texts}>
          <FinanceApp framed={framed} />
        </TextsProvider>
      </ThemeRoot>
    </CacheProvider>
  );
}
