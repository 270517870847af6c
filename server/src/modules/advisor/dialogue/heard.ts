import { type Place, placeWords, stateIn, stateWords } from '../../geography/places.js';
import { type CropWord, cropWords } from '../../vocabulary/crops.js';
import { withMatrasInPlace } from '../../vocabulary/devanagari.js';
import { rememberedText } from '../../vocabulary/remembered.js';
import type { SectionLabel } from '../entries/section-labels.js';
import { toDevanagari } from '../language/scripts.js';
import { contentWords } from '../language/terms.js';
import { INTENT_WORDS, type Intent, intentsIn } from '../words/intents.js';
import { type Area, areaIn, measuresLand, withoutRates } from '../words/land.js';
import { partWords } from '../words/part-words.js';

/** What a text names, word by word; nothing of it is guessed from other messages. */
export interface Heard {
  readonly text: string;
  readonly crops: readonly CropWord[];
  readonly parts: readonly SectionLabel[];
  readonly state: string | undefined;
  /** Districts and towns in the order of the text. */
  readonly places: readonly Place[];
  readonly area: Area | undefined;
  readonly wants: ReadonlySet<Intent>;
  /** The words that say something and name none of these. */
  readonly rest: readonly string[];
}

/** A text in the letters that the words are looked up in: Punjabi and Gujarati as Devanagari. */
export const legible = (message: string): string => withMatrasInPlace(toDevanagari(message.normalize('NFC')));

/** "Not wheat, mustard", "गेहूं नहीं सरसों": the crop beside a word of denial. */
const NOT_BEFORE = /\b(?:not|no|except)\s+(?:the\s+|of\s+|for\s+|in\s+)?$/iu;
const NOT_BEHIND = /^\s*(?:ka |ki |ke |का |की |के )?(?:nahi+n?|nhi|na|नहीं|नही|नहि|ना)(?![\p{L}\p{M}])/iu;

/** The crops that a text names, without those that it says it does not mean where another one is named. */
function cropsMeant(text: string): readonly CropWord[] {
  const named = cropWords.find(text);
  if (named.length < 2) return named;
  const meant = named.filter((crop) => {
    const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
    const at = words.find(([word]) => cropWords.find(word).includes(crop));
    if (!at) return true;
    return !NOT_BEFORE.test(text.slice(0, at.index)) && !NOT_BEHIND.test(text.slice(at.index + at[0].length));
  });
  return meant.length > 0 ? meant : named;
}

/** A text without the places and states that it names. */
export const withoutPlaces = (text: string): string => stateWords.rest(placeWords.rest(text).join(' ')).join(' ');

const ONLY_FIGURE = /^[\d.,]+$/u;

/** What a legible text names. */
export const hear = rememberedText((text): Heard => {
  const crops = cropsMeant(text);
  const parts = partWords.find(text);
  const wants = intentsIn(text);
  let left = withoutPlaces(cropWords.rest(text).join(' '));
  left = partWords.rest(left).join(' ');
  for (const intent of wants) left = INTENT_WORDS[intent].rest(left).join(' ');
  return {
    text,
    crops,
    parts,
    state: stateIn(text),
    places: placeWords.find(text),
    area: areaIn(withoutRates(text)),
    wants,
    rest: contentWords(left).filter((word) => !measuresLand(word) && !ONLY_FIGURE.test(word)),
  };
});
