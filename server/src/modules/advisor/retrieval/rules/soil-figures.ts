import type { Bilingual } from '../../advisor.types.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { westernDigits } from '../../language/scripts.js';
import type { ConversationState } from '../planning/conversation-state.js';
import { byId, labelledPart } from '../planning/entry-parts.js';
import type { Part } from '../planning/plan.js';
import type { Reading } from '../reading/reading.js';

const REPORT_ENTRY = 'soil-report';
const OF_REPORT = /\b(?:soil|report|card|test(?:ed)?|mitti|jaa?nch)\b|मिट्टी|मृदा|रिपोर्ट|कार्ड|जाँच|जांच/iu;

type Rating = 'low' | 'medium' | 'high';

/** What a soil report measures, from where it is low and high (entry `soil-report`), and what is given then. */
interface Measure {
  readonly said: RegExp;
  readonly name: Bilingual;
  readonly unit: Bilingual;
  readonly low: number;
  readonly high: number;
  readonly give: Readonly<Partial<Record<Rating, Bilingual>>>;
}

/** The figure of a measure: behind its name, with at most a few small words between. */
const figureOf = (name: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${name})(?![\\p{L}\\p{M}])[\\s:=-]*(?:(?:is|only|value|level|hai|aaya|aya|sirf|kg|है|आया|सिर्फ)[\\s:=-]+)?(\\d+(?:\\.\\d+)?)`,
    'iu',
  );
const KG: Bilingual = { en: 'kg a hectare', hi: 'किलो प्रति हेक्टेयर' };

const MEASURES: readonly Measure[] = [
  {
    said: figureOf('organic carbon|o\\.?c\\.?|jaivik carbon|carbon|जैविक कार्बन|कार्बन|ओसी'),
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
];
const FEWEST = 2;

const RATINGS: Readonly<Record<Rating, Bilingual>> = {
  low: { en: 'low', hi: 'कम' },
  medium: { en: 'medium', hi: 'मध्यम' },
  high: { en: 'high', hi: 'ज्यादा' },
};

const AS_USUAL: Bilingual = { en: 'the usual amount', hi: 'आम मात्रा' };

function lineOf({ name, unit, low, high, give }: Measure, figure: number): Bilingual {
  const rating: Rating = figure < low ? 'low' : figure > high ? 'high' : 'medium';
  const given = give[rating] ?? AS_USUAL;
  return {
    en: `${name.en} ${figure} ${unit.en}: ${RATINGS[rating].en} (low below ${low}, high above ${high}): ${given.en}.`,
    hi: `${name.hi} ${figure} ${unit.hi}: ${RATINGS[rating].hi} (${low} से नीचे कम, ${high} से ऊपर ज्यादा): ${given.hi}।`,
  };
}

const linesIn = (text: string): Bilingual[] =>
  MEASURES.flatMap((measure) => {
    const figure = measure.said.exec(text)?.[1];
    return figure === undefined ? [] : [lineOf(measure, Number(figure))];
  });

/** Whether a message tells figures of a soil report: each of them is asked, though a sentence may only tell it. */
export const tellsSoilFigures = (message: string): boolean =>
  OF_REPORT.test(message) && linesIn(westernDigits(message)).length >= FEWEST;

/** "Organic carbon 0.32, phosphorus 8, potash 310: is it good": each figure of a soil report is judged, and what to give. */
export function soilFigureParts(
  reading: Reading,
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] | undefined {
  const text = westernDigits(reading.text);
  if (!OF_REPORT.test(text)) return undefined;
  const lines = linesIn(text);
  if (lines.length < FEWEST) return undefined;
  const judged: Part = {
    kind: 'reply',
    text: { en: lines.map(({ en }) => en).join('\n'), hi: lines.map(({ hi }) => hi).join('\n') },
  };
  // "For wheat": more or less than the usual is said of what the crop usually gets.
  const ofCrop = reading.crops.slice(0, 1).flatMap(({ subject }) =>
    knowledge
      .about(subject)
      .filter(({ topic }) => topic === 'nutrition')
      .slice(0, 1),
  );
  const [told] = ofCrop.length > 0 ? ofCrop : [byId(knowledge, REPORT_ENTRY)];
  return [judged, ...labelledPart(told, reading, state, ['nutrition'])];
}
