import { CROPS, nameOf } from '../../vocabulary/crops.js';
import type { AnswerLanguage } from '../advisor.types.js';
import type { Decision, EntryPart } from '../decision/decision.js';
import type { Dialogue } from '../dialogue/dialogue.js';
import type { KnowledgeEntry } from '../entries/entry.types.js';
import type { SectionLabel } from '../entries/section-labels.js';
import { isAnimal, isCropSubject, isTrouble } from '../entries/subjects.js';
import type { EntrySearch } from '../search/entry-search.js';
import { capital } from '../wording.js';
import { labelName, titleOf } from './entry-text.js';

/** More buttons than that do not fit under an answer on a phone. */
const MOST_SUGGESTIONS = 4;
/** Parts of a crop that are worth a button of their own, in the order of the season. */
const OFFERED: readonly SectionLabel[] = ['when', 'variety', 'seed', 'nutrition', 'water', 'weeds', 'harvest', 'store'];

/** What can be asked next: parts of the crop that were not told, then its other titles. */
export function suggestionsFor(
  decision: Decision,
  { crops }: Dialogue,
  search: EntrySearch,
  language: AnswerLanguage,
): string[] {
  if (decision.kind === 'ask-back') return decision.entries.map((entry) => titleOf(entry, language));
  if (decision.kind !== 'answer' && decision.kind !== 'not-written') return [];
  const told =
    decision.kind === 'answer' ? decision.parts.filter((part): part is EntryPart => part.kind === 'entry') : [];
  const subject = told[0]?.entry.subject ?? crops[0]?.subject;
  if (subject === undefined) return [];
  const entries = search.about(subject);
  const toldOf = (entry: KnowledgeEntry): readonly number[] =>
    told.filter((part) => part.entry === entry).flatMap(({ sections }) => sections);
  const isLeft = (entry: KnowledgeEntry, label: SectionLabel): boolean =>
    entry.sections.some((section, index) => section.label === label && !toldOf(entry).includes(index));
  const name = nameOf(
    CROPS.find((crop) => crop.subject === subject),
    language,
  );
  const labels =
    isCropSubject(subject) && !isAnimal(subject) && name
      ? OFFERED.filter((label) => entries.some((entry) => isLeft(entry, label)))
          .filter((label) => !told.some((part) => part.labels.includes(label)))
          .map((label) => `${capital(name)}: ${labelName(label, language, true)}`)
      : [];
  const titles = entries
    .filter((entry) => toldOf(entry).length === 0 && (isTrouble(entry) || labels.length === 0))
    .map((entry) => titleOf(entry, language));
  return [...labels.slice(0, MOST_SUGGESTIONS - Math.min(titles.length, 1)), ...titles].slice(0, MOST_SUGGESTIONS);
}
