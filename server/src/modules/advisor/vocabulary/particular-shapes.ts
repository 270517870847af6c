import type { Bilingual } from '../advisor.types.js';
import type { SectionLabel } from '../knowledge/section-labels.js';
import { words } from './words.js';

/** Something that is asked of a crop and that no label names: a section tells it when its text does. */
export interface Particular {
  readonly name: Bilingual;
  readonly asked: { has(text: string): boolean };
  readonly told: RegExp;
  /** It is looked for in the crop's figures first: days, yield, plants an acre. */
  readonly isFigure?: boolean;
  /** Parts that may tell it, where the words alone stand in others too. */
  readonly from?: readonly SectionLabel[];
  /** The entry that tells it for all crops, where none of the crop's own does. */
  readonly elsewhere?: string;
  /** How the visitor finds it out where no section tells it. */
  readonly insteadOf?: Bilingual;
  /** Where no section tells it, other parts of the question are answered, and nothing is said of it. */
  readonly isOptional?: boolean;
  /** The part of the work that its own words name along with it, and that is not asked by them: seed treatment is no seed rate. */
  readonly covers?: SectionLabel;
  /** It is told before what its words ask for besides. */
  readonly goesFirst?: true;
  /** It is asked of animals too, or of them alone. */
  readonly ofAnimals?: true | 'only';
  /** It is asked of the climate, and only told where the weather of these days is spoken of. */
  readonly ofClimate?: boolean;
}

/** What is said in many words is known by its shape: "कितने दिन में पकती है". */
export const phrase = (...patterns: readonly RegExp[]): Particular['asked'] => ({
  has: (text) => patterns.some((pattern) => pattern.test(text)),
});

const TREES =
  '(?:guava|mango|ber|pomegranate|lemon|orange|mosambi|kinnow|apple|pear|peach|plum|fig|litchi|mulberry|moringa|drumstick|rose|vine|vines|tree|trees)';
const PRUNED = `(?:\\bprun(?:e|ed|ing)\\b|\\b${TREES} (?:plants? |trees? )?cutting\\b|\\bcutting (?:of )?(?:the )?${TREES}\\b|\\bchha?n?ta+i\\b|छ[ँं]?टाई)`;
const WHICH_TIME =
  '(?:\\bafter (?:harvest|picking|fruit)|\\bwhen\\b|\\bwhich months?\\b|\\bmonths?\\b|\\btime\\b|\\bkab\\b|\\bkis mahine\\b|कब|किस महीने)';
const PLANTED =
  '(?:\\bplant(?:ed|ing)? (?:guava|mango|new|it|them)\\b|\\bplanting\\b|\\bsow|\\btransplant|\\bgraft|\\bropai\\b|रोपाई|बुवाई)';

/** The pruning of a tree, where nobody calls it that: "when are the branches cut". */
export const CUTS_BRANCHES = phrase(
  /\b(?:cut(?:ting|s)?|trim(?:ming)?)\b[^.?]{0,15}\bbranch(?:es)?\b|\bbranch(?:es)?\b[^.?]{0,25}\b(?:cut|trim)/iu,
  /(?:डाली|डालियाँ|डालियां|डालें|टहनी|टहनियाँ|टहनियां|शाखा|शाखाएँ|शाखाएं)[^।?]{0,15}(?:काट|छाँट|छांट)|\b(?:dali|daliyan|daliya|tehni|tahni|tehniyan|tahniyan|shakha)\b[^.?]{0,15}\bk(?:aa?)t/iu,
  // "Pruning, which month", "when to do guava cutting": that month is no planting time.
  new RegExp(`^(?!.*${PLANTED}).*(?:${WHICH_TIME}[^.?]{0,30}${PRUNED}|${PRUNED}[^.?]{0,30}${WHICH_TIME})`, 'iu'),
  // When the pods are over, "cutting for the next crop" is the tree's.
  /\bfor (?:the )?next crop\b[^.?]{0,20}\bcut|अगली फसल[^।?]{0,20}काट|\bagli fasal\b[^.?]{0,20}\bka+t/iu,
);

const HOW_MANY = '(?:how many|how much|kitn[aei]|kitane|kai|कितन[ाेी])';
const DAYS =
  '(?:days?|weeks?|months?|years?|din|dino|hafte|mahine|mahino|saal|sal|varsh|दिन|दिनों|हफ़्ते|हफ्ते|महीने|महीनों|साल|वर्ष)';
