import { type CropWord, cropWords } from '../../../vocabulary/crops.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { isAbout, isCropSubject, type KnowledgeEntry, TROUBLE_TOPICS } from '../../knowledge/knowledge-entry.js';
import type { Hit } from '../../knowledge/phonetic-index.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { isAnimal } from '../../vocabulary/animals.js';
import { asksFor } from '../../vocabulary/asking.js';
import { farmWorkWords } from '../../vocabulary/farm-work.js';
import { DISEASE_SIGN_WORDS, SYMPTOM_WORDS } from '../../vocabulary/intents.js';
import { type Reading, saidBeside } from '../reading/reading.js';
import { mayAnswer } from '../rules/telling-parts.js';
import { NEAREST } from './thresholds.js';

/*
 * Which entries a question may mean: those that the search finds, in the order that a describing, a sick animal or a whole season
 * asks for, and without those of other crops.
 */

type Hits = readonly Hit<KnowledgeEntry>[];

/** Parts that a question about a trouble may name, and still only describe it. */
const OF_TROUBLE: ReadonlySet<SectionLabel> = new Set(['when', 'action', 'cause', 'sign', 'dose', 'caution']);

/** "Can I grow pepper here" asks for its soil and its season, and for none of its diseases. */
const ASKS_WHETHER_TO_GROW =
  /\bcan (?:i|we|it|one) (?:be )?(?:grow|cultivat|plant|sow)|\b(?:ki )?kheti ho (?:sakti|sakta|jayegi)|(?:उगा|लगा|बो) सकत|खेती हो (?:सकती|जाएगी)/iu;

const NEARLY_ALL = 0.6;
/** How the ids of entries end that tell a part each of what a crop's others do not. */
const FILLER = '-parts';
/** So much of what is said it has to have where none of its parts is asked by name. */
const FITS_FILLER = 0.5;
/** So much more of what is said a trouble of an animal has to have than the nearest one. */
const FAR_MORE = 0.3;

const OF_ILLNESS: ReadonlySet<SectionLabel> = new Set(['sign', 'action', 'caution']);
const ILL_TOPICS = new Set(['diseases', 'care']);

/** "We have black soil": the kind of the soil, and nothing that a plant shows. */
const KIND_OF_SOIL =
  /\b(?:black|red|yellow|brown|white)(?: cotton)? (?:soil|land)s?\b|(?:काली|लाल|पीली|भूरी) (?:मिट्टी|जमीन|ज़मीन)|\b(?:ka+li|la+l|pe+li|pili) (?:mitti|matti|ja?meen|zameen|jamin)\b/giu;

/** A text without what tells of the soil. */
export const withoutKindOfSoil = (text: string): string => text.replace(KIND_OF_SOIL, ' ');

/** Whether a text shows how something sick looks. Black pepper is no black pepper plant. */
export function showsSick(text: string): boolean {
  const looks = cropWords.rest(withoutKindOfSoil(text)).join(' ');
  return SYMPTOM_WORDS.has(looks) || DISEASE_SIGN_WORDS.has(looks);
}

/** "How much spawn for 10 kg of dry straw": an amount for something is asked, whatever that looks like. */
const ASKS_AMOUNT_FOR =
  /\bhow (?:much|many) (?:[\p{L}\p{M}]+ ){1,2}(?:for|per|in|to)\b|\d+\s*(?:kg|kilo|quintal|litre|liter)\s+(?:[\p{L}\p{M}]+\s+){1,2}(?:me|mein|ke liye|ko)\s+kitn|\d+\s*(?:किलो|क्विंटल|लीटर)\s+(?:[\p{L}\p{M}]+\s+){1,2}(?:में|के लिए|को)\s+कितन/iu;

/** How a question speaks of a trouble: it is one of the crop, and it is only described, to be known by its signs. */
interface Spoken {
  readonly ofTrouble: boolean;
  readonly describes: boolean;
}

function spokenIn(reading: Reading): Spoken {
  const [crop] = reading.crops;
  const shows = showsSick(reading.text) && !ASKS_AMOUNT_FOR.test(reading.text);
  const ofTrouble = crop !== undefined && (shows || reading.work.some((topic) => TROUBLE_TOPICS.has(topic)));
  const describes =
    (reading.labels.length === 0 &&
      !ASKS_AMOUNT_FOR.test(reading.text) &&
      (reading.rest.length >= 3 || (shows && crop !== undefined))) ||
    (ofTrouble && reading.labels.every((label) => OF_TROUBLE.has(label)));
  return { ofTrouble, describes };
}

/** The text to search by: a kind of fish is not what is asked; an animal's other names say more (calf, udder), and so do those of a crop's own pest: गुलाबी सुंडी. */
function searchText(reading: Reading, said: Reading, describes: boolean): string {
  const [crop] = reading.crops;
  if (!crop) return reading.text;
  const withoutName = cropWords.rest(reading.text).join(' ');
  const namesPest = farmWorkWords.has(reading.text) && !farmWorkWords.has(withoutName);
  if (describes && !namesPest && (!isAnimal(crop.subject) || crop.subject === 'fish'))
    return `${withoutName} ${crop.names[0]}`;
  return said.crops.length === 0 && isAnimal(crop.subject) ? said.text : reading.text;
}

