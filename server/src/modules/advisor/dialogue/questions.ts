import { isAsked } from '../words/asking.js';
import { type Heard, hear } from './heard.js';

const SENTENCE_END = /[?？।!\n]+|\.(?=\s|$)/u;
/** Where one sentence goes on to another question: "… and how much urea", "… और पानी कब". */
const AND =
  /,\s*(?:and|aur|और|तथा)?\s*|\s+(?:and|also|plus|aur|और|तथा|साथ ही|sath hi|phir|fir|then)\s+(?:also\s+|bhi\s+|भी\s+)?/iu;

/** One thing that is asked, with what was told for it. */
export interface Question {
  readonly text: string;
  /** What the same message says before it, in its own sentences. */
  readonly told: string;
  /** Whether the message asks other questions too. */
  readonly isOfSeveral: boolean;
}

/** "What is moon landing", "how to sow gram": so much is named by what asks nothing that we have a name for. */
const ENOUGH_NAMED = 2;

const isOfTable = (wants: Heard['wants']): boolean =>
  wants.has('price') || wants.has('supportPrice') || wants.has('scheme');

/** Whether a piece of a message can be answered by itself: it asks for a part, a tool or a way. */
function standsAlone(piece: string): boolean {
  const { parts, wants, crops, rest } = hear(piece);
  if (isAsked(piece)) return parts.length > 0 || isOfTable(wants) || crops.length + rest.length >= ENOUGH_NAMED;
  return parts.length > 0 || (isOfTable(wants) && crops.length + rest.length > 0);
}

/** Of pieces joined by "and" those that ask by themselves; the sentence whole where they do not. */
function divided(sentence: string): string[] {
  const pieces = sentence.split(AND).map((piece) => piece.trim());
  const joined: string[] = [];
  for (const piece of pieces.filter(Boolean)) {
    const last = joined.at(-1);
    const before = hear(last ?? '').parts;
    const asksOther = hear(piece).parts.some((label) => !before.includes(label)) || !isSamePart(piece, last ?? '');
    if (last === undefined || (standsAlone(last) && standsAlone(piece) && asksOther)) joined.push(piece);
    else joined[joined.length - 1] = `${last}, ${piece}`;
  }
  return joined;
}

/** "Potato and onion price": the same is asked of both. */
const isSamePart = (piece: string, last: string): boolean => {
  const [one, other] = [hear(piece), hear(last)];
  const isOfPart = one.parts.length + one.wants.size > 0;
  return isOfPart && one.parts.join() === other.parts.join() && [...one.wants].join() === [...other.wants].join();
};

/** So many questions of one message are answered. */
const MOST_QUESTIONS = 4;

/** A message that is not divided. */
export const whole = (text: string): Question => ({ text, told: '', isOfSeveral: false });

/** The questions of a message; what is told before a question belongs to it. A message that asks nothing is one question. */
export function questionsIn(message: string): readonly Question[] {
  const sentences = message
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
  const questions: Question[] = [];
  let told: string[] = [];
  for (const sentence of sentences) {
    const asks = isAsked(sentence) || hear(sentence).parts.length > 0;
    if (!asks) {
      told.push(sentence);
      continue;
    }
    for (const piece of divided(sentence))
      questions.push({ text: [...told, piece].join('. '), told: told.join('. '), isOfSeveral: true });
    told = [];
  }
  const [first] = questions;
  if (!first) return [whole(message)];
  // What is told behind the last question belongs to it.
  const last = questions.at(-1) as Question;
  if (told.length > 0) questions[questions.length - 1] = { ...last, text: [last.text, ...told].join('. ') };
  return questions.slice(0, MOST_QUESTIONS);
}
