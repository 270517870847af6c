import { stateIn } from '../../geography/places.js';
import type { AnswerLanguage, SourceReference } from '../advisor.types.js';
import type { EntryPart } from '../decision/decision.js';
import type { KnowledgeEntry } from '../entries/entry.types.js';
import { SECTION_LABELS, type SectionLabel } from '../entries/section-labels.js';
import { isAnimal, isCropSubject, isTrouble } from '../entries/subjects.js';
import { helpline } from '../safety/helplines.js';
import { capital, pick } from '../wording.js';
import { areaInState } from '../words/land.js';
import { bighaLine, fertiliserLines, seedLines, seedRateLines } from './amounts-for-land.js';
import { KISAN_CALL_CENTRE, reply } from './replies.js';
import { seasonLines, windowsOf } from './season.js';
import type { SowingWindow } from './sowing-windows.js';

/** Only these tell when a crop is sown. */
const OF_SOWING: ReadonlySet<string> = new Set(['sowing', 'season', 'general', 'varieties', 'seed']);

export const titleOf = (entry: KnowledgeEntry, language: AnswerLanguage): string =>
  pick(language, entry.titleEn, entry.titleHi);

/** What an entry is about, as its title says it before the colon: "Wheat", "Gourds and melons". */
export const subjectName = (entry: KnowledgeEntry, language: AnswerLanguage): string =>
  titleOf(entry, language).split(/:\s/)[0] as string;

/** The whole text of an entry. */
export const textOf = ({ sections }: KnowledgeEntry, language: AnswerLanguage): string =>
  sections.map((section) => section[language]).join(' ');

export function sourceOf(entry: KnowledgeEntry, language: AnswerLanguage): SourceReference {
  const unchecked = entry.checkedOn === null ? ` ${reply('notChecked', language)}` : '';
  return {
    name: `${pick(language, entry.source, entry.sourceHi)}${unchecked}`,
    figure: null,
    date: null,
    path: entry.seeAlso[0] ?? null,
  };
}

/** A part's name as an answer or a suggestion says it. */
export const labelName = (label: SectionLabel, language: AnswerLanguage, isSown: boolean): string =>
  label === 'when' && isSown ? reply('sowingTime', language) : SECTION_LABELS[label][language];

const isSown = ({ subject, topic }: KnowledgeEntry): boolean => isCropSubject(subject) && topic === 'sowing';

/** "Wheat: sowing time"; a trouble or a theme goes by its title, which names it. */
function headingOf({ entry, sections, labels }: EntryPart, language: AnswerLanguage): string {
  const told = new Set(sections.map((index) => entry.sections[index]?.label));
  const asked = labels.filter((label) => told.has(label));
  const title = titleOf(entry, language);
  if (!isCropSubject(entry.subject) || isTrouble(entry) || asked.length === 0 || !/:\s/.test(title)) return title;
  return `${subjectName(entry, language)}: ${asked.map((label) => labelName(label, language, isSown(entry))).join(', ')}`;
}

/** The lines of an answer from one entry: its heading, what today and the visitor's land mean for it, and the sections. */
export function entryLines(
  part: EntryPart,
  windows: readonly SowingWindow[],
  today: string,
  language: AnswerLanguage,
): string[] {
  const { entry, labels, state } = part;
  const area = part.area && areaInState(part.area, state);
  const told = part.sections.map((index) => entry.sections[index]).filter((section) => section !== undefined);
  const tells = (label: SectionLabel): boolean =>
    told.some((section) => section.label === label) || labels.includes(label);
  const seed = area && (tells('seed') || tells('when')) ? seedLines(entry, area, language) : [];
  const fertiliser = area && tells('nutrition') ? fertiliserLines(entry, area, language) : [];
  const isBare = !area && labels.includes('seed') && !told.some(({ label }) => label === 'seed');
  const isSeveral = new Set(told.map(({ label }) => label)).size > 1;
  return [
    headingOf(part, language),
    ...(told.some(({ label }) => label === 'when') ? seasonOf(part, windows, today, language) : []),
    ...seed,
    ...(isBare ? seedRateLines(entry, language) : []),
    ...fertiliser,
    ...(area?.unit === 'bigha' && seed.length + fertiliser.length > 0 ? [bighaLine(state, language)] : []),
    ...told.map((section) => {
      const name = capital(labelName(section.label, language, isSown(entry)));
      return isSeveral ? `${name}: ${section[language]}` : section[language];
    }),
    ...vetLines(part, told.map((section) => section[language]).join(' '), language),
    ...(part.asksDose && !told.some((section) => section[language].includes(KISAN_CALL_CENTRE))
      ? [reply('dose', language)]
      : []),
  ];
}

function vetLines({ entry }: EntryPart, text: string, language: AnswerLanguage): string[] {
  const isIll = isAnimal(entry.subject) && isTrouble(entry);
  return isIll && !text.includes(helpline('animal')) ? [reply('vet', language)] : [];
}

function seasonOf(
  { entry, state }: EntryPart,
  windows: readonly SowingWindow[],
  today: string,
  language: AnswerLanguage,
): string[] {
  if (!isCropSubject(entry.subject) || isTrouble(entry) || !OF_SOWING.has(entry.topic)) return [];
  // Fodders share a subject and are sown at times of their own: berseem.
  const crop = windows.some((window) => window.crop === entry.id) ? entry.id : entry.subject;
  // What is written for one state is sown in its days, wherever the visitor is.
  const found = windowsOf(windows, crop, stateIn(entry.titleEn) ?? state, today);
  const direct = found.filter(({ window }) => window.kind.id === 'direct-seeding');
  return seasonLines(entry.id.endsWith('direct-seeding') && direct.length > 0 ? direct : found, today, language);
}
