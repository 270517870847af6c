import type { Language } from '@/lib/language';

/** The language of a user's text, by its script: for `lang`, which screen readers and fonts use. */
export function languageOfScript(text: string): Language {
  return /[\u0900-\u097f]/.test(text) ? 'hi' : 'en';
}
