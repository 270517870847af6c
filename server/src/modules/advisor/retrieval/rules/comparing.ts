import { type CropWord, cropWords } from '../../../vocabulary/crops.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { FIGURES_TOPIC } from '../../knowledge/knowledge-entry.js';
import { isAnimal } from '../../vocabulary/animals.js';
import type { ConversationState } from '../planning/conversation-state.js';
import { byId, labelledPart } from '../planning/entry-parts.js';
import type { Part } from '../planning/plan.js';
import type { Reading } from '../reading/reading.js';
import { REPLIES } from '../reply/replies.js';

/** "Which pays more, mustard or wheat": what is earned by one or the other. */
const WHICH_PAYS =
  /\b(?:which|what)\b[^?.]*\b(?:pays?|profit\w*|earns?|earning|income)\b|\b(?:more|better) (?:profit|income|money)\b|\b(?:kis\w*|kaun\w*|kon\w*|kya)\b[^?.]*\b(?:fa[iy]e?da|fa[iy]de\w*|munafa|kamai|profit|bachat)\b|\b(?:zyada|jyada) (?:fa[iy]e?da|munafa|kamai|profit|bachat)\b|(?:किस|कौन|क्या)[^?।]*(?:फायद|मुनाफ|कमाई|बचत)|ज्यादा (?:फायद|मुनाफ|कमाई|बचत)/iu;
const MOST_COMPARED = 3;

/** What is written of a crop's yield and cost, and its support price. */
function partsOf(crop: CropWord, reading: Reading, state: ConversationState, knowledge: KnowledgeBase): Part[] {
  const figures = knowledge.about(crop.subject).find(({ topic }) => topic === FIGURES_TOPIC);
  const told = labelledPart(figures, { ...reading, crops: [crop] }, state, ['yield', 'cost']);
  const price: Part[] = crop.msp ? [{ kind: 'tool', tool: 'support_prices', argument: { crop: crop.names[0] } }] : [];
  return [...told, ...price];
}

/** Two or three crops that are held against each other: of each what is known, and how it is reckoned. */
export function comparedParts(
  reading: Reading,
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] | undefined {
  const { crops, text } = reading;
  if (crops.length < 2 || crops.length > MOST_COMPARED || !WHICH_PAYS.test(text)) return undefined;
  if (crops.some(({ subject }) => isAnimal(subject))) return undefined;
  // On salty land, or for one who has little money, which of them it is stands written.
  if (knowledge.meant(text)?.whole !== undefined) return undefined;
  const each = crops.map((crop) => partsOf(crop, reading, state, knowledge));
  if (each.some((parts) => parts.length === 0)) return undefined;
  return [{ kind: 'reply', text: REPLIES.comparesCrops }, ...each.flat()];
}

/** "Potato after potato", आलू के बाद फिर आलू. */
const AFTER_ITSELF =
  /([\p{L}\p{M}]+)\s+(?:के|ke)\s+(?:बाद|baad|bad)\s+(?:(?:फिर|से|दोबारा|वापस|phir|fir|se|dobara|wapas)\s+)*([\p{L}\p{M}]+)|\b([a-z]+) (?:again )?after ([a-z]+)\b/iu;
const ROTATION = 'crop-rotation';

/** The same crop after itself: what a change of crops does. */
export function afterItselfParts(
  reading: Reading,
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] | undefined {
  const [, one, again, first, second] = AFTER_ITSELF.exec(reading.text) ?? [];
  const [crop] = cropWords.find(one ?? first ?? '');
  // A buffalo after her calf died is no crop after itself.
  if (!crop || isAnimal(crop.subject) || !cropWords.find(again ?? second ?? '').includes(crop)) return undefined;
  const own = byId(knowledge, `${crop.subject}-rotation`) ?? byId(knowledge, ROTATION);
  const parts = labelledPart(own, reading, state, ['cause', 'about', 'action']);
  return parts.length > 0 ? parts : undefined;
}
