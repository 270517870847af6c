import type { KnowledgeBase } from '../knowledge/knowledge-base.js';
import { isCropSubject } from '../knowledge/knowledge-base.js';
import { isAbout, type KnowledgeEntry } from '../knowledge/knowledge-entry.js';
import type { SectionLabel } from '../knowledge/section-labels.js';
import type { Lexicon } from '../language/lexicon.js';
import { isAnimal } from '../vocabulary/animals.js';
import { leadOf, leadOfPh } from '../vocabulary/entry-leads.js';
import {
  BUYER_WORDS,
  CALAMITY_WORDS,
  CLAIM_WORDS,
  COMPLAINT_WORDS,
  DAMAGE_WORDS,
  DISEASE_SIGN_WORDS,
  INSURANCE_WORDS,
  INTENT_WORDS,
  KCC_WORDS,
  LOSS_WORDS,
  NATURAL_WORDS,
  NEXT_TIME_WORDS,
  PM_KISAN_WORDS,
  PREVENT_WORDS,
  PROCUREMENT_WORDS,
  SAME_FIELD_WORDS,
  SELL_OR_STORE_WORDS,
  SYMPTOM_WORDS,
} from '../vocabulary/intents.js';
import { marketWords } from '../vocabulary/places.js';
import type { Tenure } from '../vocabulary/tenure.js';
import { weatherEventOf } from '../vocabulary/weather-events.js';
import type { ConversationState } from './conversation-state.js';
import { byId, entryPart } from './entry-parts.js';
import type { Part } from './plan.js';
import type { Reading } from './reading.js';
import type { ToolChoice } from './select-tool.js';
import { ASK_BACK_BELOW, DECLINE_BELOW, NEAREST } from './thresholds.js';
import { WORK_PARTS } from './work-parts.js';

/** The entries that a rule of its own leads to, by id. */
const CLAIM_ENTRY = 'pmfby-claim';

const MACHINE_ENTRY = 'machine-rental';

const PROCUREMENT_ENTRY = 'msp-selling';

const FOG_ENTRY = 'fog-cloudy-cold';

const WHEN_TO_SELL_ENTRY = 'when-to-sell';

const SELLING_ENTRY = 'mandi-selling';

/** Parts of the crop's work that keep their own answer, whatever the weather. */
const ASKED_APART: ReadonlySet<SectionLabel> = new Set([
  'variety',
  'seed',
  'nutrition',
  'weeds',
  'harvest',
  'store',
  'sell',
]);

const ASKS_HELP = /\b(?:help|support|madad|sahayata)\b|मदद|सहायता/iu;
const SCHEME_TEXT = 'scheme subsidy योजना';
const SCHEME_SUBJECTS = new Set(['schemes', 'credit']);

/** What is done about a loss beside the insurance. */
const LOSS_ENTRIES = new Set(['kcc-repayment', 'loss-without-insurance']);

/** What a wording means for certain; a loss that is told with it keeps its 72 hours. */
export function leadParts(reading: Reading, state: ConversationState, knowledge: KnowledgeBase): Part[] | undefined {
  const ofPh = leadOfPh(reading.text);
  if (ofPh) {
    const told = entryPart(byId(knowledge, ofPh.entry), { ...reading, text: '' }, state, ofPh.labels);
    if (told.length > 0) return told;
  }
  const id = leadOf(reading.text);
  const entry = id === undefined ? undefined : byId(knowledge, id);
  const parts = entryPart(entry, reading, state);
  if (parts.length === 0 || id === undefined) return undefined;
  const lost = LOSS_ENTRIES.has(id) && (LOSS_WORDS.has(reading.text) || CALAMITY_WORDS.has(reading.text));
  if (!lost || INSURANCE_WORDS.has(reading.text)) return parts;
  return [...parts, ...entryPart(byId(knowledge, CLAIM_ENTRY), { ...reading, text: '' }, state, ['when'])];
}

/** What the visitor's tenure means for a scheme: the entry, and the parts of it. */
const BY_TENURE: ReadonlyArray<
  readonly [asked: Lexicon<true>, entry: string, labels: Readonly<Record<Tenure, readonly SectionLabel[]>>]
> = [
  [PM_KISAN_WORDS, 'pm-kisan-land-name', { tenant: ['who', 'about'], undivided: ['cause', 'action'] }],
  [KCC_WORDS, 'kcc-land-name', { tenant: ['who'], undivided: ['cause', 'action'] }],
  [INSURANCE_WORDS, 'pmfby', { tenant: ['who'], undivided: ['who'] }],
];

