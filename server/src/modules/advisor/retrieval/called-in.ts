import { type CropWord, cropWords } from '../../vocabulary/crops.js';
import { wordsOf } from '../../vocabulary/words-of.js';

const ONLY_FODDER = /^(?:fodder|ch?a+r[aei]|चार[ाे])$/iu;

/** The word by which a text calls a crop of which there are several kinds: berseem is more than fodder; undefined where it has only the general one. */
export const ownNameIn = (text: string, crop: CropWord): string | undefined =>
  wordsOf(text).find((word) => cropWords.find(word)[0] === crop && !ONLY_FODDER.test(word));

/** A crop as a text calls it. */
export const calledIn = (text: string, crop: CropWord): string => ownNameIn(text, crop) ?? crop.names[0];
