import type { SectionLabel } from '../../knowledge/section-labels.js';
import { DISEASE_SIGN_WORDS, SYMPTOM_WORDS } from '../../vocabulary/intents.js';
import { FROM_TRUNK, KEPT_FOR_SEED } from '../../vocabulary/particular-shapes.js';
import { WORK_PARTS } from './work-parts.js';

/** A part whose word stands in a question that does not ask for it. */
interface NotAsked {
  readonly label: SectionLabel;
  /** Only where this part is asked beside it. */
  readonly beside?: SectionLabel;
  readonly where: Pick<RegExp, 'test'>;
}

/** "How many male vines to keep, a ratoon to keep": that is no storage, unless for how many days. */
const KEEPS_SO_MANY =
  /(?:pedi|ratoon|पेड़ी|पेडी)\s+(?:rakh|रख)|(?:how many|kitn[aei]|कितन[ाेी])(?!\s+(?:days?|din|months?|mahine|दिन|महीने))[\s,]+(?:[\p{L}\p{M}]+[\s,]+){0,2}(?:rakh\w*|रख[\p{L}\p{M}]*|keep)/iu;

/** "How long do I keep the water off". */
const KEEPS_SHUT = /(?:बंद|खुला|खाली|सूखा|दूर|band|khali|sukha|door)\s+(?:रख|rakh)/iu;

/** "When to take out the weeds" is no harvest. */
const TAKES_OUT = /\b(?:nikal|ukhad)|निकाल|उखाड/iu;

/** Dung that is like water asks for no irrigation. */
const LIKE_WATER = /(?:पानी|pa+ni)\s+(?:जैस[ाीे]|jais[aie]|की तरह|ki tarah)|\blike water\b/iu;

/** "How do I store its seed": how much is sown is not asked. */
const STORES_SEED = /\b(?:store|storing|keep|keeping|save) (?:the |its |my |this |own )*(?:[a-z]+ )?seeds?\b/iu;

/** "Dipped in hot water": what is put into water is not watered. */
const DIPPED =
  /\b(?:dip\w*|soak\w*|boil\w*|wash\w*|blanch\w*|rins\w*|treat\w*)\b[^.,?]{0,25}\b(?:hot |warm |boiling |cold |salt |plain )?water\b|\b(?:hot|warm|boiling|lukewarm) water\b/iu;

/** "How to know it is ready" asks for no sign of a trouble. */
const READY = /\b(?:ready|ripe|mature|pak|taiyar|tayar)\b|तैयार|पक/iu;

/** A kind that ripens early asks for a variety alone. */
const RIPENING_KIND =
  /\b(?:pakne|pakti|pakte|tayar hone|taiyar hone) ?(?:wal[aei]|wli)\b|\b(?:early|late)[ -](?:ripening|maturing|duration)\b|(?:पकने|पकती|तैयार होने) ?वाल[ाीे]/iu;

/** "To be sent far" asks for no spacing. */
const SENT_FAR = /दूर\s+(?:भेज|की\s+मंडी|के\s+बाजार|ले\s+जा)|\bdoor\s+(?:bhej|ki\s+mandi|ke\s+bazar|le\s+ja)/iu;

/** "How much urea on the first water": which watering it goes with. */
const ON_WATER =
  /(?:पानी|सिंचाई)\s+(?:पर|पे|के साथ)(?![\p{L}\p{M}])|\b(?:pa?ani|sinchai)\s+(?:par|pe|ke sath|ke saath)\b|\b(?:on|with|at) (?:the |that |this )?(?:first |second |third |next )?(?:water|irrigation|watering)\b/iu;

/** "How to store it after the harvest": the harvest is over. */
const AFTER_HARVEST = /\bafter (?:the )?(?:harvest(?:ing)?|digging|picking|cutting|threshing)\b/iu;

/** "Urea before the water or after", "the weedicide before it or after": when it is given. */
const BEFORE_OR_AFTER_WATER =
  /(?:पानी|सिंचाई)\s+(?:से|के)\s+(?:पहले|पहिले)\s+(?:या|कि)\s+(?:बाद|पीछे)|\b(?:pa?ani|sinchai)\s+(?:se|ke)\s+pah?le\s+(?:ya|ki)\s+(?:baad|bad)\b|\bbefore (?:or|and) after (?:the )?(?:water|irrigation)\b|\bbefore (?:the )?(?:water|irrigation) or after\b/iu;

/** "When to stop the water before harvest": the harvest only says when. */
const BEFORE_HARVEST = /\b(?:before|till|until) (?:the )?harvest(?:ing)?\b/iu;
const DRAINS_BEFORE =
  /\bdrain\w*\b[^.?]{0,40}\bbefore (?:the )?harvest|\bbefore (?:the )?harvest\w*\b[^.?]{0,25}\bdrain/iu;