/** Who farms on another's land, or on land that was never divided, and asks whether he gets a scheme. */
export function tenureParts(reading: Reading, state: ConversationState, knowledge: KnowledgeBase): Part[] | undefined {
  const { tenure } = state;
  if (!tenure || LOSS_WORDS.has(reading.text) || CALAMITY_WORDS.has(reading.text)) return undefined;
  const rule = BY_TENURE.find(([asked]) => asked.has(reading.text));
  if (!rule) return undefined;
  const [, id, labels] = rule;
  const parts = entryPart(byId(knowledge, id), { ...reading, text: '' }, state, labels[tenure]);
  return parts.length > 0 ? parts : undefined;
}

/** Whether a section says what becomes of the field's seed and of the next crop there. */
const OF_NEXT_CROP = /\bseed\b|rotat|ratoon|sucker|for years|three or four years/iu;

/** "Can I keep seed from this field, can I plant there again?": what the trouble that was told last says of it, even if it was told. */
export function sameFieldParts(
  reading: Reading,
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] | undefined {
  const last = state.entry === undefined ? undefined : byId(knowledge, state.entry);
  if (!last || !SAME_FIELD_WORDS.has(reading.text)) return undefined;
  if (!reading.labels.includes('seed') && !reading.work.includes('sowing')) return undefined;
  if (reading.crops.length > 0 && !reading.crops.some(({ subject }) => isAbout(last, subject))) return undefined;
  if (!last.sections.some(({ label }) => label === 'sign')) return undefined;
  const sections = last.sections.flatMap(({ label, en }, index) =>
    label !== 'sign' && OF_NEXT_CROP.test(en) ? [index] : [],
  );
  if (sections.length === 0) return undefined;
  return [{ kind: 'entry', entry: last, sections: sections.slice(0, 2), labels: [], state: reading.state }];
}

/** What keeps a trouble away from the next crop, as sections of what to do say it. */
const PREVENTS =
  /resistant|rotat|\b(?:healthy|clean|certified|treated?|tolerant) (?:seed|setts?|plants?|rhizomes?|suckers?|cuttings?|nursery)|treat (?:the )?(?:seed|setts?)|\bstalks?\b|residue|stubble|left-?overs?|next year|last year|again|in time|early sow|sow early|deep(?:ly)? (?:in )?(?:summer|plough)|summer plough|drain|lime|Trichoderma/iu;

/** "And that it does not come next year?": what prevents the trouble that was told last, told again if need be. */
export function nextTimeParts(
  reading: Reading,
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] | undefined {
  const last = state.entry === undefined ? undefined : byId(knowledge, state.entry);
  if (!last || !NEXT_TIME_WORDS.has(reading.text)) return undefined;
  if (!last.sections.some(({ label }) => label === 'sign' || label === 'action')) return undefined;
  if (reading.crops.length > 0 && !reading.crops.some(({ subject }) => isAbout(last, subject))) return undefined;
  const sections = last.sections.flatMap(({ label, en }, index) =>
    label !== 'sign' && label !== 'dose' && PREVENTS.test(en) ? [index] : [],
  );
  if (sections.length === 0) return undefined;
  return [{ kind: 'entry', entry: last, sections: sections.slice(0, 2), labels: [], state: reading.state }];
}

/** "Drying as if burnt by fire": what a sick field only looks like is no fire. */
const AS_IF_BURNT =
  /\b(?:like|as if|looks?)\b[^.?]*\b(?:burnt|burned|fire|scorched)|\bja[ie]s[eai]\b[^.?]*\b(?:aag|jal)|\b(?:aag|jala|jali|jale)\s+(?:hu[aei]\s+)?ja[ie]s|जैस[ेाी][^.?]*(?:आग|जल)|(?:आग|जल[ाेी])\s+(?:हु\S+\s+)?(?:जैस)/iu;

