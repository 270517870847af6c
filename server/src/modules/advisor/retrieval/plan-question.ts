import type { KnowledgeBase } from '../knowledge/knowledge-base.js';
import { isCropSubject } from '../knowledge/knowledge-base.js';
import { isAbout, type KnowledgeEntry } from '../knowledge/knowledge-entry.js';
import type { Hit } from '../knowledge/phonetic-index.js';
import type { SectionLabel } from '../knowledge/section-labels.js';
import { contentWords, indexTerms } from '../language/terms.js';
import type { CropWord } from '../vocabulary/crops.js';
import {
  DISEASE_SIGN_WORDS,
  DOSE_WORDS,
  FARMING_WORDS,
  PESTICIDE_WORDS,
  SEASON_WORDS,
  SICK_WORDS,
  SYMPTOM_WORDS,
} from '../vocabulary/intents.js';
import { type ConversationState, toolKey } from './conversation-state.js';
import { isAnimal } from './entry-lines.js';
import {
  byId,
  entryPart,
  generalEntry,
  goingOn,
  mentioningParts,
  nextUntold,
  partsOfCrop,
  tells,
} from './entry-parts.js';
import { particularParts } from './particulars.js';
import type { Part, Plan } from './plan.js';
import { type Reading, readQuestion } from './reading.js';
import {
  complaintParts,
  guidance,
  leadParts,
  lossParts,
  marketParts,
  naturalParts,
  sameFieldParts,
  tenureParts,
  weatherParts,
} from './rule-parts.js';
import { retarget, selectTool, type ToolChoice, tonsIn } from './select-tool.js';
import { ASK_BACK_BELOW, DECLINE_BELOW, NEAREST } from './thresholds.js';
import { WORK_PARTS } from './work-parts.js';

const SHOWN = 3;
const NEARLY_AS_GOOD = 0.5;
const CLEARLY_BEST = 1.5;
/** A follow-up is short: "and water?", "और पानी?". */
const FOLLOW_UP_WORDS = 4;
/** Where the name of a subject is only a part of it: दूध stands for the whole animal. */
const CONTEXT_WORDS: ReadonlyMap<string, readonly [string, string]> = new Map([['dairy', ['cattle', 'पशु']]]);

const FOLLOW_UP =
  /^(and|what about|how about|और|तो|aur|or|phir|फिर|ok|okay|achha|accha|अच्छा)\b|^(और|तो|फिर|अच्छा)|\b(it|its|isme|usme|iske|uske|iska|uska|isko|usko|iski|uski|ye|yeh|this|that|them|they)\b|इसमें|उसमें|इसके|उसके|इसका|उसका|इसको|उसको|इसकी|उसकी/iu;

/** Plans the answer to one question in its conversation. Pure: looks nothing up. */
export function planQuestion(question: string, state: ConversationState, knowledge: KnowledgeBase): Plan {
  const said = readQuestion(question, knowledge);
  const reading = withoutIdleWhen(withContext(said, state));
  const [crop] = reading.crops;
  const parts = (...all: Part[]): Plan => ({ kind: 'parts', parts: all, repairs: said.repairs, crop });
  const asksDose =
    DOSE_WORDS.has(reading.text) && (PESTICIDE_WORDS.has(reading.text) || SYMPTOM_WORDS.has(reading.text));

  if (SEASON_WORDS.has(said.text) && said.crops.length === 0) return parts({ kind: 'season', state: said.state });
  const complaint = complaintParts(said, state, knowledge);
  if (complaint) return parts(...complaint);
  const natural = naturalParts(reading, state, knowledge);
  if (natural) return parts(...natural);
  const sameField = sameFieldParts(reading, state, knowledge);
  if (sameField) return parts(...sameField);
  const byTenure = tenureParts(reading, state, knowledge);
  if (byTenure) return parts(...byTenure);
  const lead = leadParts(reading, state, knowledge);
  if (lead) return parts(...lead);
  const particular = particularParts(reading, state, knowledge);
  if (particular) return parts(...particular);
  const loss = lossParts(reading, state, knowledge);
  if (loss) return parts(...loss);
  const weather = weatherParts(reading, state, knowledge);
  if (weather) return parts(...weather);
  const market = marketParts(reading, state, knowledge);
  if (market) return parts(...market);
  const choice = selectTool(reading.withCrop) ?? continued(said, state);
  if (choice) {
    // "… and what is the rent?" is the rent of the store that was just told, not of a machine.
    const ofStore =
      choice.tool === 'machines_for_rent' &&
      choice.argument.machine === undefined &&
      STORES.has(state.tool?.tool ?? '');
    if (ofStore && state.tool) return { kind: 'again', choice: state.tool };
    const guided = guidance(reading, choice, state, knowledge);
    if (guided) return parts(...guided);
    return state.told.has(toolKey(choice)) ? { kind: 'again', choice } : parts({ kind: 'tool', ...choice });
  }
  // What is asked on about a crop that nothing is written on stays unknown; another crop's male vines would be a wrong guess.
  if (said.crops.length === 0 && state.crop && !knowledge.subjects.has(state.crop.subject)) {
    const holdsForAll = knowledge
      .find(said.text, SHOWN, said.labels, [])
      .some(({ value, confidence }) => !isCropSubject(value.subject) && confidence >= ASK_BACK_BELOW);
    return holdsForAll
      ? planFromKnowledge(said, said, state, knowledge, asksDose)
      : { kind: 'unknown', crop: state.crop };
  }
  return planFromKnowledge(reading, said, state, knowledge, asksDose);
}

