import { westernDigits } from '../../../../platform/spelling.js';
import type { Bilingual } from '../../advisor.types.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { IDEAS } from '../../vocabulary/ideas.js';
import type { ConversationState } from '../planning/conversation-state.js';
import { byId, labelledPart } from '../planning/entry-parts.js';
import type { Part } from '../planning/plan.js';
import type { Reading } from '../reading/reading.js';

const REPORT_ENTRY = 'soil-report';
const SODIC_ENTRY = 'saline-usar-soil';
const CARBON_ENTRY = 'soil-organic-carbon';
/** From here on the land is sodic, whatever else it lacks. */
const SODIC_FROM = 8.5;
const OF_REPORT = /\b(?:soil|report|card|test(?:ed)?|mitti|jaa?nch)\b|मिट्टी|मृदा|रिपोर्ट|कार्ड|जाँच|जांच/iu;

/** A water report has other limits. */
const OF_SOIL = /\b(?:soil|card|mitti)\b|मिट्टी|मृदा|कार्ड/iu;
const OF_WATER = /\b(?:water|tube ?well|bore ?well|bore|pani|paani)\b|पानी|ट्यूबवेल|बोरवेल|नलकूप/iu;

type Rating = 'low' | 'medium' | 'high';

/** What a soil report measures, from where it is low and high (entry `soil-report`), and what is given then. */
interface Measure {
  readonly said: RegExp;
  readonly name: Bilingual;
  readonly unit: Bilingual;
  readonly low: number;
  readonly high: number;
  readonly give: Readonly<Partial<Record<Rating, Bilingual>>>;
  /** What a medium figure asks for, where it is not the usual amount of a fertiliser. */
  readonly medium?: Bilingual;
  /** Where only little is too little: above it there is enough. */
  readonly isTrace?: boolean;
}

