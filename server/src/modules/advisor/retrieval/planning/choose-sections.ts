import { stateWords } from '../../../geography/places.js';
import { cropWords } from '../../../vocabulary/crops.js';
import {
  isCropSubject,
  type KnowledgeEntry,
  type KnowledgeSection,
  TROUBLE_TOPICS,
} from '../../knowledge/knowledge-entry.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { contentWords, indexTerms, likeTerms } from '../../language/terms.js';
import { isAnimal } from '../../vocabulary/animals.js';
import { asksFor } from '../../vocabulary/asking.js';
import { DISEASE_SIGN_WORDS, PREVENT_WORDS, SYMPTOM_WORDS } from '../../vocabulary/intents.js';
import { isOfElsewhere, isOfState, ofState } from '../reading/of-state.js';
import { WORK_PARTS } from '../reading/work-parts.js';
import { askedKey, sectionKey } from './conversation-state.js';

/** An answer has room for so many sections, and for about so many letters of them. */
const MOST_SECTIONS = 4;
const ROOM = 620;
const NOT_OF_WEEDS: ReadonlySet<SectionLabel> = new Set(['when', 'soil', 'sign', 'variety']);
/** What is done about a trouble is told with its sign, however long both are. */
const ROOM_FOR_REMEDY = 800;
/** "MP" and "UP" are words that no section has: a section of that state counts as if it had one. */
const SHORT_NAME = /\b(?:mp|up)\b|एमपी|यूपी/iu;
const OF_NAMED_STATE = 3;
/** What belongs together when a disease, a pest or a trouble is told. */
const TROUBLE: readonly SectionLabel[] = ['sign', 'cause', 'action', 'dose', 'caution'];

/** Whether an entry is told as a trouble. One that only mentions a sign beside sowing and seed is work where work is asked. */
function isTroubleAsked({ topic, sections }: KnowledgeEntry, labels: readonly SectionLabel[]): boolean {
  const tellsWork = labels.some(
    (label) => WORK_PARTS.has(label) && sections.some((section) => section.label === label),
  );
  if (TROUBLE_TOPICS.has(topic)) return !tellsWork;
  const asksWork = labels.some((label) => label === 'when' || WORK_PARTS.has(label));
  const isTrouble =
    sections.some(({ label }) => label === 'sign') ||
    (sections[0]?.label === 'cause' && sections.some(({ label }) => label === 'action'));
  return !asksWork && isTrouble;
}

/** Whether a text says what is seen on the plants. */
const isSeen = (text: string): boolean => SYMPTOM_WORDS.has(text) || DISEASE_SIGN_WORDS.has(text);

const isOfTrouble = ({ sections }: KnowledgeEntry, index: number): boolean =>
  TROUBLE.includes((sections[index] as KnowledgeSection).label);

/** What is to be stored is dug, dried and cured first: both are told together. */
function curesForStore(entry: KnowledgeEntry, index: number, labels: readonly SectionLabel[]): boolean {
  return entry.sections[index]?.label === 'harvest' && labels.includes('store') && !labels.includes('harvest');
}

const GROWING: ReadonlySet<SectionLabel> = new Set(['seed', 'variety', 'nutrition', 'harvest']);

/** How a thing is grown is told as a whole. */
const ASKS_TO_GROW =
  /\bhow (?:to|do i|can i) (?:grow|start|raise|cultivate)\b|\bkaise (?:ugaye|ugaen|ugaayein|lagaye|kare|karen|karein|ki jaye)\b|कैसे (?:उगाएँ|उगाएं|उगाये|लगाएँ|लगाएं|करें)/iu;

/** Whether an entry goes through the growing of a crop, part by part. */
const growsACrop = ({ subject, sections }: KnowledgeEntry): boolean =>
  isCropSubject(subject) && sections.length > 2 && sections.some(({ label }) => GROWING.has(label));

/** Whether the seed is all that is asked, and the entry has it as a figure only. */
const isSeedAlone = ({ sections, seedPerAcre }: KnowledgeEntry, labels: readonly SectionLabel[]): boolean =>
  seedPerAcre !== undefined &&
  labels.length > 0 &&
  labels.every((label) => label === 'seed') &&
  !sections.some(({ label }) => label === 'seed');

/** How many of the question's words a section has, by spelling or by sound. */
export function overlap(section: KnowledgeSection, terms: ReadonlySet<string>): number {
  return [...terms].filter((term) => termsOf(section).has(term)).length;
}

function weighed(section: KnowledgeSection, weights: ReadonlyMap<string, number>): number {
  return [...weights].reduce((sum, [term, weight]) => sum + (termsOf(section).has(term) ? weight : 0), 0);
}

const termsOfSections = new WeakMap<KnowledgeSection, ReadonlySet<string>>();

