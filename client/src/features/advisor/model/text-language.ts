import type { Language } from '@/lib/language';

/** The language of a text by its script, for the voice that reads it, until the server tells it. */
export function languageOfScript(text: string): Language {
  return /[\u0900-\u097f]/.test(text) ? 'hi' : 'en';
}
