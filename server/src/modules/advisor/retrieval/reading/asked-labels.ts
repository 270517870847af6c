import { cropWords } from '../../../vocabulary/crops.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { PESTICIDE_WORDS } from '../../vocabulary/intents.js';
import { CUTS_BRANCHES } from '../../vocabulary/particular-shapes.js';
import { sectionWords } from '../../vocabulary/section-words.js';
import { asksWhichMonth } from './asked-work.js';
import { withoutDescribed } from './described-parts.js';
import { withoutNotAsked } from './not-asked.js';

/** "Which medicine": what to do, and where the product and its dose are told. */
function withDose(labels: readonly SectionLabel[], text: string): readonly SectionLabel[] {
  if (!PESTICIDE_WORDS.has(text)) return labels;
  // What a weedicide does to the crops near by is told with it.
  if (labels.includes('weeds')) return [...labels, 'caution'];
  return labels.includes('action') ? [...labels, 'dose'] : labels;
}

/** "How to keep garlic five months at home": so long nothing is kept but in a store. */
const KEEPS_FOR =
  /\bhow (?:to|do (?:i|we)|can (?:i|we)|should (?:i|we)) keep\b[^.?]{0,40}\b(?:days|weeks|months?|till|until|whole year)\b/iu;
const withStore = (labels: readonly SectionLabel[], text: string): readonly SectionLabel[] =>
  KEEPS_FOR.test(text) && labels.every((label) => label === 'care') ? ['store'] : labels;

/** The month in which branches are cut is no sowing time, and the cutting no harvest. */
const withCare = (labels: readonly SectionLabel[]): readonly SectionLabel[] => [
  ...labels.filter((label) => label !== 'when' && label !== 'harvest' && label !== 'care'),
  'care',
];

/** "Mirchi ki paudh kab taiyar kare": seedlings are raised then, and nothing is picked. */
const RAISES_SEEDLINGS =
  /\b(?:paudh|paud|nursery|narsari)\b(?:\s+\S+)?\s+(?:taiyar|taiyaar|tayar)\s+kar|(?:पौध|नर्सरी)(?:\s+\S+)?\s+(?:तैयार|तय्यार)\s+कर/iu;
const RAISED: readonly SectionLabel[] = ['when'];

/** "Which wheat to sow in December", "kaun sa gehun boye": of a crop that is named, its kind. */
const WHICH_OF_CROP =
  /(?:\bwhich|\bkaun ?s[aei]|\bkons[aei]|कौन ?स[ाेी])\s+([\p{L}\p{M}]+)\s+(?:to (?:sow|plant|grow)|(?:should|can|shall) (?:i|we) (?:sow|plant|grow)|(?:will be|is) (?:good|best|better|suitable)|bo\w*|laga\w*|achh?a|sahi|बो[\p{L}\p{M}]*|लगा[\p{L}\p{M}]*|अच्छ[\p{L}\p{M}]*|सही)/iu;
const asksKind = (text: string): boolean => cropWords.has(WHICH_OF_CROP.exec(text)?.[1] ?? '');

/** "How to know exactly ready", "how to see underground ready", "how to tell ripe": when it is cut is asked, and no sign of a trouble. */
const HOW_IT_IS_READY =
  /\bhow\b[^.?]{0,20}\b(?:know|tell|see|check|find|judge|sure)\b[^.?]{0,35}\b(?:ready|ripe|matured?)\b|\bkaise\b[^.?]{0,20}\b(?:pata|pah?cha+n|jan\w*|dekh\w*)\b[^.?]{0,25}\b(?:pak\w*|tai?ya+r|ready)\b|कैसे[^।?]{0,20}(?:पता|पहचान|जान|देख)[^।?]{0,25}(?:पक|तैयार)|(?:पक (?:गय|गई|चुक)|तैयार (?:है|हो|हु))[^।?]{0,20}कैसे (?:पता|पहचान|जान|देख)|\b(?:pak (?:gay|chuk)|tai?yar (?:hai|ho|hu))\w*[^.?]{0,20}\bkaise (?:pata|pah?chan|jan|dekh)/iu;
const withHarvest = (labels: readonly SectionLabel[], text: string): readonly SectionLabel[] =>
  HOW_IT_IS_READY.test(text) && labels.every((label) => label === 'sign' || label === 'harvest') ? ['harvest'] : labels;

/** "Ab bo sakte hain kya", "can I sow it in December": whether it is time yet, or still, whatever else is asked beside it. */
const OF_NOW =
  /\b(?:ab|abhi|aaj|hafte|maa?h|mahine|late|der|pach?het\w*|still|now|today|week|month|jan(?:uary|wari|vari)?|feb\w*|march|april|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|disamb\w*|navamb\w*)\b|अब|अभी|आज|हफ्ते|महीने|लेट|देर|पछेती|जनवरी|फरवरी|मार्च|अप्रैल|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|नवम्बर|दिसंबर|दिसम्बर/iu;
const MAY_BE_SOWN =
  /\b(?:can|could|may|should) (?:i|we|it be|it still be) (?:still |now |yet )?(?:sown?|plant(?:ed)?)\b|\bbo(?:y[aei])? (?:ja )?sa?kt\w*|\bbo (?:de|den|du|dun|doon)\b|\bla?g(?:egi|ega|enge)\b|बो(?:य[ाी]|ई|ए)? (?:जा )?सकत|बो (?:दें|दूँ|दूं)|लगे(?:गी|गा|ंगे)/iu;
const WHEN: SectionLabel = 'when';
/** "What can I sow now" asks for a crop. */
const ASKS_WHICH_CROP =
  /\b(?:kya(?: kya)?|kaun ?s[aei]|kons[aei]|ka) (?:\S+ )?(?:bo\w*|laga\w*)\b|\b(?:what|which)\b|(?:क्या|कौन ?स[ाेी])\s+(?:\S+\s+)?बो/iu;
const asksWhetherItIsTime = (text: string): boolean =>
  MAY_BE_SOWN.test(text) && OF_NOW.test(text) && !ASKS_WHICH_CROP.test(text);

/** The parts that a question asks for: the words of parts that stand in it, without those that only describe or tell. */
export function askedLabels(text: string, fed: boolean): readonly SectionLabel[] {
  const withoutCrops = cropWords.rest(text).join(' ');
  const named = [...new Set([...sectionWords.find(withoutCrops), ...(fed ? (['feed'] as const) : [])])];
  const asked = withoutNotAsked(withoutDescribed(withDose(named, withoutCrops), text), text);
  const labels = withHarvest(CUTS_BRANCHES.has(text) ? withCare(asked) : withStore(asked, text), text);
  if (RAISES_SEEDLINGS.test(text) && labels.every((label) => label === 'harvest')) return RAISED;
  const ofKind: readonly SectionLabel[] =
    asksKind(text) && !labels.includes('variety') ? ['variety', ...labels] : labels;
  if (asksWhetherItIsTime(text)) return [WHEN, ...ofKind.filter((label) => label !== WHEN)];
  return asksWhichMonth(text) && !ofKind.includes('when') ? [...ofKind, 'when'] : ofKind;
}
