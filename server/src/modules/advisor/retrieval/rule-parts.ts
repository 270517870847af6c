import type { KnowledgeBase } from '../knowledge/knowledge-base.js';
import { isCropSubject } from '../knowledge/knowledge-base.js';
import { leadOf } from '../vocabulary/entry-leads.js';
import {
  BUYER_WORDS,
  CALAMITY_WORDS,
  CLAIM_WORDS,
  DAMAGE_WORDS,
  INSURANCE_WORDS,
  INTENT_WORDS,
  LOSS_WORDS,
  PREVENT_WORDS,
  SELL_OR_STORE_WORDS,
} from '../vocabulary/intents.js';
import { marketWords } from '../vocabulary/places.js';
import type { ConversationState } from './conversation-state.js';
import { byId, entryPart } from './entry-parts.js';
import type { Part } from './plan.js';
import type { Reading } from './reading.js';
import type { ToolChoice } from './select-tool.js';
import { ASK_BACK_BELOW, DECLINE_BELOW, NEAREST } from './thresholds.js';

/** The entries that a rule of its own leads to, by id. */
const CLAIM_ENTRY = 'pmfby-claim';

const WHEN_TO_SELL_ENTRY = 'when-to-sell';

const SELLING_ENTRY = 'mandi-selling';

const SCHEME_SUBJECTS = new Set(['schemes', 'credit']);

/** What is done about a loss beside the insurance. */
const LOSS_ENTRIES = new Set(['kcc-repayment', 'loss-without-insurance']);

/** What a wording means for certain; a loss that is told with it keeps its 72 hours. */
export function leadParts(reading: Reading, state: ConversationState, knowledge: KnowledgeBase): Part[] | undefined {
  const id = leadOf(reading.text);
  const entry = id === undefined ? undefined : byId(knowledge, id);
  const parts = entryPart(entry, reading, state);
  if (parts.length === 0 || id === undefined) return undefined;
  const lost = LOSS_ENTRIES.has(id) && (LOSS_WORDS.has(reading.text) || CALAMITY_WORDS.has(reading.text));
  if (!lost || INSURANCE_WORDS.has(reading.text)) return parts;
  return [...parts, ...entryPart(byId(knowledge, CLAIM_ENTRY), { ...reading, text: '' }, state, ['when'])];
}

/** A loss is reported within 72 hours, whatever it is called; then what to do in the field. */
export function lossParts(reading: Reading, state: ConversationState, knowledge: KnowledgeBase): Part[] | undefined {
  const insured = INSURANCE_WORDS.has(reading.text) && CALAMITY_WORDS.has(reading.text);
  const claims = CLAIM_WORDS.has(reading.text) || insured;
  const hit = reading.crops.length > 0 && CALAMITY_WORDS.has(reading.text) && DAMAGE_WORDS.has(reading.text);
  const lost = (LOSS_WORDS.has(reading.text) || hit) && !PREVENT_WORDS.has(reading.text);
  if (!claims && !lost) return undefined;
  const claim = entryPart(byId(knowledge, CLAIM_ENTRY), reading, state, ['when', 'apply']);
  if (claim.length === 0 || claims) return claim.length === 0 ? undefined : claim;
  if (!LOSS_WORDS.has(reading.text)) return claim;
  const field = knowledge
    .find(reading.text, NEAREST, ['action'], reading.crops)
    .find(({ value }) => value.subject === 'weather');
  return [...claim, ...entryPart(field?.value, reading, state, ['action'])];
}

/** Who buys, where to sell, sell or keep: the price of the crop and how to go about it. */
export function marketParts(reading: Reading, state: ConversationState, knowledge: KnowledgeBase): Part[] | undefined {
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
export function guidance(
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
