import type { Language } from '@/lib/language';

/** What readers of a language call a commodity, as it begins a line. */
export function nameIn(language: Language, { english, hindi }: { english: string; hindi: string }): string {
  return language === 'hi' ? hindi : english.charAt(0).toUpperCase() + english.slice(1);
}
