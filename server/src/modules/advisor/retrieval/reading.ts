import { type CropWord, cropWords } from '../../vocabulary/crops.js';
import { rememberedText } from '../../vocabulary/remembered.js';
import { wordsOf } from '../../vocabulary/words-of.js';
import type { KnowledgeBase } from '../knowledge/knowledge-base.js';
import type { SectionLabel } from '../knowledge/section-labels.js';
import { plainSpelling } from '../language/plain-spelling.js';
import { toDevanagari } from '../language/scripts.js';
import { contentWords } from '../language/terms.js';
import { isAnimal } from '../vocabulary/animals.js';
import { type Area, areaIn, measuresLand } from '../vocabulary/area.js';
import { farmWorkWords } from '../vocabulary/farm-work.js';
import { DISEASE_SIGN_WORDS, NEXT_TIME_WORDS, PESTICIDE_WORDS, SYMPTOM_WORDS } from '../vocabulary/intents.js';
import { CUTS_BRANCHES, FROM_TRUNK, KEPT_FOR_SEED } from '../vocabulary/particular-shapes.js';
import { placeWords, stateIn } from '../vocabulary/places.js';
import { sectionWords } from '../vocabulary/section-words.js';
import { isAskedAllTheSame } from './asked-all-the-same.js';
import {
  MONTH,
  withoutCleared,
  withoutFromTo,
  withoutSimiles,
  withoutSowingMonth,
  withoutTimeOver,
} from './left-out.js';
import { WORK_PARTS } from './work-parts.js';

/** A misspelled name of a crop, and what it was taken for. */
export interface Repair {
  readonly written: string;
  readonly crop: CropWord;
}

/** What one question says. */
export interface Reading {
  /** The question with crops repaired, Punjabi and Gujarati letters as Devanagari. */
  readonly text: string;
  /** The same with the crop that the conversation is about, for what only reads text. */
  readonly withCrop: string;
  /** It goes on about what was told last: "how to stop it?". */
  readonly goesOn: boolean;
  /** It only asks how much or when of what was asked before, which then may be told again. */
  readonly asksAgain: boolean;
  readonly repairs: readonly Repair[];
  readonly crops: readonly CropWord[];
  readonly labels: readonly SectionLabel[];
  readonly work: readonly string[];
  readonly area: Area | undefined;
  readonly state: string | undefined;
  readonly namesPlace: boolean;
  /** Words that say something and name neither crop, part, place nor area. */
  readonly rest: readonly string[];
  readonly contentWords: number;
}

/** "Which medicine": what to do, and where the product and its dose are told. */
function withDose(labels: readonly SectionLabel[], text: string): readonly SectionLabel[] {
  if (!PESTICIDE_WORDS.has(text)) return labels;
  // What a weedicide does to the crops near by is told with it.
  if (labels.includes('weeds')) return [...labels, 'caution'];
  return labels.includes('action') ? [...labels, 'dose'] : labels;
}

/** Words that ask for a part of the work, and not only describe: "how much water", "पानी कब". */
const ASKS_FOR = /\b(how|when|which|what|shall|should|kab|kitn\w*|kaise|kaun\w*|kons\w*)\b|कब|कितन|कैसे|कौन/iu;
/** Whether a text asks for a part, a time or an amount, beside what it describes. */
export const asksFor = (text: string): boolean => ASKS_FOR.test(text);

const DESCRIBED: ReadonlySet<SectionLabel> = new Set(['water', 'seed', 'soil', 'store', 'harvest']);

/** Words that ask; an English "when" only where no state follows: "when ripe" asks for nothing. */
const QUESTION_WORD =
  /^(?:how|which|what|shall|should|can|karu|du|dun|doon|करूँ|करूं|दूँ|दूं|kab|kitn[aei]|kitane|kaise|kaun|kons[aei]|कब|कितन[ाेी]|कैसे|कौन|कौनसी|कौनसा)$/iu;
const ENGLISH_QUESTION = /^(?:how|which|what|when|shall|should|can)$/iu;
const WHEN_TO = /^(?:to|should|do|does|can|will|shall|is|are|i|we)$/iu;
/** So many words round a question word belong to it. */
const REACH = 3;

