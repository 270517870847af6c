import type { Bilingual } from '../advisor.types.js';
import type { KnowledgeBase } from '../knowledge/knowledge-base.js';
import { FIGURES_TOPIC, type KnowledgeEntry } from '../knowledge/knowledge-entry.js';
import { Lexicon } from '../language/lexicon.js';
import { isAnimal } from '../vocabulary/animals.js';
import { type CropWord, nameOf } from '../vocabulary/crops.js';
import { SYMPTOM_WORDS } from '../vocabulary/intents.js';
import { capital } from '../wording.js';
import type { ConversationState } from './conversation-state.js';
import { entryPart, tells } from './entry-parts.js';
import type { Part } from './plan.js';
import { asksFor, type Reading } from './reading.js';
import { KISAN_CALL_CENTRE } from './replies.js';
import { NEAREST } from './thresholds.js';
import { WORK_PARTS } from './work-parts.js';

/** Something that is asked of a crop and that no label names: a section tells it when its text does. */
interface Particular {
  readonly name: Bilingual;
  readonly asked: { has(text: string): boolean };
  readonly told: RegExp;
  /** It is looked for in the crop's figures first: days, yield, plants an acre. */
  readonly isFigure?: boolean;
}

const words = (names: string): Lexicon<true> => new Lexicon([{ value: true, names: names.split(', ') }]);

/** What is said in many words is known by its shape: "कितने दिन में पकती है". */
const phrase = (...patterns: readonly RegExp[]): Particular['asked'] => ({
  has: (text) => patterns.some((pattern) => pattern.test(text)),
});

const HOW_MANY = '(?:how many|how much|kitn[aei]|kitane|kai|कितन[ाेी])';
const DAYS =
  '(?:days?|weeks?|months?|years?|din|dino|hafte|mahine|mahino|saal|sal|varsh|दिन|दिनों|हफ़्ते|हफ्ते|महीने|महीनों|साल|वर्ष)';
const BETWEEN = '(?:[\\s,]+[\\p{L}\\p{M}]+){0,4}?[\\s,]+';
/** What becomes of a crop when its days are over. */
const RIPE =
  '(?:pak\\w*|ta[iy]+ar|tyar|tyyar|kat\\w{0,4}|kaat\\w*|tod\\w*|tud\\w*|khod\\w*|khud\\w*|phal|fal|harvest\\w*|ready|ripen?s?|matur\\w*|bear\\w*|pick\\w*|पक[\\p{L}\\p{M}]*|तैयार|काट[\\p{L}\\p{M}]*|कट[\\p{L}\\p{M}]*|तोड[\\p{L}\\p{M}]*|तुड[\\p{L}\\p{M}]*|खोद[\\p{L}\\p{M}]*|खुद[\\p{L}\\p{M}]*|फल)(?![\\p{L}\\p{M}])';
const SEEDLING =
  '(?:nursery|nurseri|seedlings?|paudh|poudh|podh|paneeri|paniri|bichda|नर्सरी|पौध|पनीरी|बिचड़ा|बिचडा|बेहन)';

/** More sections than that are no answer to one thing. */
const MOST_SECTIONS = 2;

const PACKING: Particular = {
  name: { en: 'packing', hi: 'पैकिंग' },
  asked: words('pack, packing, packed, paik, packaging, पैक, पैकिंग'),
  told: /\bpack|\bcrates?\b|distant mandi/iu,
};

/** "How many days can it be kept after picking" asks for the store. */
const KEEPS = /\b(?:rakh|rkh|keep|kept|stor)|रख|भंडार/iu;

const DURATION: readonly RegExp[] = [
  new RegExp(`${HOW_MANY}\\s+${DAYS}${BETWEEN}${RIPE}`, 'iu'),
  new RegExp(`${RIPE}${BETWEEN}${HOW_MANY}\\s+${DAYS}`, 'iu'),
  /\b(?:(?<!(?:short|long|medium|early)[ -])duration|how long does it take|how long (?:will|does|do|for|until|till))\b|\bkitne din ki (?:fasal|kheti)\b|कितने दिन की (?:फसल|खेती)|\b(?:at what age|after how long)\b.*\b(?:cut|cutting|pick|picking|harvest|bear|fruit)/iu,
];

