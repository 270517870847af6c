import { plainDigits } from '@/lib/plain-digits';

/** Ten digits behind what may stand before them: India's country code (`+91`, `0091`, `91`), the nought for other districts. */
const NUMBER = /^(?:(?:\+|00)?91)?0?(\d{10})$/;

/** What a phone field takes while it is typed in: digits of any script, and the signs that stand between them. */
export const withoutLetters = (text: string): string => text.replace(/[^\p{Nd}\p{Cf}\s+()./-]/gu, '');

/**
 * The ten digits of a number as it is typed, pasted or filled in by the browser: `+91 98120-00001`, `098120 00001` and
 * `९८१२०००००१` are all `9812000001`. Of anything else the digits that there are, with the + of another country.
 */
export function phoneDigits(text: string): string {
  const digits = plainDigits(text).replace(/[^\d+]/g, '');
  return NUMBER.exec(digits)?.[1] ?? digits;
}

/** Exactly ten digits (spec §5). */
export function isPhone(digits: string): boolean {
  return /^\d{10}$/.test(digits);
}

/** Indian mobiles start with 6 to 9. Worth a word, never a refusal: landlines may be meant. */
export function looksUnusual(digits: string): boolean {
  return /^[0-5]/.test(digits);
}
