import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { isAbout, type KnowledgeEntry, type KnowledgeSection } from '../../knowledge/knowledge-entry.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { contentWords, indexTerms } from '../../language/terms.js';
import { INSURANCE_WORDS } from '../../vocabulary/intents.js';
import { asksWhetherDisease, asksWhetherHelps, VERBS_OF_HELP } from '../../vocabulary/leaning-words.js';
import { overlap } from '../planning/choose-sections.js';
import { type ConversationState, sectionKey } from '../planning/conversation-state.js';
import { byId } from '../planning/entry-parts.js';
import type { Part } from '../planning/plan.js';
import { selectTool } from '../planning/select-tool.js';
import type { Reading } from '../reading/reading.js';

/*
 * Whether something helps against what was told last, or whether that is a disease at all: what the entry says of it, told again.
 */

/** A longer message says enough by itself. */
const MOST_WORDS = 9;
const MOST_SECTIONS = 2;
const REMEDIES: ReadonlySet<SectionLabel> = new Set(['action', 'sign', 'cause', 'care', 'weeds', 'caution', 'when']);
const LOOKS: ReadonlySet<SectionLabel> = new Set(['sign', 'cause', 'action']);

const told = (entry: KnowledgeEntry, sections: readonly number[], { state }: Reading): Part[] => [
  { kind: 'entry', entry, sections: [...sections].sort((one, other) => one - other), labels: [], state },
];

/** What is done about a trouble is meant before what is seen after it: as if it had one word more, by spelling and by sound. */
const OF_ACTION = 2;
const bonus = (section: KnowledgeSection, terms: ReadonlySet<string>): number =>
  section.label === 'action' && overlap(section, terms) > 0 ? OF_ACTION : 0;

/** The sections that have most of what is to help, among those that say what to do or what is seen. */
function sectionsOn(
  { id, sections }: KnowledgeEntry,
  words: readonly string[],
  { told: before }: ConversationState,
): number[] {
  const terms = new Set(words.flatMap(indexTerms));
  // Of several troubles in one entry the one that was told is meant.
  const hasSeveral = sections.filter(({ label }) => label === 'sign').length > 1;
  const scored = sections.flatMap((section, index) =>
    REMEDIES.has(section.label) && (!hasSeveral || before.has(sectionKey(id, index)))
      ? [{ index, score: overlap(section, terms) + bonus(section, terms) }]
      : [],
  );
  const most = Math.max(0, ...scored.map(({ score }) => score));
  return most === 0 ? [] : scored.filter(({ score }) => score === most).map(({ index }) => index);
}

/** "Will light water save it?" after the frost, "is it a disease?" after red leaves; undefined where nothing was told of it. */
export function whetherItHelps(said: Reading, state: ConversationState, knowledge: KnowledgeBase): Part[] | undefined {
  const last = state.entry === undefined ? undefined : byId(knowledge, state.entry);
  const { text, crops } = said;
  if (!last || crops.some(({ subject }) => !isAbout(last, subject)) || said.contentWords > MOST_WORDS) return undefined;
  if (asksWhetherDisease(text)) {
    if (!last.sections.some(({ label }) => label === 'sign' || label === 'cause')) return undefined;
    const looks = last.sections.flatMap(({ label }, index) => (LOOKS.has(label) ? [index] : []));
    return told(last, looks.slice(0, MOST_SECTIONS + 1), said);
  }
  if (!asksWhetherHelps(text) || INSURANCE_WORDS.has(text) || selectTool(text) !== undefined) return undefined;
  if (!last.sections.some(({ label }) => label === 'action' || label === 'sign' || label === 'weeds')) return undefined;
  const own = contentWords(text).filter((word) => !VERBS_OF_HELP.has(word) && !/^\d+$/.test(word));
  const onIt = sectionsOn(last, own, state);
  if (onIt.length > 0) return told(last, onIt.slice(0, MOST_SECTIONS), said);
  // What nothing is written on is no question of the crop's water: what helps against the trouble is told again.
  const first = last.sections.findIndex(({ label }) => label === 'action');
  return state.trouble === last.id && first >= 0 ? told(last, [first], said) : undefined;
}
