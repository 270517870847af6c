const DIGIT = /\p{Nd}/u;

/** What a digit of any script counts: Unicode keeps the ten of each together, from nought to nine. */
function countOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}

/**
 * A text with the digits `0` to `9` for those of every script (`२५००` → `2500`), in one form of Unicode and without what
 * invisible: the marks of direction that phones put around text copied from contacts.
 */
export function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\P{Nd}0-9]/gu, (digit) => String(countOf(digit)));
}
