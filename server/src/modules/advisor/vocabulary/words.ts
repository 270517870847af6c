import { Lexicon } from '../../vocabulary/lexicon.js';

/** The wordings of one idea, parted by commas. */
export const words = (names: string): Lexicon<true> => new Lexicon([{ value: true, names: names.split(', ') }]);
