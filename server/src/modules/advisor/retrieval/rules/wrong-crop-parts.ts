import { cropWords } from '../../../vocabulary/crops.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { ANIMALS } from '../../vocabulary/animals.js';
import { farmWorkWords } from '../../vocabulary/farm-work.js';
import { IDEAS } from '../../vocabulary/ideas.js';
import type { ConversationState } from '../planning/conversation-state.js';
import { byId, labelledPart } from '../planning/entry-parts.js';
import type { Part } from '../planning/plan.js';
import type { Reading } from '../reading/reading.js';

const WRONG_ENTRY = 'insurance-wrong-details';
const OTHER_CROP = 'insurance-other-crop';

/** What sets the crop that stands in the field against the one in the papers. */
const AGAINST =
  /\b(?:but|instead|whereas|while|says?|shows?|written|wrote|par|pe?r|lekin|magar|jabki|ki jagah)\b|लेकिन|मगर|जबकि|(?:^|\s)पर\s|की जगह/iu;
const STANDS =
  /\b(?:grow|grew|growing|grown|planted|have|sowed|sown|boya|boyi|boi|bo di|lagaya|lagai)\b|बोया|बोई|बोयी|बो दी|लगाया|लगाई/iu;
/** Who insured one crop and not the other asks for no correction. */
const NOT_INSURED = /\b(?:not|no|nahi|nahin|nhi)\b|नहीं|नही/iu;

/** "I sowed mustard but the bank insured me for wheat": the papers name another crop than the one that stands in the field. */
export function insuresOtherCrop(message: string): boolean {
  const plants = new Set(cropWords.find(message).flatMap(({ subject }) => (ANIMALS.has(subject) ? [] : [subject])));
  const ofInsurance = IDEAS.insurance.has(message) || IDEAS.policyOrPremium.has(message);
  const isInField = STANDS.test(message) || farmWorkWords.find(message).includes('sowing');
  return plants.size === 2 && ofInsurance && isInField && AGAINST.test(message) && !NOT_INSURED.test(message);
}

/** Whose mistake a wrong crop in the papers is, how it is put right, and what holds after the last date; neither crop's growing. */
export function wrongCropParts(
  reading: Reading,
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] | undefined {
  if (!insuresOtherCrop(reading.text)) return undefined;
  const parts = [
    ...labelledPart(byId(knowledge, WRONG_ENTRY), reading, state, ['action', 'who']),
    ...labelledPart(byId(knowledge, OTHER_CROP), reading, state, ['action']),
  ];
  return parts.length > 0 ? parts : undefined;
}
