/** What takes the place of personal data in a text that leaves for a provider. */
const RULES: ReadonlyArray<readonly [RegExp, string]> = [
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, '[e-mail]'],
  // Names of payment accounts: name@bank.
  [/(?<![\p{L}\p{N}])[\p{L}\p{N}._-]{2,}@[a-z]{2,}(?![\p{L}\p{N}])/giu, '[payment address]'],
  // Permanent account number of the income-tax department.
  [/\b[A-Z]{5}\d{4}[A-Z]\b/gi, '[number]'],
];

/** Runs of digits with the separators that people put between them; nine digits and more are a phone, Aadhaar or account number. */
const DIGITS = /\+?\d(?:[ \t().-]{0,3}\d)+/g;
const SHORTEST_PERSONAL_NUMBER = 9;

/** Numbers that everyone may call. */
const PUBLIC_NUMBERS = new Set(['18001801551']);

/** A calendar day is no telephone number, however its parts are joined to a neighbour. */
const DAY = /\b\d{4}-\d{2}-\d{2}\b/;

const DEVANAGARI_ZERO = 0x0966;

/** Devanagari digits as Western ones, so that a number is found in either. */
function westernDigits(text: string): string {
  return text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
}

/**
 * The text without phone numbers, e-mail and payment addresses, Aadhaar-like and other long numbers: what a provider
 * outside the house is given (security.md L5). Prices, quantities, days and public helplines stay.
 */
export function withoutPersonalData(text: string): string {
  const named = RULES.reduce((cleaned, [pattern, label]) => cleaned.replace(pattern, label), westernDigits(text));
  return named.replace(DIGITS, (number) => {
    const digits = number.replace(/\D/g, '');
    if (digits.length < SHORTEST_PERSONAL_NUMBER || PUBLIC_NUMBERS.has(digits) || DAY.test(number)) return number;
    return '[number]';
  });
}
