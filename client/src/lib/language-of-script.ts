import type { Language } from '@/lib/language';

/** The language of a text that somebody wrote, by its script: for `lang`, which tells screen readers and fonts. */
export function languageOfScript(text: string): Language {
  return /[\u0900-\u097f]/.test(text) ? 'hi' : 'en';
}
