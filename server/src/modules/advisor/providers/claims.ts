import { z } from 'zod';
import { readDataFile } from '../../../platform/data-file.js';
import { westernDigits } from '../../../platform/spelling.js';
import { isNumberWord, numbersIn, standsInNumber } from '../../vocabulary/number-words.js';

const words = z.array(z.string().min(1)).min(1);
const file = readDataFile(
  'advisor/doses.json',
  z.strictObject({
    description: z.string(),
    drops: words,
    weights: words,
    loads: words,
    measured: words,
    harmless: words,
    product: words,
    endings: words,
  }),
);

const setOf = (list: readonly string[]): ReadonlySet<string> => new Set(list.map((word) => word.normalize('NFC')));
const UNITS = { drops: setOf(file.drops), weights: setOf(file.weights), loads: setOf(file.loads) } as const;
type UnitKind = keyof typeof UNITS;
const [MEASURED, HARMLESS, PRODUCT] = [setOf(file.measured), setOf(file.harmless), setOf(file.product)];
/** An ending alone is a word of its own: जेब is a pocket. */
const ENDING = new RegExp(`[\\p{L}\\p{M}]{3}(?:${file.endings.join('|')})$`, 'u');

const RUPEE_SIGNS: ReadonlySet<string> = setOf(['₹', 'rs', 'inr', 'रु']);
const RUPEES = setOf(['rupee', 'rupees', 'rupaye', 'rupay', 'rupiya', 'rupye', 'रुपये', 'रुपए', 'रुपया', 'रु', 'rs']);

const TOKEN = /₹|\d+(?:[.,]\d+)*|[\p{L}\p{M}]+/gu;
/** "मि.ली.", "m.l.": a short form is one word. */
const STOP_IN_WORD = /(?<=[\p{L}\p{M}])\.(?=[\p{L}\p{M}])/gu;
const tokensOf = (text: string): string[] =>
  westernDigits(text).normalize('NFC').toLowerCase().replace(STOP_IN_WORD, '').match(TOKEN) ?? [];

/** An amount that a text names: how much, of which kind of measure, and where its unit stands. */
interface Amount {
  readonly numbers: readonly number[];
  readonly kind: UnitKind;
  readonly at: number;
}

const kindOf = (token: string): UnitKind | undefined =>
  UNITS.drops.has(token)
    ? 'drops'
    : UNITS.weights.has(token)
      ? 'weights'
      : UNITS.loads.has(token)
        ? 'loads'
        : undefined;

/** The numbers that stand right before a place: "do se teen" before "ml". */
function numbersBefore(tokens: readonly string[], at: number): number[] {
  let from = at;
  while (from > 0 && standsInNumber(tokens[from - 1] as string)) from -= 1;
  const said = tokens.slice(from, at);
  if (said.some(isNumberWord)) return numbersIn(said);
  // "A capful".
  return said.at(-1) === 'a' || said.at(-1) === 'an' ? [1] : [];
}

function amountsIn(tokens: readonly string[]): Amount[] {
  return tokens.flatMap((token, at) => {
    const kind = kindOf(token);
    const numbers = kind ? numbersBefore(tokens, at) : [];
    return kind && numbers.length > 0 ? [{ numbers, kind, at }] : [];
  });
}

/** How far behind an amount its goods stand: "15 litres of clean water". */
const GOODS_BEHIND = 3;

/** Whether an amount may be one of a pesticide. */
function isDose({ kind, at }: Amount, tokens: readonly string[]): boolean {
  if (kind === 'drops') return true;
  const behind = tokens.slice(at + 1, at + 1 + GOODS_BEHIND);
  const next = behind.findIndex(isNumberWord);
  if (behind.slice(0, next < 0 ? undefined : next).some((word) => HARMLESS.has(word))) return false;
  const isMeasured = tokens.some((word, index) => index !== at && MEASURED.has(word));
  return tokens.some((word) => PRODUCT.has(word) || ENDING.test(word)) || (kind === 'weights' && isMeasured);
}

/** Money that a text names, in rupees. */
function rupeesIn(tokens: readonly string[]): number[] {
  return tokens.flatMap((token, at) => {
    const before = RUPEES.has(token) ? numbersBefore(tokens, at) : [];
    const after =
      RUPEE_SIGNS.has(token) && /^\d/.test(tokens[at + 1] ?? '') ? numbersIn([tokens[at + 1] as string]) : [];
    return [...before, ...after];
  });
}

/** Numbers of mobile and toll-free telephones, and of the trunk network. */
const LONG_NUMBER =
  /(?<![\d,.])(?:(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}|1800[\s-]?\d{2,3}[\s-]?\d{3,4}|0\d{2,4}[\s-]\d{6,8})(?![\d,])/gu;
/** A short one counts where it is to be rung: "call 14447", "155261 पर फ़ोन". Elsewhere it is any figure. */
const CALL = '(?:call|dial|ring|phone|helpline|number|फ़ोन|फोन|कॉल|डायल|हेल्पलाइन|नंबर|helplain|nambar)';
const SHORT_NUMBER = new RegExp(
  `${CALL}[^\\d.!?।\\n]{0,20}(\\d{3,6})(?!\\d|[,.]\\d|\\s*(?:[%°]|(?:kg|g|ml|days?|acres?|quintals?|rupees?|km|दिन|किलो|एकड़|क्विंटल|रुपय)))|(?<![\\d,.])(\\d{3,6})\\s*(?:पर|par|pe)\\s+${CALL}`,
  'giu',
);

function telephonesIn(text: string): string[] {
  const short = [...text.matchAll(SHORT_NUMBER)].map(([, after, before]) => after ?? before ?? '');
  return [...(text.match(LONG_NUMBER) ?? []), ...short].map((number) => number.replace(/\D/g, ''));
}

/** What a text says that has to rest on something, each as one key. */
export function claimsIn(sentence: string): string[] {
  const text = westernDigits(sentence);
  const tokens = tokensOf(text);
  return [
    ...rupeesIn(tokens).map(moneyKey),
    ...amountsIn(tokens)
      .filter((amount) => isDose(amount, tokens))
      .flatMap(amountKeys),
    ...telephonesIn(text).map(telephoneKey),
  ];
}

const moneyKey = (rupees: number): string => `₹${rupees}`;
const telephoneKey = (digits: string): string => `tel ${digits}`;
const amountKeys = ({ numbers, kind }: Amount): string[] => numbers.map((number) => `${number} ${kind}`);

/** The claims that may be made of a text that is known to be right: its figures as money and as telephones, and its amounts. */
export function supportedBy(text: string): string[] {
  const tokens = tokensOf(text);
  const figures = tokens.filter((token) => /^\d/.test(token)).flatMap((token) => numbersIn([token]));
  return [
    ...[...figures, ...rupeesIn(tokens)].map(moneyKey),
    ...amountsIn(tokens).flatMap(amountKeys),
    ...[...figures.map(String), ...telephonesIn(westernDigits(text))].map(telephoneKey),
  ];
}
