import { stateWords } from '../../geography/places.js';
import { cropWords } from '../../vocabulary/crops.js';
import type { EntrySection, KnowledgeEntry } from '../entries/entry.types.js';
import type { SectionLabel } from '../entries/section-labels.js';
import { isTrouble } from '../entries/subjects.js';
import { contentWords, indexTerms, likeTerms, termsOf } from '../language/terms.js';

/** An answer has room for so many sections, and for about so many letters of them. */
const MOST_SECTIONS = 4;
const ROOM = 1100;
/** The answer to one of several questions is short. */
const ROOM_OF_SEVERAL = 600;
/** What belongs together when a disease, a pest or another trouble is told. */
const TROUBLE: ReadonlySet<SectionLabel> = new Set(['sign', 'cause', 'action', 'dose']);
/** An entry with so many sections of one state each is told state by state. */
const TOLD_BY_STATE = 3;

/** What speaks for a section; only the order counts. */
const WEIGHT = { asked: 100, likeness: 160, trouble: 30, word: 4, ownState: 60, place: 0.5 } as const;
/** A section that no part was asked of is told beside one that was, from so many common words on. */
const ENOUGH_WORDS = 2;

const statesOfSections = new WeakMap<EntrySection, readonly string[]>();

function statesOf(section: EntrySection): readonly string[] {
  const known = statesOfSections.get(section) ?? [...new Set(stateWords.find(section.en))];
  statesOfSections.set(section, known);
  return known;
}

/** Of an entry that is told state by state the sections of the visitor's state, or those of no single one; of any other all. */
function ofState({ sections }: KnowledgeEntry, state: string | undefined): readonly number[] {
  const all = sections.map((_, index) => index);
  const ofOne = all.filter((index) => statesOf(sections[index] as EntrySection).length === 1);
  if (ofOne.length < TOLD_BY_STATE) return all;
  return all.filter((index) => {
    const states = statesOf(sections[index] as EntrySection);
    return states.length !== 1 || states[0] === state;
  });
}

/** What a question says of the sections of an entry. */
export interface SectionQuestion {
  readonly text: string;
  readonly parts: readonly SectionLabel[];
  readonly state: string | undefined;
  /** Whether the message asks other questions too. */
  readonly isOfSeveral: boolean;
  /** How like the question the nearest one asked of a section is. */
  readonly likenessOf: (section: number) => number;
}

/** The sections of an entry that answer a question, in the order of telling. */
export function chooseSections(
  entry: KnowledgeEntry,
  { text, parts, state, isOfSeveral, likenessOf }: SectionQuestion,
): readonly number[] {
  const words = contentWords(cropWords.rest(text).join(' ')).map((word) => [...termsOf(word), ...likeTerms(word)]);
  const tellsAsked = parts.some((label) => entry.sections.some((section) => section.label === label));
  const isOfTrouble = isTrouble(entry) && (!tellsAsked || parts.every((label) => TROUBLE.has(label)));
  const weighed = ofState(entry, state).map((index) => {
    const section = entry.sections[index] as EntrySection;
    const terms = new Set(indexTerms(`${section.en} ${section.hi}`));
    const common = words.filter((each) => each.some((term) => terms.has(term))).length;
    const isAsked = parts.includes(section.label);
    const isPart = isAsked || (isOfTrouble && TROUBLE.has(section.label));
    const likeness = likenessOf(index);
    const isOfState = state !== undefined && statesOf(section).includes(state);
    const value =
      (isAsked ? WEIGHT.asked : 0) +
      (isOfTrouble && TROUBLE.has(section.label) ? WEIGHT.trouble : 0) +
      WEIGHT.likeness * likeness ** 2 +
      WEIGHT.word * common +
      (isOfState ? WEIGHT.ownState : 0) -
      WEIGHT.place * index;
    return { index, value, length: section.en.length, isPart, isNear: common >= ENOUGH_WORDS || likeness > 0.5 };
  });
  const inOrder = weighed.toSorted((one, other) => other.value - one.value);
  const hasPart = inOrder[0]?.isPart ?? false;
  const chosen: number[] = [];
  let length = 0;
  for (const each of inOrder) {
    const isFull = chosen.length >= MOST_SECTIONS || length + each.length > (isOfSeveral ? ROOM_OF_SEVERAL : ROOM);
    if (chosen.length > 0 && (isFull || (hasPart && !each.isPart && !each.isNear))) continue;
    chosen.push(each.index);
    length += each.length;
  }
  return chosen.toSorted((one, other) => one - other);
}
