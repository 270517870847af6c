import { stateWords } from '../../../geography/places.js';
import { Lexicon } from '../../../vocabulary/lexicon.js';
import type { KnowledgeEntry, KnowledgeSection } from '../../knowledge/knowledge-entry.js';

/** What one state alone calls its land papers or their site: whoever says it tells where he is. */
const PAPERS_OF_A_STATE = new Lexicon<string>([
  { value: 'Rajasthan', names: 'apna khata, apnakhata, e dharti, अपना खाता, ई धरती'.split(', ') },
  { value: 'Chhattisgarh', names: 'bhuiyan, bhuinya, भुइयाँ, भुइयां'.split(', ') },
  { value: 'Karnataka', names: 'rtc, pahani, आरटीसी, पहाणी'.split(', ') },
  { value: 'Maharashtra', names: '7 12, satbara, saat bara, mahabhulekh, सातबारा, महाभूलेख'.split(', ') },
  { value: 'Gujarat', names: 'anyror, एनीआरओआर'.split(', ') },
]);

/** An entry with so many sections of one state each is told state by state: the portals of land records. */
const TOLD_BY_STATE = 3;
/** Of a crop's sowing only the days are: its seed is the same in all states but one. */
const SOWING = 'sowing';
/** A section that names more states than this looks over all of them. */
const MOST_STATES = 2;

const statesOfSections = new WeakMap<KnowledgeSection, readonly string[]>();

function statesOf(section: KnowledgeSection): readonly string[] {
  const known = statesOfSections.get(section) ?? [...new Set(stateWords.find(section.en))];
  statesOfSections.set(section, known);
  return known;
}

/** Whether a section is about one state alone, and that is the visitor's. */
export const isOfState = (section: KnowledgeSection, state: string | undefined): boolean =>
  state !== undefined && statesOf(section).length === 1 && statesOf(section)[0] === state;

/**
 * Of an entry that is told state by state the sections for a question: those of the visitor's state, or the look over all
 * states where his is not known or has none. Of any other entry all.
 */
export function ofState(
  { sections, topic }: KnowledgeEntry,
  indexes: readonly number[],
  question: { readonly text: string; readonly state?: string | undefined },
): readonly number[] {
  const ofOne = sections.filter((section) => statesOf(section).length === 1);
  const isByState = ({ label }: KnowledgeSection): boolean => topic !== SOWING || label === 'when';
  if (ofOne.filter(isByState).length < TOLD_BY_STATE) return indexes;
  const state = PAPERS_OF_A_STATE.find(question.text)[0] ?? question.state;
  const isOwn = (section: KnowledgeSection): boolean => isOfState(section, state);
  const hasOwn = sections.some(isOwn);
  return indexes.filter((index) => {
    const section = sections[index] as KnowledgeSection;
    if (!isByState(section)) return true;
    const { length } = statesOf(section);
    return length === 1 ? isOwn(section) : length <= MOST_STATES || !hasOwn;
  });
}

/** What speaks of the north without naming a state. */
const OF_THE_NORTH = /\bnorth(?:ern)?(?:-west(?:ern)?)?\b/iu;

const names = (section: KnowledgeSection, state: string): boolean => statesOf(section).includes(state);

/**
 * Whether a section tells of other parts of the country, where another section of the same part tells of the visitor's: the
 * sowing time of Punjab is no answer for Guntur.
 */
export function isOfElsewhere({ sections, topic }: KnowledgeEntry, index: number, state: string | undefined): boolean {
  const section = sections[index];
  if (state === undefined || section === undefined || names(section, state)) return false;
  // The days of sowing that name no place are those of the north.
  const isDays = topic === 'sowing' && section.label === 'when';
  const tellsPlace = isDays || statesOf(section).length > 0 || OF_THE_NORTH.test(section.en);
  return tellsPlace && sections.some((other) => other.label === section.label && names(other, state));
}
