import { westernDigits } from '../../../../platform/spelling.js';
import { wordsOf } from '../../../vocabulary/words-of.js';
import { contentWords } from '../../language/terms.js';
import { INTENT_WORDS } from '../../vocabulary/intents.js';
import { districtWords, marketWords, placeWords, townWords } from '../../vocabulary/places.js';

/*
 * What a question names that a tool is asked with: goods, a year, the places of a road, its length and the load.
 */

/** What a price is asked of that is no crop of ours: "sona ka bhav". */
export function otherGoods(question: string): string | undefined {
  const rest = contentWords(placeWords.rest(INTENT_WORDS.price.rest(question).join(' ')).join(' ')).filter(
    (word) => !TODAY_WORDS.has(word),
  );
  return rest.length === 1 ? rest[0] : undefined;
}

const TODAY_WORDS = new Set([
  'aaj',
  'aj',
  'kal',
  'abhi',
  'today',
  'todays',
  'current',
  'latest',
  'आज',
  'कल',
  'अभी',
  'taza',
  'ताज़ा',
  'ताजा',
  'bhav',
  'bajar',
  'bajaar',
  'bazar',
  'bazaar',
  'market',
  'बाजार',
  'बाज़ार',
  'सभी',
  'all',
]);

/** What an MSP question without a known crop may name: the words that are neither about the price nor a place. */
export function anyName(question: string): string | undefined {
  const rest = INTENT_WORDS.supportPrice.rest(question).join(' ');
  const words = contentWords(placeWords.rest(rest).join(' '));
  return words.length === 1 ? words[0] : undefined;
}

const LAST_YEAR =
  /\b(last|previous) (year|season)|\b(pichh?le|pichhla|gat|gaye) (saal|sal|varsh)|पिछले (साल|वर्ष)|गत वर्ष/iu;

/** The marketing year that a question names: `2025-26` of "2025-26" or "2025", `last` of "last year". */
export function marketingYearIn(question: string): string | undefined {
  if (LAST_YEAR.test(question)) return 'last';
  const year = /(?<!\d)20(\d\d)(?!\d)/u.exec(westernDigits(question))?.[1];
  if (year === undefined) return undefined;
  return `20${year}-${String((Number(year) + 1) % 100).padStart(2, '0')}`;
}

/** "दिल्ली भेजना लुधियाना से": the load is where से follows. */
const FROM_HERE = /^(?:se|से)$/iu;

const placesIn = (word: string): string[] => [
  ...marketWords.find(word),
  ...districtWords.find(word),
  ...townWords.find(word).map(({ name }) => name),
];

/** The places of a route in the order of the message, markets and districts alike: "करनाल से दिल्ली". */
export function routeIn(question: string): string[] {
  const towns = townWords.find(question).map(({ name }) => name);
  const places = [...new Set([...marketWords.find(question), ...districtWords.find(question), ...towns])];
  const words = wordsOf(question);
  const at = (place: string): number => words.findIndex((word) => placesIn(word).includes(place));
  const isFrom = (place: string): number => Number(FROM_HERE.test(words[at(place) + 1] ?? ''));
  return places.sort((one, other) => isFrom(other) - isFrom(one) || at(one) - at(other));
}

const LONGEST_ROAD_KM = 4_000;

/** The road that a question names: "40 km"; undefined where it names none. */
export function kmIn(question: string): number | undefined {
  const figure =
    /(\d+(?:\.\d+)?)\s*(?:km|kms|kilomet(?:er|re)s?|kilomitar|किमी|किलोमीटर|कि\.? ?मी)(?![\p{L}\p{M}])/iu.exec(
      question,
    )?.[1];
  const km = Number(figure);
  return figure !== undefined && km >= 1 && km <= LONGEST_ROAD_KM ? km : undefined;
}

/** What a crate of tomatoes or fruit weighs, and the least that the calculator takes. */
const TONS_OF_CRATE = 0.025;
const LEAST_TONS = 1;
const CRATES = /(\d+)\s*(?:crates?|cret|karet|क्रेट|कैरेट)(?![\p{L}\p{M}])/iu;

/** A load in tons or quintals. */
export const BULK = /(\d+(?:\.\d+)?)\s*(tons?|tonnes?|टन|quintals?|qtl|kuntal|क्विंटल|कुंतल)/iu;

/** Kilos that a question names in tons or quintals, however few; undefined where it names none. */
export function kilosIn(question: string): number | undefined {
  const [, figure, unit] = BULK.exec(question) ?? [];
  if (figure === undefined || unit === undefined) return undefined;
  return Number(figure) * (/^t|^ट/iu.test(unit) ? 1000 : 100);
}

/** Tons that a question names: "5 ton", "80 quintal"; undefined where it names none that the calculator takes. */
export function tonsIn(question: string): number | undefined {
  const kilos = kilosIn(question);
  if (kilos === undefined) {
    const crates = CRATES.exec(question)?.[1];
    return crates === undefined ? undefined : Math.max(LEAST_TONS, Number(crates) * TONS_OF_CRATE);
  }
  const tons = kilos / 1000;
  return tons >= 1 && tons <= 10_000 ? tons : undefined;
}