/** The parts that stand so near a question word that they are what it asks for. */
function askedNear(text: string): ReadonlySet<SectionLabel> {
  const words = wordsOf(text);
  const near = words.flatMap((word, at) => {
    // "Mustard first water when": at the end it asks for what stands before it, as in Hindi.
    const isLast = word === 'when' && at > 0 && at === words.length - 1;
    const asks = QUESTION_WORD.test(word) || isLast || (word === 'when' && WHEN_TO.test(words[at + 1] ?? ''));
    // English asks before what it asks for, Hindi on either side of it.
    const from = ENGLISH_QUESTION.test(word) && !isLast ? at : Math.max(0, at - REACH);
    return asks ? sectionWords.find(words.slice(from, at + REACH + 2).join(' ')) : [];
  });
  return new Set(near);
}

/** "Water-soaked spots": the words of a sick plant's looks ask for no water. */
export function withoutDescribed(labels: readonly SectionLabel[], text: string): readonly SectionLabel[] {
  // "I have water for one time": by itself it is no watery eye.
  if (!SYMPTOM_WORDS.has(text.replace(/\bwater\b/giu, ' '))) return labels;
  const near = asksFor(text) ? askedNear(text) : new Set<SectionLabel>();
  return labels.filter((label) => !DESCRIBED.has(label) || near.has(label) || isAskedAllTheSame(label, text));
}

/** "Is it nitrogen or zinc", "which shortage is it": what is lacking is asked by what is seen, and not how much to give. */
const ASKS_WHAT_LACKS =
  /\bis (?:it|this|that)\b[^?.]*\bor\b|(?:dal|daal|डाल)[\p{L}\p{M}]*\s+(?:ki|ya|कि|या)\s|\b(?:which|what) (?:deficiency|shortage|nutrient)|\b(?:kis|konsi|kaun ?si)\b[^?.]*\bkami\b|(?:किस|कौन सी|कौनसी)[^?।]*कमी|(?:रोग|बीमारी|कीट|कीड़ा)[^?।]*(?:या|कि)\s[^?।]*कमी|कमी[^?।]*(?:या|कि)\s[^?।]*(?:रोग|बीमारी|कीट|कीड़ा)/iu;

/** "How many male vines to keep, a ratoon to keep": that is no storage, unless for how many days. */
const KEEPS_SO_MANY =
  /(?:pedi|ratoon|पेड़ी|पेडी)\s+(?:rakh|रख)|(?:how many|kitn[aei]|कितन[ाेी])(?!\s+(?:days?|din|months?|mahine|दिन|महीने))[\s,]+(?:[\p{L}\p{M}]+[\s,]+){0,2}(?:rakh\w*|रख[\p{L}\p{M}]*|keep)/iu;

/** "How long do I keep the water off". */
const KEEPS_SHUT = /(?:बंद|खुला|खाली|सूखा|दूर|band|khali|sukha|door)\s+(?:रख|rakh)/iu;

/** "The water was given, when the urea": what is done already is not asked, where something else is. */
const GIVEN: ReadonlyArray<readonly [SectionLabel, RegExp]> = [
  [
    'water',
    /(?:pa?ani|sinchai|sichai|water|पानी|सिंचाई)\s+(?:[\p{L}\p{M}]+\s+)?(?:de diya|de di|de diye|diya hai|di hai|laga diya|ho gay[ai]|de chuk\w*|given|दे दिया|दे दी|दिया है|लगा दिया|हो गया|दे चुक[\p{L}\p{M}]*)|\b(?:gave|given) (?:the )?(?:first |second )?(?:water|irrigation)/iu,
  ],
  [
    'nutrition',
    /(?:khad|khaad|dap|uria|yuria|urea|खाद|डीएपी|यूरिया)\s+(?:[\p{L}\p{M}]+\s+)?(?:de diya|de di|dal diya|daal diya|dal di|daal di|de chuk\w*|dali thi|डाल दिया|डाल दी|दे दिया|दे दी|डाली थी|दे चुक[\p{L}\p{M}]*)|\b(?:gave|given|applied) (?:the )?(?:dap|urea|npk|fertili[sz]er)/iu,
  ],
  [
    'harvest',
    /(?:कटाई|तुड़ाई|चुनाई|खुदाई|katai|tudai|chunai|khudai)\s+(?:(?:तो|भी)\s+)?(?:हो गई|हो गयी|हो चुकी|कर ली|ho gay?i|ho chuki|kar li)|\b(?:is |was |have |has )?(?:harvested|dug|threshed)(?: already| now)?(?=\s*(?:,|$))/iu,
  ],
];

