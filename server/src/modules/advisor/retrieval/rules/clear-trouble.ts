import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { isAbout, TROUBLE_TOPICS } from '../../knowledge/knowledge-entry.js';
import type { Meant } from '../../knowledge/meant-entries.js';
import { isAnimal } from '../../vocabulary/animals.js';
import { asksFor } from '../../vocabulary/asking.js';
import { INSURANCE_WORDS } from '../../vocabulary/intents.js';
import type { ConversationState } from '../planning/conversation-state.js';
import { entryPart } from '../planning/entry-parts.js';
import type { Part } from '../planning/plan.js';
import { selectTool } from '../planning/select-tool.js';
import { DESCRIBES_FROM, NEAREST } from '../planning/thresholds.js';
import { type Reading, saidBeside } from '../reading/reading.js';
import { WORK_PARTS } from '../reading/work-parts.js';

/** A trouble that the words of a message fit so well, and so much better than any other, is meant whatever one of them leads to. */
const CLEAR_FROM = 6_000;
const CLEARLY_MORE = 2.5;
const FITS_CLEARLY = 0.7;

/** So much more of what is told than any other has the entry that is meant, whatever part of the work a word of it names. */
const MEANT_FROM = 10_000;
const FAR_MORE = 3.5;
const HAS_MOST = 0.5;

/** "Black and sunken below, a disease or too little manure": what has nearly all of it is told, and nobody's manure. */
export function meantParts(reading: Reading, state: ConversationState, knowledge: KnowledgeBase): Part[] | undefined {
  const [crop, other] = reading.crops;
  if (!crop || other || isAnimal(crop.subject) || reading.goesOn || reading.labels.length === 0) return undefined;
  if (INSURANCE_WORDS.has(reading.text) || selectTool(reading.withCrop)) return undefined;
  const hits = knowledge.find(reading.text, NEAREST, reading.labels, reading.crops);
  const [best, second] = hits.toSorted((one, next) => next.confidence - one.confidence);
  if (!best || best.confidence < MEANT_FROM || best.confidence < FAR_MORE * (second?.confidence ?? 0)) return undefined;
  const said = saidBeside(reading);
  if (said.length < DESCRIBES_FROM || knowledge.fit(best.value, said) < HAS_MOST) return undefined;
  const parts = entryPart(best.value, reading, state);
  return parts.length > 0 ? parts : undefined;
}

/** What is described so well, and so much better than what a word of it leads to, is meant before that. */
const DESCRIBED_FROM = 4_000;
const FITS_DESCRIBED = 0.5;
const FAR_BETTER = 0.2;
/** The same where the wording stands for the whole message. */
const FITS_WHOLE = 0.8;
const BETTER_THAN_WHOLE = 0.4;

/**
 * "Potatoes with black crusts, like soil that does not wash off": the trouble that has most of what is seen, and not the washing
 * away of the soil that three of its words mean.
 */
export function describedInstead(
  { entry: meant, whole }: Pick<Meant, 'entry' | 'whole'>,
  reading: Reading,
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] | undefined {
  const [crop] = reading.crops;
  const said = saidBeside(reading);
  if (!crop || reading.goesOn || asksFor(reading.text) || said.length < DESCRIBES_FROM) return undefined;
  if (INSURANCE_WORDS.has(reading.text)) return undefined;
  // What is fed is told along with what came of it.
  if (reading.labels.some((label) => WORK_PARTS.has(label) && label !== 'feed')) return undefined;
  const hits = knowledge.find(reading.text, NEAREST, ['sign'], reading.crops);
  const [best] = hits.toSorted((one, next) => next.confidence - one.confidence);
  if (!best || best.value === meant || best.confidence < DESCRIBED_FROM) return undefined;
  const ofMeant = hits.find(({ value }) => value === meant)?.confidence ?? 0;
  if (best.confidence < CLEARLY_MORE * ofMeant) return undefined;
  const { value: entry } = best;
  if (!isAbout(entry, crop.subject) || !TROUBLE_TOPICS.has(entry.topic)) return undefined;
  const fit = knowledge.fit(entry, said);
  const better = whole ? BETTER_THAN_WHOLE : FAR_BETTER;
  if (fit < (whole ? FITS_WHOLE : FITS_DESCRIBED) || fit < knowledge.fit(meant, said) + better) return undefined;
  const parts = entryPart(entry, reading, state);
  return parts.length > 0 ? parts : undefined;
}