/** The words of a section; it never changes, so they are taken from it once. */
function termsOf(section: KnowledgeSection): ReadonlySet<string> {
  const known = termsOfSections.get(section) ?? new Set(indexTerms(`${section.en} ${section.hi}`));
  termsOfSections.set(section, known);
  return known;
}

/** Entries about several troubles tell them one after the other: sign, action, sign, action. Gives the one that is asked. */
function blockOf(entry: KnowledgeEntry, terms: ReadonlySet<string>): readonly number[] {
  const blocks: number[][] = [];
  entry.sections.forEach(({ label }, index) => {
    const before = entry.sections[index - 1]?.label;
    const opens = label === 'sign' && before !== undefined && before !== 'sign' && before !== 'about';
    if (blocks.length === 0 || opens) blocks.push([]);
    blocks.at(-1)?.push(index);
  });
  // What begins with the remedy tells of one trouble only.
  const beginsWithAction = entry.sections[0]?.label === 'action';
  if (blocks.length < 2 || beginsWithAction) return entry.sections.map((_, index) => index);
  // What several blocks have tells none of them from the others.
  const having = (term: string): number =>
    blocks.filter((block) => block.some((index) => termsOf(entry.sections[index] as KnowledgeSection).has(term)))
      .length;
  const weights = new Map([...terms].map((term) => [term, 1 / Math.max(1, having(term)) ** 2]));
  const scored = blocks.map((block) => ({
    block,
    score: block.reduce((sum, index) => sum + weighed(entry.sections[index] as KnowledgeSection, weights), 0),
  }));
  const [best, second] = [...scored].sort((one, other) => other.score - one.score);
  if (!best || best.score === 0 || best.score === second?.score) return entry.sections.map((_, index) => index);
  const dose = entry.sections.findIndex(({ label }) => label === 'dose');
  return [...new Set([...best.block, ...(dose >= 0 ? [dose] : [])])].sort((one, other) => one - other);
}

/** So many terms more than any other a section has to have of a question, to be told a second time: two words or so. */
const CLEARLY_MORE = 4;

/** The section that was told and that a question is clearly about all the same: "how many male vines", after all was told at once. */
function tellsBest(
  entry: KnowledgeEntry,
  terms: ReadonlySet<string>,
  untold: readonly number[],
  others: readonly number[],
): number | undefined {
  if (untold.length === 0) return undefined;
  const overlapAt = (index: number): number => overlap(entry.sections[index] as KnowledgeSection, terms);
  const most = Math.max(...untold.map(overlapAt));
  return others.find((index) => overlapAt(index) >= most + CLEARLY_MORE);
}

/** "How many days does it take?" after all was told at once: of a scheme the section that is asked, told or not, before what is only left. */
function askedAgain(
  entry: KnowledgeEntry,
  labels: readonly SectionLabel[],
  terms: ReadonlySet<string>,
  untold: readonly number[],
): readonly number[] {
  if (isCropSubject(entry.subject) || untold.length === 0 || labels.length === 0) return [];
  const isAsked = (index: number): boolean => labels.includes((entry.sections[index] as KnowledgeSection).label);
  if (untold.some(isAsked)) return [];
  const most = Math.max(...untold.map((index) => overlap(entry.sections[index] as KnowledgeSection, terms)));
  return entry.sections.flatMap((section, index) => (isAsked(index) && overlap(section, terms) >= most ? [index] : []));
}

/** "Milk fever, how do I prevent it": of an animal's illness its care and its vaccine are asked, too. */
function withPrevention(
  { subject, topic }: KnowledgeEntry,
  { text, labels }: { readonly text: string; readonly labels: readonly SectionLabel[] },
): readonly SectionLabel[] {
  const prevents = TROUBLE_TOPICS.has(topic) && isAnimal(subject) && PREVENT_WORDS.has(text);
  return prevents ? [...labels, 'care', 'when'] : labels;
}

/**
 * The sections of an entry that a question is answered with, in the order of telling: the parts that it asks for, or the
 * whole trouble, then those that have most of its words while there is room; none that was told before. Empty where all were.
 */
