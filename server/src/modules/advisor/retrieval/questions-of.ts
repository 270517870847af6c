import type { SectionLabel } from '../knowledge/section-labels.js';
import { contentWords } from '../language/terms.js';
import { cropWords } from '../vocabulary/crops.js';
import { farmWorkWords } from '../vocabulary/farm-work.js';
import { SYMPTOM_WORDS } from '../vocabulary/intents.js';
import { sectionWords } from '../vocabulary/section-words.js';
import { withoutDescribed } from './reading.js';
import { selectTool } from './select-tool.js';

/** More than that at once is too much for one answer. */
const MOST_QUESTIONS = 3;

const asks = (text: string): boolean =>
  sectionWords.has(text) || farmWorkWords.has(text) || selectTool(text) !== undefined;

/** "I will sow lentil": what is going to be done asks for nothing where its seed or time is asked beside it. */
const INTENDS =
  /(?:^|\s)(?:बोना|बोनी|बोने|लगाना|लगानी|लगाने|bona|boni|bone|lagana|lagani|lagane)\s+(?:है|हैं|hai|hain|h)$|\b(?:will|want to|going to|plan to) (?:sow|plant|grow)\b/iu;
const onlyIntends = (piece: string): boolean => INTENDS.test(piece.trim()) && !sectionWords.has(piece);

/** "Sticky water on the leaves": a side that only says what is seen more of asks for nothing. */
const onlyDescribes = (piece: string): boolean =>
  sectionWords.has(piece) && withoutDescribed(sectionWords.find(piece), piece).length === 0;

/** Whether a piece of a sentence names a trouble: "my cow has mastitis". */
type NamesTrouble = (piece: string) => boolean;

/** "Bathua and other weeds" is one thing. */
const JOINING =
  /\s(?:and also|and(?! other)|also|aur(?! (?:dusre|doosre|anya|baki))|और(?! (?:दूसरे|अन्य|बाकी))|तथा|व|ਅਤੇ|અને|plus|phir)\s|,/iu;
const JOINING_FIRST = /^(?:and also|and|also|aur|और|तथा|व|ਅਤੇ|અને|plus|phir)\s/iu;

const REFERRING: ReadonlySet<SectionLabel> = new Set(['action', 'cause', 'apply']);

/** "Why does it dry up": a trouble that is asked about by what is seen. */
const asksTrouble = (piece: string): boolean =>
  SYMPTOM_WORDS.has(piece) && sectionWords.find(piece).some((label) => label === 'cause' || label === 'action');

/** "How to correct it": without a name or a part of the work of its own it asks about the side before it. */
function onlyRefersBack(piece: string): boolean {
  const labels = sectionWords.find(piece);
  return (
    labels.every((label) => REFERRING.has(label)) &&
    !cropWords.has(piece) &&
    !farmWorkWords.has(piece) &&
    selectTool(piece) === undefined
  );
}

/** What a piece asks for: the tool, or the parts of the work. Two pieces that ask for the same are one question. */
function demand(text: string): string {
  const choice = selectTool(text);
  return choice
    ? choice.tool
    : [...new Set<string>([...sectionWords.find(text), ...farmWorkWords.find(text)])].sort().join(' ');
}

/** "Why does it dry up, how to prevent it": what only refers back goes with the trouble before it. */
function withItsRemedy(pieces: readonly string[]): string[] {
  const all: string[] = [];
  for (const piece of pieces) {
    const before = all.at(-1);
    const belongs = before !== undefined && asksTrouble(before) && sectionWords.has(piece) && onlyRefersBack(piece);
    if (belongs) all.splice(-1, 1, `${before} ${piece}`);
    else all.push(piece);
  }
  return all;
}

/** "How much seed and when to water": each side has to ask for something of its own. */
function joined(text: string, namesTrouble: NamesTrouble): string[] {
  const split = text
    .split(JOINING)
    .map((piece) => piece.trim().replace(JOINING_FIRST, ''))
    .filter((piece) => contentWords(piece).length > 0 || sectionWords.has(piece));
  const pieces = withItsRemedy(split);
  const [first] = pieces;
  if (first === undefined || pieces.length < 2) return [text];
  // Beside a look-up (a price, a store) everything else that is asked or named is a question of its own.
  const looksUp = pieces.some((piece) => selectTool(piece) !== undefined);
  const isOwn = (piece: string): boolean =>
    (asks(piece) && !onlyDescribes(piece) && !onlyIntends(piece) && (asksTrouble(piece) || !onlyRefersBack(piece))) ||
    (looksUp && namesTrouble(piece));
  if (!pieces.every(isOwn) || new Set(pieces.map(demand)).size < 2) return [text];
  // "Seed of gram and when to sow": the one crop of the sentence is the crop of each side.
  const crops = cropWords.find(text);
  const [crop] = crops;
  if (!crop || crops.length > 1) return pieces;
  return pieces.map((piece) => (cropWords.has(piece) ? piece : `${piece} ${crop.names[0]}`));
}

/** The questions that a message asks, in order. A sentence that asks nothing goes with the one before or after it. */
export function questionsOf(message: string, namesTrouble: NamesTrouble): string[] {
  const sentences = message
    .split(/[?？।;\n]+|(?<=[a-z\u0900-\u097f]{3})\.\s/iu)
    .map((sentence) => sentence.trim())
    .filter((sentence) => contentWords(sentence).length > 0 || sectionWords.has(sentence));
  const questions: string[] = [];
  let waiting = '';
  for (const sentence of sentences) {
    const whole = `${waiting} ${sentence}`.trim();
    if (asks(sentence) || cropWords.has(sentence)) {
      questions.push(...joined(whole, namesTrouble));
      waiting = '';
    } else waiting = whole;
  }
  if (waiting !== '') {
    const last = questions.pop();
    questions.push(last === undefined ? waiting : `${last} ${waiting}`);
  }
  // Two sentences about one thing ("My wheat is yellow. What do I do?") are one question.
  const told = questions.filter((question, index) => index === 0 || asks(question));
  return told.length === 0 || isOneQuestion(told, namesTrouble) ? [message] : told.slice(0, MOST_QUESTIONS);
}

/** Whether the sentences only describe one trouble and ask what to do about it. */
function isOneQuestion(questions: readonly string[], namesTrouble: NamesTrouble): boolean {
  if (questions.length < 2) return true;
  const labels = questions.map((question) =>
    withoutDescribed(sectionWords.find(question), question).filter((label) => label !== 'action' && label !== 'cause'),
  );
  const crops = new Set(questions.flatMap((question) => cropWords.find(question).map((crop) => crop.subject)));
  const asking = questions.filter(
    (question, index) =>
      (labels[index]?.length ?? 0) > 0 ||
      farmWorkWords.has(question) ||
      selectTool(question) !== undefined ||
      namesTrouble(question),
  );
  const asksOfTroubleToo =
    asking.length > 0 && questions.some((question) => !asking.includes(question) && asksTrouble(question));
  return asking.length < 2 && crops.size < 2 && !asksOfTroubleToo;
}