/** How old the seedlings are when they are planted out; "the nursery is ready" is no harvest. */
const SEEDLING_AGE: Particular = {
  name: { en: 'the age of seedlings for planting out', hi: 'रोपाई के समय पौध की उम्र' },
  asked: phrase(
    new RegExp(`${SEEDLING}(?![\\p{L}\\p{M}])(?:[\\s,]+[\\p{L}\\p{M}]+){0,3}?[\\s,]+${HOW_MANY}\\s+${DAYS}`, 'iu'),
    new RegExp(`${HOW_MANY}\\s+${DAYS}(?:[\\s,]+[\\p{L}\\p{M}]+){0,3}?[\\s,]+${SEEDLING}(?![\\p{L}\\p{M}])`, 'iu'),
    /\bhow old\b.*\bseedlings?|\bseedlings?\b.*\bhow (?:many days |many weeks )?old|\bage of (?:the )?seedlings?/iu,
  ),
  told: /\b(?:weeks?|days?)\b[^.;]*\b(?:old|seedlings?|plant|transplant)|seedlings? of|\b(?:transplant|plant out|plant them|set out|seedlings?|planting)\b[^.;]*\b(?:weeks?|days?)\b/iu,
};

const PARTICULARS: readonly Particular[] = [
  PACKING,
  SEEDLING_AGE,
  {
    isFigure: true,
    name: { en: 'the days to harvest', hi: 'पकने के दिन' },
    asked: {
      has: (text) =>
        !SEEDLING_AGE.asked.has(text) && !KEEPS.test(text) && DURATION.some((pattern) => pattern.test(text)),
    },
    told: /\b(?:ready|ripe|ripens?|matures?|picking|pick|picked|harvest|cuts?|cutting|bears?|bearing|dig|lift)\b[^.;]*\b\d[\d–-]*\s*(?:days|months|weeks|years)|\b\d[\d–-]*\s*(?:days|months|weeks|years)\b[^.;]*\b(?:ready|ripe|ripens?|harvest|pick|cut|matures?)|\b(?:first|second|third|fourth|fifth|sixth) year\b/iu,
  },
  {
    isFigure: true,
    name: { en: 'the number of plants on an acre', hi: 'एक एकड़ में पौधों की संख्या' },
    asked: phrase(
      /\b(?:how many|number of)\s+(?:[a-z]+\s+)?(?:plants?|trees?|saplings?|seedlings?|suckers?)\b/iu,
      /(?:kitn[ae]|कितन[ाे])\s+(?:[\p{L}\p{M}]+\s+)?(?:paudh?e|poudhe|podhe|ped|pedh|पौधे|पौधा|पेड|पेड़)(?![\p{L}\p{M}])/iu,
    ),
    told: /\b(?:plants?|trees?|palms?|suckers?|setts?|cuttings?|vines?) an acre|\d an acre\)/iu,
  },
  {
    isFigure: true,
    name: { en: 'the yield', hi: 'पैदावार' },
    asked: phrase(
      /\b(?:yields?|production|output)\b(?!.*\b(?:low|less|reduc\w*|increase|fall\w*)\b)|\b(?:paida?va?ar|paida?wa?ar|upaj|utpadan)\b|(?:पैदावार|उपज|उत्पादन)(?![\p{L}\p{M}])/iu,
      /(?:kitn[aei]|कितन[ाेी]|how many)\s+(?:quintals?|kuntal|kwintal|क्विंटल|कुंतल|कुन्तल)(?:[\s,]+[\p{L}\p{M}]+){0,3}?[\s,]+(?:nikal\w*|hot\w*|milt\w*|निकल[\p{L}\p{M}]*|होत[\p{L}\p{M}]*|मिलत[\p{L}\p{M}]*|per acre|per hectare)/iu,
    ),
    told: /\byields?\b/iu,
  },
  {
    name: { en: 'pruning', hi: 'छँटाई' },
    asked: words('prune, pruned, pruning, chhatai, chhantai, chhantaai, छँटाई, छंटाई, छटाई'),
    told: /\bprun|\bclip\b/iu,
  },
  {
    name: { en: 'ploughing', hi: 'जुताई' },
    asked: words('plough, ploughing, plow, plowing, jutai, jutaai, jotai, जुताई, जोताई'),
    told: /plough|tillage|zero till/iu,
  },
  {
    name: { en: 'temperature', hi: 'तापमान' },
    asked: words('temperature, temprature, tapman, taapman, tapmaan, तापमान'),
    told: /\d ?°C/u,
  },
  {
    name: { en: 'choosing the season of the fruit (bahar)', hi: 'बहार लेना' },
    asked: words(
      'bahar lena, bahar lene, bahar le, bahar kab, bahar treatment, ambiya, ambia, ambe, mrig, winter fruit, winter crop only, only winter, rainy season fruit, jade ka phal, jaade ka phal, sardi ka phal, sardi ki fasal lena, बहार, अंबिया, आंबिया, मृग बहार, जाड़े का फल, सर्दी का फल, सर्दी का अमरूद, जाड़े की फसल लेना',
    ),
    told: /\bbahar\b|rainy crop/iu,
  },
];

