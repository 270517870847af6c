import type { CropWord } from '../../vocabulary/crops.js';
import { ANIMALS } from '../vocabulary/animals.js';
import { farmWorkWords } from '../vocabulary/farm-work.js';
import { type Theme, themeOf, themeWords } from '../vocabulary/themes.js';
import {
  CALENDAR_TOPIC,
  FIGURES_TOPIC,
  isAbout,
  isCropSubject,
  type KnowledgeEntry,
  SEASON_TOPIC,
} from './knowledge-entry.js';
import type { SectionLabel } from './section-labels.js';

/** How much likelier an entry becomes when it is about the crop, the work or the part that the question names. */
const SAME_SUBJECT = 3;
const SAME_WORK = 1.6;
const SAME_PART = 1.3;
/** An entry about one crop hardly answers a question about another one. */
const OTHER_SUBJECT = 0.4;
/** The same of the schemes. */
const SAME_THEME = 1.5;
const OTHER_THEME = 0.4;
/** A scheme as it is for animals, of which nobody is told who names none. */
const OF_ANIMALS = /-animals$/u;
/** What is told of nano urea and nano DAP answers nobody who asks of the bag. */
const OF_NANO = /^nano-/u;
const NANO = /\bnano\b|नैनो/iu;
/** What belongs to no crop (frost, claims, residue, the grain store) is asked with any crop's name in the question. */
const THEME = 1.15;

/** Hens that lay little in the cold are not helped with what is told of the heat. */
const OTHER_SEASON = 0.1;

/** A crop's figures, its calendar and its choices of the season are told where they are asked for; they answer nothing else. */
const OVERVIEWS: ReadonlySet<string> = new Set([FIGURES_TOPIC, CALENDAR_TOPIC, SEASON_TOPIC]);
const OVERVIEW = 0.1;

/** How likely each entry is for a question beyond the words that it shares with it: by its crop, theme, season, work and parts. */
export function favourOf(
  question: string,
  parts: readonly SectionLabel[],
  crops: readonly CropWord[],
): (entry: KnowledgeEntry) => number {
  const subjects = crops.map((crop) => crop.subject);
  const work = new Set(farmWorkWords.find(question));
  const themes = themeWords.find(question);
  const season = seasonOf(question);
  const namesAnimal = crops.some(({ subject }) => ANIMALS.has(subject));
  return (entry) =>
    subjectFavour(entry, subjects) *
    themeFavour(entry, themes) *
    (OF_ANIMALS.test(entry.id) && !namesAnimal ? OTHER_THEME : 1) *
    (OF_NANO.test(entry.id) && !NANO.test(question) ? OTHER_SUBJECT : 1) *
    (OVERVIEWS.has(entry.topic) ? OVERVIEW : 1) *
    (isOfOtherSeason(entry, season) ? OTHER_SEASON : 1) *
    (work.has(entry.topic) ? SAME_WORK : 1) *
    (parts.length > 0 && entry.sections.some((section) => parts.includes(section.label)) ? SAME_PART : 1);
}

function subjectFavour(entry: KnowledgeEntry, named: readonly string[]): number {
  if (named.some((subject) => isAbout(entry, subject))) return SAME_SUBJECT;
  if (!isCropSubject(entry.subject)) return THEME;
  return named.length === 0 ? 1 : OTHER_SUBJECT;
}

type Season = 'winter' | 'summer' | 'rains';
/** "How much warmth (गर्मी) do hens want in the cold" is asked of the winter: the first that is named is meant. */
const SEASONS: ReadonlyArray<readonly [Season, RegExp]> = [
  ['winter', /\b(?:winters?|cold|sardi\w*|thand\w*|jaa?d[aeo]\w*)\b|सर्दी|सर्दियों|ठंड|ठण्ड|जाड़|जाड/iu],
  ['summer', /\b(?:summers?|heat wave|hot|loo|garmi|garmiyon)\b|गर्मी|गर्मियों|गरमी|लू /iu],
  ['rains', /\b(?:rains?|rainy season|monsoon)\b|बरसात|मानसून/iu],
];
const seasonOf = (question: string): Season | undefined => SEASONS.find(([, words]) => words.test(question))?.[0];

/** Whether an entry of an animal tells by its title of the season that is not asked about. */
function isOfOtherSeason({ titleEn, subject }: KnowledgeEntry, season: Season | undefined): boolean {
  if (season === undefined || !ANIMALS.has(subject)) return false;
  const other = season === 'winter' ? /\bheat stress\b|\bheat,|\bsummer\b/iu : /\b(?:winter|cold)\b/iu;
  return other.test(titleEn);
}

/** Papers are asked of every scheme: what names one scheme is not answered with another one's. */
function themeFavour({ id }: KnowledgeEntry, named: readonly Theme[]): number {
  const theme = named.length === 0 ? undefined : themeOf(id);
  if (theme === undefined) return 1;
  return named.includes(theme) ? SAME_THEME : OTHER_THEME;
}
