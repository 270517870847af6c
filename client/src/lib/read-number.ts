import { plainDigits } from './plain-digits';

/** What a number is of: rupees, with two decimals at most, or anything else that is measured, with three. */
export type NumberKind = 'money' | 'quantity';

const DECIMALS: Record<NumberKind, number> = { money: 2, quantity: 3 };

/** How rupees are marked in India, before an amount and behind it: `₹ 2500`, `Rs. 2500`, `2500 रु`, `2500/-`. */
const RUPEES = String.raw`(?:₹|rs\.?|inr|rupees?|रुपये|रुपए|रुपया|रु\.?|रू\.?)`;
const BEFORE = new RegExp(String.raw`^${RUPEES}\s*`, 'iu');
const BEHIND = new RegExp(String.raw`\s*(?:/[-=])?\s*${RUPEES}?$`, 'iu');

/** Digits, or digits in groups as they are written in India (`1,12,000`) or elsewhere (`112,000`). */
const WHOLE = String.raw`\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+`;
const NUMBER = new RegExp(String.raw`^(-?)(${WHOLE}|)(?:\.(\d*))?$`);

/**
 * A number as people in India write it, as `Number` reads it: `2500/-`, `₹ 2,500`, `Rs. 2500`, `2500 रु` and `२५००` are
 * `2500`. Spaces may stand for the commas.
 *
 * What can be meant in two ways is not read. A comma only groups, so that `25,00` is no number; a point only begins the
 * decimals, as everywhere in India, so that `2.500` is 2½ quintals and no price, which has two decimals at most.
 *
 * @returns '' where nothing was written, null where it cannot be read
 */
export function readNumber(written: string, kind: NumberKind): string | null {
  const text = plainDigits(written).trim();
  if (text === '') return '';
  const bare = kind === 'money' ? text.replace(BEFORE, '').replace(BEHIND, '') : text;
  const found = NUMBER.exec(bare.replace(/(?<=\d)\s+(?=\d)/g, ','));
  const [, sign = '', whole = '', decimals = ''] = found ?? [];
  if (!found || whole + decimals === '' || decimals.length > DECIMALS[kind]) return null;
  return `${sign}${whole.replaceAll(',', '') || '0'}${decimals && `.${decimals}`}`;
}