/** A short question that names no crop is about the last one; one that names only another crop or place asks the same of it. */
function withContext(said: Reading, state: ConversationState): Reading {
  const isShort = said.contentWords <= FOLLOW_UP_WORDS;
  const refersBack = FOLLOW_UP.test(said.text.trim());
  if (said.crops.length === 0 && state.crop) {
    const asksPart = (said.labels.length > 0 || said.area !== undefined) && said.rest.length <= 2;
    if (!isShort && !refersBack && !asksPart) return said;
    const names = CONTEXT_WORDS.get(state.crop.subject) ?? state.crop.names;
    const labels =
      said.labels.length === 0 && said.work.length === 0 && said.rest.length === 0 ? state.labels : said.labels;
    const withCrop = `${said.text} ${names[1]} ${names[0]}`;
    return { ...said, crops: [state.crop], labels, text: withCrop, withCrop, goesOn: said.rest.length <= 2 };
  }
  const namesOnlyCrop = said.labels.length === 0 && said.work.length === 0 && said.rest.length === 0;
  if (said.crops.length > 0 && namesOnlyCrop && state.labels.length > 0) return { ...said, labels: state.labels };
  return said;
}

/** What stands in the field asks for no date of sowing any more. */
const SOWN_ALREADY =
  /\b(boya|boyi|bo diya|bo di) (hai|tha|thi|h)\b|\b(have|had|has) (sown|planted)\b|\bi (sowed|planted)\b|(बोया|बोई) (है|था|थी)|बो दिया|\bboy?e hu[ey]e?\b|बो[एय]े? हुए/iu;

/** "Fruits fall when they are small": no date is asked. */
const IDLE_WHEN =
  /^(?!.*\bwhen (?:to|should|do|does|is|are|can|will)\b).*\bwhen (?:they|it|i|we|you|the|pulled|cut|touched|pressed|opened|shaken)\b/iu;

/** "When to irrigate", "when is it ripe": the time of that work is in its own part; only with sowing "when" asks for a date of sowing. */
function withoutIdleWhen(reading: Reading): Reading {
  if (IDLE_WHEN.test(reading.text) || reading.labels.includes('caution'))
    return { ...reading, labels: reading.labels.filter((label) => label !== 'when') };
  const asksWork = reading.labels.some(
    (label) => (WORK_PARTS.has(label) || label === 'care') && label !== 'seed' && label !== 'variety',
  );
  if (
    !asksWork ||
    !reading.labels.includes('when') ||
    (reading.work.includes('sowing') && !SOWN_ALREADY.test(reading.text)) ||
    reading.labels.includes('seed')
  )
    return reading;
  return { ...reading, labels: reading.labels.filter((label) => label !== 'when') };
}

/** A follow-up that names only another crop or place asks the last tool again: "और सरसों?", "in Karnal?". */
function continued(said: Reading, state: ConversationState): ToolChoice | undefined {
  if (state.tool?.tool === 'transport_fare' && tonsIn(said.text) !== undefined) return retarget(state.tool, said.text);
  const namesOther = said.crops.length > 0 || said.namesPlace;
  if (!state.tool || !namesOther || said.labels.length > 0 || said.work.length > 0 || said.rest.length > 0)
    return undefined;
  return retarget(state.tool, said.text);
}