/** "The manure is given": it is told, and not asked. */
export const isGiven = (label: SectionLabel, text: string): boolean =>
  GIVEN.some(([given, done]) => given === label && done.test(text));

const TAKES_OUT = /\b(?:nikal|ukhad)|निकाल|उखाड/iu;

/** Dung that is like water asks for no irrigation. */
const LIKE_WATER = /(?:पानी|pa+ni)\s+(?:जैस[ाीे]|jais[aie]|की तरह|ki tarah)|\blike water\b/iu;

/** "How to know it is ready" asks for no sign of a trouble. */
const READY = /\b(?:ready|ripe|mature|pak|taiyar|tayar)\b|तैयार|पक/iu;

/** A kind that ripens early asks for a variety alone. */
const RIPENING_KIND =
  /\b(?:pakne|pakti|pakte|tayar hone|taiyar hone) ?(?:wal[aei]|wli)\b|\b(?:early|late)[ -](?:ripening|maturing|duration)\b|(?:पकने|पकती|तैयार होने) ?वाल[ाीे]/iu;

/** "To be sent far" asks for no spacing. */
const SENT_FAR = /दूर\s+(?:भेज|की\s+मंडी|के\s+बाजार|ले\s+जा)|\bdoor\s+(?:bhej|ki\s+mandi|ke\s+bazar|le\s+ja)/iu;

/** The labels without the fertiliser where only a shortage is guessed at, and without the store where a number is asked. */
function withoutGuessed(all: readonly SectionLabel[], text: string): readonly SectionLabel[] {
  // "When to take out the weeds" is no harvest.
  const weeds = all.includes('weeds') && TAKES_OUT.test(text);
  const labels = all.filter(
    (label) =>
      !(label === 'harvest' && all.includes('variety') && RIPENING_KIND.test(text)) &&
      !(label === 'seed' && (FROM_TRUNK.test(text) || KEPT_FOR_SEED.test(text))) &&
      !(label === 'store' && (KEEPS_SO_MANY.test(text) || KEEPS_SHUT.test(text))) &&
      !(label === 'harvest' && weeds) &&
      !(label === 'seed' && SENT_FAR.test(text)) &&
      !(label === 'water' && LIKE_WATER.test(text)) &&
      !(label === 'sign' && all.includes('harvest') && READY.test(text)),
  );
  if (KEPT_FOR_SEED.test(text) && !labels.includes('store')) labels.push('store');
  const given = GIVEN.filter(([, done]) => done.test(text)).map(([label]) => label);
  const asked = labels.filter((label) => !given.includes(label));
  if (given.length > 0 && asked.some((label) => WORK_PARTS.has(label))) return asked;
  const guesses = ASKS_WHAT_LACKS.test(text) && (SYMPTOM_WORDS.has(text) || DISEASE_SIGN_WORDS.has(text));
  return guesses ? labels.filter((label) => label !== 'nutrition' && label !== 'water') : labels;
}

const MONTH_WORD = new RegExp(`^(?:${MONTH})$`, 'iu');
/** Whether a word is the name of a month. */
export const isMonth = (word: string): boolean => MONTH_WORD.test(word);

/** "Rough skin when digging", "khodte samay": when something was seen asks for no date, and for no harvest. */
const SEEN_WHEN =
  /\b(?:when|while|at|during) (?:i |we )?(?:digging|dug|harvesting|harvested|cutting|picking|picked|lifting|ploughing|threshing)\b|\b(?:near|close to|just before) (?:the )?(?:harvest|harvesting)\b|(?:khodte|kaatte|todte|khudai ke|katai ke) (?:samay|time|vakt|waqt)|(?:खोदते|काटते|तोड़ते|तोडते|खुदाई के|कटाई के) (?:समय|वक्त|टाइम)/giu;

/** The text without when it was seen, where something is seen and nothing asked by it. */
function withoutSeenWhen(text: string): string {
  const without = text.replace(SEEN_WHEN, ' ');
  return SYMPTOM_WORDS.has(without) && !asksFor(without) ? without : text;
}

/** "1,00,000": what only groups the figures of one number parts no questions. */
const GROUPING = /(?<=\d),(?=(?:\d{2},)*\d{3}(?!\d))/gu;

