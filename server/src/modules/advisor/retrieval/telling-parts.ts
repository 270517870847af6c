import type { CropWord } from '../../vocabulary/crops.js';
import { AnswerLanguage } from '../advisor.types.js';
import { isCropSubject, type KnowledgeBase } from '../knowledge/knowledge-base.js';
import { answerOf, isAbout, type KnowledgeEntry } from '../knowledge/knowledge-entry.js';
import { type TellingName, TOLD_BY_NAME, tellingNames } from '../vocabulary/telling-names.js';
import { type ConversationState, sectionKey } from './conversation-state.js';
import { entryPart } from './entry-parts.js';
import type { Part } from './plan.js';
import type { Reading } from './reading.js';
import { NEAREST } from './thresholds.js';

/** So many things that a question names by themselves have room in one answer. */
const MOST_NAMED = 2;

const inHead = new WeakMap<KnowledgeEntry, ReadonlySet<TellingName>>();
const inText = new WeakMap<KnowledgeEntry, ReadonlySet<TellingName>>();

function once(
  known: WeakMap<KnowledgeEntry, ReadonlySet<TellingName>>,
  entry: KnowledgeEntry,
  lines: () => readonly string[],
): ReadonlySet<TellingName> {
  const names = known.get(entry) ?? new Set(lines().flatMap((line) => tellingNames.find(line)));
  known.set(entry, names);
  return names;
}

/** What an entry is called by: it is about that. */
const headNames = (entry: KnowledgeEntry): ReadonlySet<TellingName> =>
  once(inHead, entry, () => [
    entry.titleEn,
    entry.titleHi,
    ...entry.keywordsEn,
    ...entry.keywordsHi,
    ...entry.keywordsRoman,
  ]);

/** What an entry speaks of at all. */
const textNames = (entry: KnowledgeEntry): ReadonlySet<TellingName> =>
  once(inText, entry, () => [answerOf(entry, AnswerLanguage.EN), answerOf(entry, AnswerLanguage.HI)]);

const fitsCrop = (entry: KnowledgeEntry, crops: readonly CropWord[]): boolean =>
  crops.length === 0 || !isCropSubject(entry.subject) || crops.some(({ subject }) => isAbout(entry, subject));

/** The entry that is called by a name: of the question's crop before one that holds for all crops, the nearest first. */
function calledBy(
  name: TellingName,
  { text, crops, labels }: Reading,
  knowledge: KnowledgeBase,
): KnowledgeEntry | undefined {
  const having = knowledge.entries.filter((entry) => headNames(entry).has(name) && fitsCrop(entry, crops));
  if (having.length < 2) return having[0];
  const nearest = knowledge.find(text, NEAREST, labels, crops).map(({ value }) => value);
  const near = (entry: KnowledgeEntry): number => {
    const at = nearest.indexOf(entry);
    return at < 0 ? NEAREST : at;
  };
  // Without a crop what holds for all crops is told.
  const ofAll = (entry: KnowledgeEntry): number => Number(isCropSubject(entry.subject) !== crops.length > 0);
  return having.toSorted((one, other) => ofAll(one) - ofAll(other) || near(one) - near(other))[0];
}

/** So many sections of what is named are told where nothing particular is asked. */
const MOST_UNASKED = 3;

/** What is asked of it, with what to do and what to beware of; where nothing is asked, the whole in its order. */
function partOf(entry: KnowledgeEntry, reading: Reading, state: ConversationState): Part[] {
  const parts = entryPart(entry, reading, state, [...reading.labels, 'action', 'caution']);
  if (reading.labels.length > 0) return parts;
  const untold = entry.sections
    .map((_, index) => index)
    .filter((index) => !state.told.has(sectionKey(entry.id, index)));
  return parts.map((part) => ({ ...part, sections: untold.slice(0, MOST_UNASKED) }));
}

/** "Leaf miner in the peas": what a question calls by its name is told of that, whatever else is near. */
export function tellingParts(reading: Reading, state: ConversationState, knowledge: KnowledgeBase): Part[] | undefined {
  const entries = tellingNames.find(reading.text).map((name) => calledBy(name, reading, knowledge));
  const parts = [...new Set(entries)]
    .slice(0, MOST_NAMED)
    .flatMap((entry) => (entry ? partOf(entry, reading, state) : []));
  // The heading is the entry's own: "Poultry: why it comes" would not say what.
  return parts.length > 0 ? parts.map((part) => ({ ...part, labels: [] })) : undefined;
}

/** Whether an entry may answer a question: one that calls something by its name is answered by what speaks of it. */
export function speaksOfNamed(entry: KnowledgeEntry, { text, crops }: Pick<Reading, 'text' | 'crops'>): boolean {
  const names = tellingNames.find(text);
  if (names.length === 0) return !TOLD_BY_NAME.has(entry.id);
  return fitsCrop(entry, crops) && names.some((name) => headNames(entry).has(name) || textNames(entry).has(name));
}