/** What the search finds, without what only fills up the parts of a crop and has little of what is said. */
function found(reading: Reading, said: Reading, { ofTrouble, describes }: Spoken, knowledge: KnowledgeBase): Hits {
  const looksFor: readonly SectionLabel[] = describes ? ['sign', 'cause'] : reading.labels;
  const hits = knowledge.find(searchText(reading, said, describes), NEAREST, looksFor, reading.crops);
  const nearest = mayAnswer(hits, reading, knowledge).filter(
    ({ value }) =>
      !value.id.endsWith(FILLER) ||
      value.sections.some(({ label }) => reading.labels.includes(label)) ||
      knowledge.fit(value, saidBeside(reading)) >= FITS_FILLER,
  );
  // Of troubles the one that has most of what is seen is meant, and not the one that has one word of it often.
  return ofTrouble && describes ? nearest.toSorted((one, other) => other.confidence - one.confidence) : nearest;
}

/** "Which diseases come", without a sign: of insects nothing is asked, where the crop's diseases stand apart from them. */
function diseasesFirst(hits: Hits, { text, work, crops: [crop] }: Reading): Hits {
  const onlyDiseases =
    work.includes('diseases') &&
    !work.includes('pests') &&
    !showsSick(text) &&
    hits.some(({ value }) => value.topic === 'diseases' && (!crop || isAbout(value, crop.subject)));
  if (!onlyDiseases) return hits;
  const isPest = ({ value }: Hit<KnowledgeEntry>): number => Number(value.topic === 'pests');
  return hits.toSorted((one, other) => isPest(one) - isPest(other));
}

/** The illnesses of an animal. Hens that die of heat have no Ranikhet: one that has far more of what is seen than the nearest is meant. */
function illnesses(hits: Hits, reading: Reading, subject: string, knowledge: KnowledgeBase): Hits {
  const near = hits.filter(
    ({ value }) =>
      isAbout(value, subject) &&
      ILL_TOPICS.has(value.topic) &&
      value.sections.some(({ label }) => OF_ILLNESS.has(label)),
  );
  const fitOf = (hit: Hit<KnowledgeEntry> | undefined): number =>
    hit === undefined ? 0 : knowledge.fit(hit.value, saidBeside(reading));
  const clearlyFits = (hit: Hit<KnowledgeEntry>): boolean => fitOf(hit) >= fitOf(near[0]) + FAR_MORE;
  return near.toSorted((one, other) => Number(clearlyFits(other)) - Number(clearlyFits(one)));
}

/** Yellow leaves ask for an entry that knows them by their look or their cause, or for what holds for all crops; not for the harvest. */
const tellsTrouble = ({ subject, topic, sections }: KnowledgeEntry): boolean =>
  !isCropSubject(subject) ||
  (isAnimal(subject) && topic === 'care') ||
  sections.some(({ label }) => label === 'sign' || label === 'cause') ||
  (sections.some(({ label }) => label === 'action') && !sections.some(({ label }) => label === 'harvest'));

/** What is asked of one crop is not answered with another one's trouble: spots on mango are no rust of mustard. */
function ofTheCrop(hits: Hits, crops: readonly CropWord[]): Hits {
  if (crops.length === 0) return hits;
  return hits.filter(
    ({ value }) => !isCropSubject(value.subject) || crops.some(({ subject }) => isAbout(value, subject)),
  );
}

/** What fills up the parts of a crop answers nobody who describes something: a trouble that has nearly as much is meant. */
function insteadOfFiller(own: Hits, reading: Reading): Hits {
  const [first] = own;
  if (!first?.value.id.endsWith(FILLER) || asksFor(reading.text)) return [];
  return own.filter(({ value, confidence }) => tellsTrouble(value) && confidence >= first.confidence * NEARLY_ALL);
}

/** The entries that a question may mean, the likeliest first; `isFound` is false where not even another crop's was near. */
export function nearestEntries(
  reading: Reading,
  said: Reading,
  sick: boolean,
  knowledge: KnowledgeBase,
): { readonly hits: Hits; readonly isFound: boolean } {
  const [crop] = reading.crops;
  const spoken = spokenIn(reading);
  const near = diseasesFirst(found(reading, said, spoken, knowledge), reading);
  if (near.length === 0) return { hits: [], isFound: false };
  const own = sick && crop ? illnesses(near, reading, crop.subject, knowledge) : ofTheCrop(near, reading.crops);
  const growing = ASKS_WHETHER_TO_GROW.test(said.text)
    ? own.filter(({ value }) => !TROUBLE_TOPICS.has(value.topic))
    : [];
  const troubles = spoken.ofTrouble && spoken.describes ? own.filter(({ value }) => tellsTrouble(value)) : [];
  const seen = spoken.describes ? insteadOfFiller(own, reading) : [];
  const meant = [growing, troubles, seen, own].find((hits) => hits.length > 0);
  return { hits: meant ?? (sick ? [] : near), isFound: true };
}
