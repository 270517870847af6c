import createCache from '@emotion/cache';
import { createRoot } from 'react-dom/client';
import { rememberedLanguage } from '@/i18n/language-memory';
import { Texts } from '@/i18n/texts';
import { FinanceDocument } from './finance-document';
import { loadFinanceTexts } from './text-catalog';

async function start(): Promise<void> {
  const root = document.getElementById('finance');
  if (!root) throw new Error('finance.html has no element #finance.');
  const language = rememberedLanguage();
  document.documentElement.lang = language;
  const texts = new Texts(language);
  await loadFinanceTexts(texts);
  const framed = window.self !== window.top;
  createRoot(root).render(<FinanceDocument texts={texts} emotionCache={createCache({ key: 'css' })} framed={framed} />);
}

void start();
