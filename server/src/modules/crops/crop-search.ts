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
export interface SpokenWords {
  readonly text: string;
  readonly sound: string;
}

/** One way to read a search: all of these words have to be found. */
export type Reading = readonly SpokenWords[];

/** What names are made of, one or several; an address or a number sounds like nothing. */
const NAME = /^[\p{L}\p{M} ,]+$/u;

/** A place that is written as listings have it is found by its letters: its sound would find nothing more. */
const spoken = (text: string): SpokenWords => ({
  text,
  sound: NAME.test(text) && namesOfPlace(text).length === 0 ? soundOf(text) : '',
});

const byGoods = (goods: readonly Good[]): string[] => [...new Set(goods.map(({ english }) => bordered(english)))];

/** What a crop's name names, as it stands in the text of each crop that has the same goods, whatever else their names say. */
export const goodsNamed = (cropName: string): string[] => byGoods(goodsIn(cropName));

/** What searches meant that were made lately: most people look for the same few things, and each spelling is compared with all names. */
const meanings = new Map<string, readonly Reading[]>();
const MOST_MEANINGS = 2_000;

/** What a search means, given by its `searchKey`; see `findMeaning`. */
export function meantBy(search: string): readonly Reading[] {
  const known = meanings.get(search);
  if (known !== undefined) return known;
  if (meanings.size >= MOST_MEANINGS) meanings.clear();
  const meant = findMeaning(search);
  meanings.set(search, meant);
  return meant;
}

/** Letters alone, as they stand in the text. */
const written = (text: string): SpokenWords => ({ text, sound: '' });

/**
 * What a search means: as it was typed, or goods by any of their names, also begun and with one wrong letter, with the words beside them
 * ("pyaaz nashik", "गेहूँ हिसार"); else the name of a place or person, as it sounds ("रमेश"), or several of them ("ravi hisar").
 */
function findMeaning(search: string): readonly Reading[] {
  const goods = goodsIn(search);
  if (goods.length > 0) {
    const beside = wordsBesideGoods(search).map(spoken);
    // What has "|tomato|" in it has "tomato": such a reading finds nothing more, and costs a look at each row.
    const names = byGoods(goods).filter((name) => !name.includes(search));
    return [[written(search)], ...names.map((name) => [written(name), ...beside])];
  }
  const words = wordsOf(search);
  const begun = words.join(' ');
  // What begins no name is found by its letters alone: the index reads all that have its beginning, which of "farmer12" are many.
  const isBegun = begun.length >= SHORTEST_BEGINNING && beginsName(begun);
  const near = namesNear(search, 1).map(({ good }) => good);
  const names = [...(isBegun ? [`${BORDER}${begun}`] : []), ...byGoods(near)].filter((name) => !name.includes(search));
  // Latin letters that look like a crop are one: each way that a search is compared in costs time.
  const isName = NAME.test(search) && (hasDevanagari(search) || names.length === 0);
  return [
    [isName ? spoken(search) : written(search)],
    ...names.map((name) => [written(name)]),
    ...(isName && words.length > 1 ? [words.map(spoken)] : []),
  ];
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
