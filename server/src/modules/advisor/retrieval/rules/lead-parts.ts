import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import type { Meant } from '../../knowledge/meant-entries.js';
import { IDEAS } from '../../vocabulary/ideas.js';
import { CALAMITY_WORDS, INSURANCE_WORDS, LOSS_WORDS, PREVENT_WORDS, SYMPTOM_WORDS } from '../../vocabulary/intents.js';
import { type LeadByFigure, leadOfPh } from '../../vocabulary/soil-ph.js';
import { themeOf, themeWords } from '../../vocabulary/themes.js';
import { type ConversationState, NEW_CONVERSATION } from '../planning/conversation-state.js';
import { byId, entryPart, labelledPart } from '../planning/entry-parts.js';
import type { Part } from '../planning/plan.js';
import { selectTool } from '../planning/select-tool.js';
import type { Reading } from '../reading/reading.js';
import { WORK_PARTS } from '../reading/work-parts.js';
import { describedInstead } from './clear-trouble.js';

/** What a loss is told with: the 72 hours of the insurance. */
const CLAIM_ENTRY = 'pmfby-claim';

/** What is done about a loss beside the insurance. */
const LOSS_ENTRIES = new Set(['cyclone-wind', 'sand-on-field', 'kcc-repayment', 'loss-without-insurance']);

/** As many words as a question has that leans on the message before it. */
const MOST_LEANING_WORDS = 6;
// A part of the work that is asked by name (which breed) is no part of the scheme before it.
const pointsBack = (
  { contentWords: count, goesOn, labels }: Reading,
  { asked }: ConversationState,
  knowledge: KnowledgeBase,
): boolean =>
  asked !== undefined &&
  !labels.some((label) => WORK_PARTS.has(label)) &&
  (goesOn || count <= MOST_LEANING_WORDS) &&
  knowledge.leadOf(asked) === undefined;

/** "I water daily but miss it some days, is it because of this?": the cause of what was asked about before. */
const ASKS_BACK = /इसी (?:से|वजह)|\bisi (?:se|wajah)\b|\bbecause of th(?:is|at)\b|\bis (?:this|that) why\b/iu;
const asksBack = ({ text }: Reading, { asked }: ConversationState): boolean =>
  asked !== undefined && ASKS_BACK.test(text);

const schemeName = ({ scheme }: ConversationState): string =>
  (scheme === undefined ? undefined : themeOf(scheme)?.name) ?? '';

/** "The pH is 9" … "what do I put on before the wheat": what the land lacks is asked of the figure before. */
function phBefore(
  { text, labels, contentWords: count }: Reading,
  { asked }: ConversationState,
  knowledge: KnowledgeBase,
): LeadByFigure | undefined {
  const asksToGive = labels.includes('action') || labels.includes('nutrition');
  if (asked === undefined || !asksToGive || count > MOST_LEANING_WORDS || knowledge.leadOf(text) !== undefined)
    return undefined;
  return leadOfPh(asked);
}

const FEWEST_OF_THEME = 3;

/** A question of the scheme before it names no crop's trouble and nothing else that has a name of its own. */
const asksOfWork = ({ text, labels, work }: Reading): boolean =>
  labels.some((label) => WORK_PARTS.has(label)) ||
  work.length > 0 ||
  SYMPTOM_WORDS.has(text) ||
  themeWords.has(text) ||
  selectTool(text) !== undefined;

/** "The claim is 37 rupees" … "where do I complain, level by level": what it means with the name of the scheme that was told last. */
function ofThemeBefore(reading: Reading, { entry }: ConversationState, knowledge: KnowledgeBase): Meant | undefined {
  const theme = entry === undefined ? undefined : themeOf(entry);
  // Two words ("shed size") are as well asked of another thing; what they ask of a scheme is read with its name before.
  if (theme === undefined || reading.contentWords < FEWEST_OF_THEME || asksOfWork(reading)) return undefined;
  const meant = knowledge.meant(`${reading.text} ${theme.name}`);
  // What the name alone leads back to is no answer to the rest of the words.
  const isNew = meant?.whole !== undefined || meant?.entry.id !== entry;
  return isNew && meant !== undefined && themeOf(meant.entry.id) === theme ? meant : undefined;
}

/** What a question means by its wording, by itself or together with the message or the scheme before it. */
function meantBy(reading: Reading, state: ConversationState, knowledge: KnowledgeBase): Meant | undefined {
  // "Drip on two acres" … "how much does the government give on it": the two messages together say what is meant.
  const inState = reading.state === undefined ? undefined : knowledge.meant(`${reading.text} ${reading.state}`);
  if (inState?.isOfState) return inState;
  const byItself = knowledge.meant(reading.text) ?? ofThemeBefore(reading, state, knowledge);
  if (byItself || !(pointsBack(reading, state, knowledge) || asksBack(reading, state))) return byItself;
  // After hail the claim is told along with the field: what to spray is asked of the field.
  const onlyHit = CALAMITY_WORDS.has(reading.text) && !INSURANCE_WORDS.has(reading.text);
  const together =
    knowledge.meant(`${state.asked} ${reading.text}`) ??
    (onlyHit ? undefined : knowledge.meant(`${schemeName(state)} ${reading.text}`));
  // What the message before says of itself does not stand for this one.
  return together && { ...together, whole: undefined };
}

/** What a wording means for certain; a loss that is told with it keeps its 72 hours. */
export function leadParts(reading: Reading, state: ConversationState, knowledge: KnowledgeBase): Part[] | undefined {
  const ofPh = leadOfPh(reading.text) ?? phBefore(reading, state, knowledge);
  if (ofPh) {
    // A pH that was asked about before may have been told; what to put on the land is told again.
    const told = labelledPart(byId(knowledge, ofPh.entry), reading, NEW_CONVERSATION, ofPh.labels);
    if (told.length > 0) return told;
  }
  const meant = meantBy(reading, state, knowledge);
  if (!meant) return undefined;
  const { entry, whole } = meant;
  const described = describedInstead(meant, reading, state, knowledge);
  if (described) return described;
  // The cause may have been told already; asked whether it is this one, it is told again.
  const before = asksBack(reading, state) ? NEW_CONVERSATION : state;
  // What stands for the whole message is told without what else its words are near to.
  const told = whole
    ? labelledPart(entry, reading, before, whole)
    : entryPart(entry, reading, before, entry.meantParts ?? reading.labels);
  const parts = told.map((part) => (part.kind === 'entry' ? { ...part, named: reading.labels } : part));
  if (parts.length === 0) return undefined;
  const along = (entry.toldAlong ?? []).filter(({ asked }) => IDEAS[asked].has(reading.text));
  if (along.length > 0) {
    const others = along.map(({ entry: id }) => byId(knowledge, id));
    return [
      ...parts,
      ...others.flatMap((other) => entryPart(other, reading, state, other?.meantParts ?? reading.labels)),
    ];
  }
  const lost =
    LOSS_ENTRIES.has(entry.id) &&
    (LOSS_WORDS.has(reading.text) || CALAMITY_WORDS.has(reading.text)) &&
    !PREVENT_WORDS.has(reading.text);
  if (!lost || INSURANCE_WORDS.has(reading.text)) return parts;
  return [...parts, ...labelledPart(byId(knowledge, CLAIM_ENTRY), reading, state, ['when'])];
}