/** A message in plain spelling, without what is only compared with and what only tells how the field came to be so. */
export const plainly = rememberedText((message): string => {
  const plain = plainSpelling(toDevanagari(message.normalize('NFC')).replace(GROUPING, ''));
  return withoutSeenWhen(withoutSowingMonth(withoutCleared(withoutTimeOver(withoutSimiles(withoutFromTo(plain))))));
});

/** What was sown is told, and its sowing is not asked, where some other part of the work is. */
const SOWN =
  /\b(?:sown|sowed|planted|transplanted)\b|\b(?:bo[yi]?[aie]|lagay?[aie]+|ropi|ropa[iy]*) (?:hai|tha|thi|the|hua|hue|hui|diya|di|h)\b|\bbo ?d(?:iya|i)\b|\bboyi \d|\blaga d(?:iya|i)\b|(?:बोया|बोई|बोए|बोये|लगाया|लगाई|लगाए|लगाये|रोपा|रोपी)(?![\p{L}\p{M}])|(?:बो|लगा) (?:दिया|दी|दिए)/iu;

/** "Do I plant bananas": what is put on, and not in, is named by another word. */
const PLANTS = /^(?!.*(?:ट्रैप|पट्टी|जाल|बाड़|दवा|खाद|पानी|टीका|रोक)).*लगा(?:ऊ[ंँ]?|एँ|एं|ए|ये)(?![\p{L}\p{M}])/iu;

/** "When do I put on the two waters in gram": what is put on in a crop is the water, and not the crop. */
const WATERS =
  /(?:पानी|सिंचाई|pa?ani|sinchai)(?![\p{L}\p{M}])(?=.*(?:में|मे|me|mein)(?![\p{L}\p{M}])).*(?:लगा(?:ऊ[ंँ]?|एँ|एं|ए|ये|यें|ना|ते)|laga(?:ye|yen|u|un|na|te|e))(?![\p{L}\p{M}])|(?:में|मे|me|mein)\s+(?:[\p{L}\p{M}]+\s+){0,3}(?:पानी|सिंचाई|pa?ani|sinchai)(?![\p{L}\p{M}]).*(?:लगा(?:ऊ[ंँ]?|एँ|एं|ए|ये|यें|ना|ते)|laga(?:ye|yen|u|un|na|te|e))(?![\p{L}\p{M}])/iu;
/** A crop after the water is planted in it: "there is little water in the field, when do I plant gram". */
const PLANTS_CROP = /(?:पानी|pa?ani)\s+(?:कम|नहीं|भर|खड़ा|kam|nahi|bhar)/iu;
const onlyWaters = (text: string, labels: readonly SectionLabel[]): boolean =>
  labels.includes('water') && WATERS.test(text) && !PLANTS_CROP.test(text);

/** The work that is asked: not the sowing that is over. */
function workIn(text: string, labels: readonly SectionLabel[]): string[] {
  const work = farmWorkWords.find(text);
  const asksOther = labels.some((label) => WORK_PARTS.has(label) && label !== 'seed');
  const plants =
    PLANTS.test(text) && labels.every((label) => label === 'when' || label === 'seed' || label === 'variety');
  if (plants && cropWords.has(text) && !work.includes('sowing')) work.push('sowing');
  return asksOther && (SOWN.test(text) || onlyWaters(text, labels)) ? work.filter((topic) => topic !== 'sowing') : work;
}

/** The month in which branches are cut is no sowing time, and the cutting no harvest. */
const withCare = (labels: readonly SectionLabel[]): readonly SectionLabel[] => [
  ...labels.filter((label) => label !== 'when' && label !== 'harvest' && label !== 'care'),
  'care',
];

/** "Do I plant in November or after January", "now, or wait till February": which time is asked. */
const asksWhichMonth = (text: string): boolean =>
  farmWorkWords.find(text).includes('sowing') &&
  /\s(?:कि|या)\s/u.test(text) &&
  (/(?<![\p{L}\p{M}])अभी(?![\p{L}\p{M}])/u.test(text) || text.split(/\s+/u).some(isMonth)) &&
  /(?:ूं|ूँ|ऊं|ऊँ|ऊ|ें|एं|एँ)(?![\p{L}\p{M}])/u.test(text);

