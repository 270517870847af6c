import { westernDigits } from '../spelling.js';

/** What takes the place of personal data in a text that leaves for a provider. */
const RULES: ReadonlyArray<readonly [RegExp, string]> = [
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, '[e-mail]'],
  // Names of payment accounts: name@bank.
  [/(?<![\p{L}\p{N}])[\p{L}\p{N}._-]{2,}@[a-z]{2,}(?![\p{L}\p{N}])/giu, '[payment address]'],
  // Permanent account number of the income-tax department.
  [/\b[A-Z]{5}\d{4}[A-Z]\b/gi, '[number]'],
];

/** Runs of digits with separators; nine digits and more are a phone, Aadhaar or account number. */
const DIGITS = /\+?\d(?:[\s().,_/:·•*\p{Pd}-]{0,3}\d)+/gu;
const SHORTEST_PERSONAL_NUMBER = 9;

const NONE: ReadonlySet<string> = new Set();

/** A toll-free number of India belongs to a service, not to a person: helplines have it. */
const TOLL_FREE = /^1800\d{6,7}$/;

/** A calendar day, in either order; the text beside it is checked separately. */
const DAY =
  /(?<!\d)(?:\d{4}[-/.](?:0?[1-9]|1[0-2])[-/.](?:0?[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])[-/.](?:0?[1-9]|1[0-2])[-/.]\d{4})(?!\d)/g;
/** An amount with the commas of India: 1,50,000. A longer one is no price. */
const AMOUNT = /(?<![\d,])\d{1,3}(?:,\d{2}){0,2},\d{3}(?![\d,])/g;

/** A run without the days and amounts in it: those stay, and what is left and right of them is judged apart. */
function redacted(run: string, mayStay: ReadonlySet<string>): string {
  const kept = [...run.matchAll(DAY), ...run.matchAll(AMOUNT)].sort((one, other) => one.index - other.index);
  let text = '';
  let from = 0;
  for (const { index, 0: part } of kept) {
    if (index < from) continue;
    text += withoutNumber(run.slice(from, index), mayStay) + part;
    from = index + part.length;
  }
  return text + withoutNumber(run.slice(from), mayStay);
}

function withoutNumber(part: string, mayStay: ReadonlySet<string>): string {
  const digits = part.replace(/\D/g, '');
  if (digits.length < SHORTEST_PERSONAL_NUMBER || TOLL_FREE.test(digits) || mayStay.has(digits)) return part;
  const [, before = '', after = ''] = /^([^\d+]*).*?([^\d]*)$/su.exec(part) ?? [];
  return `${before}[number]${after}`;
}

/**
 * The text without phone numbers, e-mail and payment addresses, Aadhaar-like and other long numbers, in the digits of any
 * script: what a provider outside the house is given (security.md L5). Prices, quantities, days and toll-free numbers stay,
 * and so does a number of `mayStay`, written as its digits alone.
 */
export function withoutPersonalData(text: string, mayStay: ReadonlySet<string> = NONE): string {
  const named = RULES.reduce((cleaned, [pattern, label]) => cleaned.replace(pattern, label), westernDigits(text));
  return named.replace(DIGITS, (run) => redacted(run, mayStay));
}

/** Whether a text has anything of what `withoutPersonalData` takes out: for texts that everyone will read. */
export function hasPersonalData(text: string): boolean {
  return withoutPersonalData(text) !== westernDigits(text);
}
