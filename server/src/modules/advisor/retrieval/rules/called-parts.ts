import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { isAbout, isCropSubject, type KnowledgeEntry, TROUBLE_TOPICS } from '../../knowledge/knowledge-entry.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { isAnimal } from '../../vocabulary/animals.js';
import { asksFor } from '../../vocabulary/asking.js';
import { INSURANCE_WORDS, SICK_WORDS } from '../../vocabulary/intents.js';
import type { ConversationState } from '../planning/conversation-state.js';
import { entryPart } from '../planning/entry-parts.js';
import type { Part } from '../planning/plan.js';
import { selectTool } from '../planning/select-tool.js';
import { NEAREST } from '../planning/thresholds.js';
import { type Reading, saidBeside } from '../reading/reading.js';
import { WORK_PARTS } from '../reading/work-parts.js';
import { tells } from './general-parts.js';

/** So much of what is said, by its weight, stands in the title and the keywords of an entry that a question calls. */
const CALLED_FROM = 0.4;
/** The same where a part of the work is asked that the entry does not tell by its name. */
const CALLED_WITHOUT_PART = 0.75;
/** So near the entry has to be, and so much nearer than any other. */
const SURE_FROM = 1_500;
const CLEARLY_MORE = 1.5;

/** What is looked up for a place and a day is not told out of an entry. */
const LOOKED_UP: ReadonlySet<string> = new Set([
  'machines_for_rent',
  'cold_storages',
  'warehouses',
  'transport_fare',
  'mandi_prices',
  'support_prices',
]);

/** Whether an entry tells a part that is asked: of all crops only where none of the named one's own entries does. */
function tellsFor(entry: KnowledgeEntry, label: SectionLabel, { crops }: Reading, knowledge: KnowledgeBase): boolean {
  // How a weed is known and put an end to is asked of its own entry.
  if (!tells(entry, label) && !(label === 'weeds' && entry.topic === label)) return false;
  if (crops.length === 0 || crops.some(({ subject }) => isAbout(entry, subject))) return true;
  return !crops.some(({ subject }) => knowledge.about(subject).some((own) => tells(own, label)));
}

/** Whether an entry is of another kind than what is asked: a date of sowing, what is done for a sick animal, what an insurance pays. */
function isOfOtherKind(entry: KnowledgeEntry, { text, labels, work, crops }: Reading): boolean {
  if (
    labels.includes('when') &&
    (TROUBLE_TOPICS.has(entry.topic) || (work.includes('sowing') && !tells(entry, 'when')))
  )
    return true;
  if (entry.topic === 'care' && SICK_WORDS.has(text) && crops.some(({ subject }) => isAnimal(subject))) return true;
  return INSURANCE_WORDS.has(text) && isCropSubject(entry.subject) && !isAnimal(entry.subject);
}

/**
 * "The cut crop got wet in the field, claim": what a question calls by most of its words is told, whatever a single one of them leads to.
 */
export function calledParts(reading: Reading, state: ConversationState, knowledge: KnowledgeBase): Part[] | undefined {
  const said = saidBeside(reading);
  const asked = reading.labels.filter((label) => WORK_PARTS.has(label));
  if (reading.goesOn || said.length === 0 || asked.length > 1) return undefined;
  const [best, second] = knowledge.find(reading.text, NEAREST, reading.labels, reading.crops);
  if (!best || best.confidence < Math.max(SURE_FROM, CLEARLY_MORE * (second?.confidence ?? 0))) return undefined;
  const { value: entry } = best;
  // "Half of the seeds were empty": what asks for nothing names no part of the work.
  const tellsAsked = !asksFor(reading.text) || asked.every((label) => tellsFor(entry, label, reading, knowledge));
  if (knowledge.called(entry, said) < (tellsAsked ? CALLED_FROM : CALLED_WITHOUT_PART)) return undefined;
  if (isOfOtherKind(entry, reading) || LOOKED_UP.has(selectTool(reading.withCrop)?.tool ?? '')) return undefined;
  const parts = entryPart(entry, reading, state);
  return parts.length > 0 ? parts : undefined;
}
