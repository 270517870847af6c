const DIGITS = 10;

/**
 * What a phone field keeps of what was typed or pasted: digits alone (AC-246). India's country code is dropped where it
 * stands before a whole number, as it does in one pasted from the contacts: `+91 98120-00001` → `9812000001`.
 */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  const withCountryCode = /^\s*\+\s*91/.test(text) && digits.length === DIGITS + 2;
  return withCountryCode ? digits.slice(2) : digits;
}

/** Exactly ten digits (spec §5, AC-247). */
export function isPhone(digits: string): boolean {
  return /^\d{10}$/.test(digits);
}

/** Indian mobiles start with 6 to 9. Worth a word, never a refusal: landlines may be meant. */
export function looksUnusual(digits: string): boolean {
  return /^[0-5]/.test(digits);
}
