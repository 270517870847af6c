import type { CropWord } from '../../vocabulary/crops.js';
import { ANIMALS } from '../vocabulary/animals.js';
import { farmWorkWords } from '../vocabulary/farm-work.js';
import { type Theme, themeOf, themeWords } from '../vocabulary/themes.js';
import {
  CALENDAR_TOPIC,
  CASE_TOPIC,
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

/** A crop's figures, its calendar, its choices of the season and what is done in one case are told where they are asked for; they answer nothing else. */
const OVERVIEW: Readonly<Record<string, number>> = {
  [FIGURES_TOPIC]: 0.1,
  [CALENDAR_TOPIC]: 0.1,
  [SEASON_TOPIC]: 0.1,
  // Broccoli for little money answers nobody who asks what strawberries earn.
  [CASE_TOPIC]: 0.01,
};

/** What an entry is whatever is asked: it is read a million times and never changes. */
interface Traits {
  readonly isOfAnimals: boolean;
  readonly isOfNano: boolean;
  readonly overview: number;
  readonly isOfCrop: boolean;
  readonly theme: Theme | undefined;
  readonly onlyIn: { readonly cold: boolean; readonly heat: boolean };
}

const known = new WeakMap<KnowledgeEntry, Traits>();

function traitsOf(entry: KnowledgeEntry): Traits {
  const before = known.get(entry);
  if (before) return before;
  const { id, topic, subject, titleEn } = entry;
  const isAnimal = ANIMALS.has(subject);
  const traits: Traits = {
    isOfAnimals: OF_ANIMALS.test(id),
    isOfNano: OF_NANO.test(id),
    overview: OVERVIEW[topic] ?? 1,
    isOfCrop: isCropSubject(subject),
    theme: themeOf(id),
    onlyIn: {
      cold: isAnimal && /\b(?:winter|cold)\b/iu.test(titleEn),
      heat: isAnimal && /\bheat stress\b|\bheat,|\bsummer\b/iu.test(titleEn),
    },
  };
  known.set(entry, traits);
  return traits;
}

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
  const isOfNano = NANO.test(question);
  return (entry) => {
    const traits = traitsOf(entry);
    return (
      subjectFavour(entry, traits, subjects) *
      themeFavour(traits, themes) *
      (traits.isOfAnimals && !namesAnimal ? OTHER_THEME : 1) *
      (traits.isOfNano && !isOfNano ? OTHER_SUBJECT : 1) *
      traits.overview *
      (isOfOtherSeason(traits, season) ? OTHER_SEASON : 1) *
      (work.has(entry.topic) ? SAME_WORK : 1) *
      (parts.length > 0 && entry.sections.some((section) => parts.includes(section.label)) ? SAME_PART : 1)
    );
  };
}

function subjectFavour(entry: KnowledgeEntry, { isOfCrop }: Traits, named: readonly string[]): number {
  if (named.some((subject) => isAbout(entry, subject))) return SAME_SUBJECT;
  if (!isOfCrop) return THEME;
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
function isOfOtherSeason({ onlyIn }: Traits, season: Season | undefined): boolean {
  if (season === undefined) return false;
  return season === 'winter' ? onlyIn.heat : onlyIn.cold;
}

/** Papers are asked of every scheme: what names one scheme is not answered with another one's. */
function themeFavour({ theme }: Traits, named: readonly Theme[]): number {
  if (theme === undefined || named.length === 0) return 1;
  return named.includes(theme) ? SAME_THEME : OTHER_THEME;
}