/** Whether a message asks how something is packed for the road: then a mandi that it names is only where it goes. */
export const asksPacking = (text: string): boolean => PACKING.asked.has(text);

const missing = (crop: CropWord, { name }: Particular): Part => ({
  kind: 'reply',
  text: {
    en: `${capital(nameOf(crop, 'en') ?? '')}: nothing is written with me on ${name.en}, and I do not guess. Ask the Kisan Call Centre, ${KISAN_CALL_CENTRE} (free), or your Krishi Vigyan Kendra.`,
    hi: `${nameOf(crop, 'hi') ?? ''}: ${name.hi} पर मेरे पास कुछ लिखा नहीं है, और अंदाज़े से मैं नहीं बताता। किसान कॉल सेंटर ${KISAN_CALL_CENTRE} (मुफ़्त) या अपने कृषि विज्ञान केंद्र से पूछ लीजिए।`,
  },
});

/** The sections of a crop that tell it, of the likeliest entry that has any. */
function toldIn({ told, isFigure }: Particular, ranked: readonly KnowledgeEntry[], reading: Reading): Part | undefined {
  const figures = isFigure ? ranked.filter(({ topic }) => topic === FIGURES_TOPIC) : [];
  for (const entry of [...figures, ...ranked]) {
    const telling = entry.sections.flatMap(({ en }, index) => (told.test(en) ? [index] : []));
    const ofCare = telling.filter((index) => entry.sections[index]?.label === 'care');
    const sections = [...new Set([...ofCare, ...telling])];
    if (sections.length > 0)
      return {
        kind: 'entry',
        entry,
        sections: sections.slice(0, MOST_SECTIONS).sort((one, other) => one - other),
        labels: [],
        state: reading.state,
      };
  }
  return undefined;
}

/**
 * "When to prune", "at what temperature": the section that says so, and not the one whose label is nearest. What nothing is
 * written on is said to be so; the other parts that were asked along with it are told all the same.
 */
export function particularParts(
  reading: Reading,
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] | undefined {
  const [crop] = reading.crops;
  if (!crop || isAnimal(crop.subject) || !knowledge.subjects.has(crop.subject)) return undefined;
  // "Oily patches, rain came after the pruning": what only tells when a trouble came is not asked.
  if (SYMPTOM_WORDS.has(reading.text) && !asksFor(reading.text)) return undefined;
  const asked = PARTICULARS.filter(({ asked: lexicon }) => lexicon.has(reading.text));
  if (asked.length === 0) return undefined;
  const own = new Set(knowledge.about(crop.subject));
  const near = knowledge.find(reading.text, NEAREST, [], reading.crops).map(({ value }) => value);
  const ranked = [...new Set([...near.filter((entry) => own.has(entry)), ...own])];
  const found = asked.map((particular) => toldIn(particular, ranked, reading) ?? missing(crop, particular));
  const told = new Set(
    found.flatMap((part) =>
      part.kind === 'entry' ? part.sections.map((index) => part.entry.sections[index]?.label) : [],
    ),
  );
  const asksDate = reading.labels.includes('when') && reading.work.includes('sowing');
  const others = reading.labels
    .filter((label) => (WORK_PARTS.has(label) || (label === 'when' && asksDate)) && !told.has(label))
    .slice(0, 2);
  const along = others.flatMap((label) =>
    entryPart(
      ranked.find((entry) => tells(entry, label)),
      { ...reading, text: '' },
      state,
      [label],
    ),
  );
  return [...along, ...found];
}