/** A loss is reported within 72 hours, whatever it is called; then what to do in the field. */
export function lossParts(reading: Reading, state: ConversationState, knowledge: KnowledgeBase): Part[] | undefined {
  const insured = INSURANCE_WORDS.has(reading.text) && CALAMITY_WORDS.has(reading.text);
  const claims = CLAIM_WORDS.has(reading.text) || insured;
  const hit = reading.crops.length > 0 && CALAMITY_WORDS.has(reading.text) && DAMAGE_WORDS.has(reading.text);
  // Fog spoils slowly and everywhere: no surveyor comes for one field, and the crop can still be saved.
  const onlyFog = weatherEventOf(reading.text)?.entry === FOG_ENTRY;
  const lost =
    (LOSS_WORDS.has(reading.text) || hit) &&
    !PREVENT_WORDS.has(reading.text) &&
    !onlyFog &&
    !AS_IF_BURNT.test(reading.text);
  if (!claims && !lost) return undefined;
  const claim = entryPart(byId(knowledge, CLAIM_ENTRY), reading, state, ['when', 'apply']);
  if (claim.length === 0 || claims) return claim.length === 0 ? undefined : claim;
  if (!LOSS_WORDS.has(reading.text)) return claim;
  const field = knowledge
    .find(reading.text, NEAREST, ['action'], reading.crops)
    .find(({ value }) => value.subject === 'weather');
  return [...claim, ...entryPart(field?.value, reading, state, ['action'])];
}

/**
 * Frost, hot wind, a dry spell, fog: the crop's own entry of it where there is one, by its title, otherwise what holds for
 * all crops. Undefined where a sowing, a variety or a price is asked along with it.
 */
export function weatherParts(reading: Reading, state: ConversationState, knowledge: KnowledgeBase): Part[] | undefined {
  const event = weatherEventOf(reading.text);
  if (!event) return undefined;
  if (reading.labels.some((label) => ASKED_APART.has(label)) || INTENT_WORDS.price.has(reading.text)) return undefined;
  const own = reading.crops
    .flatMap((crop) => knowledge.about(crop.subject))
    .find((entry) => event.words.has(`${entry.titleEn} ${entry.titleHi}`));
  // Black leaves and a smell after days of fog are late blight: what is seen on a crop is told before the weather.
  const seen = reading.crops.length > 0 && event.entry === FOG_ENTRY && DISEASE_SIGN_WORDS.has(reading.text);
  if (!own && seen) return undefined;
  const parts = entryPart(own ?? byId(knowledge, event.entry), reading, state);
  return parts.length > 0 ? parts : undefined;
}

const NATURAL_ENTRY = 'pests-without-chemicals';
const NATURAL_MEANS =
  /neem|\bbt\b|traps?\b|by hand|trichoderma|\b(pull|uproot|cut|clip|break|bury|burn|pick|bag|drain|rotate|release|plough|ash)\b|perches|resistant|jet of water/iu;
const OF_ILLNESS = new Set(['pests', 'diseases', 'care']);

/** "Without chemicals": the means of the crop's own entry that need none, then those that hold for every crop. */
export function naturalParts(reading: Reading, state: ConversationState, knowledge: KnowledgeBase): Part[] | undefined {
  const [crop] = reading.crops;
  if (!NATURAL_WORDS.has(reading.text) || (crop && isAnimal(crop.subject))) return undefined;
  if (reading.labels.some((label) => WORK_PARTS.has(label))) return undefined;
  const last = state.entry === undefined ? undefined : byId(knowledge, state.entry);
  if (!crop && !last) return undefined;
  const isOwn = (entry: KnowledgeEntry): boolean =>
    (crop === undefined || isAbout(entry, crop.subject)) &&
    (OF_ILLNESS.has(entry.topic) || entry.sections.some(({ label }) => label === 'sign')) &&
    entry.sections.some(({ label, en }) => label === 'action' && NATURAL_MEANS.test(en));
  const goesOn = last !== undefined && OF_ILLNESS.has(last.topic) && (!crop || last.subject === crop.subject);
  const trouble = NATURAL_WORDS.rest(reading.text).join(' ');
  const candidates = goesOn
    ? [last]
    : knowledge.find(trouble, NEAREST, ['action'], reading.crops).map(({ value }) => value);
  const own = candidates.find(isOwn);
  const parts = [
    ...entryPart(own, { ...reading, text: '' }, state, ['action']),
    ...entryPart(byId(knowledge, NATURAL_ENTRY), reading, state),
  ];
  return parts.length > 0 ? parts : undefined;
}

/** Where a complaint about a scheme goes, by the beginning of the entry or scheme that was told. */
const COMPLAINTS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^pm-kisan|pm.?kisan|samman|पीएम.?किसान|सम्मान|kist|किस्त|instal/iu, 'pm-kisan-stopped'],
  [/^(pmfby|claim)|insurance|bima|beema|बीमा/iu, 'claim-not-paid'],
  [/^fertiliser-bag-price/u, 'fertiliser-bag-price'],
];

