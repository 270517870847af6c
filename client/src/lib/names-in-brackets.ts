import type { Language } from './language';
import { languageOfScript } from './language-of-script';

const IN_BRACKETS = /^(.*[^\s(])\s*\(([^()]+)\)$/;

/** A name that was written in both scripts, the second in brackets: `Wheat HD-3086 (गेहूँ)`. Null for every other one. */
export function namesInBrackets(written: string): Record<Language, string> | null {
  const [, first = '', second = ''] = IN_BRACKETS.exec(written) ?? [];
  if (languageOfScript(first) === languageOfScript(second)) return null;
  return languageOfScript(first) === 'en' ? { en: first, hi: second } : { en: second, hi: first };
}