export function chooseSections(
  entry: KnowledgeEntry,
  asking: { readonly text: string; readonly labels: readonly SectionLabel[]; readonly state?: string | undefined },
  told: ReadonlySet<string>,
): number[] {
  const question = { ...asking, labels: withPrevention(entry, asking) };
  // The crop's own name stands in every section of it.
  const words = contentWords(cropWords.rest(question.text).join(' '));
  const terms = new Set(words.flatMap((word) => [...indexTerms(word), ...likeTerms(word)]));
  const isTrouble = isTroubleAsked(entry, asking.labels);
  const wasTold = (index: number): boolean =>
    told.has(
      question.labels.includes((entry.sections[index] as KnowledgeSection).label)
        ? askedKey(entry.id, index)
        : sectionKey(entry.id, index),
    );
  const all = ofState(
    entry,
    entry.sections.map((_, index) => index),
    question,
  ).filter((index) => !isOfElsewhere(entry, index, question.state));
  const open = all.filter((index) => !wasTold(index));
  const block = isTrouble ? blockOf(entry, terms) : open;
  const left = open.filter((index) => block.includes(index));
  const untold = left.length > 0 ? left : open;
  const others = all.filter((index) => !untold.includes(index));
  const again = tellsBest(entry, terms, untold, others);
  const asks = askedAgain(entry, question.labels, terms, untold);
  const isNamed = (index: number): boolean =>
    question.labels.includes((entry.sections[index] as KnowledgeSection).label);
  // "They run sideways, which pest is it, which medicine": what is seen once more hides no remedy that is asked.
  // "Now patches came, what now": the remedy was told, and is asked for once more.
  const remedies = untold.some(isNamed) ? untold.filter(isNamed) : all.filter(isNamed);
  const withRemedy = again === undefined ? [] : [...new Set([again, ...(isTrouble ? remedies : [])])];
  const tellable = withRemedy.length > 0 ? withRemedy : asks.length > 0 ? asks : untold;
  const [named] = SHORT_NAME.test(question.text) ? stateWords.find(question.text) : [];
  const wanted = (index: number): number => {
    const section = entry.sections[index] as KnowledgeSection;
    const asked = question.labels.includes(section.label) ? 100 : 0;
    const trouble = isTrouble && TROUBLE.includes(section.label) ? 20 : 0;
    const own = isOfState(section, named) ? OF_NAMED_STATE : 0;
    return asked + trouble + own + overlap(section, terms) * 3 - tellable.indexOf(index) * 0.5;
  };
  // Of an entry that also tells the growing, a trouble that is only seen is told without sowing and seed.
  const ofTrouble =
    isTrouble && growsACrop(entry) && isSeen(question.text)
      ? tellable.filter((index) => isOfTrouble(entry, index) || isNamed(index))
      : tellable;
  const ranked = [...(ofTrouble.length > 0 ? ofTrouble : tellable)].sort((one, other) => wanted(other) - wanted(one));
  const asked = ranked.filter((index) => question.labels.includes((entry.sections[index] as KnowledgeSection).label));
  // "Birds on sunflower": of an entry about many things only what has the question's words is told.
  const said = (index: number): number => overlap(entry.sections[index] as KnowledgeSection, terms);
  const isPointed =
    !ASKS_TO_GROW.test(question.text) &&
    asked.length === 0 &&
    !isTrouble &&
    growsACrop(entry) &&
    ranked.some((index) => said(index) > 0);
  // Where only a figure tells the seed, the time of sowing goes with it, and not the whole entry.
  const isSowing = (index: number): boolean => entry.sections[index]?.label === 'when';
  const sowing = tellable.find(isSowing) ?? all.find(isSowing);
  const asksSeed = question.text === '' || asksFor(question.text);
  if (asksSeed && isSeedAlone(entry, question.labels) && sowing !== undefined) return [sowing];
  // Broad leaves and grass, so many days old: of weeds that are asked the sowing and the leaf spots tell nothing.
  const strays = (index: number): boolean =>
    question.labels.includes('weeds') && NOT_OF_WEEDS.has((entry.sections[index] as KnowledgeSection).label);
  const chosen: number[] = [];
  let length = 0;
  for (const index of ranked) {
    const size = (entry.sections[index] as KnowledgeSection).en.length;
    const isTold = (label: SectionLabel): boolean => chosen.some((other) => entry.sections[other]?.label === label);
    // Where nothing is written but why it comes and what to do, both are told.
    const isKnown = isTold('sign') || (isTold('cause') && entry.sections.length === 2);
    const isRemedy = isTrouble && entry.sections[index]?.label === 'action' && isKnown && !isTold('action');
    const fits = chosen.length < MOST_SECTIONS && length + size <= (isRemedy ? ROOM_FOR_REMEDY : ROOM);
    const isAsked = asked.includes(index);
    // A part that was asked for is told alone, unless others have the question's words too.
    const belongs =
      isAsked ||
      curesForStore(entry, index, question.labels) ||
      (entry.topic === 'care' && question.labels.includes('care')) ||
      asked.length === 0 ||
      isTrouble ||
      (overlap(entry.sections[index] as KnowledgeSection, terms) >= 2 && !strays(index));
    if (chosen.length > 0 && !(fits && belongs)) continue;
    if (isPointed && said(index) === 0) continue;
    chosen.push(index);
    length += size;
  }
  // What is asked goes before what only belongs to it; a trouble is told as it stands.
  const later = (index: number): number => Number(!isTrouble && !asked.includes(index));
  return chosen.sort((one, other) => later(one) - later(other) || one - other);
}
