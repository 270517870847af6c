import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';
import { DATA_FOLDER } from '../../../platform/data-file.js';
import { CROPS } from '../../vocabulary/crops.js';
import { AnswerLanguage, type SourceReference } from '../advisor.types.js';
import { IDEAS, type IdeaName } from '../vocabulary/ideas.js';
import { SECTION_LABELS, type SectionLabel } from './section-labels.js';

const words = z.array(z.string().trim().min(1)).min(1);
const line = z.string().trim().min(1);
/** Longer sections do not fit a phone's screen. */
const LONGEST_SECTION = 900;

const DEVANAGARI_ZERO = 0x0966;

/** Every figure of a text, in one spelling: sorted, each once, Devanagari digits as Latin ones, without commas of thousands. */
function figuresOf(text: string): string {
  const latin = text
    .replaceAll(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - DEVANAGARI_ZERO))
    .replaceAll(/(?<=\d),(?=\d)/g, '');
  const figures = new Set(Array.from(latin.matchAll(/\d+(?:\.\d+)?/g), ([figure]) => Number(figure)));
  return [...figures].sort((one, other) => one - other).join(' ');
}

const labelCheck = z.custom<SectionLabel>(
  (label) => typeof label === 'string' && Object.hasOwn(SECTION_LABELS, label),
  { error: `has to be one of ${Object.keys(SECTION_LABELS).join(', ')}` },
);

const isSame = (one: string, other: string): boolean => figuresOf(one) === figuresOf(other);
/** A dose or a day that one language has and the other one has not is a mistake in one of them. */
const OTHER_FIGURES = 'has to have the same figures in both languages';

const sectionCheck = z
  .strictObject({
    label: labelCheck,
    en: line.max(LONGEST_SECTION),
    hi: line.max(LONGEST_SECTION),
  })
  .refine(({ en, hi }) => isSame(en, hi), { path: ['hi'], error: OTHER_FIGURES });

const ideaCheck = z.custom<IdeaName>((idea) => typeof idea === 'string' && Object.hasOwn(IDEAS, idea), {
  error: 'has to be the name of an idea in vocabulary/ideas',
});

/** A wording that means the entry for certain, whatever else of the question is near others. */
const wordingCheck = z.strictObject({
  /** Ideas that it has, each of them. */
  all: z.array(ideaCheck).min(1),
  /** Ideas that it has none of: with them something else is asked. */
  none: z.array(ideaCheck).min(1).optional(),
  /** Entries that are not meant where it is worded so, though a wording of theirs fits as well. */
  before: z.array(line).min(1).optional(),
  /** The parts that are told where it stands for the whole message: what else is said there belongs to it. */
  whole: z.array(labelCheck).min(1).optional(),
});

const amountCheck = z.strictObject({
  from: z.number().positive(),
  to: z.number().positive(),
  unit: z.enum(['g', 'kg', 'quintal']),
  /** For which way of sowing, where there are several; for a fertiliser, which. */
  en: line.optional(),
  hi: line.optional(),
});

const entryShape = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** What it is about: a crop or animal (`wheat`, `dairy`), or a theme that belongs to no crop (`soil`, `schemes`, `weather`). */
  subject: line,
  /** Other crops of which it holds as well: mosaic is the same in moong and urad. */
  alsoAbout: z.array(line).min(1).optional(),
  /** Which part of the work: `sowing`, `pests`. */
  topic: line,
  titleEn: line,
  titleHi: line,
  /** In the order of telling; a label may come again where the entry tells of several things. */
  sections: z.array(sectionCheck).min(1),
  /** Seed for one acre, as a figure that can be multiplied. */
  seedPerAcre: z.array(amountCheck).min(1).optional(),
  /** Fertiliser for one acre, by what the bag is called. */
  fertiliserPerAcre: z
    .array(amountCheck.required({ en: true, hi: true }))
    .min(1)
    .optional(),
  keywordsEn: words,
  keywordsHi: words,
  keywordsRoman: words,
  /** Wordings that mean it for certain: each is read before anything is searched. */
  meantBy: z.array(wordingCheck).min(1).optional(),
  /** The parts that are told where a wording means it, whatever single words ask for. */
  meantParts: z.array(labelCheck).min(1).optional(),
  /** Other entries that are told after it where something is asked too: where to take the sample, what it costs. */
  toldAlong: z
    .array(z.strictObject({ asked: ideaCheck, entry: line }))
    .min(1)
    .optional(),
  source: line,
  sourceHi: line,
  /** The day on which the text was last held against its source; null where nobody has yet, which the answer says. */
  checkedOn: z.iso.date().nullable(),
  seeAlso: z.array(z.string().startsWith('/')),
});

const entryCheck = entryShape.refine(({ titleEn, titleHi }) => isSame(titleEn, titleHi), {
  path: ['titleHi'],
  error: OTHER_FIGURES,
});