/** A theme that has so much of what is said, and so much more than the entries of the crop, is asked, whichever crop is named with it. */
const THEME_HAS = 0.5;
const MORE_THAN_CROP = 0.3;
const OF_THE_FIELD: ReadonlySet<string> = new Set([
  'soil',
  'water',
  'weather',
  'storage',
  'vegetables',
  'orchard',
  'pulses',
]);

/** "The well is salty, do I sow mustard, gram or wheat": of salty water, and of nobody's waterings. */
export function themeOfCropParts(
  reading: Reading,
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] | undefined {
  const said = saidBeside(reading);
  if (reading.crops.length === 0 || said.length < 2 || reading.goesOn || selectTool(reading.withCrop)) return undefined;
  if (reading.crops.some(({ subject }) => isAnimal(subject))) return undefined;
  const hits = knowledge.find(reading.text, NEAREST, reading.labels, reading.crops);
  const theme = hits.find(({ value }) => OF_THE_FIELD.has(value.subject));
  const own = hits.filter(({ value }) => reading.crops.some(({ subject }) => isAbout(value, subject)));
  if (!theme || own.some(({ confidence }) => confidence > theme.confidence)) return undefined;
  const fit = knowledge.fit(theme.value, said);
  const fitOfCrop = Math.max(0, ...own.map(({ value }) => knowledge.fit(value, said)));
  if (fit < THEME_HAS || fit < fitOfCrop + MORE_THAN_CROP) return undefined;
  const parts = entryPart(theme.value, reading, state);
  return parts.length > 0 ? parts : undefined;
}

/** Shoots that are like grass are no weed. */
const LIKE_GRASS = /घास\s+(?:जैस|की\s+तरह)|\bgh?aa?s\s+jais|\b(?:like grass|grassy)\b/iu;

/** "Leaf stalks like a rat's tail, leaves curled down": the mite of chilli by its signs, and no rats. */
export function clearTroubleParts(
  reading: Reading,
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] | undefined {
  const [crop, other] = reading.crops;
  if (!crop || other || isAnimal(crop.subject) || reading.goesOn) return undefined;
  if (INSURANCE_WORDS.has(reading.text)) return undefined;
  const said = saidBeside(reading);
  if (said.length < DESCRIBES_FROM) return undefined;
  const onlyLooks = LIKE_GRASS.test(reading.text);
  if (reading.labels.some((label) => WORK_PARTS.has(label) && !(label === 'weeds' && onlyLooks))) return undefined;
  const hits = knowledge.find(reading.text, NEAREST, ['sign'], reading.crops);
  const [best, second] = hits.toSorted((one, next) => next.confidence - one.confidence);
  if (!best || best.confidence < CLEAR_FROM || best.confidence < CLEARLY_MORE * (second?.confidence ?? 0))
    return undefined;
  const { value: entry } = best;
  const isTrouble = isAbout(entry, crop.subject) && (entry.topic === 'diseases' || entry.sections[0]?.label === 'sign');
  if (!isTrouble || knowledge.fit(entry, said) < FITS_CLEARLY) return undefined;
  // What a wording leads to by itself is told in the parts that are meant with it.
  if (knowledge.leadOf(reading.text) === entry.id) return undefined;
  const parts = entryPart(entry, onlyLooks ? { ...reading, labels: [] } : reading, state);
  return parts.length > 0 ? parts : undefined;
}
