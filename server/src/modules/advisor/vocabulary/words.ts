import { Lexicon } from '../../vocabulary/lexicon.js';
import { withRomanSpellings } from './roman-spellings.js';

/** The wordings of one idea, parted by commas; `others` are words that only look or sound like one of them. */
export const words = (names: string, others = ''): Lexicon<true> =>
  new Lexicon([{ value: true, names: withRomanSpellings(names.split(', ')) }], others.split(', '));
