import { romanise } from '../language/romanise.js';

const DEVANAGARI = /[\u0900-\u097F]/;
/** A shorter word in Latin letters is an English one too often: कीट and "kit", सांड and "sand". */
const SHORTEST_ALONE = 5;

/** दावा (a claim) and दवा (medicine) are typed alike. */
const TYPED_AS_ANOTHER = /दावा|दावे/;

/** As people type it: no vowel is doubled. */
const typed = (text: string): string => text.replace(/aa/g, 'a').replace(/ee/g, 'i').replace(/oo/g, 'u');

/**
 * Names, and each Hindi one in Latin letters as well: whoever asks "कब बोएँ" is understood in "kab boen". Hindi in Latin letters
 * has no one spelling, so the list beside it only adds what people write otherwise.
 */
export const withRomanSpellings = (names: readonly string[]): string[] => [
  ...new Set(
    names.flatMap((name) => {
      if (!DEVANAGARI.test(name) || TYPED_AS_ANOTHER.test(name)) return [name];
      const roman = romanise(name);
      return name.includes(' ') || roman.length >= SHORTEST_ALONE ? [name, roman, typed(roman)] : [name];
    }),
  ),
];
