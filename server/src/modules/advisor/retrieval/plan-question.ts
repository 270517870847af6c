import type { KnowledgeBase } from '../knowledge/knowledge-base.js';
import { isCropSubject } from '../knowledge/knowledge-base.js';
import type { KnowledgeEntry } from '../knowledge/knowledge-entry.js';
import type { Hit } from '../knowledge/phonetic-index.js';
import type { SectionLabel } from '../knowledge/section-labels.js';
import { contentWords, indexTerms } from '../language/terms.js';
import type { CropWord } from '../vocabulary/crops.js';
import {
  BUYER_WORDS,
  CALAMITY_WORDS,
  CLAIM_WORDS,
  DOSE_WORDS,
  FARMING_WORDS,
  INSURANCE_WORDS,
  INTENT_WORDS,
  LOSS_WORDS,
  PESTICIDE_WORDS,
  PREVENT_WORDS,
  SEASON_WORDS,
  SELL_OR_STORE_WORDS,
} from '../vocabulary/intents.js';
import { marketWords } from '../vocabulary/places.js';
import { chooseSections } from './choose-sections.js';
import { askedKey, type ConversationState, toolKey } from './conversation-state.js';
import type { Part, Plan } from './plan.js';
import { type Reading, readQuestion } from './reading.js';
import { retarget, selectTool, type ToolChoice, tonsIn } from './select-tool.js';

/**
 * The confidence that the best entry must have to be the answer; below it the visitor is asked which of the nearest
 * topics is meant. A question below `DECLINE_BELOW` that names neither a crop nor a kind of farm work is not about
 * farming. `confidence.test.ts` derives both, from the accuracy set and from questions about other things.
 */
export const ASK_BACK_BELOW = 100;
export const DECLINE_BELOW = 55;

const NEAREST = 12;
const SHOWN = 3;
const NEARLY_AS_GOOD = 0.5;
const CLEARLY_BEST = 1.5;
const SCHEME_SUBJECTS = new Set(['schemes', 'credit']);
/** A follow-up is short: "and water?", "और पानी?". */
const FOLLOW_UP_WORDS = 4;
/** Parts of a crop's work, each of which is an answer of its own. The others only colour a question. */
const WORK_PARTS: ReadonlySet<SectionLabel> = new Set([
  'variety',
  'seed',
  'nutrition',
  'water',
  'weeds',
  'harvest',
  'store',
  'feed',
  'soil',
  'sell',
]);
/** The entries that a rule of its own leads to, by id. */
const CLAIM_ENTRY = 'pmfby-claim';
const WHEN_TO_SELL_ENTRY = 'when-to-sell';
const SELLING_ENTRY = 'mandi-selling';

/** Where the name of a subject is only a part of it: दूध stands for the whole animal. */
const CONTEXT_WORDS: ReadonlyMap<string, readonly [string, string]> = new Map([['dairy', ['cattle', 'पशु']]]);

const FOLLOW_UP =
  /^(and|what about|how about|और|तो|aur|or|phir|फिर|ok|okay|achha|accha|अच्छा)\b|^(और|तो|फिर|अच्छा)|\b(it|its|isme|usme|iske|uske|iska|uska|isko|usko|iski|uski|ye|yeh|this|that|them|they)\b|इसमें|उसमें|इसके|उसके|इसका|उसका|इसको|उसको|इसकी|उसकी/iu;

