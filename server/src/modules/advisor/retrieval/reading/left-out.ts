import { cropWords } from '../../../vocabulary/crops.js';
import { hasDevanagari } from '../../../vocabulary/devanagari.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { contentWords } from '../../language/terms.js';
import { isAnimal } from '../../vocabulary/animals.js';
import { asksFor, isAsked } from '../../vocabulary/asking.js';
import { farmWorkWords } from '../../vocabulary/farm-work.js';
import { IDEAS } from '../../vocabulary/ideas.js';
import { SYMPTOM_WORDS } from '../../vocabulary/intents.js';
import { MONTH } from '../../vocabulary/months.js';
import { sectionWords } from '../../vocabulary/section-words.js';

/** "Like milk", "दूध जैसा", "pea-sized", "matar ke dane jitna": what something only looks like is no crop of the question. */
const SIMILES: readonly RegExp[] = [
  /([\p{L}\p{M}]+)\s+(?:(?:ke|ki|ka|k|के|की|का)\s+)?(?:(?:daa?ne|दाने|bee?j|बीज|phool|फूल|size)\s+)?(?=(?:jais\w*|jese|jesa|jitn\w*|jaes\w*)\b|जैस[ाेी]|जितन[ाेी])/giu,
  /\b(?:like|as)\s+(?:an?\s+|the\s+)?(?:(?:small|big|little|tiny|tender|ripe|dry|cut)\s+)?([a-z]+)\b(?:\s+(?:seeds?|grains?))?/giu,
  /\b([a-z]+)[ -](?:sized?|like|shaped?|type|things?|wool|masses|mass|tufts?|growth)\b/giu,
  /([\p{L}\p{M}]+)\s+(?:type|taip|टाइप)\s+(?:ka|ke|ki|का|के|की)(?![\p{L}\p{M}])/giu,
  /(?<=\bwhite )(cotton)\b/giu,
  /(?<=\b(?:black|red|yellow|brown|dark|light|bright)[ -](?:and )?)(orange)\b/giu,
  /\b(orange)(?=[ -](?:red|yellow|brown|colou?r\w*|powder|dust|dots?|insects?|bugs?|beetles?|pustules?|rust|lines?|stripes?)\b)/giu,
];

/** An orange bug is no orange. */
const COLOUR = /^orange$/iu;

/** What is like cotton is a sign of its own: mealybugs, woolly aphids, white mould. */
const LIKE_COTTON = /^(?:cotton|rui|ruyi|ruee|रुई|रूई|kapas|कपास)$/iu;

/** Urine like coffee or tea has blood in it. */
const LIKE_COFFEE = /^(?:coffee|tea|chai|कॉफी|काफी|चाय)$/iu;
const URINE = /\burine\b|\bpes?ha+b\b|पेशाब/iu;

/** Grain that smells of fish has Karnal bunt. */
const LIKE_FISH = /^fish$/iu;
const SMELLS = /\b(?:smells?|smelling|smelly|odou?r|stinks?)\b/iu;

/** What is left of a thing that something is like: of some things how it looks. */
function lookOf(thing: string, text: string): string {
  if (LIKE_COTTON.test(thing)) return ' cottony ';
  if (COLOUR.test(thing)) return ' orangish ';
  if (LIKE_FISH.test(thing)) return SMELLS.test(text) ? ' fishy ' : ' ';
  if (!LIKE_COFFEE.test(thing) || !URINE.test(text)) return ' ';
  return hasDevanagari(thing) ? ' लाल ' : ' red ';
}

const without = (text: string, similes: readonly RegExp[], stays: (left: string) => boolean): string =>
  similes.reduce((whole, simile) => {
    const left = whole.replace(simile, (all, thing: string) => (cropWords.has(thing) ? lookOf(thing, whole) : all));
    return stays(left) ? left : whole;
  }, text);

/** The text without the things that what is seen is only compared with, as long as it names a crop beside them. */
export const withoutSimiles = (text: string): string => without(text, SIMILES, (left) => cropWords.has(left));

/** What is seen on a plant, behind what it is like. "Which wheat type" is asked of wheat. */
const SIMILES_OF_SIGNS: readonly RegExp[] = [
  /\b(?:white|whitish|fluffy|soft) (?:like|as) (?:an? |the )?([a-z]+)\b/giu,
  /\b([a-z]+)[ -](?:like|type) (?=(?:flowers?|growth|spots?|powder|insects?|mou?ld|things?|stuff|balls?|below|under)\b)/giu,
  /([\p{L}\p{M}]+)\s+(?:(?:ke|ki|ka|के|की|का)\s+)?(?=(?:jais[aei]|जैस[ाेी])(?![\p{L}\p{M}]))/giu,
];

