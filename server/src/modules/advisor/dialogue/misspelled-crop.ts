import { type CropWord, cropWords } from '../../vocabulary/crops.js';
import { isWithin } from '../../vocabulary/spelling-distance.js';
import { wordsOf } from '../../vocabulary/words-of.js';

/** A shorter word is near too many others. */
const SHORTEST = 5;

const names = new Set([...cropWords.words].filter((word) => word.length >= SHORTEST));

/** A text as it was meant, and the crop that one of its words was read as. */
export interface MeantCrop {
  readonly text: string;
  readonly written: string;
  readonly crop: CropWord;
}

/** The text with the name of a crop in place of a word that is one letter from it; undefined where it names one, or none is near. */
export function misspelledCrop(text: string, isKnownWord: (word: string) => boolean): MeantCrop | undefined {
  if (cropWords.has(text)) return undefined;
  for (const written of wordsOf(text)) {
    if (written.length < SHORTEST || /\d/.test(written) || isKnownWord(written)) continue;
    for (const name of names) {
      if (name[0] !== written[0] || Math.abs(name.length - written.length) > 1 || !isWithin(name, written, 1)) continue;
      const [crop] = cropWords.find(name);
      if (crop) return { text: text.replace(new RegExp(written, 'iu'), name), written, crop };
    }
  }
  return undefined;
}
