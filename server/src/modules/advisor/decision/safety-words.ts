import { hear, legible } from '../dialogue/heard.js';
import type { SectionLabel } from '../entries/section-labels.js';
import type { LanguageVocabulary } from '../language/detect-language.js';
import type { KnownWords } from '../safety/read-safety.js';
import type { Intent } from '../words/intents.js';
import { LANGUAGE_WORDS } from '../words/language-words.js';

/** Who asks for these speaks of farming again, and not of somebody who lies there. */
const OF_FARMING: ReadonlySet<SectionLabel> = new Set([
  'variety',
  'seed',
  'nutrition',
  'weeds',
  'feed',
  'harvest',
  'yield',
  'store',
  'sell',
]);
const INTENTS_OF_FARMING: readonly Intent[] = ['price', 'supportPrice', 'scheme', 'coldStorage', 'warehouse'];

/** What safety asks of the words that the advisor knows. */
export const safetyWords = ({ written }: LanguageVocabulary): KnownWords => ({
  isKnownWord: (word) => written.has(word) || LANGUAGE_WORDS.hinglish.has(word) || LANGUAGE_WORDS.stop.has(word),
  repair: (message) => ({ text: message }),
  asksOfFarming: (message) => {
    const { crops, parts, wants } = hear(legible(message));
    return (
      crops.length > 0 ||
      parts.some((label) => OF_FARMING.has(label)) ||
      INTENTS_OF_FARMING.some((each) => wants.has(each))
    );
  },
});