/** The same of a message that goes on about a crop, whether it is named again or not: "rose like flowers", after cotton. */
export const withoutSimilesOfSigns = (text: string): string => without(text, SIMILES_OF_SIGNS, () => true);

/** "Planted in June": when it was sown is no question about sowing where its ripeness is asked. */
const SOWN_IN = new RegExp(
  `\\b(?:(?:was|were|is|i have|i|we) )?(?:planted|sown|sowed|transplanted) (?:it )?(?:in|on|last) (?:${MONTH})\\b|(?:${MONTH})\\s+(?:me|mein|में)\\s+(?:lagaya|lagayi|lagai|boya|boyi|boi|लगाया|लगाई|लगायी|बोया|बोई|बोयी)(?:\\s+(?:tha|thi|hai|h|था|थी|है))?`,
  'giu',
);

/** "The paddy is cut, now lentil": what stood in the field before is not what is asked about. */
const CLEARED: readonly RegExp[] = [
  /([\p{L}\p{M}]+)\s+(?:की\s+फसल\s+)?(?:(?:अभी|अब|पूरा|पूरी|देर\s+से|लेट|जल्दी|कल|परसों)\s+)?(?:कटा|कटी|कटे|काटा|काटी|खुदा|खुदी|खोदा|खोदी|उखाड़ा|उखाड़ी)(?:\s+(?:है|हैं|था|थी))?(?![\p{L}\p{M}])/giu,
  /\b([a-z]+)\s+(?:ki\s+fasal\s+)?(?:(?:abhi|ab|late|let|der\s+se|deri\s+se|jaldi|pura|puri)\s+)?(?:kata|kati|khoda|khodi|ukhada|ukhadi)(?:\s+(?:hai|h|tha|thi))?\b/giu,
  /(?:खेत|khet)\s+([\p{L}\p{M}]+)\s+(?:का|ka)\s+(?:खाली|khali)/giu,
  /\b(?:in|into) (?:the )?standing ([a-z]+)(?: crop)?(?: before (?:its |the )?(?:harvest|harvesting|cutting))?\b/giu,
  /(?:khadi|khade|kharhi|खड़ी|खडी|खड़े|खडे)\s+([\p{L}\p{M}]+)\s+(?:(?:ki|की)\s+(?:fasal|फसल)\s+)?(?:me|mein|में|मे)(?![\p{L}\p{M}])/giu,
  /([\p{L}\p{M}]+)\s+(?:ki|की|के|ke)\s+(?:parali|paraali|pual|thunth|पराली|पुआल|ठूँठ|ठूंठ)(?![\p{L}\p{M}])/giu,
  /\bbefore (?:harvesting|cutting|harvest of) (?:the )?([a-z]+)\b/giu,
  /\b([a-z]+) (?:field|land|plot)s? (?:is |will be |gets? |becomes? )?(?:free|vacant|empty|vacated)\b/giu,
  /\b(?:my |the )?(?:field|land|plot)s? (?:(?:will|to|only) )*(?:get|gets|got|is|are|be|becomes?|comes?) (?:free|vacant|empty|vacated) (?:from|of|after) (?:the )?([a-z]+)(?: (?:very |too )?late)?\b/giu,
  /([\p{L}\p{M}]+)\s+(?:ka|का)\s+(?:khet|खेत)\s+(?:khali|खाली)/giu,
  /([\p{L}\p{M}]+)\s+(?:(?:(?:ki|की)\s+)?(?:katai|kataai|fasal|कटाई|फसल)\s+(?:ke|के)\s+(?:baad|bad|बाद)|(?:ke|के)\s+(?:baad|बाद)|(?:काटकर|कटाकर|कटवाकर|खोदकर|निकालकर|उखाड़कर|katkar|kaatkar|khodkar)|(?:kat|kaat|khod|nikal|ukhad|कट|काट|खोद|निकल|निकाल|उखाड़)\s+(?:gaya|gayi|gaye|liya|li|liye|diya|kar|ke|raha|rahe|rahi|rha|rhe|गया|गई|गए|लिया|ली|दिया|कर|के|रहा|रहे|रही)(?:\s+(?:hai|hu|hun|hoon|है|हूँ|हूं|हैं))?(?:\s+(?:abhi|अभी))?|(?:katne|kaatne|khodne|काटने|कटने|खोदने)\s+(?:ke|के)\s+(?:baad|बाद))/giu,
  /([\p{L}\p{M}]+)\s+(?:(?:(?:ki|की)\s+)?(?:katne|kaatne|katai|kataai|khudai|कटने|काटने|कटाई|खुदाई)\s+(?:me|mein|में|मे)\s+(?:der|deri|देर|देरी)|(?:(?:ki|की)\s+)?(?:der|deri|देर|देरी)\s+(?:se|से)\s+(?:kat\w*|khud\w*|कट[\p{L}\p{M}]*|खुद[\p{L}\p{M}]*))(?:\s+(?:ho\s+gay[ai]|ho\s+gai|हो\s+गई|हो\s+गयी|हुई|है|hai))*/giu,
  /\bso (?:that )?(?:the |my )?(?:field|land|plot)[^,.?]{0,20}(?:empty|free|vacant|vacated) (?:for|before) (?:the )?([a-z]+)(?: (?:crop|sowing))?(?: in [a-z]+)?\b/giu,
  /\bso that (?:i can (?:sow|plant) |(?:the )?)([a-z]+) (?:can be sown|can be planted|can follow)(?: in [a-z]+)?/giu,
  /(?:ताकि|जिससे|taki|taaki|jisse)\s+([\p{L}\p{M}]+)\s+(?:बो|लगा|bo|laga)\s+(?:सक|पा|sak|pa)[\p{L}\p{M}]*/giu,
  /([\p{L}\p{M}]+)\s+(?:के\s+लिए|ke\s+li[ye]e?)\s+(?:खेत|khet)\s+(?:खाली|khali)\s+(?:हो\s+(?:जाए|सके)|ho\s+(?:jaye|sake))/giu,
  /\b([a-z]+) (?:cut|cutting|harvest|harvesting|digging|picking) (?:got|is|was|has been)(?: very| too)? (?:late|delayed|over|done)\b/giu,
  /\b([a-z]+) (?:is|was|are|were|has been|have been)(?: now| just| already)? (?:harvested|cut|dug|over|finished)\b/giu,
  /\b(?:after(?: harvesting| cutting| digging| the)?|harvested(?: the| my)?) ([a-z]+)(?:\/[a-z]+)?(?: harvest| crop)?\b/giu,
];