/** "Hybrid jowar, seed rate": the seed is a hybrid's, and no name of one is asked. */
const HYBRID_ONLY =
  /^(?!.*(?:\bvariet|\bwhich\b|\bbest\b|\bgood\b|\bname|\bki[sz]a?m|किस्म|वैरायटी|कौन)).*(?:\bhybrids?\b|हाइब्रिड|हाईब्रिड)/iu;
/** "Why did it head when the plants were still tiny": how they stood, and no time to plant. */
const WHEN_PLANTS_ARE = /\bwhen (?:the |my |its )?(?:plants?|seedlings?|trees?|crop) (?:is|are|was|were)\b/iu;

/** "Seed was kept from last year": where it came from is told, and no seed is asked for. */
const SEED_WAS =
  /^(?!.*\b(?:how|when|which|what|should|shall)\b).*\bseeds? (?:was|were|is|are|had been|has been) (?:kept|bought|taken|saved|treated|from|my own|our own|own|home|old)\b|^(?!.*(?:कब|कैसे|कितन|कौन)).*बीज\s+(?:[\p{L}\p{M}]+\s+){0,3}(?:घर का|पिछले साल का)/iu;

/** "How to take old fish out before the new seed": the seed is when it is done. */
const BEFORE_SEED =
  /\bbefore (?:(?:the|new|fish|putting|stocking|in|of) )*seeds?\b[^.?]*\b(?:take out|remove|clear|kill|wait|old|wild|prepare)|(?:नया|मछली का)?\s*बीज\s+(?:डालने|छोड़ने)\s+से\s+पहले|\b(?:naya |machhli ka )?bee?j (?:dalne|daalne|chhodne) se pah?le\b/iu;

/** The bag that comes before a calf holds water, and nobody's. */
const WATER_BAG = /\bwater ?bag\b|\bpa?ani ki tha?i?li\b|पानी की थैली/iu;

/** "The water is 14 degrees": how warm it is. */
const WATER_IS_SO_WARM =
  /\bwater (?:is |at |temp\w* (?:is )?)?\d+ ?(?:degrees?|°|c\b)|पानी (?:का ताप\S* )?\d+ ?(?:डिग्री|°)|\bpa?ani \d+ ?(?:degree|digri)/iu;

/** "Is it not zinc, how to know": whether that is what is lacking, and not how much to give. */
const IS_IT_A_SHORTAGE =
  /\bis (?:it|this|that) (?:not )?(?:due to |from |because of )?(?:lack of |less )?(?:zinc|iron|nitrogen|potash|boron|magnesium|calcium)\b/iu;

/** "Holes in the berries, what to do at harvest": the harvest is when it is done. */
const AT_HARVEST =
  /\bwhat (?:to|should|shall|can|do)\b[^.?]*\b(?:at|during|in) (?:the )?(?:harvest(?:ing)?|picking)(?: time)?\b|(?:kata+i|tuda+i|khuda+i)(?: ke samay)? (?:par|pe|me|mein) kya kar|(?:कटाई|तुड़ाई|खुदाई)(?: के समय)? (?:पर|में) क्या कर/iu;
/** Whether something is seen that is wrong with the crop that is to be harvested then. */
const TROUBLE_AT_HARVEST = {
  test: (text: string): boolean =>
    AT_HARVEST.test(text) && (SYMPTOM_WORDS.has(text) || /\bholes?\b|\bchh?ed\b|छेद/iu.test(text)),
};

const NOT_ASKED: readonly NotAsked[] = [
  { label: 'harvest', beside: 'water', where: BEFORE_HARVEST },
  { label: 'harvest', where: DRAINS_BEFORE },
  { label: 'variety', beside: 'seed', where: HYBRID_ONLY },
  { label: 'harvest', beside: 'variety', where: RIPENING_KIND },
  { label: 'harvest', beside: 'weeds', where: TAKES_OUT },
  { label: 'harvest', beside: 'store', where: AFTER_HARVEST },
  { label: 'when', beside: 'cause', where: WHEN_PLANTS_ARE },
  { label: 'harvest', beside: 'action', where: TROUBLE_AT_HARVEST },
  { label: 'seed', where: SEED_WAS },
  { label: 'seed', where: BEFORE_SEED },
  { label: 'water', where: WATER_BAG },
  { label: 'water', where: WATER_IS_SO_WARM },
  { label: 'nutrition', where: IS_IT_A_SHORTAGE },
  { label: 'seed', where: FROM_TRUNK },
  { label: 'seed', where: KEPT_FOR_SEED },
  { label: 'seed', where: SENT_FAR },
  { label: 'store', where: KEEPS_SO_MANY },
  { label: 'store', where: KEEPS_SHUT },
  { label: 'water', where: LIKE_WATER },
  { label: 'water', where: DIPPED },
  { label: 'seed', beside: 'store', where: STORES_SEED },
  { label: 'water', beside: 'nutrition', where: ON_WATER },
  { label: 'water', beside: 'nutrition', where: BEFORE_OR_AFTER_WATER },
  { label: 'water', beside: 'dose', where: BEFORE_OR_AFTER_WATER },
  { label: 'water', beside: 'action', where: BEFORE_OR_AFTER_WATER },
  { label: 'water', beside: 'weeds', where: BEFORE_OR_AFTER_WATER },
  { label: 'sign', beside: 'harvest', where: READY },
];

