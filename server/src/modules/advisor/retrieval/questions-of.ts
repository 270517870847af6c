import { contentWords } from '../language/terms.js';
import { cropWords } from '../vocabulary/crops.js';
import { farmWorkWords } from '../vocabulary/farm-work.js';
import { sectionWords } from '../vocabulary/section-words.js';
import { selectTool } from './select-tool.js';

/** More than that at once is too much for one answer. */
const MOST_QUESTIONS = 3;

const asks = (text: string): boolean =>
  sectionWords.has(text) || farmWorkWords.has(text) || selectTool(text) !== undefined;

/** "How much seed and when to water": each side has to ask for something of its own. */
function joined(text: string): string[] {
  const pieces = text.split(/\s(?:and also|and|also|aur|और|तथा|व|ਅਤੇ|અને|plus|phir)\s|,/iu).map((piece) => piece.trim());
  const [first, ...others] = pieces;
  if (first === undefined || others.length === 0) return [text];
  return pieces.every(asks) ? pieces : [text];
}

/** The questions that a message asks, in order. A sentence that asks nothing goes with the one before or after it. */
export function questionsOf(message: string): string[] {
  const sentences = message
    .split(/[?？।;\n]+|(?<=[a-z\u0900-\u097f]{3})\.\s/iu)
    .map((sentence) => sentence.trim())
    .filter((sentence) => contentWords(sentence).length > 0 || sectionWords.has(sentence));
  const questions: string[] = [];
  let waiting = '';
  for (const sentence of sentences) {
    const whole = `${waiting} ${sentence}`.trim();
    if (asks(sentence) || cropWords.has(sentence)) {
      questions.push(...joined(whole));
      waiting = '';
    } else waiting = whole;
  }
  if (waiting !== '') {
    const last = questions.pop();
    questions.push(last === undefined ? waiting : `${last} ${waiting}`);
  }
  // Two sentences about one thing ("My wheat is yellow. What do I do?") are one question.
  const told = questions.filter((question, index) => index === 0 || asks(question));
  return told.length === 0 ? [message] : isOneQuestion(told) ? [message] : told.slice(0, MOST_QUESTIONS);
}

/** Whether the sentences only describe one trouble and ask what to do about it. */
function isOneQuestion(questions: readonly string[]): boolean {
  if (questions.length < 2) return true;
  const labels = questions.map((question) =>
    sectionWords.find(question).filter((label) => label !== 'action' && label !== 'cause'),
  );
  const crops = new Set(questions.flatMap((question) => cropWords.find(question).map((crop) => crop.subject)));
  const asking = questions.filter(
    (question, index) =>
      (labels[index]?.length ?? 0) > 0 || farmWorkWords.has(question) || selectTool(question) !== undefined,
  );
  return asking.length < 2 && crops.size < 2;
}