/** "I am cutting cane, shall I keep the ratoon": what is cut grows on, and is asked about. */
const KEPT_FOR_RATOON = /\b(?:pedi|paidi|peri|ratoon|fardad|farthad|khodwa)\b|पेड़ी|पेडी|रटून|फरदड़|खोडवा/iu;

/** The text without the crop that stood there before, as long as another one is to be sown. */
export function withoutCleared(text: string): string {
  if (KEPT_FOR_RATOON.test(text)) return text;
  return CLEARED.reduce((whole, cleared) => {
    const without = whole.replace(cleared, (all, thing: string) => (cropWords.has(thing) ? ' ' : all));
    // "Potato after potato": what stood there is what is asked about.
    const left = cropWords.find(without);
    const isGone = cropWords.find(whole).some((crop) => !left.includes(crop));
    return isGone && left.length > 0 && (farmWorkWords.find(without).includes('sowing') || sectionWords.has(without))
      ? without.replace(/^[\s,]+/u, '')
      : whole;
  }, text);
}

/** "What it costs from seed to digging", "बीज से खुदाई तक": all of the work, and no part of it is asked. */
const FROM_TO =
  /\bfrom (?:seed|sowing|planting|nursery|ploughing) (?:to|till|until|upto) (?:the )?(?:digging|harvest\w*|cutting|picking|selling|mandi)\b|(?:beej|bij|buwai|buai|bijai|ropai) se (?:khudai|katai|tudai|mandi|bikri) tak|(?:बीज|बुवाई|बुआई|बिजाई|रोपाई) से (?:खुदाई|कटाई|तुड़ाई|मंडी|बिक्री) तक/giu;
/** "What does it yield with irrigation and without": which field is meant, and no watering. */
const WATERED_OR_NOT =
  /\bwith (?:irrigation|water)(?: (?:and|or) without(?: it| irrigation| water)?)?(?= (?:and|or)\b|[,.?]|$)|\b(?:irrigated|sinchit) (?:and|or|aur|ya) (?:rainfed|unirrigated|dry|asinchit|barani)(?: land| field)?|सिंचित (?:और|या) (?:असिंचित|बारानी)/giu;