/** "The water was given, when the urea": what is done already is not asked, where something else is. */
const GIVEN: ReadonlyArray<readonly [SectionLabel, RegExp]> = [
  ['seed', /\bseeds?\b[^?.]*\b(?:was |were )?(?:sown|sowed)\b/iu],
  [
    'water',
    /(?:pa?ani|sinchai|sichai|water|पानी|सिंचाई)\s+(?:[\p{L}\p{M}]+\s+)?(?:de diya|de di|de diye|diya hai|di hai|laga diya|ho gay[ai]|de chuk\w*|given|दे दिया|दे दी|दिया है|लगा दिया|हो गया|दे चुक[\p{L}\p{M}]*)|\b(?:gave|given) (?:the )?(?:first |second )?(?:water|irrigation)/iu,
  ],
  [
    'nutrition',
    /(?:khad|khaad|dap|uria|yuria|urea|खाद|डीएपी|यूरिया)\s+(?:[\p{L}\p{M}]+\s+)?(?:de diya|de di|dal diya|daal diya|dal di|daal di|de chuk\w*|dali thi|डाल दिया|डाल दी|दे दिया|दे दी|डाली थी|दे चुक[\p{L}\p{M}]*)|\b(?:gave|given|applied|i put|i have put) (?:the )?(?:dap|urea|npk|fertili[sz]er)/iu,
  ],
  [
    'harvest',
    /(?:कटाई|तुड़ाई|चुनाई|खुदाई|katai|tudai|chunai|khudai)\s+(?:(?:तो|भी)\s+)?(?:हो गई|हो गयी|हो चुकी|कर ली|ho gay?i|ho chuki|kar li)|\b(?:is |was |have |has )?(?:harvested|dug|threshed)(?: already| now)?(?=\s*(?:,|$))/iu,
  ],
];

/** "The manure is given": it is told, and not asked. */
export const isGiven = (label: SectionLabel, text: string): boolean =>
  GIVEN.some(([given, done]) => given === label && done.test(text));

/** "Is it nitrogen or zinc", "which shortage is it": what is lacking is asked by what is seen, and not how much to give. */
const ASKS_WHAT_LACKS =
  /\bis (?:it|this|that)\b[^?.]*\bor\b|(?:dal|daal|डाल)[\p{L}\p{M}]*\s+(?:ki|ya|कि|या)\s|\b(?:which|what) (?:deficiency|shortage|nutrient)|\b(?:kis|konsi|kaun ?si)\b[^?.]*\bkami\b|(?:किस|कौन सी|कौनसी)[^?।]*कमी|(?:रोग|बीमारी|कीट|कीड़ा)[^?।]*(?:या|कि)\s[^?।]*कमी|कमी[^?।]*(?:या|कि)\s[^?।]*(?:रोग|बीमारी|कीट|कीड़ा)/iu;

/** The parts without those whose words stand there and ask for nothing. */
export function withoutNotAsked(all: readonly SectionLabel[], text: string): readonly SectionLabel[] {
  const left = all.filter(
    (label) =>
      !NOT_ASKED.some(
        (each) =>
          each.label === label && (each.beside === undefined || all.includes(each.beside)) && each.where.test(text),
      ),
  );
  const labels = KEPT_FOR_SEED.test(text) && !left.includes('store') ? [...left, 'store' as const] : left;
  const asked = labels.filter((label) => !isGiven(label, text));
  if (asked.length < labels.length && asked.some((label) => WORK_PARTS.has(label))) return asked;
  const guesses = ASKS_WHAT_LACKS.test(text) && (SYMPTOM_WORDS.has(text) || DISEASE_SIGN_WORDS.has(text));
  return guesses ? labels.filter((label) => label !== 'nutrition' && label !== 'water') : labels;
}
