import { cropWords } from '../../../vocabulary/crops.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { PESTICIDE_WORDS, SYMPTOM_WORDS } from '../../vocabulary/intents.js';
import { sectionWords } from '../../vocabulary/section-words.js';
import { selectTool } from '../planning/select-tool.js';
import { askedLabels } from './asked-labels.js';
import { calledIn } from './called-in.js';
import { onlyNames, onlyTells } from './only-tells.js';
import { namesTrouble } from './troubles-of.js';

/** Parts of the work that say nothing without their crop. */
const OF_GROWING: ReadonlySet<SectionLabel> = new Set(['seed', 'variety', 'nutrition', 'water', 'harvest', 'store']);

/** "Three doubts about mustard. First water when. Urea when": what only names the crop gives it to the others. */
export function withSubject(
  questions: readonly string[],
  asks: (question: string, knowledge: KnowledgeBase) => boolean,
  knowledge: KnowledgeBase,
): string[] {
  const [first, ...others] = questions;
  if (first === undefined || others.length === 0) return [...questions];
  const crops = cropWords.find(questions.join(' '));
  const [crop] = crops;
  const saysNothing = !asks(first, knowledge) && !SYMPTOM_WORDS.has(first) && !namesTrouble(first, knowledge);
  const isIdle = saysNothing || onlyNames(first, knowledge) || onlyTells(first, knowledge);
  if (!crop || crops.length > 1) return [...questions];
  // "The seed does not come up. What is the right way and seed for an acre?": the work that is asked is that of the one crop.
  const asksWork = (question: string): boolean =>
    askedLabels(question, false).some((label) => OF_GROWING.has(label)) &&
    !sectionWords.find(question).includes('weeds') &&
    !PESTICIDE_WORDS.has(question) &&
    selectTool(question) === undefined &&
    knowledge.leadOf(question) === undefined;
  return (isIdle ? others : questions).map((question) =>
    cropWords.has(question) || !(isIdle || asksWork(question))
      ? question
      : `${question} ${calledIn(questions.join(' '), crop)}`,
  );
}
