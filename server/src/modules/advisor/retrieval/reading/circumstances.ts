import { cropWords } from '../../../vocabulary/crops.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { contentWords } from '../../language/terms.js';
import { isAnimal } from '../../vocabulary/animals.js';
import { isAsked, isOfLastYear, isTold } from '../../vocabulary/asking.js';
import { farmWorkWords } from '../../vocabulary/farm-work.js';
import { DISEASE_SIGN_WORDS, LOSS_WORDS, SICK_WORDS, SYMPTOM_WORDS } from '../../vocabulary/intents.js';
import { asksOfIt } from '../../vocabulary/leaning-words.js';
import { isMonth } from '../../vocabulary/months.js';
import { sectionWords } from '../../vocabulary/section-words.js';
import { leadOfPh } from '../../vocabulary/soil-ph.js';
import { selectTool } from '../planning/select-tool.js';
import { calledIn } from './called-in.js';
import { sowingDayIn } from './sowing-day.js';
import { namesTrouble } from './troubles-of.js';
import { WORK_PARTS } from './work-parts.js';

const TROUBLES: ReadonlySet<string> = new Set(['pests', 'diseases', 'weeds']);

/** "We have two buffaloes": what else is told of an animal is how it is. */
const OWNS = /(?:हमारे|मेरे|अपने)\s+(?:पास|यहाँ|यहां|घर)/iu;

/** Whether a piece says that something is wrong with a crop or an animal. */
export const showsTrouble = (piece: string): boolean => SYMPTOM_WORDS.has(piece) || SICK_WORDS.has(piece);

/** The pH of the soil, the day of the sowing: what is told decides what is answered. */
const decides = (piece: string): boolean => leadOfPh(piece) !== undefined || sowingDayIn(piece) !== undefined;

/** "The rate is fair, and many keep it": how things are asks for nothing beside what is asked, unless something is wrong there. */
export const isCircumstance = (piece: string, knowledge: KnowledgeBase): boolean =>
  isOfLastYear(piece) ||
  (isTold(piece) &&
    knowledge.leadOf(piece) === undefined &&
    !decides(piece) &&
    !SYMPTOM_WORDS.has(piece) &&
    !DISEASE_SIGN_WORDS.has(piece) &&
    !SICK_WORDS.has(piece) &&
    (OWNS.test(piece) || !cropWords.find(piece).some(({ subject }) => isAnimal(subject))) &&
    !LOSS_WORDS.has(piece) &&
    !farmWorkWords.find(piece).some((topic) => TROUBLES.has(topic)) &&
    !namesTrouble(piece, knowledge));

/** "How do I keep it this time": without what is told before it nobody knows what is asked. */
export function saysLittle(pieces: readonly string[], knowledge: KnowledgeBase): boolean {
  const text = pieces.join(' ');
  const ofCrop = cropWords.has(text) || farmWorkWords.has(text);
  if (sectionWords.find(text).some((label) => WORK_PARTS.has(label) || (label === 'when' && ofCrop))) return false;
  if (selectTool(text) !== undefined || knowledge.leadOf(text) !== undefined) return false;
  const said = contentWords(sectionWords.rest(cropWords.rest(text).join(' ')).join(' '));
  return said.filter((word) => !isMonth(word)).length < FEWEST_WORDS;
}
const FEWEST_WORDS = 3;

/** A message without the sentences that only tell the circumstances; whole, but for last year, where the rest says too little alone. */
export function withoutCircumstances(
  sentences: readonly string[],
  isMarked: (sentence: string) => boolean,
  knowledge: KnowledgeBase,
): readonly string[] {
  if (!sentences.some((sentence) => isAsked(sentence) || isMarked(sentence) || showsTrouble(sentence)))
    return sentences;
  const asking = sentences.filter((sentence) => isMarked(sentence) || !isCircumstance(sentence, knowledge));
  if (asking.length === sentences.length || asking.length === 0) return sentences;
  if (saysLittle(asking, knowledge)) return [sentences.filter((sentence) => !isOfLastYear(sentence)).join(', ')];
  const crops = cropWords.find(sentences.join(' '));
  const [crop] = crops;
  if (!crop || (crops.length > 1 && cropWords.has(asking.join(' ')))) return asking;
  if (crops.length > 1) return sentences;
  const name = calledIn(sentences.join(' '), crop);
  // "I have three acres of wheat. How do I get a KCC?"
  const standsAlone = (sentence: string): boolean =>
    cropWords.has(sentence) || selectTool(sentence)?.tool === 'government_schemes';
  return asking.map((sentence) => (standsAlone(sentence) ? sentence : `${name}: ${sentence}`));
}

/** A piece with the one crop of the text that it is taken from. */
export function withCrop(piece: string, text: string): string {
  const [crop, other] = cropWords.find(text);
  return !crop || other || cropWords.has(piece) ? piece : `${piece} ${calledIn(text, crop)}`;
}

const OF_THAT_ONE = /^(?:it|this|that|they|these|ye|yeh|wo|woh|यह|ये|वह|वो)(?![\p{L}\p{M}])/iu;

/** "It is a thatch shed, open at the sides. What to do for the cold?": it tells or asks more of what another sentence means, and names nothing of its own. */
export const onlyGoesOn = (question: string, knowledge: KnowledgeBase): boolean =>
  !cropWords.has(question) &&
  knowledge.leadOf(question) === undefined &&
  selectTool(question) === undefined &&
  (asksOfIt(question) || (OF_THAT_ONE.test(question) && !isAsked(question)));