function planFromKnowledge(
  reading: Reading,
  said: Reading,
  state: ConversationState,
  knowledge: KnowledgeBase,
  asksDose: boolean,
): Plan {
  const [crop] = reading.crops;
  const wanted = reading.labels.filter((label) => WORK_PARTS.has(label));
  const sick = crop !== undefined && isAnimal(crop.subject) && SICK_WORDS.has(reading.text);
  // What is only described, and asks for no part, is a trouble to be known by its signs.
  const shows = SYMPTOM_WORDS.has(reading.text) || DISEASE_SIGN_WORDS.has(reading.text);
  const describes = reading.labels.length === 0 && (reading.rest.length >= 3 || (shows && crop !== undefined));
  const looksFor: readonly SectionLabel[] = describes ? ['sign'] : reading.labels;
  const found = knowledge.find(reading.text, NEAREST, looksFor, reading.crops);
  const troubles = found.filter(
    ({ value }) =>
      crop !== undefined &&
      isAbout(value, crop.subject) &&
      ILL_TOPICS.has(value.topic) &&
      value.sections.some(({ label }) => label === 'sign' || label === 'action'),
  );
  const own = sick ? troubles : ofTheCrop(found, reading.crops);
  const signs = shows && describes && crop ? own.filter(({ value }) => tellsTrouble(value)) : [];
  const hits = signs.length > 0 ? signs : own.length > 0 || sick ? own : found;
  const [best] = hits;
  if (sick && (best?.confidence ?? 0) < SURE_OF_ILLNESS) {
    const toldApart = entryPart(byId(knowledge, SIGNS_OF[crop.subject] ?? ''), { ...reading, labels: ['sign'] }, state);
    if (toldApart.length === 0) return { kind: 'sick' };
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
  if (bare) return askBack;
  // "The right time to cut wheat": where the nearest entry does not tell the part that is asked, the one that does is told.
  const parted: readonly SectionLabel[] =
    wanted.length > 0 ? wanted : reading.labels.filter((label) => label === 'when' && reading.work.includes('sowing'));
  const elsewhere = parted.length > 0 && !best.value.sections.some(({ label }) => parted.includes(label));
  const picked = partsOfCrop(elsewhere ? { ...reading, rest: [] } : reading, wanted, hits, state, knowledge);
  const parts = picked ?? nextUntold(reading, hits, state, knowledge);
  // A part that no entry of the crop tells is not known; the nearest trouble would be no answer.
  if (
    picked === undefined &&
    crop &&
    wanted.length > 0 &&
    (reading.rest.length === 0 || wanted.some((label) => generalEntry(crop, label, knowledge))) &&
    !tellsAny(crop, wanted, knowledge)
  ) {
    const general = wanted.flatMap((label) => entryPart(generalEntry(crop, label, knowledge), reading, state, [label]));
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
  const dose =
    DOSE_WORDS.has(reading.text) && parts.some((part) => part.kind === 'entry' && SPRAYED.has(part.entry.topic));
  return {
    kind: 'parts',
    parts: parts.map((part) => (part.kind === 'entry' ? { ...part, asksDose: asksDose || dose, sick } : part)),
    repairs: said.repairs,
    crop,
  };
}

/** Yellow leaves ask for an entry that knows them by their look or their cause, or for what holds for all crops; not for the harvest. */
const tellsTrouble = ({ subject, sections }: KnowledgeEntry): boolean =>
  !isCropSubject(subject) || sections.some(({ label }) => label === 'sign' || label === 'cause');

/** What is asked of one crop is not answered with another one's trouble: spots on mango are no rust of mustard. */
function ofTheCrop(hits: readonly Hit<KnowledgeEntry>[], crops: readonly CropWord[]): readonly Hit<KnowledgeEntry>[] {
  if (crops.length === 0) return hits;
  return hits.filter(
    ({ value }) => !isCropSubject(value.subject) || crops.some(({ subject }) => isAbout(value, subject)),
  );
}

/** A name shorter than this is more likely a slip than a crop. */
const SHORTEST_SUBJECT = 4;
const MOST_WORDS_OF_A_NAME = 3;

/** What somebody wants to grow or keep that no text so much as mentions: then the nearest entry would be a wrong guess. */
function unwrittenSubject(reading: Reading, knowledge: KnowledgeBase): string | undefined {
  const grows = reading.work.includes('sowing') || FARMING_WORDS.has(reading.text);
  if (!grows || reading.crops.length > 0) return undefined;
  const names = reading.rest.filter((word) => !FARMING_WORDS.has(word));
  const isStrange = (word: string): boolean => word.length >= SHORTEST_SUBJECT && !knowledge.knows(word);
  return names.length <= MOST_WORDS_OF_A_NAME && names.some(isStrange) ? names.join(' ') : undefined;
}

/** An illness is only named where much of what was said fits it; otherwise the vet is. */
const SURE_OF_ILLNESS = 600;
/** Where the illnesses of an animal are told apart in one entry, it comes before the vet's number. */
const SIGNS_OF: Readonly<Record<string, string>> = { poultry: 'poultry-tell-apart' };
const ILL_TOPICS = new Set(['diseases', 'care']);

const STORES = new Set(['warehouses', 'cold_storages']);

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

/** Words of titles that many have. */
const COMMON_TITLE_WORDS = new Set(['disease', 'diseases', 'care', 'management', 'रोग', 'देखभाल']);

/** Whether a question has every word of a title: then it means that one, whatever else is near. */
function namesTitle(entry: KnowledgeEntry, text: string): boolean {
  const said = new Set(indexTerms(text));
  return [entry.titleEn, entry.titleHi].some((title) => {
    const words = contentWords(title).filter((word) => !COMMON_TITLE_WORDS.has(word));
    return words.length >= 2 && words.every((word) => indexTerms(word).some((term) => said.has(term)));
  });
}