/** What animals are fed is a crop too. */
const FODDER = 'fodder';
const GROWN_FOR_FODDER: ReadonlySet<string> = new Set(['jowar', 'maize', 'bajra', 'oats', 'napier', 'cowpea', 'guar']);
/** Fodder by its common name, and no crop that is grown for nothing else. */
const ONLY_FODDER = /^(?!.*(?:bers|bars|silage|sailej|बरसीम|साइलेज)).*(?:fodder|ch?ar[ai]|चार[ाे])/iu;
const BEES = 'bees';
const GARLIC = 'garlic';
const CLOVE = 'clove-nutmeg';
/** Honey is what many a drop looks like. */
/** Unless small insects cover the crop: that is asked, and the bees only stand there. */
const PESTS_SEEN = /(?:छोटे|काले|हरे)[^?।]{0,12}(?:कीड़े|कीट)|माहू|चेपा|\b(?:aphids?|mahu|chepa)\b/iu;
const BEES_NAMED = /\bbees?\b|\bbee ?hives?\b|madh?u ?ma(?:k|kk)h?i|मधुमक्/iu;

/** Reads one question. Pure. */
export function readQuestion(question: string, knowledge: KnowledgeBase): Reading {
  const { text, repairs } = knowledge.repair(plainly(question));
  const named = cropWords.find(text);
  // Wild oats in wheat: what something is known about goes first.
  const isKnown = (crop: CropWord): boolean => knowledge.subjects.has(crop.subject);
  const known = [...named.filter(isKnown), ...named.filter((crop) => !isKnown(crop))];
  // "How much green fodder for a cow": the cow is asked about.
  const fed = known.some(({ subject }) => isAnimal(subject)) && sectionWords.find(text).includes('feed');
  // Hives in the mustard: the crop is where they stand.
  const kept =
    BEES_NAMED.test(text) && known.some(({ subject }) => subject === BEES) && !PESTS_SEEN.test(text)
      ? known.filter(({ subject }) => subject === BEES)
      : known;
  // The cloves of garlic are no spice of their own.
  const spiced = kept.some(({ subject }) => subject === GARLIC)
    ? kept.filter(({ subject }) => subject !== CLOVE)
    : kept;
  // Sorghum for fodder is sorghum.
  const isGrown = spiced.some(
    ({ subject, mandi }) => subject !== FODDER && (mandi !== undefined || GROWN_FOR_FODDER.has(subject)),
  );
  const crops =
    fed || (isGrown && ONLY_FODDER.test(text)) ? spiced.filter(({ subject }) => subject !== FODDER) : spiced;
  const withoutCrops = cropWords.rest(text).join(' ');
  const withoutPlaces = placeWords.rest(withoutCrops).join(' ');
  const parts = [...new Set([...sectionWords.find(withoutCrops), ...(fed ? (['feed'] as const) : [])])];
  const labels = withoutGuessed(withoutDescribed(withDose(parts, withoutCrops), text), text);
  const ofBranches = CUTS_BRANCHES.has(text) ? withCare(labels) : labels;
  const dated = asksWhichMonth(text) && !ofBranches.includes('when') ? [...ofBranches, 'when' as const] : ofBranches;
  return {
    text,
    withCrop: text,
    goesOn: false,
    asksAgain: false,
    repairs: repairs.flatMap(({ written, meant }) => {
      const [crop] = cropWords.find(meant);
      return crop ? [{ written, crop }] : [];
    }),
    crops,
    labels: dated,
    work: workIn(text, dated),
    area: areaIn(text),
    state: stateIn(text),
    namesPlace: placeWords.has(text),
    rest: contentWords(farmWorkWords.rest(sectionWords.rest(withoutPlaces).join(' ')).join(' ')).filter(
      (word) => !/^\d+$/.test(word) && !measuresLand(word),
    ),
    contentWords: contentWords(text).length,
  };
}

/** What a question says beside its crop, its places and the parts that it asks for. An animal's names say more: calf, udder. */
export function saidBeside({ text, crops }: Reading): string[] {
  const withoutCrop = crops.some(({ subject }) => isAnimal(subject)) ? text : cropWords.rest(text).join(' ');
  const withoutNames = placeWords.rest(withoutCrop).join(' ');
  // "So that it does not come next year" is said of any trouble, and tells none from the others.
  const withoutTimes = NEXT_TIME_WORDS.rest(withoutNames).join(' ');
  return contentWords(sectionWords.rest(withoutTimes).join(' ')).filter(
    (word) => !/^\d+$/.test(word) && !measuresLand(word),
  );
}
