import type { SectionLabel } from '../../knowledge/section-labels.js';

/** "To keep onions long, they rot": what is to be kept asks for the store, whatever becomes of it. */
const TO_KEEP =
  /\brakhne ke li[ye]e?\b|\bto (?:store|keep)\b|\bkeep(?:ing)? in bags?\b|\bzyada din rakh|रखने के लि[एय]|ज्यादा दिन (?:तक )?रख|(?:bhandaran|rakhne|storage|भंडारण|रखने)\s+(?:[\p{L}\p{M}]+\s+){0,3}?(?:tarik\w*|kaise|तरीक[ाे]|विधि|कैसे)/iu;

/** "The leaves dry, has the time to dig come". */
const TIME_TO_HARVEST = /(?:खुदाई|कटाई|तुड़ाई|khudai|katai|tudai)\s+(?:का|ka)\s+(?:समय|टाइम|वक्त|samay|time)/iu;

/** "Water for one time only", "एक ही पानी है": what there is of it is given at a stage that is asked. */
const FEW_WATERS =
  /\b(?:water|irrigation)s?\b[^.?]{0,15}\b(?:one|once|two|twice) (?:time|only)|\b(?:one|single|only|two) (?:water|irrigation)s?\b|(?:एक|दो)\s+(?:ही\s+)?(?:पानी|सिंचाई)|\b(?:ek|do) (?:hi )?(?:pa?ani|sinchai)\b/iu;

/** "Dry pea, seed rate and line distance": what is sown so thick is no seed that is seen. */
const SEED_RATE = /\bseed rate\b|\bbe+j dar\b|बीज दर|\bline distance\b/iu;

/** Whether a part is asked, though its word may only describe what is seen. */
export const isAskedAllTheSame = (label: SectionLabel, text: string): boolean =>
  (label === 'store' && TO_KEEP.test(text)) ||
  (label === 'seed' && SEED_RATE.test(text)) ||
  (label === 'harvest' && TIME_TO_HARVEST.test(text)) ||
  (label === 'water' && FEW_WATERS.test(text));