/** The sections that tell where a complaint goes, where that is not `apply` alone. */
const COMPLAINT_PARTS: Readonly<Record<string, readonly SectionLabel[]>> = {
  'claim-not-paid': ['action', 'apply'],
  'fertiliser-bag-price': ['caution'],
};

/** "Where do I complain, give the number": about the scheme that was told last. */
export function complaintParts(
  reading: Reading,
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] | undefined {
  if (!COMPLAINT_WORDS.has(reading.text) || reading.crops.length > 0) return undefined;
  const need = state.tool?.tool === 'government_schemes' ? state.tool.argument.need : undefined;
  const about = state.entry ?? (typeof need === 'string' ? need : '');
  const [, id] = COMPLAINTS.find(([pattern]) => pattern.test(about)) ?? [];
  if (id === undefined) return undefined;
  const entry = byId(knowledge, id);
  const labels: readonly SectionLabel[] = COMPLAINT_PARTS[id] ?? ['apply'];
  const sections = entry?.sections.flatMap(({ label }, index) => (labels.includes(label) ? [index] : [])) ?? [];
  if (!entry || sections.length === 0) return undefined;
  return [{ kind: 'entry', entry, sections, labels, area: undefined, state: reading.state }];
}

/** Who buys, where to sell, sell or keep: the price of the crop and how to go about it. */
export function marketParts(reading: Reading, state: ConversationState, knowledge: KnowledgeBase): Part[] | undefined {
  const keeps = SELL_OR_STORE_WORDS.has(reading.text);
  const [crop] = reading.crops;
  const [market, otherMarket] = marketWords.find(reading.text);
  if (crop?.mandi && otherMarket && (keeps || BUYER_WORDS.has(reading.text) || INTENT_WORDS.selling.has(reading.text)))
    return [{ kind: 'tool', tool: 'mandi_prices', argument: { commodity: crop.names[0], market, otherMarket } }];
  if (!keeps && !BUYER_WORDS.has(reading.text)) return undefined;
  // "Rough spots on the skin, the buyer refuses": what is seen is asked, not who buys.
  if (!keeps && SYMPTOM_WORDS.has(reading.text) && !INTENT_WORDS.where.has(reading.text)) return undefined;
  const advice = entryPart(byId(knowledge, keeps ? WHEN_TO_SELL_ENTRY : SELLING_ENTRY), reading, state, []);
  const price: Part[] = crop?.mandi
    ? [{ kind: 'tool', tool: 'mandi_prices', argument: { commodity: crop.names[0], market: undefined } }]
    : [];
  return advice.length + price.length === 0 ? undefined : [...price, ...advice];
}

/** How to apply, why an instalment stops, how to claim: an entry tells it first, a scheme's own card follows. */
export function guidance(
  reading: Reading,
  choice: ToolChoice,
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] | undefined {
  if (choice.tool === 'machines_for_rent' && INTENT_WORDS.where.has(reading.text)) {
    const told = entryPart(byId(knowledge, MACHINE_ENTRY), { ...reading, text: '' }, state, ['apply']);
    return told.length === 0 ? undefined : [...told, { kind: 'tool', ...choice }];
  }
  if (choice.tool === 'support_prices' && PROCUREMENT_WORDS.has(reading.text) && reading.labels.includes('when')) {
    const told = entryPart(byId(knowledge, PROCUREMENT_ENTRY), { ...reading, text: '' }, state, ['when']);
    return told.length === 0 ? undefined : [{ kind: 'tool', ...choice }, ...told];
  }
  if (choice.tool !== 'government_schemes') return undefined;
  // "Government help for drip" is about the scheme for it, by whatever name.
  const asksHelp = ASKS_HELP.test(reading.text);
  const near = knowledge.find(
    asksHelp ? `${reading.text} ${SCHEME_TEXT}` : reading.text,
    NEAREST,
    reading.labels,
    reading.crops,
  );
  const best =
    near.find(({ value }) => asksHelp && SCHEME_SUBJECTS.has(value.subject)) ??
    near.find(({ value }) => SCHEME_SUBJECTS.has(value.subject) || !isCropSubject(value.subject));
  const process = INTENT_WORDS.process.has(reading.text);
  if (!best || best.confidence < (process ? DECLINE_BELOW : ASK_BACK_BELOW)) return undefined;
  const told = entryPart(best.value, reading, state);
  return told.length === 0
    ? undefined
    : [...told, { kind: 'tool', ...choice, argument: { ...choice.argument, namedOnly: true } }];
}
