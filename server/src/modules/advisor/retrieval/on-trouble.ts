import type { KnowledgeBase } from '../knowledge/knowledge-base.js';
import type { KnowledgeEntry } from '../knowledge/knowledge-entry.js';
import type { SectionLabel } from '../knowledge/section-labels.js';
import { contentWords } from '../language/terms.js';
import { IDEAS } from '../vocabulary/lead-ideas.js';
import { type ConversationState, NEW_CONVERSATION } from './conversation-state.js';
import type { Plan } from './plan.js';
import { planQuestion } from './plan-question.js';
import { readQuestion } from './reading.js';
import { namesMatter } from './whole-question.js';

/** A longer message says enough by itself. */
const MOST_WORDS = 7;

/** What is asked of a trouble; seed, water and sale are asked of the crop. */
const OF_TROUBLE: ReadonlySet<SectionLabel> = new Set(['sign', 'cause', 'action', 'dose', 'caution', 'care', 'when']);
const TROUBLE_WORK: ReadonlySet<string> = new Set(['pests', 'diseases']);

const isTrouble = ({ sections }: KnowledgeEntry): boolean => sections.some(({ label }) => label === 'sign');

/**
 * "The band, when do I tie it?" after the mealybug of mango, "twelve hours now" after the placenta that does not come: a short message
 * behind a trouble is read with it, where both together lead to a trouble of the same crop or animal.
 */
export function planOnTrouble(text: string, state: ConversationState, knowledge: KnowledgeBase): Plan | undefined {
  const { asked, trouble, entry, crop } = state;
  const told = trouble === undefined || trouble !== entry ? undefined : knowledge.entry(trouble);
  if (asked === undefined || !told) return undefined;
  const { crops, labels, work, area, rest, text: said } = readQuestion(text, knowledge);
  const words = contentWords(said);
  // The same again is answered as such.
  const before = contentWords(readQuestion(asked, knowledge).text);
  if (words.every((word) => before.includes(word))) return undefined;
  if (words.length > MOST_WORDS || area !== undefined || crops.some((each) => each !== crop)) return undefined;
  if (!labels.every((label) => OF_TROUBLE.has(label)) || !work.every((topic) => TROUBLE_WORK.has(topic)))
    return undefined;
  // When to vaccinate is asked of those that are well.
  if (rest.length + labels.length === 0 || namesMatter(said) || IDEAS.vaccine.has(said)) return undefined;
  const plan = planQuestion(`${asked} ${said}`, { ...state, told: NEW_CONVERSATION.told }, knowledge);
  const [first] = plan.kind === 'parts' ? plan.parts : [];
  const goesOn = first?.kind === 'entry' && first.entry.subject === told.subject && isTrouble(first.entry);
  return goesOn ? plan : undefined;
}
