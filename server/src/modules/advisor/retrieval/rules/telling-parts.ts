import type { CropWord } from '../../../vocabulary/crops.js';
import { AnswerLanguage } from '../../advisor.types.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { answerOf, isAbout, isCropSubject, type KnowledgeEntry } from '../../knowledge/knowledge-entry.js';
import type { Hit } from '../../knowledge/phonetic-index.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { isAnimal } from '../../vocabulary/animals.js';
import { type TellingName, TOLD_BY_NAME, tellingNames } from '../../vocabulary/telling-names.js';
import { type ConversationState, sectionKey } from '../planning/conversation-state.js';
import { entryPart } from '../planning/entry-parts.js';
import type { Part } from '../planning/plan.js';
import { NEAREST } from '../planning/thresholds.js';
import { ofState } from '../reading/of-state.js';
import { type Reading, saidBeside } from '../reading/reading.js';
import { WORK_PARTS } from '../reading/work-parts.js';
import { tells } from './general-parts.js';

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

/** The names that an entry is called by, in the order of its title and keywords. */
export const headNamesOf = (entry: KnowledgeEntry): TellingName[] => [...headNames(entry)];

/** What an entry speaks of at all. */
const textNames = (entry: KnowledgeEntry): ReadonlySet<TellingName> =>
  once(inText, entry, () => [answerOf(entry, AnswerLanguage.EN), answerOf(entry, AnswerLanguage.HI)]);

const fitsCrop = (entry: KnowledgeEntry, crops: readonly CropWord[]): boolean =>
  crops.length === 0 || !isCropSubject(entry.subject) || crops.some(({ subject }) => isAbout(entry, subject));

/** Maggots in a wound are an animal's: a name that only entries of the other kind are called by is only a word beside a crop. */
function isOfKind(name: TellingName, crops: readonly CropWord[], knowledge: KnowledgeBase): boolean {
  const kinds = kindsOfNames(knowledge).get(name);
  return crops.length === 0 || kinds === undefined || crops.some(({ subject }) => kinds.has(kindOf(subject)));
}

type Kind = 'animal' | 'plant';
const kindOf = (subject: string): Kind => (isAnimal(subject) ? 'animal' : 'plant');
const kindsByName = new WeakMap<KnowledgeBase, ReadonlyMap<TellingName, ReadonlySet<Kind>>>();

/** Of what kind the entries are that are called by each name; what belongs to no crop may be of both. */
function kindsOfNames(knowledge: KnowledgeBase): ReadonlyMap<TellingName, ReadonlySet<Kind>> {
  const known = kindsByName.get(knowledge);
  if (known) return known;
  const kinds = new Map<TellingName, Set<Kind>>();
  for (const entry of knowledge.entries) {
    const own: readonly Kind[] = isCropSubject(entry.subject) ? [kindOf(entry.subject)] : ['animal', 'plant'];
    for (const name of headNames(entry)) kinds.set(name, new Set([...(kinds.get(name) ?? []), ...own]));
  }
  kindsByName.set(knowledge, kinds);
  return kinds;
}

/** What a question calls by its name, as far as it can be meant of its crop. */
const namedIn = ({ text, crops }: Pick<Reading, 'text' | 'crops'>, knowledge: KnowledgeBase): TellingName[] =>
  tellingNames.find(text).filter((name) => isOfKind(name, crops, knowledge));

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

/** A trouble that has so much more of what is seen than what is named is meant, where the name only describes: "and no fruit sets". */
const FAR_MORE = 0.2;
const SURE_OF_TROUBLE = 3_000;
const A_DESCRIPTION = 4;

function isSeenElsewhere(named: readonly KnowledgeEntry[], reading: Reading, knowledge: KnowledgeBase): boolean {
  if (reading.labels.length > 0 || reading.crops.length === 0) return false;
  const [nearest] = knowledge.find(reading.text, 1, ['sign'], reading.crops);
  if (!nearest || named.includes(nearest.value) || nearest.confidence < SURE_OF_TROUBLE) return false;
  if (!fitsCrop(nearest.value, reading.crops) || !nearest.value.sections.some(({ label }) => label === 'sign'))
    return false;
  const said = saidBeside(reading);
  if (said.length < A_DESCRIPTION) return false;
  const most = Math.max(...named.map((entry) => knowledge.fit(entry, said)));
  return knowledge.fit(nearest.value, said) >= most + FAR_MORE;
}

