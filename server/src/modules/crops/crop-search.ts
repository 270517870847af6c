import { beginsName, type Good, goodsIn, namesNear, wordsBesideGoods } from '../vocabulary/goods.js';
import { wordsOf } from '../vocabulary/words-of.js';

/** Stands before and after each name, so that a name is found as a whole and from its first letter. No search has it in a word. */
const BORDER = '|';

const bordered = (name: string): string => `${BORDER}${wordsOf(name).join(' ')}${BORDER}`;

/** Every name of what a listing's name says, in English, Hindi and Roman Hindi, as the search compares them; '' where nothing is known. */
export function namesSearched(cropName: string): string {
  const names = goodsIn(cropName).flatMap((good) => good.names.map((name) => wordsOf(name).join(' ')));
  return names.length === 0 ? '' : `${BORDER}${[...new Set(names)].join(BORDER)}${BORDER}`;
}

/** What was meant, beside the letters that were typed. Each has to be found in a listing's names, and with it all of `words`. */
export interface Meant {
  /** Parts of the names; one of them is enough. */
  readonly names: readonly string[];
  /** Words beside the name, found anywhere: "pyaaz nashik". */
  readonly words: readonly string[];
}

const byGoods = (goods: readonly Good[]): string[] => [...new Set(goods.map(({ english }) => bordered(english)))];

/** What searches meant that were made lately: most people look for the same few things, and each spelling is compared with all names. */
const meanings = new Map<string, Meant | null>();
const MOST_MEANINGS = 2_000;

/** What a search means; see `findMeaning`. */
export function meantBy(search: string): Meant | null {
  const known = meanings.get(search);
  if (known !== undefined) return known;
  if (meanings.size >= MOST_MEANINGS) meanings.clear();
  const meant = findMeaning(search);
  meanings.set(search, meant);
  return meant;
}

/** What a search means: goods by any of their names, also begun and with one wrong letter; null where it names none. */
function findMeaning(search: string): Meant | null {
  const goods = goodsIn(search);
  if (goods.length > 0) return { names: byGoods(goods), words: wordsBesideGoods(search) };
  const near = namesNear(search, 1).map(({ good }) => good);
  const begun = wordsOf(search).join(' ');
  if (begun.length < SHORTEST_BEGINNING) return null;
  // What begins no name is found by its letters alone: the index reads all that have its beginning, which of "farmer12" are many.
  const names = [...(beginsName(begun) ? [`${BORDER}${begun}`] : []), ...byGoods(near)];
  return names.length === 0 ? null : { names, words: [] };
}

/** Fewer letters begin too many names. */
const SHORTEST_BEGINNING = 3;

/** Names that may have been meant where nothing was found, in the letters that were typed; nearest first, each thing once. */
export function namesMeant(search: string): readonly string[] {
  const seen = new Set<Good>();
  return [1, 2].flatMap((mistakes) =>
    namesNear(search, mistakes).flatMap(({ good, name, spelled }) => {
      // Two slips in a short word leave nothing of it.
      if (seen.has(good) || (mistakes === 2 && spelled.length < 6)) return [];
      seen.add(good);
      return [name];
    }),
  );
}