const BETWEEN = '(?:[\\s,]+[\\p{L}\\p{M}]+){0,4}?[\\s,]+';
/** What becomes of a crop when its days are over. */
const RIPE =
  '(?:pak\\w*|ta[iy]+ar|tyar|tyyar|kat\\w{0,4}|kaat\\w*|tod\\w*|tud\\w*|khod\\w*|khud\\w*|phal|fal|harvest\\w*|ready|ripen?s?|matur\\w*|bear\\w*|pick\\w*|पक[\\p{L}\\p{M}]*|तैयार|काट[\\p{L}\\p{M}]*|कट[\\p{L}\\p{M}]*|तोड[\\p{L}\\p{M}]*|तुड[\\p{L}\\p{M}]*|खोद[\\p{L}\\p{M}]*|खुद[\\p{L}\\p{M}]*|फल)(?![\\p{L}\\p{M}])';
const SEEDLING =
  '(?:nursery|nurseri|seedlings?|paudh|poudh|podh|paneeri|paniri|bichda|नर्सरी|पौध|पनीरी|बिचड़ा|बिचडा|बेहन)';

export const PACKING: Particular = {
  name: { en: 'packing', hi: 'पैकिंग' },
  asked: words('pack, packing, packed, paik, packaging, पैक, पैकिंग'),
  told: /\bpack|\bcrates?\b|distant mandi/iu,
};

/** What has a price of its own beside a crop: a house of plastic, a machine, a well. */
const BUILT =
  /poly ?house|green ?house|shade ?net|पॉली ?हाउस|ग्रीन ?हाउस|शेड ?नेट|नेट ?हाउस|मशीन|\bmachine|\bdrip\b|ड्रिप|बोर|\bbore/iu;

const ASKS_COST = phrase(
  /\btotal (?:cost|expenses?|expenditure|kharch\w*|laa?gat)\b|\bkharch\w* (?:for|of|per|in) (?:an |a |one )?(?:[a-z]+ )?(?:acre|ekad|bigha)\b|\bkul (?:kharch\w*|laa?gat)\b|कुल (?:खर्च|लागत)|\bcost of (?:cultivation|farming|production|growing|planting)\b|\bhow much (?:does it |will it |it )?costs?\b|\bcost (?:per|for|of) (?:an |a |one )?(?:acre|hectare|bigha)|\bkharch[ae]?\b[^.?]{0,20}\b(?:kitn|aay|aat|lag)\w*|\bkitn[aei] (?:ka )?kharch\w*|\blaa?gat\b|खर्च[ाे]?\s+(?:[\p{L}\p{M}]+\s+)?(?:कितन|आएगा|आता|लगता|लगेगा)|कितन[ाेी]\s+(?:का\s+)?खर्च|लागत/iu,
  // "The cost of wheat", "गेहूँ का एकड़ का खर्च".
  /\b(?:acre|ekad|ekd|bigh[ae])\b[^.?]{0,25}\bkharch|\b(?:kheti|ugane|lagane|bone)\s+(?:(?:ka|ki|me|mein|par|pe)\s+)?(?:kul\s+)?kharch|(?:एकड़|एकड़|बीघा|बीघे)[^।?]{0,25}खर्च|(?:खेती|उगाने|लगाने|बोने)\s+(?:(?:का|की|में|मे|पर|पे)\s+)?(?:कुल\s+)?खर्च|खर्च[ाे]?\s+(?:प्रति\s+|एक\s+)?(?:एकड़|एकड़|बीघ)/iu,
);

/** What an acre of a crop costs, from its figures; the price of a machine or a store is another matter. */
export const COST_OF_CROP: Particular = {
  isFigure: true,
  name: { en: 'what it costs', hi: 'खर्च' },
  asked: { has: (text) => ASKS_COST.has(text) && !BUILT.test(text) },
  told: /\bcost of an acre\b|\ban acre\b[^.]*₹/iu,
  from: ['cost'],
  insteadOf: {
    en: 'Add it up on paper: seed or plants, land work, manure, water, sprays, picking and packing, your own days and the rent of the land, at what your neighbours pay.',
    hi: 'कागज पर जोड़ें: बीज या पौध, जुताई, खाद, पानी, दवा, तुड़ाई-पैकिंग, अपनी मजदूरी और जमीन का किराया, पड़ोस के दाम से।',
  },
};

/** What an animal, a shed or a pond costs. */
export const COST_OF_ANIMAL: Particular = {
  isOptional: true,
  ofAnimals: 'only',
  name: { en: 'what it costs', hi: 'खर्च' },
  asked: ASKS_COST,
  told: /₹|\bcosts?\b/iu,
  from: ['cost', 'amount', 'about'],
};

