import { wordsOf } from '../../../vocabulary/words-of.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { asksFor } from '../../vocabulary/asking.js';
import { SYMPTOM_WORDS } from '../../vocabulary/intents.js';
import { sectionWords } from '../../vocabulary/section-words.js';
import { isAskedAllTheSame } from './asked-all-the-same.js';

/** Parts whose words also describe what is seen. */
const DESCRIBED: ReadonlySet<SectionLabel> = new Set(['water', 'seed', 'soil', 'store', 'harvest']);

/** Words that ask; an English "when" only where no state follows: "when ripe" asks for nothing. */
const QUESTION_WORD =
  /^(?:how|which|what|shall|should|can|karu|du|dun|doon|करूँ|करूं|दूँ|दूं|kab|kitn[aei]|kitane|kaise|kaun|kons[aei]|कब|कितन[ाेी]|कैसे|कौन|कौनसी|कौनसा)$/iu;
const ENGLISH_QUESTION = /^(?:how|which|what|when|shall|should|can)$/iu;
const WHEN_TO = /^(?:to|should|do|does|can|will|shall|is|are|i|we)$/iu;
/** So many words round a question word belong to it. */
const REACH = 3;

/** The parts that stand so near a question word that they are what it asks for. */
function askedNear(text: string): ReadonlySet<SectionLabel> {
  const words = wordsOf(text);
  const near = words.flatMap((word, at) => {
    // "Mustard first water when": at the end it asks for what stands before it, as in Hindi.
    const isLast = word === 'when' && at > 0 && at === words.length - 1;
    const asks = QUESTION_WORD.test(word) || isLast || (word === 'when' && WHEN_TO.test(words[at + 1] ?? ''));
    // English asks before what it asks for, Hindi on either side of it.
    const from = ENGLISH_QUESTION.test(word) && !isLast ? at : Math.max(0, at - REACH);
    return asks ? sectionWords.find(words.slice(from, at + REACH + 2).join(' ')) : [];
  });
  return new Set(near);
}

/** "Water-soaked spots": the words of a sick plant's looks ask for no water. */
export function withoutDescribed(labels: readonly SectionLabel[], text: string): readonly SectionLabel[] {
  // "I have water for one time": by itself it is no watery eye.
  if (!SYMPTOM_WORDS.has(text.replace(/\bwater\b/giu, ' '))) return labels;
  const near = asksFor(text) ? askedNear(text) : new Set<SectionLabel>();
  return labels.filter((label) => !DESCRIBED.has(label) || near.has(label) || isAskedAllTheSame(label, text));
}
