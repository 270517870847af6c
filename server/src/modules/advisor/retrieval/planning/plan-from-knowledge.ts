import type { CropWord } from '../../../vocabulary/crops.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { FIGURES_TOPIC, isCropSubject, type KnowledgeEntry } from '../../knowledge/knowledge-entry.js';
import type { Hit } from '../../knowledge/phonetic-index.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { isAnimal } from '../../vocabulary/animals.js';
import { asksFor } from '../../vocabulary/asking.js';
import { DOSE_WORDS, FARMING_WORDS, SICK_WORDS } from '../../vocabulary/intents.js';
import { namesTitle } from '../reading/names-title.js';
import { type Reading, saidBeside } from '../reading/reading.js';
import { unwrittenSubject } from '../reading/unwritten-subject.js';
import { WORK_PARTS } from '../reading/work-parts.js';
import { generalEntry, mentioningParts, tells } from '../rules/general-parts.js';
import { namesSomething } from '../rules/telling-parts.js';
import type { ConversationState } from './conversation-state.js';
import { byId, entryPart, goingOn, nextUntold, partsOfCrop } from './entry-parts.js';
import { tellsWhatIsAsked } from './fit.js';
import { untoldParts } from './left-over-parts.js';
import { nearestEntries, showsSick } from './nearest-entries.js';
import type { Plan } from './plan.js';
import { ASK_BACK_BELOW, DECLINE_BELOW, FITS_WITHOUT_CROP, SHOWN, SURE_WITHOUT_CROP } from './thresholds.js';

const NEARLY_AS_GOOD = 0.5;
const CLEARLY_BEST = 1.5;

/** Plans what is told of the knowledge base: the parts that are asked, of the entries that are nearest; or that nothing fits. */
export function planFromKnowledge(
  reading: Reading,
  said: Reading,
  state: ConversationState,
  knowledge: KnowledgeBase,
  asksDose: boolean,
): Plan {
  const [crop] = reading.crops;
  const sick = crop !== undefined && isAnimal(crop.subject) && SICK_WORDS.has(reading.text);
  // "Water from the nose": of a sick animal's looks no part of the work is asked.
  const wanted = sick && !asksFor(reading.text) ? [] : reading.labels.filter((label) => WORK_PARTS.has(label));
  const { hits, isFound } = nearestEntries(reading, said, sick, knowledge);
  if (!isFound && namesSomething(reading, knowledge)) return { kind: 'unknown', crop };
  const [best] = hits;
  if (sick && (best?.confidence ?? 0) < SURE_OF_ILLNESS) {
    const toldApart = entryPart(byId(knowledge, SIGNS_OF[crop.subject] ?? ''), { ...reading, labels: ['sign'] }, state);
    if (toldApart.length === 0) return { kind: 'sick', crop };
    return { kind: 'parts', parts: toldApart, repairs: said.repairs, crop };
  }
  const knowsCrop = crop !== undefined && knowledge.subjects.has(crop.subject);
  if (crop && !knowsCrop) return { kind: 'unknown', crop };
  const unwritten = unwrittenSubject(reading, knowledge);
  if (unwritten !== undefined) return { kind: 'unknown', crop, unwritten };
  if (!best || (best.confidence < DECLINE_BELOW && !crop)) {
    if (asksDose) return { kind: 'dose' };
    const farming = reading.work.length > 0 || reading.labels.length > 1 || FARMING_WORDS.has(reading.text);
    return { kind: farming ? 'unknown' : 'decline', ...(farming ? { crop } : {}) } as Plan;
  }
  const bare =
    said.crops.length > 0 &&
    said.labels.length === 0 &&
    reading.labels.length === 0 &&
    said.work.length === 0 &&
    said.rest.length === 0 &&
    !sick;
  if (asksDose && !crop) return { kind: 'dose' };
  const last = goingOn(reading, wanted, state, knowledge);
  if (last) {
    const told = last.map((part) =>
      part.kind === 'entry' ? { ...part, asksDose: DOSE_WORDS.has(reading.text) } : part,
    );
    return { kind: 'parts', parts: told, repairs: said.repairs, crop };
  }
  const askBack: Plan = { kind: 'ask-back', entries: hits.slice(0, SHOWN).map((hit) => hit.value), crop };
  // "Rabbit keeping": where one entry tells all that is written, nobody is asked which part.
  const only = bare && crop ? knowledge.about(crop.subject) : [];
  if (only.length === 1)
    return { kind: 'parts', parts: entryPart(only[0], reading, state), repairs: said.repairs, crop };
  if (bare && crop) return { kind: 'ask-back', entries: mainEntries(crop, hits, knowledge), crop, isBare: true };
  // "The right time to cut wheat": where the nearest entry does not tell the part that is asked, the one that does is told.
  const asksCare = reading.labels.includes('care') && !showsSick(reading.text);
  const parted: readonly SectionLabel[] =
    wanted.length > 0
      ? wanted
      : asksCare
        ? ['care']
        : reading.labels.filter((label) => label === 'when' && reading.work.includes('sowing'));
  const elsewhere = parted.length > 0 && !best.value.sections.some(({ label }) => parted.includes(label));
  const ofParts = partsOfCrop(elsewhere ? { ...reading, rest: [] } : reading, wanted, hits, state, knowledge);
  const toldElsewhere = ofParts?.every((part) => part.kind !== 'entry' || part.entry !== best.value) ?? false;
  const clear =
    toldElsewhere && isClearlyMeant(hits, [...parted, ...reading.labels]) ? entryPart(best.value, reading, state) : [];
  const picked = clear.length > 0 ? clear : ofParts;
  const parts = picked ?? nextUntold(reading, hits, state, knowledge);
  // A part that no entry of the crop tells is not known; the nearest trouble would be no answer.
  if (
    picked === undefined &&
    crop &&
    wanted.length > 0 &&
    (reading.rest.length === 0 || wanted.some((label) => generalEntry(crop, label, knowledge))) &&
    !tellsAny(crop, wanted, knowledge)
  ) {
    const general = (asksDose ? [] : wanted).flatMap((label) =>
      entryPart(generalEntry(crop, label, knowledge), reading, state, [label]),
    );
    if (general.length > 0) return { kind: 'parts', parts: general, repairs: said.repairs, crop };
    const mentioned = mentioningParts(crop, wanted, knowledge);
    if (mentioned) return { kind: 'parts', parts: [mentioned], repairs: said.repairs, crop };
    return { kind: 'unknown', crop };
  }
  if (picked === undefined) {
    if (!crop && isAboutSeveralCrops(hits) && !namesTitle(best.value, reading.text)) {
      const general = hits.slice(0, SHOWN).find(({ value }) => value.subject === GENERAL_TROUBLES);
      const told = general && general.confidence >= ASK_BACK_BELOW ? entryPart(general.value, reading, state) : [];
      if (told.length > 0) return { kind: 'parts', parts: told, repairs: said.repairs, crop };
      return asksDose ? { kind: 'dose' } : askBack;
    }
    const alone =
      (crop !== undefined || reading.labels.length > 0) &&
      best.confidence >= DECLINE_BELOW &&
      (hits[1]?.score ?? 0) * CLEARLY_BEST < best.score;
    const sure =
      namesTitle(best.value, reading.text) ||
      alone ||
      best.confidence >= ASK_BACK_BELOW ||
      (crop !== undefined && (reading.labels.length > 0 || reading.work.length > 0));
    if (!sure) return asksDose ? { kind: 'dose' } : askBack;
  }
  if (parts.length === 0) return { kind: 'told', crop };
  if (crop === undefined && !asksDose && !reading.goesOn && !namesTitle(best.value, reading.text)) {
    const fit = knowledge.fit(best.value, saidBeside(reading));
    if (fit < FITS_WITHOUT_CROP && best.confidence < SURE_WITHOUT_CROP) return askBack;
  }
  const mayBeNear =
    crop !== undefined && !sick && !asksDose && !reading.goesOn && !namesTitle(best.value, reading.text);
  if (mayBeNear && !tellsWhatIsAsked(parts, reading, best.confidence, knowledge)) return { kind: 'unknown', crop };
  const dose =
    DOSE_WORDS.has(reading.text) && parts.some((part) => part.kind === 'entry' && SPRAYED.has(part.entry.topic));
  const all = [...parts, ...untoldParts(parts, wanted, reading, state, knowledge)];
  return {
    kind: 'parts',
    parts: all.map((part) => (part.kind === 'entry' ? { ...part, asksDose: asksDose || dose, sick } : part)),
    repairs: said.repairs,
    crop,
  };
}