/** What belongs to the trouble that a section before it names. */
const GOES_WITH: ReadonlySet<SectionLabel> = new Set(['cause', 'action', 'caution']);

/** Of an entry on several troubles the sections of the one that is named, with where product and dose are asked; undefined for others. */
function sectionsNaming({ sections }: KnowledgeEntry, name: TellingName): number[] | undefined {
  if (sections.filter(({ label }) => label === 'sign').length < 2) return undefined;
  const isTold: boolean[] = [];
  for (const { label, en, hi } of sections) {
    const isNamed = tellingNames.find(`${en} ${hi}`).includes(name);
    isTold.push(isNamed || (GOES_WITH.has(label) && isTold.at(-1) === true));
  }
  if (!isTold.includes(true)) return undefined;
  return sections.flatMap(({ label }, index) => (isTold[index] || label === 'dose' ? [index] : []));
}

/** What is asked of it, with what to do and what to beware of; where nothing is asked, the whole in its order. */
function partOf(entry: KnowledgeEntry, name: TellingName, reading: Reading, state: ConversationState): Part[] {
  const naming = sectionsNaming(entry, name)?.filter((index) => !state.told.has(sectionKey(entry.id, index)));
  const parts = entryPart(entry, reading, state, [...reading.labels, 'action', 'caution']);
  if (naming && naming.length > 0) return parts.map((part) => ({ ...part, sections: naming }));
  if (reading.labels.length > 0) return parts;
  const all = entry.sections.map((_, index) => index);
  const untold = ofState(entry, all, reading).filter((index) => !state.told.has(sectionKey(entry.id, index)));
  return parts.map((part) => ({ ...part, sections: untold.slice(0, MOST_UNASKED) }));
}

/** "Leaf miner in the peas": what a question calls by its name is told of that, whatever else is near. */
export function tellingParts(reading: Reading, state: ConversationState, knowledge: KnowledgeBase): Part[] | undefined {
  const named = new Map<KnowledgeEntry, TellingName>();
  for (const name of namedIn(reading, knowledge)) {
    const entry = calledBy(name, reading, knowledge);
    if (entry && !named.has(entry)) named.set(entry, name);
  }
  if (named.size === 0 || isSeenElsewhere([...named.keys()], reading, knowledge)) return undefined;
  const parts = [...named].slice(0, MOST_NAMED).flatMap(([entry, name]) => partOf(entry, name, reading, state));
  // The heading is the entry's own: "Poultry: why it comes" would not say what.
  return parts.length > 0 ? parts.map((part) => ({ ...part, labels: [] })) : undefined;
}

/** Whether a question calls something by its name that can be meant of its crop. */
export const namesSomething = (reading: Pick<Reading, 'text' | 'crops'>, knowledge: KnowledgeBase): boolean =>
  namedIn(reading, knowledge).length > 0;

/** Whether an entry may answer a question: one that calls something by its name is answered by what speaks of it. */
export function speaksOfNamed(entry: KnowledgeEntry, reading: Reading, knowledge: KnowledgeBase): boolean {
  const { crops } = reading;
  const names = namedIn(reading, knowledge);
  if (names.length === 0) return !TOLD_BY_NAME.has(entry.id);
  return fitsCrop(entry, crops) && names.some((name) => headNames(entry).has(name) || textNames(entry).has(name));
}

/** What has so much of a question, and so many times more than anything else, is meant without being called by its name. */
const MEANT_FROM = 0.5;
const TIMES_MORE = 3;

/** Of what is nearest that which may answer: without what is told by its name only, unless nearly the whole question is about it. */
export function mayAnswer(
  nearest: readonly Hit<KnowledgeEntry>[],
  reading: Reading,
  knowledge: KnowledgeBase,
): readonly Hit<KnowledgeEntry>[] {
  const speaking = nearest.filter(({ value }) => speaksOfNamed(value, reading, knowledge));
  const [best] = nearest;
  const isMeant =
    best !== undefined &&
    reading.labels.every((label) => !WORK_PARTS.has(label) || tells(best.value, label)) &&
    !namesSomething(reading, knowledge) &&
    best.confidence >= TIMES_MORE * (speaking[0]?.confidence ?? 0) &&
    knowledge.fit(best.value, saidBeside(reading)) >= MEANT_FROM;
  return isMeant && best !== speaking[0] ? [best, ...speaking] : speaking;
}