/** "How many days can it be kept after picking" asks for the store. */
export const KEEPS = /\b(?:rakh|rkh|keep|kept|stor)|रख|भंडार/iu;

/** "How many days before digging" is no age of the crop. */
export const BEFORE_HARVEST =
  /\b(?:days|din|dino)\s+(?:before|pah?l[ei]|pah?il[ei])\b|(?:दिन|दिनों)\s+(?:पहले|पहिले|पैले)/iu;

/** "How many days once picking": the time between two pickings, and not to the first. */
export const ONCE_IN_DAYS = /\b(?:days?|weeks?) once\b|\bonce in how many\b|\bhow many days between\b/iu;

export const DURATION: readonly RegExp[] = [
  // "Which one is early, 1509 or 1121".
  /\bwhich (?:one|of (?:them|these|both|the two)) (?:is|comes|ripens) (?:the )?(?:early|earlier|first)|\b(?:kaun|kon|kaunsi|konsi)(?: si| sa)? (?:pehle|pahle|jaldi) (?:pak|tai?yaa?r)|कौन(?:सी| सी| सा)? (?:पहले|जल्दी) (?:पक|तैयार)/iu,
  new RegExp(`${HOW_MANY}\\s+${DAYS}${BETWEEN}${RIPE}`, 'iu'),
  new RegExp(`${RIPE}${BETWEEN}${HOW_MANY}\\s+${DAYS}`, 'iu'),
  // "Sarso kitne din ki hoti hai, Pusa Bold".
  /\bkitn[ei] (?:din|mahine) (?:ki|ka|ke) (?:hot[aei])\b|कितन[ेी] (?:दिन|महीने) (?:की|का|के) होत[ाेी]/iu,
  /\bdays to (?:harvest|maturity)\b|\bkab (?:tak )?(?:taiyar|pak)\w*|\btaiyar kab\b|कब (?:तक )?(?:तैयार|पक)/iu,
  // "गन्ना कितने दिन में": with the crop before it and nothing behind it; in a conversation it goes on about what was told.
  /^(?!kitn|kai|कितन|pehl|पहल)[\p{L}\p{M}]+(?: [\p{L}\p{M}]+)? (?:kitn[ei]|कितने|कितनी) (?:din|dino|mahine|दिन|दिनों|महीने)(?: (?:me|mein|में|मे))?(?: (?:hot[aei]|hai|aat[aei]|होत[ाेी]|आत[ाेी]|है))*$/iu,
  /\b(?:(?<!(?:short|long|medium|early)[ -])duration|how long does it take|how long (?:will|does|do|for|until|till))\b|(?:तुड़?ाई|कटाई|खुदाई|tudai|todai|katai|khudai)\s+(?:कब|kab)\s+(?:से\s+|se\s+)?(?:शुरू|shuru|start)|(?:फल|phal|fal)\s+(?:कब|kab)\s+(?:आ|लग|दे|a|lag|de)|\bwhen (?:does|do|will|is) (?:the )?(?:it |tree |plant )?(?:fruits?|fruiting|bear)\b|\bwhen fruits?\b|\bfruit(?:ing)? season\b|\bkitne din ki (?:fasal|kheti)\b|कितने दिन की (?:फसल|खेती)|\b(?:at what age|after how long)\b.*\b(?:cut|cutting|pick|picking|harvest|bear|fruit)/iu,
  /\bhow (?:long|many (?:years?|months?|days?)) after (?:planting|sowing|transplanting)\b(?!.*\b(?:water|irrigat|urea|fertili|weed|spray|manure))/iu,
  /\b(?:how many|after how many) (?:years?|months?)\b[^.?]{0,30}\b(?:gives?|starts?|begins?|comes? to)\b[^.?]{0,15}\b(?:yield|fruit|nuts?|crop|bearing|bear|income)/iu,
  /\b(?:gives?|bears?|starts?|begins?|fruits?|fruiting|nuts?)\b[^.?]{0,25}\b(?:after|in) how many (?:years?|months?)\b/iu,
  // "How many days does wheat take", and not to sprout, nor for a nursery.
  /^(?!.*\b(?:germinat|sprout|nurser|seedling|emerge|decompos|compost|dry|heal|recover|understand|know)\w*).*\bhow many (?:days|weeks|months|years)\b[^.?]{0,40}\b(?:takes?|needs?|requires?)\b|^(?!.*\b(?:germinat|sprout|nurser|seedling|emerge|decompos|compost|dry|heal|recover|understand|know)\w*).*\btakes? how many (?:days|weeks|months|years)\b/iu,
];

