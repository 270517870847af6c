import { westernDigits } from '../../../../platform/spelling.js';
import type { Plan } from '../planning/plan.js';
import { BULK, kilosIn } from '../planning/tool-arguments.js';
import { rupees } from './premium-parts.js';

const FIGURE = String.raw`(\d+(?:\.\d+)?)`;
const BOXES = new RegExp(
  String.raw`${FIGURE}\s*(?:crates?|kret|karet|caret|boxes|box|peti|petiyan|bori|boriyan|bags?|katte|क्रेट|पेटी|बोरी|कट्टे)`,
  'iu',
);
const OF_A_BOX = new RegExp(
  String.raw`${FIGURE}\s*(?:kg|kilo|किलो)\s*(?:ka|ke|ki|wal[aei]|का|के|की|वाल[ाेी]|each|per)\s*(?:ek\s*)?(?:crates?|kret|karet|caret|box|peti|bori|bag|katta|क्रेट|पेटी|बोरी|कट्टा)|(?:crate|box|bag) of ${FIGURE}\s*kg`,
  'iu',
);
const VEHICLE =
  '(?:gaa?di|gaa?ri|truck|trak|tempo|pick ?up|pikap|bhaa?da|bhara|kiraya|kiraaya|freight|transport|vehicle|tractor|trolley|गाड़ी|ट्रक|टेम्पो|पिकअप|भाड़ा|किराया|ट्रॉली)';
const SUM = String.raw`(\d+(?:\.\d+)?)\s*(hazaa?r|hajaa?r|thousand|k|हजार|हज़ार)?(?!\d|\.\d)`;
const FREIGHT = new RegExp(String.raw`${VEHICLE}(?:\s+[\p{L}\p{M}]+){0,3}\s+(?:rs\.?\s*|₹\s*)?${SUM}`, 'iu');
const FREIGHT_BEFORE = new RegExp(
  String.raw`(?:rs\.?\s*|₹\s*)?${SUM}\s*(?:rs|rupees?|rupay\w*|₹|रुपये|रुपए)?(?:\s+[\p{L}\p{M}]+){0,2}\s+${VEHICLE}`,
  'iu',
);
const DISTANCE = /\d+(?:\.\d+)?\s*(?:km|kms|kilomet\w*|किमी|किलोमीटर)/giu;
const PRICE = new RegExp(
  String.raw`(?:rs\.?|₹)\s*${FIGURE}|${FIGURE}\s*(?:rs\b|rupees?|rupay\w*|rupai\w*|rupe\w*|₹|/-|(?:per |a )?(?:kg|kilo)\b|रुपये|रुपए|रु|किलो|bol\w*|mil\w*|बोल|मिल|ka rate|rate)`,
  'giu',
);
/** Whether it is asked if the longer way pays. */
const COMPARES =
  /\b(?:bhej\w*|le ja\w*|bech\w*|send|take|sell|worth|faa?yd\w*|sahi|theek|thik|padega|bachega|better)\b|भेज|ले जा|बेच|फायद|सही|ठीक|बचेग/iu;
/** Above this a price is one of a quintal. */
const MOST_OF_A_KILO = 250;
/** Two prices of one thing lie no further apart. */
const MOST_APART = 4;
/** What is left of the dearer price has to be more than this share of it, or the road eats it. */
const NEXT_TO_NOTHING = 0.05;

const loadIn = (text: string): number | undefined => {
  const boxes = Number(BOXES.exec(text)?.[1]);
  const ofABox = OF_A_BOX.exec(text);
  const each = Number(ofABox?.[1] ?? ofABox?.[2]);
  return boxes > 0 && each > 0 ? boxes * each : kilosIn(text);
};

/**
 * "Here 18 rupees a kilo, Nagpur 26, 12 quintals, the lorry costs 9,000": what the longer way brings, worked out from the
 * farmer's own figures; undefined where one of them lacks.
 */
export function worthTheRoad(message: string): Plan | undefined {
  const text = westernDigits(message).replace(/(\d),(?=\d)/g, '$1');
  const kilos = loadIn(text);
  if (kilos === undefined || !COMPARES.test(text)) return undefined;
  const road = FREIGHT.exec(text) ?? FREIGHT_BEFORE.exec(text);
  if (!road) return undefined;
  const freight = Number(road[1]) * (road[2] === undefined ? 1 : 1000);
  const rest = text.replace(road[0], ' ').replace(DISTANCE, ' ').replace(OF_A_BOX, ' ').replace(BULK, ' ');
  const prices = [...rest.matchAll(PRICE)].map((found) => Number(found[1] ?? found[2])).filter((price) => price > 0);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  if (prices.length !== 2 || high <= low || high / low > MOST_APART || freight <= high) return undefined;
  const ofKilo = high <= MOST_OF_A_KILO;
  const units = ofKilo ? kilos : kilos / 100;
  const more = (high - low) * units;
  const left = more - freight;
  const pays = left > NEXT_TO_NOTHING * high * units;
  const sum = `(${rupees(high)} − ${rupees(low)}) × ${units.toLocaleString('en-IN')} ${ofKilo ? 'kg' : 'q'} = ${rupees(more)}; − ${rupees(freight)} = ${left < 0 ? '−' : ''}${rupees(Math.abs(left))}`;
  return {
    kind: 'parts',
    parts: [
      {
        kind: 'reply',
        text: {
          en: `By your figures: ${sum}. ${
            left <= 0
              ? 'The freight takes more than the better price brings: sell here.'
              : pays
                ? 'So much is left over the price here. Of it still go the commission, unloading and what spoils or dries on the way: ask the trader there for these before you load, and for the price on the day.'
                : 'Hardly anything is left, and the commission, unloading and what spoils on the way still go from it: it pays only with a full load shared with neighbours, or a firm price.'
          }`,
          hi: `आपके आँकड़ों से: ${sum}। ${
            left <= 0
              ? 'भाड़ा ज्यादा दाम से भी ज्यादा है: यहीं बेचें।'
              : pays
                ? 'यहाँ के दाम से इतना ज्यादा बचता है। इसमें से आढ़त, उतराई और रास्ते की सड़न-सूखन अभी जाएगी: लादने से पहले वहाँ के आढ़ती से यह और उसी दिन का भाव पूछ लें।'
                : 'बचता लगभग कुछ नहीं, और आढ़त, उतराई, रास्ते की सड़न अभी इसी में से जाएगी: पड़ोसियों के साथ पूरी गाड़ी भरें या दाम पहले पक्का हो, तभी भेजें।'
          }`,
        },
      },
    ],
    repairs: [],
    crop: undefined,
  };
}
