import { searchedText } from '../../platform/spelling.js';
import { namesOfPlace } from '../geography/places.js';
import { hasDevanagari } from '../vocabulary/devanagari.js';
import { beginsName, type Good, goodsIn, namesNear, wordsBesideGoods } from '../vocabulary/goods.js';
import { nameSound } from '../vocabulary/phonetic-fold.js';
import { wordsOf } from '../vocabulary/words-of.js';

/** Stands before and after each name, so that a name is found as a whole and from its first letter. No search has it in a word. */
const BORDER = '|';

const bordered = (name: string): string => `${BORDER}${wordsOf(name).join(' ')}${BORDER}`;

const line = (names: readonly string[]): string =>
  names.length === 0 ? '' : `${BORDER}${[...new Set(names)].join(BORDER)}${BORDER}`;

/** Every name of what a listing's name says, in English, Hindi and Roman Hindi, as the search compares them; '' where nothing is known. */
export function namesSearched(cropName: string): string {
  return line(goodsIn(cropName).flatMap((good) => good.names.map((name) => wordsOf(name).join(' '))));
}

/**
 * How a name of a person or place sounds, word by word, each between spaces. In capital letters, which nothing else that is searched
 * has: who looks for a few letters does not come upon a sound.
 */
function soundOf(name: string): string {
  return ` ${wordsOf(name).map(nameSound).join(' ').toUpperCase()} `;
}

/** Whose crop it is, as far as the search looks. */
export interface SearchedFarmer {
  readonly firstName: string;
  readonly email: string;
}

/** What the crop says about itself, as far as the search looks. */
export interface SearchedCrop {
  readonly cropName: string;
  readonly state: string;
  readonly district: string;
}

/**
 * The one column that the marketplace search looks through: what is searched by its letters, then the crop's names in both languages, the
 * names of its places, and how its places and its farmer sound. A line break stands between the fields, and no search has one, so that no
 * match runs from one field into the next. Every change of them writes it anew in the same transaction.
 */
export function searchTextOf({ cropName, state, district }: SearchedCrop, farmer: SearchedFarmer): string {
  const places = [state, district].flatMap((place) => namesOfPlace(place));
  const sounds = [farmer.firstName, state, district, ...places].map(soundOf);
  return [
    ...[cropName, farmer.firstName, farmer.email, state, district].map(searchedText),
    namesSearched(cropName),
    line(places),
    line(sounds),
  ].join('\n');
}

/** A word or several, and how they sound as the name of a person or place; '' where they are looked for by their letters alone. */
interface SpokenWords {
  readonly text: string;
  readonly sound: string;
}

/** What was meant, beside the letters that were typed. */
export interface Meant {
  /** Parts of a crop's names. One of them has to be found, and with it all of `words`. */
  readonly names: readonly string[];
  /** Words beside the name, found anywhere: "pyaaz nashik", "गेहूँ हिसार". */
  readonly words: readonly SpokenWords[];
  /** How all that was typed sounds, as the name of a person or place: "रमेश"; '' where it is none. */
  readonly sound: string;
}

/** What a name is made of; an address or a number sounds like nothing. */
const NAME = /^[\p{L}\p{M} ]+$/u;

/** A place that is written as listings have it is found by its letters: its sound would find nothing more. */
const spoken = (text: string): SpokenWords => ({
  text,
  sound: NAME.test(text) && namesOfPlace(text).length === 0 ? soundOf(text) : '',
});

const byGoods = (goods: readonly Good[]): string[] => [...new Set(goods.map(({ english }) => bordered(english)))];

/** What searches meant that were made lately: most people look for the same few things, and each spelling is compared with all names. */
const meanings = new Map<string, Meant>();
const MOST_MEANINGS = 2_000;

/** What a search means, given by its `searchKey`; see `findMeaning`. */
export function meantBy(search: string): Meant {
  const known = meanings.get(search);
  if (known !== undefined) return known;
  if (meanings.size >= MOST_MEANINGS) meanings.clear();
  const meant = findMeaning(search);
  meanings.set(search, meant);
  return meant;
}

/** What a search means: goods by any of their names, also begun and with one wrong letter; else the name of a place or person, as it sounds. */
function findMeaning(search: string): Meant {
  const goods = goodsIn(search);
  if (goods.length > 0) return { names: byGoods(goods), words: wordsBesideGoods(search).map(spoken), sound: '' };
  const near = namesNear(search, 1).map(({ good }) => good);
  const begun = wordsOf(search).join(' ');
  // What begins no name is found by its letters alone: the index reads all that have its beginning, which of "farmer12" are many.
  const isBegun = begun.length >= SHORTEST_BEGINNING && beginsName(begun);
  const names = [...(isBegun ? [`${BORDER}${begun}`] : []), ...byGoods(near)];
  // Latin letters that look like a crop are one: each way that a search is compared in costs time.
  const isName = hasDevanagari(search) || names.length === 0;
  return { names, words: [], sound: isName ? spoken(search).sound : '' };
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