/** The figure of a measure: behind its name, with at most a few small words between. */
const figureOf = (name: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${name})(?![\\p{L}\\p{M}])[\\s:=-]*(?:(?:is|only|value|level|hai|aaya|aya|sirf|kg|है|आया|सिर्फ)[\\s:=-]+)?(\\d+(?:\\.\\d+)?)`,
    'iu',
  );
const PH = figureOf('ph|पीएच|पी एच');
const ORGANIC_CARBON = figureOf('organic carbon|o\\.?c\\.?|jaivik carbon|carbon|जैविक कार्बन|कार्बन|ओसी');
const KG: Bilingual = { en: 'kg a hectare', hi: 'किलो प्रति हेक्टेयर' };

const MG: Bilingual = { en: 'mg per kg', hi: 'मिग्रा प्रति किलो' };
const ENOUGH: Bilingual = { en: 'none needed', hi: 'देने की जरूरत नहीं' };

const trace = (said: string, name: Bilingual, low: number, give: Bilingual): Measure => ({
  said: figureOf(said),
  name,
  unit: MG,
  low,
  high: Number.POSITIVE_INFINITY,
  give: { low: give },
  medium: ENOUGH,
  isTrace: true,
});

const MEASURES: readonly Measure[] = [
  {
    said: PH,
    name: { en: 'pH', hi: 'पीएच' },
    unit: { en: '', hi: '' },
    low: 6,
    high: SODIC_FROM,
    give: {
      low: { en: 'sour land, lime as the laboratory says', hi: 'खट्टी जमीन, प्रयोगशाला के अनुसार चूना' },
      high: { en: 'sodic land (usar, alkali), gypsum by the test', hi: 'क्षारीय जमीन (ऊसर), जाँच से जिप्सम' },
    },
    medium: { en: 'fit for nearly all crops', hi: 'लगभग हर फसल को ठीक' },
  },
  {
    said: figureOf('e\\.?c\\.?|ईसी|ई सी'),
    name: { en: 'EC', hi: 'ईसी' },
    unit: { en: 'dS/m', hi: 'डीएस/मी' },
    low: 1,
    high: 4,
    give: {
      low: { en: 'no trouble with salt', hi: 'नमक की दिक्कत नहीं' },
      high: { en: 'saline land, to be washed with good water', hi: 'लवणीय जमीन, अच्छे पानी से धोएँ' },
    },
    medium: { en: 'tender crops (pulses, vegetables) suffer', hi: 'नाजुक फसल (दलहन, सब्जी) को नुकसान' },
  },
  {
    said: ORGANIC_CARBON,
    name: { en: 'Organic carbon', hi: 'जैविक कार्बन' },
    unit: { en: '%', hi: '%' },
    low: 0.5,
    high: 0.75,
    give: {
      low: {
        en: 'farmyard manure or compost (4–6 tonnes an acre), green manure, straw left in the field',
        hi: 'गोबर की खाद या कंपोस्ट (एकड़ में 4–6 टन), हरी खाद, पुआल खेत में मिलाएँ',
      },
    },
  },
  {
    said: figureOf('nitrogen|naitrojan|n|नाइट्रोजन'),
    name: { en: 'Nitrogen', hi: 'नाइट्रोजन' },
    unit: KG,
    low: 280,
    high: 560,
    give: {
      low: { en: 'a quarter more urea than usual', hi: 'यूरिया आम मात्रा से चौथाई ज्यादा' },
      high: { en: 'a quarter less urea', hi: 'यूरिया चौथाई कम' },
    },
  },
  {
    said: figureOf('ph?osphor\\w*|phosphate|f[oa]s?f[oa]ras|p|p2o5|फ[ाॉ]?स्फ[ोा]रस'),
    name: { en: 'Phosphorus', hi: 'फास्फोरस' },
    unit: KG,
    low: 10,
    high: 25,
    give: {
      low: { en: 'a quarter more DAP or single super phosphate', hi: 'डीएपी या सिंगल सुपर फास्फेट चौथाई ज्यादा' },
      high: { en: 'a quarter less DAP', hi: 'डीएपी चौथाई कम' },
    },
  },
  {
    said: figureOf('potash|potassium|potaash|k|k2o|पोटाश|पोटैशियम|पोटेशियम'),
    name: { en: 'Potash', hi: 'पोटाश' },
    unit: KG,
    low: 110,
    high: 280,
    give: {
      low: { en: 'a quarter more muriate of potash', hi: 'म्यूरेट ऑफ पोटाश चौथाई ज्यादा' },
      high: { en: 'less potash, or none this season', hi: 'पोटाश कम, या इस बार बिल्कुल नहीं' },
    },
  },
  trace('zinc|zink|jink|zn|जिंक|ज़िंक', { en: 'Zinc', hi: 'जिंक' }, 0.6, {
    en: 'zinc sulphate (21 %) about 10 kg an acre, not with DAP',
    hi: 'जिंक सल्फेट (21 %) करीब 10 किलो प्रति एकड़, डीएपी के साथ नहीं',
  }),
  trace('sulphur|sulfur|gandhak|सल्फर|गंधक', { en: 'Sulphur', hi: 'गंधक' }, 10, {
    en: '8–16 kg sulphur an acre, as gypsum 50–100 kg',
    hi: 'गंधक 8–16 किलो प्रति एकड़, जिप्सम 50–100 किलो से',
  }),
  trace('boron|बोरॉन|बोरान', { en: 'Boron', hi: 'बोरॉन' }, 0.5, {
    en: 'borax as the laboratory says, never more',
    hi: 'प्रयोगशाला के अनुसार बोरेक्स, ज्यादा कभी नहीं',
  }),
  trace('iron|लोहा|आयरन', { en: 'Iron', hi: 'लोहा' }, 4.5, {
    en: 'ferrous sulphate sprayed 0.5–1 %',
    hi: 'फेरस सल्फेट 0.5–1 % का छिड़काव',
  }),
];
const FEWEST = 2;
/** So many figures with a pH or organic carbon are a report, though nobody calls them one; N, P and K alone are a dose. */
const SURELY_A_REPORT = 3;

const RATINGS: Readonly<Record<Rating, Bilingual>> = {
  low: { en: 'low', hi: 'कम' },
  medium: { en: 'medium', hi: 'मध्यम' },
  high: { en: 'high', hi: 'ज्यादा' },
};

const AS_USUAL: Bilingual = { en: 'the usual amount', hi: 'आम मात्रा' };

function lineOf({ name, unit, low, high, give, medium = AS_USUAL, isTrace }: Measure, figure: number): Bilingual {
  const rating: Rating = figure < low ? 'low' : figure > high ? 'high' : 'medium';
  const given = give[rating] ?? medium;
  const of = { en: `${name.en} ${figure} ${unit.en}`.trim(), hi: `${name.hi} ${figure} ${unit.hi}`.trim() };
  const rated = isTrace && rating === 'medium' ? { en: 'enough', hi: 'काफी' } : RATINGS[rating];
  const above = isTrace ? { en: '', hi: '' } : { en: `, high above ${high}`, hi: `, ${high} से ऊपर ज्यादा` };
  return {
    en: `${of.en}: ${rated.en} (low below ${low}${above.en}): ${given.en}.`,
    hi: `${of.hi}: ${rated.hi} (${low} से नीचे कम${above.hi}): ${given.hi}।`,
  };
}

const linesIn = (text: string): Bilingual[] =>
  MEASURES.flatMap((measure) => {
    const figure = measure.said.exec(text)?.[1];
    return figure === undefined ? [] : [lineOf(measure, Number(figure))];
  });

/** A card's organic carbon says enough by itself; of the others one figure may be a dose. */
const isReport = (text: string, lines: readonly Bilingual[]): boolean =>
  (lines.length >= SURELY_A_REPORT && (PH.test(text) || ORGANIC_CARBON.test(text))) ||
  (OF_REPORT.test(text) && (lines.length >= FEWEST || (lines.length > 0 && ORGANIC_CARBON.test(text))));

/** Whether a message tells figures of a soil report: each of them is asked, though a sentence may only tell it. */
export const tellsSoilFigures = (message: string): boolean => isReport(message, linesIn(westernDigits(message)));

/** "Organic carbon 0.32, phosphorus 8, potash 310: is it good": each figure of a soil report is judged, and what to give. */
export function soilFigureParts(
  reading: Reading,
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] | undefined {
  const text = westernDigits(reading.text);
  const lines = linesIn(text);
  // "The report came" … "OC 0.45, P 32": the figures belong to the report of the message before.
  if (
    (OF_WATER.test(text) && !OF_SOIL.test(text)) ||
    !isReport(`${OF_REPORT.test(state.asked ?? '') ? state.asked : ''} ${text}`, lines)
  )
    return undefined;
  const judged: Part = {
    kind: 'reply',
    text: { en: lines.map(({ en }) => en).join('\n'), hi: lines.map(({ hi }) => hi).join('\n') },
  };
  if (Number(PH.exec(text)?.[1]) > SODIC_FROM) {
    const sodic: readonly SectionLabel[] = ['nutrition', IDEAS.gypsumWord.has(reading.text) ? 'amount' : 'when'];
    return [judged, ...labelledPart(byId(knowledge, SODIC_ENTRY), reading, state, sodic)];
  }
  // "For wheat": more or less than the usual is said of what the crop usually gets.
  const ofCrop = reading.crops.slice(0, 1).flatMap(({ subject }) =>
    knowledge
      .about(subject)
      .filter(({ topic }) => topic === 'nutrition')
      .slice(0, 1),
  );
  const isCarbonAlone = lines.length === 1 && ORGANIC_CARBON.test(text);
  const general = byId(knowledge, isCarbonAlone ? CARBON_ENTRY : REPORT_ENTRY);
  const [told] = ofCrop.length > 0 ? ofCrop : [general];
  return [judged, ...labelledPart(told, reading, state, ['nutrition'])];
}
