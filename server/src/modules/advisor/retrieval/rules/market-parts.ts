import type { CropWord } from '../../../vocabulary/crops.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { BUYER_WORDS, INTENT_WORDS, SELL_OR_STORE_WORDS, SYMPTOM_WORDS } from '../../vocabulary/intents.js';
import { marketWords } from '../../vocabulary/places.js';
import type { ConversationState } from '../planning/conversation-state.js';
import { byId, entryPart, labelledPart } from '../planning/entry-parts.js';
import type { Part } from '../planning/plan.js';
import type { ToolChoice } from '../planning/select-tool.js';
import { SHOWN } from '../planning/thresholds.js';
import type { Reading } from '../reading/reading.js';
import { WORK_PARTS } from '../reading/work-parts.js';

const WHEN_TO_SELL_ENTRY = 'when-to-sell';
const SELLING_ENTRY = 'mandi-selling';
/** What is written on selling or holding one crop. */
const SELLING_TOPIC = 'selling';

/** Who buys, where to sell, sell or keep: the price of the crop and how to go about it. */
export function marketParts(reading: Reading, state: ConversationState, knowledge: KnowledgeBase): Part[] | undefined {
  // "Do I give the second water or wait": nothing is sold.
  const asksWork = reading.labels.some((label) => WORK_PARTS.has(label) && label !== 'sell' && label !== 'store');
  // "Why do they crack, how do I stop it".
  const asksTrouble = reading.labels.includes('cause') || /कैसे|\bkaise\b|\bhow\b/iu.test(reading.text);
  // "Do I sow the cane now or wait".
  const sows = reading.work.includes('sowing');
  const keeps = SELL_OR_STORE_WORDS.has(reading.text) && !asksWork && !asksTrouble && !sows;
  const [crop] = reading.crops;
  const [market, otherMarket] = marketWords.find(reading.text);
  if (crop?.mandi && otherMarket && (keeps || BUYER_WORDS.has(reading.text) || INTENT_WORDS.selling.has(reading.text)))
    return [{ kind: 'tool', tool: 'mandi_prices', argument: { commodity: crop.names[0], market, otherMarket } }];
  if (!keeps && !BUYER_WORDS.has(reading.text)) return undefined;
  // "Rough spots on the skin, the buyer refuses": what is seen is asked, not who buys.
  if (!keeps && SYMPTOM_WORDS.has(reading.text) && !INTENT_WORDS.where.has(reading.text)) return undefined;
  const own = keeps && crop ? knowledge.about(crop.subject).find(({ topic }) => topic === SELLING_TOPIC) : undefined;
  const general = byId(knowledge, keeps ? WHEN_TO_SELL_ENTRY : SELLING_ENTRY);
  const advice = entryPart(own ?? general, reading, state, []);
  // "Onion and garlic, where do I sell" asks for both.
  const price = reading.crops
    .filter(({ mandi }) => mandi !== undefined)
    .slice(0, SHOWN)
    .map(
      ({ names }): Part => ({
        kind: 'tool',
        tool: 'mandi_prices',
        argument: { commodity: names[0], market: undefined },
      }),
    );
  // How long it keeps decides as much as the price.
  const kept = keeps && crop ? keptParts(crop, reading, state, knowledge) : [];
  if (advice.length + price.length === 0) return undefined;
  // Whether to hold it is what is asked; the price of the day is told along.
  return keeps ? [...advice, ...kept, ...price] : [...price, ...advice];
}

/** What is written on keeping a crop. */
function keptParts(crop: CropWord, reading: Reading, state: ConversationState, knowledge: KnowledgeBase): Part[] {
  const keeping = knowledge.about(crop.subject).find(({ sections }) => sections.some(({ label }) => label === 'store'));
  return labelledPart(keeping, reading, state, ['store']);
}

const TELLS_PRICE: ReadonlySet<SectionLabel> = new Set(['cost', 'sell']);

/** "Jute, what is the rate": of a crop that no market of the table has, what is written of its price is told too. */
export function writtenPriceParts(
  [crop]: readonly CropWord[],
  choice: ToolChoice,
  reading: Reading,
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] | undefined {
  if (choice.tool !== 'mandi_prices' || !crop || crop.mandi) return undefined;
  const written = knowledge
    .about(crop.subject)
    .find(({ sections }) => sections.some(({ label, en }) => TELLS_PRICE.has(label) && en.includes('₹')));
  const told = labelledPart(written, reading, state, [...TELLS_PRICE]);
  return told.length === 0 ? undefined : [{ kind: 'tool', ...choice }, ...told];
}