/** What an entry's topic is called that has the figures of a crop: its days, its yield, its plants an acre. */
export const FIGURES_TOPIC = 'figures';

/** The same of the work in a crop from sowing on, or in an orchard month by month. */
export const CALENDAR_TOPIC = 'calendar';

/** The same of what is sown when, and what is done where a sowing, the rain or the seedlings are late. */
export const SEASON_TOPIC = 'season';

/** The same of what is done in one case only, this way or that, too old, too early: a wording means it, and no likeness finds it first. */
export const CASE_TOPIC = 'case';
/** Topic of what only says what a term of farming means. */
export const TERM_TOPIC = 'term';

/** One piece of farming knowledge with its source. */
export type KnowledgeEntry = Readonly<z.infer<typeof entryCheck>>;
export type Wording = z.infer<typeof wordingCheck>;
export type KnowledgeSection = KnowledgeEntry['sections'][number];

const fileCheck = z.strictObject({ description: line, licence: line, entries: z.array(entryCheck).min(1) });

/** Throws where an entry names another one that there is none of, or two are each to be meant before the other. */
function checkNamed(entries: readonly KnowledgeEntry[]): void {
  const before = new Map(
    entries.map(({ id, meantBy = [] }) => [id, new Set(meantBy.flatMap((wording) => wording.before ?? []))]),
  );
  for (const { id, toldAlong = [] } of entries) {
    const later = before.get(id) ?? new Set();
    const unknown = [...later, ...toldAlong.map(({ entry }) => entry)].find((other) => !before.has(other));
    if (unknown !== undefined) throw new Error(`advisor/knowledge: ${id} names ${unknown}, which there is none of.`);
    const mutual = [...later].find((other) => before.get(other)?.has(id));
    if (mutual !== undefined)
      throw new Error(`advisor/knowledge: ${id} and ${mutual} are each to be meant before the other.`);
  }
}

/** Reads every file of the knowledge base. Throws an error that names the file and the entry that is not right. */
export async function readKnowledge(folder = new URL('advisor/knowledge/', DATA_FOLDER)): Promise<KnowledgeEntry[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const entries: KnowledgeEntry[] = [];
  for (const file of files) {
    const parsed = fileCheck.safeParse(JSON.parse(await readFile(new URL(file, folder), 'utf8')));
    if (!parsed.success) throw new Error(`advisor/knowledge/${file}: ${z.prettifyError(parsed.error)}`);
    entries.push(...parsed.data.entries);
  }
  const ids = new Set<string>();
  for (const { id } of entries) {
    if (ids.has(id)) throw new Error(`advisor/knowledge: two entries have the id ${id}.`);
    ids.add(id);
  }
  checkNamed(entries);
  return entries;
}

const CROP_SUBJECTS: ReadonlySet<string> = new Set(CROPS.map((crop) => crop.subject));

/** Whether an entry's subject is a crop or an animal, and not a theme of the whole farm. */
export function isCropSubject(subject: string): boolean {
  return CROP_SUBJECTS.has(subject);
}

const OF_LAND: ReadonlySet<string> = new Set(['soil', 'water', 'weather']);

/** Whether an entry tells of the land, its water or the weather. */
export const isOfLand = ({ subject }: KnowledgeEntry): boolean => OF_LAND.has(subject);

/** Whether an entry tells of a crop, an animal or a theme. */
export function isAbout({ subject, alsoAbout = [] }: KnowledgeEntry, asked: string): boolean {
  return subject === asked || alsoAbout.includes(asked);
}

/** Topics of what attacks a plant or an animal. */
export const TROUBLE_TOPICS: ReadonlySet<string> = new Set(['pests', 'diseases']);

/** Whether an entry is of a disease, a pest or another trouble, which is known by its signs. */
export const isTrouble = ({ topic, sections }: KnowledgeEntry): boolean =>
  TROUBLE_TOPICS.has(topic) || sections.some(({ label }) => label === 'sign');

export function titleOf(entry: KnowledgeEntry, language: AnswerLanguage): string {
  return language === AnswerLanguage.HI ? entry.titleHi : entry.titleEn;
}

/** The whole text of an entry. */
export function answerOf(entry: KnowledgeEntry, language: AnswerLanguage): string {
  return entry.sections.map((section) => section[language]).join(' ');
}

export function sourceOf(entry: KnowledgeEntry, language: AnswerLanguage): SourceReference {
  const isHindi = language === AnswerLanguage.HI;
  const unchecked = isHindi ? ' (लिखा हुआ अभी स्रोत से मिलाया नहीं गया)' : ' (not yet held against the source)';
  const name = `${isHindi ? entry.sourceHi : entry.source}${entry.checkedOn === null ? unchecked : ''}`;
  return { name, figure: null, date: null, path: entry.seeAlso[0] ?? null };
}
