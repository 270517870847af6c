/** The languages of the product; English has the specification's exact words. */
export type Language = 'en' | 'hi';

export const DEFAULT_LANGUAGE: Language = 'en';

/** Each language in its own script, as its readers look for it. */
export const languageNames: Record<Language, string> = { en: 'English', hi: 'हिंदी' };

export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'hi';
}