/** What is asked most of a crop or an animal, in the order in which it is offered. */
const MAIN_TOPICS: readonly string[] = [
  'sowing',
  'feed',
  'diseases',
  'pests',
  'nutrition',
  'harvest',
  'care',
  'general',
];

/** One entry of each main topic of a crop that is named and nothing else, then what is nearest. */
function mainEntries(crop: CropWord, hits: readonly Hit<KnowledgeEntry>[], knowledge: KnowledgeBase): KnowledgeEntry[] {
  const own = knowledge.about(crop.subject).filter(({ subject }) => subject === crop.subject);
  const main = MAIN_TOPICS.flatMap((topic) => own.find((entry) => entry.topic === topic) ?? []);
  return [...new Set([...main, ...hits.map(({ value }) => value)])].slice(0, SHOWN);
}

/** What has nearly all of a question, and many times more of it than any other, is meant, whatever single words ask for. */
const CLEAR_FROM = 3_000;
const CLEARLY_MORE = 4;
function isClearlyMeant([best, second]: readonly Hit<KnowledgeEntry>[], parted: readonly SectionLabel[]): boolean {
  if (!best || best.confidence < CLEAR_FROM || best.value.topic === FIGURES_TOPIC) return false;
  if (best.confidence < CLEARLY_MORE * (second?.confidence ?? 0)) return false;
  return parted.length === 0 || parted.some((label) => tells(best.value, label));
}

/** An illness is only named where much of what was said fits it; otherwise the vet is. */
const SURE_OF_ILLNESS = 600;
/** Where the illnesses of an animal are told apart in one entry, it comes before the vet's number. */
const SIGNS_OF: Readonly<Record<string, string>> = { poultry: 'poultry-tell-apart' };
/** What is written of pests that come on every crop. */
const GENERAL_TROUBLES = 'protection';

/** Topics whose cure may be a pesticide. */
const SPRAYED = new Set(['pests', 'diseases', 'weeds']);

function tellsAny(crop: CropWord, wanted: readonly SectionLabel[], knowledge: KnowledgeBase): boolean {
  return knowledge.about(crop.subject).some((entry) => wanted.some((label) => tells(entry, label)));
}

/** Leaves turn yellow on every crop: where the nearest entries are about several, the visitor has to say which. */
function isAboutSeveralCrops(hits: readonly Hit<KnowledgeEntry>[]): boolean {
  const [best] = hits;
  if (!best || !isCropSubject(best.value.subject)) return false;
  return hits
    .slice(0, SHOWN)
    .some(
      (hit) =>
        hit.value.subject !== best.value.subject &&
        isCropSubject(hit.value.subject) &&
        hit.score > best.score * NEARLY_AS_GOOD,
    );
}