/** Plans the answer to one question in its conversation. Pure: looks nothing up. */
export function planQuestion(question: string, state: ConversationState, knowledge: KnowledgeBase): Plan {
  const said = readQuestion(question, knowledge);
  const reading = withContext(said, state);
  const [crop] = reading.crops;
  const parts = (...all: Part[]): Plan => ({ kind: 'parts', parts: all, repairs: said.repairs, crop });
  const asksDose = DOSE_WORDS.has(reading.text) && PESTICIDE_WORDS.has(reading.text);

  if (SEASON_WORDS.has(said.text) && said.crops.length === 0) return parts({ kind: 'season', state: said.state });
  const loss = lossParts(reading, state, knowledge);
  if (loss) return parts(...loss);
  const market = marketParts(reading, state, knowledge);
  if (market) return parts(...market);
  const choice = selectTool(reading.withCrop) ?? continued(said, state);
  if (choice) {
    const guided = guidance(reading, choice, state, knowledge);
    if (guided) return parts(...guided);
    return state.told.has(toolKey(choice)) ? { kind: 'again', choice } : parts({ kind: 'tool', ...choice });
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

/** A follow-up that names only another crop or place asks the last tool again: "और सरसों?", "in Karnal?". */
function continued(said: Reading, state: ConversationState): ToolChoice | undefined {
  if (state.tool?.tool === 'transport_fare' && tonsIn(said.text) !== undefined) return retarget(state.tool, said.text);
  const namesOther = said.crops.length > 0 || said.namesPlace;
  if (!state.tool || !namesOther || said.labels.length > 0 || said.work.length > 0 || said.rest.length > 0)
    return undefined;
  return retarget(state.tool, said.text);
}

function entryPart(
  entry: KnowledgeEntry | undefined,
  reading: Reading,
  state: ConversationState,
  labels: readonly SectionLabel[] = reading.labels,
): Part[] {
  if (!entry) return [];
  const sections = chooseSections(entry, { text: reading.text, labels }, state.told);
  return sections.length === 0
    ? []
    : [{ kind: 'entry', entry, sections, labels, area: reading.area, state: reading.state }];
}

const byId = (knowledge: KnowledgeBase, id: string): KnowledgeEntry | undefined =>
  knowledge.entries.find((entry) => entry.id === id);

/** A loss is reported within 72 hours, whatever it is called; then what to do in the field. */
function lossParts(reading: Reading, state: ConversationState, knowledge: KnowledgeBase): Part[] | undefined {
  const insured = INSURANCE_WORDS.has(reading.text) && CALAMITY_WORDS.has(reading.text);
  const claims = CLAIM_WORDS.has(reading.text) || insured;
  const lost = LOSS_WORDS.has(reading.text) && !PREVENT_WORDS.has(reading.text);
  if (!claims && !lost) return undefined;
  const claim = entryPart(byId(knowledge, CLAIM_ENTRY), reading, state, ['when', 'apply']);
  if (claim.length === 0 || claims) return claim.length === 0 ? undefined : claim;
  const field = knowledge
    .find(reading.text, NEAREST, ['action'], reading.crops)
    .find(({ value }) => value.subject === 'weather');
  return [...claim, ...entryPart(field?.value, reading, state, ['action'])];
}

/** Who buys, where to sell, sell or keep: the price of the crop and how to go about it. */
function marketParts(reading: Reading, state: ConversationState, knowledge: KnowledgeBase): Part[] | undefined {
  const keeps = SELL_OR_STORE_WORDS.has(reading.text);
  const [crop] = reading.crops;
  const [market, otherMarket] = marketWords.find(reading.text);
  if (crop?.mandi && otherMarket && (keeps || BUYER_WORDS.has(reading.text) || INTENT_WORDS.selling.has(reading.text)))
    return [{ kind: 'tool', tool: 'mandi_prices', argument: { commodity: crop.names[0], market, otherMarket } }];
  if (!keeps && !BUYER_WORDS.has(reading.text)) return undefined;
  const advice = entryPart(byId(knowledge, keeps ? WHEN_TO_SELL_ENTRY : SELLING_ENTRY), reading, state, []);
  const price: Part[] = crop?.mandi
    ? [{ kind: 'tool', tool: 'mandi_prices', argument: { commodity: crop.names[0], market: undefined } }]
    : [];
  return advice.length + price.length === 0 ? undefined : [...price, ...advice];
}

/** How to apply, why an instalment stops, how to claim: an entry tells it first, a scheme's own card follows. */
function guidance(
  reading: Reading,
  choice: ToolChoice,
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] | undefined {
  if (choice.tool !== 'government_schemes') return undefined;
  const best = knowledge
    .find(reading.text, NEAREST, reading.labels, reading.crops)
    .find(({ value }) => SCHEME_SUBJECTS.has(value.subject) || !isCropSubject(value.subject));
  const process = INTENT_WORDS.process.has(reading.text);
  if (!best || best.confidence < (process ? DECLINE_BELOW : ASK_BACK_BELOW)) return undefined;
  const told = entryPart(best.value, reading, state);
  return told.length === 0
    ? undefined
    : [...told, { kind: 'tool', ...choice, argument: { ...choice.argument, namedOnly: true } }];
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
  const hits = knowledge.find(reading.text, NEAREST, reading.labels, reading.crops);
  const [best] = hits;
  const knowsCrop = crop !== undefined && knowledge.subjects.has(crop.subject);
  if (crop && !knowsCrop) return { kind: 'unknown', crop };
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
    said.rest.length === 0;
  if (asksDose && !crop) return { kind: 'dose' };
  const last = goingOn(reading, wanted, state, knowledge);
  if (last) return { kind: 'parts', parts: last, repairs: said.repairs, crop };
  const askBack: Plan = { kind: 'ask-back', entries: hits.slice(0, SHOWN).map((hit) => hit.value), crop };
  if (bare) return askBack;
  const picked = partsOfCrop(reading, wanted, hits, state, knowledge);
  const parts = picked ?? nextUntold(reading, hits, state, knowledge);
  if (picked === undefined) {
    if (!crop && isAboutSeveralCrops(hits) && !namesTitle(best.value, reading.text))
      return asksDose ? { kind: 'dose' } : askBack;
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
    parts: parts.map((part) => (part.kind === 'entry' ? { ...part, asksDose: asksDose || dose } : part)),
    repairs: said.repairs,
    crop,
  };
}

/** Topics whose cure may be a pesticide. */
const SPRAYED = new Set(['pests', 'diseases', 'weeds']);

/** "And how do I stop it?": what was told last goes on, with the part that is asked now. */
function goingOn(
  reading: Reading,
  wanted: readonly SectionLabel[],
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] | undefined {
  if (!reading.goesOn || wanted.length > 0 || reading.labels.length === 0 || state.entry === undefined)
    return undefined;
  const last = byId(knowledge, state.entry);
  if (!last?.sections.some(({ label }) => reading.labels.includes(label))) return undefined;
  const parts = entryPart(last, reading, state);
  return parts.length > 0 ? parts : undefined;
}

/** Parts of the crop's work that are asked by name, each from the entry that tells it; for several crops, of each. */
function partsOfCrop(
  reading: Reading,
  wanted: readonly SectionLabel[],
  hits: readonly Hit<KnowledgeEntry>[],
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] | undefined {
  const asked: readonly SectionLabel[] = wanted.length > 0 ? wanted : reading.labels.includes('when') ? ['when'] : [];
  const severalCrops = reading.crops.length > 1;
  if (
    asked.length === 0 ||
    reading.crops.length === 0 ||
    (reading.rest.length > 0 &&
      asked.length < 2 &&
      !severalCrops &&
      !(asked[0] === 'when' && reading.work.includes('sowing')))
  )
    return undefined;
  const parts: Part[] = [];
  for (const crop of reading.crops.slice(0, SHOWN)) {
    for (const label of asked) {
      const entry = entryWith(crop, label, hits, state, knowledge);
      const known = parts.find((part) => part.kind === 'entry' && part.entry.id === entry?.id);
      if (!entry || known) continue;
      const labels = asked.filter((each) => entry.sections.some((section) => section.label === each));
      parts.push(...entryPart(entry, { ...reading, text: '' }, state, labels));
    }
  }
  return parts.length === 0 ? undefined : parts;
}

/** The entry of a crop that has a part, the likeliest first, one with something untold before one that was told. */
function entryWith(
  crop: CropWord,
  label: SectionLabel,
  hits: readonly Hit<KnowledgeEntry>[],
  state: ConversationState,
  knowledge: KnowledgeBase,
): KnowledgeEntry | undefined {
  const ranked = [...hits.map((hit) => hit.value), ...knowledge.about(crop.subject)].filter(
    (entry) => entry.subject === crop.subject,
  );
  const having = [...new Set(ranked)].filter((entry) => entry.sections.some((section) => section.label === label));
  const untold = having.find((entry) =>
    entry.sections.some((section, index) => section.label === label && !state.told.has(askedKey(entry.id, index))),
  );
  return untold;
}

/** The best entry's sections; where all of it was told, those of the next one about the same. */
function nextUntold(
  reading: Reading,
  hits: readonly Hit<KnowledgeEntry>[],
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] {
  const [best] = hits;
  if (!best) return [];
  for (const entry of [best.value, ...knowledge.about(best.value.subject)]) {
    const parts = entryPart(entry, reading, state);
    if (parts.length > 0) return parts;
    if (!isCropSubject(best.value.subject)) return [];
  }
  return [];
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