/** How old the seedlings are when they are planted out; "the nursery is ready" is no harvest. */
export const SEEDLING_AGE: Particular = {
  name: { en: 'the age of seedlings for planting out', hi: 'रोपाई के समय पौध की उम्र' },
  goesFirst: true,
  asked: phrase(
    new RegExp(`${SEEDLING}(?![\\p{L}\\p{M}])(?:[\\s,]+[\\p{L}\\p{M}]+){0,3}?[\\s,]+${HOW_MANY}\\s+${DAYS}`, 'iu'),
    new RegExp(`${HOW_MANY}\\s+${DAYS}(?:[\\s,]+[\\p{L}\\p{M}]+){0,3}?[\\s,]+${SEEDLING}(?![\\p{L}\\p{M}])`, 'iu'),
    /(?:kitn[ei]|कितने) (?:din|दिन|hafte|हफ्ते)(?: (?:me|mein|में|ki|की|ka|का))?(?: (?:paudh|पौध))? (?:rop(?:ai|ne|na)|रोप(?:ाई|ने|ना))/iu,
    /\b(?:seedlings?|nursery)\b[^.?]{0,20}\bwhen\b[^.?]{0,12}\bready\b|\bready (?:to|for) transplant/iu,
    /\bhow old\b.*\bseedlings?|\bseedlings?\b.*\bhow (?:many days |many weeks )?old|\bage of (?:the )?(?:[a-z]+ )?seedlings?|\bseedlings?['’]?s? age\b|\bpaudh? ki (?:umar|umra|age)\b|पौध की (?:उम्र|उमर)/iu,
  ),
  told: /\b(?:weeks?|days?)\b[^.;]*\b(?:old|seedlings?|plant|transplant)|seedlings? of|\b(?:transplant|plant out|plant them|set out|seedlings?|planting)\b[^.;]*\b(?:weeks?|days?)\b/iu,
};

/** "Can I plant onion now" asks for a date, "in how many days can it be kept" for no place. */
export const IN_TIME =
  /\b(?:now|today|abhi|ab|this month|january|february|march|april|may|june|july|august|september|october|november|december|kab|when|mahin\w*)\b|अभी|अब |आज|कब|महीन|जनवरी|फरवरी|मार्च|अप्रैल|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर/iu;
/** "Along with the mango", "which disease can come", "with little water" ask for no climate. */
export const OF_OTHER_THINGS =
  /\b(?:together|along with|between|inter ?-?crop\w*|sath|saath|beech|rog|bimari|keed\w*|disease|pest|insects?|loan|subsidy|after|ke baad|pa?ani|water|khar[ai]|salt\w*)\b|साथ|बीच|रोग|बीमारी|कीड़|कीड़|के बाद|पानी|खार/iu;
export const WHERE_IT_GROWS =
  /\bcan (?:i|we|you|it|one|[a-z]+) (?:be )?(?:grow|cultivat|plant)\w*|\b(?:will|does|do) (?:it |[a-z]+ ){1,2}grow\b|\bpossible to grow\b|\bis (?:it|[a-z]+) (?:farming |cultivation )?possible\b|\bclimate\b|\bjalvayu\b|\bkheti ho (?:sakt|jay|jae|jaa)\w*|\b(?:ug|uga|ugaa|laga|lag) sakt\w*|\bkheti (?:kar|kr) sakt\w*|\b(?:me|mein) ho (?:sakt[ai]|jayega|jaega|jaayega)\b|जलवायु|खेती (?:हो|कर) सकत|(?:उगा|उग|लगा|लग) सकत|(?:में|मे) हो (?:सकत|जाएग|जायेग)|किस (?:राज्य|इलाके|क्षेत्र)|कहाँ (?:होती|उगती|होता) है/iu;

/** How far from the trunk the manure goes in is no spacing. */
export const FROM_TRUNK =
  /\b(?:distance|far|away) from (?:the )?(?:trunk|stem|tree|plant|palm|base|root)\b(?! to)|(?:तने|पेड़|पेड|जड़|पौधे) से (?:कितन\S* )?(?:दूर|दूरी)|(?:tane|tanne|ped|jad|paudhe) se (?:kitn\w+ )?(?:door|dur|doori|duri)\b/iu;

/** What is kept for seed till the next season is to be stored. */
export const KEPT_FOR_SEED =
  /\b(?:keep|keeping|kept|store|save)\b[^?.,]*\b(?:for|as) (?:the )?seeds?\b|(?:बीज|बीया) (?:के लिए|के वास्ते|बनाकर)\s+(?:[\p{L}\p{M}\d]+\s+){0,3}रख|\bbee?j ke (?:liye|liy|vaste) (?:\w+ ){0,3}rakh/iu;

/** How warm or cold. */
const TEMPERATURE =
  /\btemp(?:[ea]?ra?t(?:ure|ur|chure))?\b|\bta?a?pma?a?n\b|\bdegrees?\b|तापमान|(?<![\p{L}\p{M}])ताप(?![\p{L}\p{M}])|टेंपरेचर|टेम्परेचर|टेम्प्रेचर|डिग्री/iu;
/** Of a store, a dryer and a ripening room another temperature is told than of the field. */
const IN_STORE =
  /\b(?:stor(?:e|es|ed|age|ing)|ripen(?:s|ing)?|cold room|chamber|dry(?:er|ing)|dried|curing)\b|शीतगृह|स्टोर|भंडार|पकाने/iu;

export const FIELD_TEMPERATURE: Particular = {
  name: { en: 'temperature', hi: 'तापमान' },
  asked: { has: (text) => TEMPERATURE.test(text) && !IN_STORE.test(text) },
  told: /\d ?°C/u,
  ofAnimals: true,
  ofClimate: true,
};

export const STORE_TEMPERATURE: Particular = {
  name: { en: 'the temperature in the store', hi: 'भंडार का तापमान' },
  asked: { has: (text) => TEMPERATURE.test(text) && IN_STORE.test(text) },
  told: /\d ?°C/u,
  from: ['store', 'harvest', 'action', 'care'],
  ofAnimals: true,
  ofClimate: true,
};

/** What is dried after the harvest is no plant that dries up. */
export const DRIED_HARVEST =
  /\bsun[- ]?dry(?:ing)?\b|\b(?:how many days|how long|how|when|days|and|or) (?:to|do (?:i|we)|should (?:i|we)) dry(?: it| them)?\b|\bdry (?:it|them|myself|ourselves|at home|in (?:the )?(?:sun|shade))\b|\bdrying (?:how many days|in how many days|temperature|moisture|before (?:sale|selling|stor\w+))\b/iu;

/** How far apart plants and rows stand; how much seed is another thing, that is asked by its own words. */
export const SPACING: Particular = {
  name: { en: 'the spacing', hi: 'पौधों की दूरी' },
  isOptional: true,
  covers: 'seed',
  asked: phrase(
    /^(?!.*\b(?:poles?|wires?|bunds?|drains?|drippers?|emitters?|laterals?|traps?|wells?|trench(?:es)?|gap of (?:how many )?days)\b).*(?:\bspacing\b|\bhow far apart\b|\b(?:distance|gap|space) (?:should be |to keep |is kept |kept )?(?:between|from|of|plant|row|line)\b|\b(?:plant|row|line|tree) (?:to (?:plant|row|line|tree) )?(?:distance|spacing|gap)\b)/iu,
    /(?:(?:paudh|poudh|podh|ped|katar|kataar|line|lain)\w*\s+(?:ki |ke |ka |se )?(?:beech |bich |(?:paudh|ped|katar|line)\w*\s+(?:ki |ke )?)?(?:doori|duri|dooree|gap|faasla|fasla))\b|\b(?:kitni|kitne) (?:doori|duri|door|dur) (?:par|pe|rakh\w*|lag\w*)\b/iu,
    /(?:पौध|पेड़|पेड|कतार|लाइन)[\p{L}\p{M}]*\s+(?:की |के |का |से )?(?:बीच |(?:पौध|पेड़|कतार|लाइन)[\p{L}\p{M}]*\s+(?:की |के )?)?(?:की )?(?:दूरी|गैप|फासला)|कितनी दूरी (?:पर|पे|रख|लग)/iu,
  ),
  // A polybag has a size too, and a bed of seedlings its own distances.
  told: /^(?!.*\b(?:seed ?bed|nursery bed|in beds)\b).*(?:(?<!bags? (?:of )?\d*)\d\s*(?:cm|m)?\s*[×x]\s*\d|\d\s*(?:cm|m|metres?|feet)\s+(?:apart|between|from|each way)|\brows?\b[^.]{0,30}\d\s*(?:cm|m)\b|\d\s*(?:cm|m) (?:rows|lines)\b)/iu,
  from: ['seed', 'when', 'care', 'about'],
};
