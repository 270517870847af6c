import type { KnowledgeBase } from '../knowledge/knowledge-base.js';
import { isAbout } from '../knowledge/knowledge-entry.js';
import { isAnimal } from '../vocabulary/animals.js';
import { leadOf } from '../vocabulary/entry-leads.js';
import { INSURANCE_WORDS } from '../vocabulary/intents.js';
import type { ConversationState } from './conversation-state.js';
import { entryPart } from './entry-parts.js';
import type { Part } from './plan.js';
import { type Reading, saidBeside } from './reading.js';
import { NEAREST } from './thresholds.js';
import { WORK_PARTS } from './work-parts.js';

/** A trouble that the words of a message fit so well, and so much better than any other, is meant whatever one of them leads to. */
const CLEAR_FROM = 6_000;
const CLEARLY_MORE = 2.5;
const FITS_CLEARLY = 0.7;
/** Fewer words describe no trouble. */
const DESCRIBES_FROM = 3;

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
  if (leadOf(reading.text) === entry.id) return undefined;
  const parts = entryPart(entry, onlyLooks ? { ...reading, labels: [] } : reading, state);
  return parts.length > 0 ? parts : undefined;
}