const YIELDS = /\b(?:yields?|quintals?|paida?[vw]a?ar|upaj)\b|पैदावार|उपज|क्विंटल|कुंतल/iu;

export const withoutFromTo = (text: string): string => {
  const whole = text.replace(FROM_TO, ' ');
  return YIELDS.test(whole) ? whole.replace(WATERED_OR_NOT, ' ') : whole;
};

/** "… or is the time over?": no question beside the one before it, but which time is meant. */
const OR_OVER = /,?\s+or (?:is )?(?:the |its )?(?:time|season) (?:is )?(?:over|gone|up|passed)\b/giu;
export const withoutTimeOver = (text: string): string => text.replace(OR_OVER, ' too late');

/** The text without the month of planting, where what is left asks for the harvest. */
export function withoutSowingMonth(text: string): string {
  const without = text.replace(SOWN_IN, ' ').replace(/\s+,/gu, '');
  return without !== text && sectionWords.find(without).includes('harvest') ? without : text;
}

/** "Because ducks are there", "cattle feed, so I want no chemical": why it has to be without poison is no question about the animal. */
const REASONS: readonly RegExp[] = [
  /\b(?:because|since|as)\b[^,.?]*\b(?:there|near ?by|near it|around|graze|grazing|eat it|drink|swim)\b(?=\s*(?:$|[,.?]))/giu,
  /(?<=[,.?]\s*|^)[^,.?]*\bfeed\b[^,.?]{0,15},? so (?:i |we )?(?:do ?n[o'’]?t|no|cannot|can'?t|without)[^,.?]*(?:chemicals?|poisons?|sprays?|medicines?)\b/giu,
];
export const withoutReasons = (text: string): string =>
  REASONS.reduce((whole, reason) => {
    const left = whole.replace(reason, (all) => (WITHOUT_POISON.test(all) ? ' without chemicals ' : ' '));
    return asksFor(left) ? left : whole;
  }, text);
const WITHOUT_POISON = /\b(?:chemicals?|poisons?|sprays?)\b/iu;

/** "The trader rejects them", "the buyer says mine are too big": why somebody asks, where a crop and what is asked of it is left. */
const BUYERS_WORD =
  /(?<=^|[,.;?]\s*|\b(?:and|so|but)\s)(?:(?!\b(?:and|so|but)\b)[^,.;?])*\b(?:traders?|buyers?|merchants?|vyapari|byapari|adatiya)\b[^,.;?]*\b(?:reject\w*|refus\w*|return\w*|complain\w*|say(?:s|ing)?|said|(?:cut|cutting|reduc\w*|lower\w*) (?:the |my )?(?:rate|price)|not (?:taking|buying|accept\w*))\b[^,.;?]*/giu;
const FEWEST_LEFT = 3;
export function withoutBuyersWord(text: string): string {
  const left = text.replace(BUYERS_WORD, ' ').trim();
  return cropWords.has(left) && contentWords(left).length >= FEWEST_LEFT ? left : text;
}

/** "My friend says pulses need no urea. How much nitrogen?": what others say, where what is asked of it needs nothing of that. */
const HEARSAY =
  /(?<=^|[,.;?]\s*|\b(?:and|so|but)\s)(?:(?!\b(?:and|so|but)\b)[^,.;?])*\b(?:friends?|brothers?|wife|husband|neighbou?rs?|elders?|people|somebody|someone|dealer|shopkeeper|father|uncle)\s+(?:says?|said|told|tells?|is telling|are saying)\b[^,.;?]*/giu;
/** "My neighbour says it is thrips": what the trouble is called. */
const NAMES_IT = /\b(?:it is|it's|its|this is|they are|that is|due to|because)\b/iu;
/** "People say cultar, how much for one tree": what is given is named by them, and asked about. */
const GIVEN = [IDEAS.paclobutrazol, IDEAS.hormone24d, IDEAS.dormexWord, IDEAS.dropsLeaves];
const isKept = (said: string): boolean => NAMES_IT.test(said) || GIVEN.some((product) => product.has(said));
/** "Is it true", "is that right": what others say is what is asked. */
const OF_HEARSAY = /\b(?:it|this|that|true|right|correct|allowed|he|she|they)\b/iu;
export function withoutHearsay(text: string): string {
  const left = text.replace(HEARSAY, (said) => (isKept(said) ? said : ' ')).trim();
  const asks = asksFor(left) && sectionWords.has(left) && cropWords.has(left);
  return asks && !OF_HEARSAY.test(left) ? left : text;
}

/** "Rough skin when digging", "khodte samay": when something was seen asks for no date, and for no harvest. */
const SEEN_WHEN =
  /\b(?:when|while|at|during) (?:i |we )?(?:digging|dug|harvesting|harvested|cutting|picking|picked|lifting|ploughing|threshing)\b|\b(?:near|close to|just before) (?:the )?(?:harvest|harvesting)\b|(?:khodte|kaatte|todte|khudai ke|katai ke) (?:samay|time|vakt|waqt)|(?:खोदते|काटते|तोड़ते|तोडते|खुदाई के|कटाई के) (?:समय|वक्त|टाइम)/giu;

/** The text without when it was seen, where something is seen and nothing asked by it. */
export function withoutSeenWhen(text: string): string {
  const without = text.replace(SEEN_WHEN, ' ');
  return SYMPTOM_WORDS.has(without) && !asksFor(without) ? without : text;
}

/** "Drip is there", "canal water is available till February": what there is to water with, and no question about it. */
const WATERED_WITH =
  /(?<=^|[,.;?]\s*|\b(?:and|with|having)\s)(?:(?:we|i) have )?(?:the |a |one |my |own )?(?:drip|sprinkler|bore ?well|tube ?well|open well|well|canal|irrigation|bore|pump|water)(?: (?:system|water|irrigation|facility|connection|set))?(?: (?:is|are))?(?: also| only)? (?:there|available|installed|fitted)(?: (?:till|until|upto|up to|from) [a-z]+)?(?=\s*(?:$|[,.;?]|and\b))/giu;

/** The text without what there is to water with, where it asks for something without that. */
export function withoutMeansOfWater(text: string): string {
  const left = text.replace(WATERED_WITH, ' ').replace(/\s+(?=[,.;?])|^[\s,.;]+/gu, '');
  return left !== text && asksFor(left) && (sectionWords.has(left) || farmWorkWords.has(left)) ? left : text;
}

/** "We gave DAP at sowing. Now how much urea and when?": what was given then asks for no sowing. */
const GIVEN_THEN =
  /\b((?:used|gave|given|applied|put|added|mixed)\b[^,.?;]{0,25}?) (?:at|during|at the time of|on|before|with) (?:the )?(?:sowing|planting|transplanting)(?: time)?\b|((?:buwai|bijai|ropai|bone|bote|ropte|बुवाई|बुआई|बिजाई|रोपाई|बोने|बोते|रोपते)(?: ke| के)? (?:time|samay|vakt|waqt|par|pe|समय|टाइम|वक्त|पर) )(?=[^,.?;]{0,25}(?:dala|dali|diya|diye|di|dale|डाला|डाली|डाले|दिया|दी)(?![\p{L}\p{M}]))/giu;

/** The text without the sowing at which something was given, where it asks for what comes after. */
export function withoutGivenThen(text: string): string {
  const left = text.replace(GIVEN_THEN, (_, given: string | undefined) => given ?? '');
  return left !== text && asksFor(left) && sectionWords.find(left).includes('nutrition') ? left : text;
}

const SOWN_OR_CUT: ReadonlySet<SectionLabel> = new Set(['seed', 'when', 'variety', 'harvest']);
/** "Oats for 4 buffalo", "6 gaay ke liye": for whom fodder is sown, and no question about the animals. */
const FOR_A_HERD =
  /\bfor (?:my |our |the )?(?:\d{1,3}|two|three|four|five|six|ten) (?:cows?|buffalo(?:e?s)?|animals?|cattle|goats?)\b(\s*\.)?|(?<![\p{L}\p{M}\d])(?:\d{1,3}|do|teen|chaar|char|paanch|दो|तीन|चार|पाँच|पांच) (?:gaa?y(?:on)?|gaa?i|bhains(?:on)?|bhais|pashu(?:on)?|bakri(?:yon)?|गाय(?:ों)?|भैंस(?:ों)?|भैस|पशु(?:ओं)?|बकरी|बकरियों) (?:ke|k|के) (?:liye|lie|लिए|लिये)(?![\p{L}\p{M}])/giu;
/** The text without the herd that is fed, where a plant's sowing or cutting is asked. */
export function withoutHerd(text: string): string {
  const left = text.replace(FOR_A_HERD, (_, stop: string | undefined) => (stop === undefined ? ' ' : ', '));
  if (left === text) return text;
  const sows = farmWorkWords.find(left).includes('sowing');
  const cuts = sectionWords.find(left).some((label) => SOWN_OR_CUT.has(label));
  const isOfPlant = cropWords.find(left).some(({ subject }) => !isAnimal(subject));
  return sows || (isOfPlant && cuts) ? left.replace(/\s+(?=[,.;?])/gu, '') : text;
}

/** "Wheat 20 days old", "60 din ki hai": an age is asked about by nobody, and "old" is no word for old leaves. */
const OF_AGE =
  /(?<![\p{L}\p{M}\d])(?:about |around |now |only |kareeb |करीब )?\d{1,3}(?:\s*(?:-|–|to|or|se|से)\s*\d{1,3})?\s*(?:days?|weeks?|months?|yrs?|years?)[ -]old(?: now)?(?![\p{L}\p{M}])|(?<![\p{L}\p{M}\d])\d{1,3}\s*(?:din|dino|mahin[ae]|saal|sal|दिन|दिनों|महीने|महीना|साल)\s*(?:k[aeiy]|का|की|के)\s*(?:hai|hain|h|ho ga[iy][ae]?|ho gyi|ho gya|hui|hua|है|हैं|हो गय?[ाीई]|हो गए|हुई|हुआ)(?![\p{L}\p{M}])/giu;

/** The text without an age, where a part of the work is asked and nothing is wrong. */
export function withoutAge(text: string): string {
  const left = text.replace(OF_AGE, ' ').replace(/\s+(?=[,.;?])/gu, '');
  const asks = left !== text && cropWords.has(left) && asksFor(left) && sectionWords.has(left);
  return asks && !SYMPTOM_WORDS.has(left) ? left : text;
}

/** "Drip or flood", "by flood irrigation": a way of watering and no calamity. */
const FLOODS_FOR_WATER =
  /\bflood(?:ing)? (?:irrigation|method|watering)\b|(?<=\b(?:drip|sprinklers?|furrows?) (?:is good )?or )flood(?:ing)?\b|\bflood(?:ing)?(?= or (?:drip|sprinklers?|furrows?)\b)/giu;
export const withFloodForWater = (text: string): string => text.replace(FLOODS_FOR_WATER, 'surface watering');

/** "Til how much moisture": until, and no sesame. */
const TIL_IS_UNTIL = /\btil(?= (?:how|what|which|when|the|now|end|next|date|[a-z]+ day|\d))/giu;
export const withTillForTil = (text: string): string => text.replace(TIL_IS_UNTIL, 'till');

/** "I got bare-root plants from the nursery": where they come from asks for no nursery. */
const FROM_NURSERY = /\b(?:from|of) (?:a |the |my |govt |government |local |private )?nurser(?:y|ies)\b/giu;
export function withoutSourceOfPlants(text: string): string {
  const left = text.replace(FROM_NURSERY, ' ');
  return left !== text && cropWords.has(left) && isAsked(left) ? left : text;
}

/** "At which stage to cut for sending to Delhi mandi": where it goes asks for no price there. */
const SENT_TO =
  /\b(?:for|to|in) (?:(?:sending|send|sale|selling) (?:it )?(?:to |in )?)?(?:the )?(?:[a-z]+ )?(?:mandi|market)\b(?! (?:price|rate|bhav))/giu;
/** Words that ask what is paid or where it is sold after all. */
const OF_MONEY = /\b(?:price|prices|rate|rates|bhav|paid|sell|selling|sold|which market|which mandi|where)\b/iu;
export function withoutDestination(text: string): string {
  const left = text.replace(SENT_TO, ' ');
  const asks = left !== text && cropWords.has(left) && asksFor(left) && sectionWords.find(left).includes('harvest');
  return asks && !OF_MONEY.test(left) ? left : text;
}

/** "Harvest when dry": how the crop is then, and no drying up. */
const WHEN_DRY =
  /\b(harvest(?:ing)?|cut(?:ting)?|pick(?:ing)?|thresh(?:ing)?) when (?:it is |fully |how )?(?:dry|dried)\b/giu;
export const withoutDryAtHarvest = (text: string): string => text.replace(WHEN_DRY, '$1 when ready');
