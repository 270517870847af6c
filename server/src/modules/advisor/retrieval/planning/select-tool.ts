import { stateWords } from '../../../geography/places.js';
import { type CropWord, cropWords } from '../../../vocabulary/crops.js';
import { rememberedText } from '../../../vocabulary/remembered.js';
import { contentWords } from '../../language/terms.js';
import { offerIn } from '../../tools/offer.rules.js';
import { isAsked } from '../../vocabulary/asking.js';
import { farmWorkWords } from '../../vocabulary/farm-work.js';
import {
  BUYER_WORDS,
  INTENT_WORDS,
  LAB_TEST_WORDS,
  NOT_A_PRICE,
  PESTICIDE_WORDS,
  PRICE_OF_TEST_WORDS,
} from '../../vocabulary/intents.js';
import { machineWords } from '../../vocabulary/machines.js';
import { districtWords, marketWords, otherPlace, townWords } from '../../vocabulary/places.js';
import { sectionWords } from '../../vocabulary/section-words.js';
import { vehicleWords } from '../../vocabulary/vehicles.js';
import { anyName, kmIn, marketingYearIn, otherGoods, routeIn, tonsIn } from './tool-arguments.js';

/** A tool and what it is asked, as the question says it. */
export interface ToolChoice {
  readonly tool: string;
  readonly argument: Readonly<Record<string, unknown>>;
}

/** A question about prices without a crop has to be short; a long one is about something else that happens in a mandi. */
const SHORT_QUESTION = 3;

/** "Who is selling", "कोई बेच रहा है": of one's own selling nothing is for sale. */
const ASKS_WHO_SELLS =
  /(?:\bwho(?:'s| is| are)?|\bany ?(?:one|body)|\bfarmers?|\bkoi|\bkaun|कोई|कौन)\s+(?:[\p{L}\p{M}]+\s+){0,2}(?:sell(?:s|ing)?\b|bech(?:ta|te|ti| rah[aei])?\b|बेच(?:ता|ते|ती| रह[ाेी])?(?![\p{L}\p{M}]))/iu;

/** "I buy raw bananas and want to ripen them": who only tells that he buys asks for nothing that is for sale. */
const TELLS_OF_BUYING =
  /\b(?:i|we)(?:(?: am| are)? (?:also |usually |always |mostly )?buy(?:ing)?|(?:(?: have)? (?:also |already |just )?bought|'?ve bought))\b(?! seeds?\b)|\b(?:main|mai|mein|hum|ham)\b[^,.?]*\bkhar(?:i|ee)d ?(?:ta|te|ti|kar|ke)\b|(?:मैं|हम)[^,।?]*खरीद ?(?:ता|ते|ती|कर|के)(?![\p{L}\p{M}])/iu;

/** What spoils grain that is stored. */
const STORE_PEST = /sur ?suri|ghun\b|weevil|khapra|insect|keed|kide|kida|सुरसुरी|घुन|खपरा|कीड़|कीड़/iu;
/** How long something keeps is no search for a store. */
const KEEPS_HOW_LONG = /(?:kitn[ei]|kai|कितने|how many|how long)\s+(?:din|dino|mahin\w*|days?|months?|दिन|महीने)/iu;

const TOLD_PRICE = /(?:₹|rs\.?)\s*\d+|\d+\s*(?:rupa?[iy]\w*|rupees?|rs\b|₹|रुप[\p{L}\p{M}]*|रु\.)/iu;
/** "The price is 8 rupees now", "labour asks 600": what somebody tells is not asked. */
const ASKS_TO_KEEP =
  /\bkaise (?:\w+ )?(?:rakh|sukha|store)|\bhow (?:to|do i|can i) (?:store|keep|dry|cure)\b|कैसे (?:[\p{L}\p{M}]+ )?(?:रख|सुखा)/iu;
export const tellsPrice = (text: string): boolean =>
  TOLD_PRICE.test(text) && (!isAsked(text) || ASKS_TO_KEEP.test(text));

/** "For a far mandi, when do I pick": the stage is asked, and no price. */
const ASKS_WHEN_TO_PICK =
  /\b(?:kab|kis samay|kis stage) (?:\w+ )?(?:tod|kaat|kat\b|khod)\w*|\b(?:when|(?:what|which) (?:stage|maturity))\b.*\b(?:pick|pluck|cut|harvest)|\b(?:which|what) colou?r\b|\b(?:kis|kaun ?se|konse) (?:rang|colou?r)\b|(?:कब|किस समय) (?:[\p{L}\p{M}]+ )?(?:तोड़|काट|खोद)|(?:किस|कौन ?से) (?:रंग|कलर)/iu;

/** "Which papers to carry": nothing is hauled. */
const CARRIES_PAPERS = /\b(?:papers?|documents?|aadhaa?r|csc)\b/iu;

/** "Seed out of the cold store": where it comes from is no store that is looked for. */
const OUT_OF_STORE =
  /(?:शीत ?गृह|शीत ?भंडार|कोल्ड ?स्टोर[\p{L}\p{M}]*|\b[ck]old ?stor\w*|\bsheet ?gr[ia]h)\s+(?:से|se)\s+(?:[\p{L}\p{M}]+\s+){0,3}?(?:निक[\p{L}\p{M}]*|ला[\p{L}\p{M}]*|आय[ाेी]|nika?l\w*|la[yi]\w*|aa?y[aei])|\b(?:out of|from|taken from) (?:the |a )?cold stor/iu;

/** To keep a harvest somewhere. */
const KEEP_WORDS = /store|storage|keep|rakh|रख|भंडार|bhandar/iu;
/** What is kept cold; grain goes to a warehouse. */
const COLD_KEPT = new Set([
  'potato',
  'onion',
  'tomato',
  'apple',
  'kinnow',
  'carrot',
  'garlic',
  'grapes',
  'mango',
  'cauliflower',
  'pea',
  'chilli',
  'guava',
  'pomegranate',
  'litchi',
]);

/** Animals and what they give are not among the crops for sale. */
const KEPT = new Set(['dairy', 'goats', 'poultry', 'fish', 'bees', 'pigs']);

const INPUTS = new Set(['nutrition', 'seed', 'varieties', 'pests', 'diseases', 'weeds']);

interface Reading {
  readonly question: string;
  readonly crop: CropWord | undefined;
  readonly work: ReadonlySet<string>;
  wants(intent: keyof typeof INTENT_WORDS): boolean;
}

/** "Below the MSP in Indore or above": of a crop that no market of the table has, that is said with its support price. */
function withoutMarket(crop: CropWord | undefined, question: string, asksPrice: boolean): { insteadOf?: string } {
  const place = districtWords.find(question)[0] ?? townWords.find(question)[0]?.name;
  return crop && crop.mandi === undefined && asksPrice && place !== undefined ? { insteadOf: place } : {};
}

/** What is sown to be ploughed in is no plough. */
const SEED_RATE =
  /\b(?:seed|bulb|corm|sowing|broadcast(?:ing)?|dose|spray|growth|plant) rate\b|\brate of (?:seed|sowing|spray|dose)\b|\bbee?j (?:ki )?dar\b|बीज (?:की )?दर/iu;

/** How much soil the sample wants is no price. */
const HOW_MUCH_SOIL = /\bhow much (?:of )?(?:the )?(?:soil|earth)\b|\bkitni mitti\b|कितनी मिट्टी/iu;

/** The certificate of a scheme is paid to no laboratory. */
const OF_ORGANIC_SCHEME = /\bpkvy\b|\bparamparagat\b|पीकेवीवाई|परंपरागत कृषि/iu;

/** Each tool's rule: the argument to call it with, or undefined where the question does not ask for it. In order. */
const RULES: ReadonlyArray<(reading: Reading) => ToolChoice | undefined> = [
  ({ question }) =>
    LAB_TEST_WORDS.has(question) &&
    PRICE_OF_TEST_WORDS.has(question) &&
    !HOW_MUCH_SOIL.test(question) &&
    !OF_ORGANIC_SCHEME.test(question)
      ? { tool: 'lab_tests', argument: { what: question } }
      : undefined,

  ({ wants, crop, question }) =>
    wants('supportPrice')
      ? {
          tool: 'support_prices',
          argument: {
            crop: crop ? crop.names[0] : anyName(question),
            year: marketingYearIn(question),
            offer: offerIn(question),
            ...withoutMarket(crop, question, wants('price')),
          },
        }
      : undefined,

  ({ wants, crop, question }) => {
    if (!wants('coldStorage') || wants('scheme') || OUT_OF_STORE.test(question)) return undefined;
    const place = districtWords.find(question)[0] ?? otherPlace(question);
    // "Which crops keep in a cold store" is a question of knowledge; "cold store in Karnal" and "its rent in Agra" are not.
    const asksRent = wants('rent') || wants('charge') || wants('price');
    const asksCharge = wants('rent') || wants('charge');
    return wants('where') ||
      asksCharge ||
      (place !== undefined && (districtWords.has(question) || townWords.has(question) || asksRent)) ||
      !crop
      ? { tool: 'cold_storages', argument: { district: place, ...(asksCharge ? { asksRent: true } : {}) } }
      : undefined;
  },

  ({ wants, question, work }) => {
    const isOfGrain = work.has('pests') || STORE_PEST.test(question) || KEEPS_HOW_LONG.test(question);
    if (!wants('warehouse') || wants('scheme') || isOfGrain) return undefined;
    return { tool: 'warehouses', argument: { district: districtWords.find(question)[0] ?? otherPlace(question) } };
  },

  ({ wants, question, crop }) => {
    const [district] = districtWords.find(question);
    if (district === undefined || !wants('where') || !crop || !KEEP_WORDS.test(question)) return undefined;
    return { tool: COLD_KEPT.has(crop.subject) ? 'cold_storages' : 'warehouses', argument: { district } };
  },

  ({ wants, question }) =>
    wants('scheme')
      ? { tool: 'government_schemes', argument: { need: question, state: stateWords.find(question)[0] } }
      : undefined,

  ({ wants, question }) => {
    const [vehicle] = vehicleWords.find(question);
    const [from, to] = routeIn(question);
    const km = kmIn(question);
    return (wants('fare') && !CARRIES_PAPERS.test(question)) ||
      (km !== undefined && (tonsIn(question) !== undefined || wants('rent') || wants('send'))) ||
      (wants('send') && (tonsIn(question) !== undefined || (from !== undefined && to !== undefined))) ||
      (vehicle !== undefined && tonsIn(question) !== undefined) ||
      (vehicle !== undefined && (wants('rent') || wants('price') || wants('charge')))
      ? { tool: 'transport_fare', argument: { vehicle, tons: tonsIn(question), km, from: to && from, to: to ?? from } }
      : undefined;
  },

  ({ wants, question }) => {
    const named = machineWords.has(question);
    if (!wants('rent') && !(named && !SEED_RATE.test(question) && (wants('price') || wants('charge'))))
      return undefined;
    return { tool: 'machines_for_rent', argument: { machine: named ? question : undefined } };
  },

  ({ wants, question, crop, work }) => {
    const aboutInputs = [...work].some((topic) => INPUTS.has(topic)) || PESTICIDE_WORDS.has(question);
    if (
      !wants('price') ||
      NOT_A_PRICE.has(question) ||
      aboutInputs ||
      tellsPrice(question) ||
      ASKS_WHEN_TO_PICK.test(question)
    )
      return undefined;
    if (!crop) {
      if (contentWords(question).length > SHORT_QUESTION) return undefined;
      return { tool: 'mandi_prices', argument: { commodity: otherGoods(question) } };
    }
    const [first, otherMarket] = marketWords.find(question);
    const market = first ?? districtWords.find(question)[0] ?? otherPlace(question);
    if (crop.mandi === undefined && crop.msp)
      return {
        tool: 'support_prices',
        argument: { crop: crop.names[0], insteadOf: market ?? 'mandi', offer: offerIn(question) },
      };
    return {
      tool: 'mandi_prices',
      argument: { commodity: crop.names[0], market, ...(otherMarket ? { otherMarket } : {}), offer: offerIn(question) },
    };
  },

  ({ wants, crop, work, question }) =>
    crop &&
    !KEPT.has(crop.subject) &&
    !BUYER_WORDS.has(question) &&
    !TELLS_OF_BUYING.test(question) &&
    !sectionWords.find(question).includes('seed') &&
    work.size === 0 &&
    (wants('listing') || ASKS_WHO_SELLS.test(question))
      ? { tool: 'crops_for_sale', argument: { crop: crop.names[0] } }
      : undefined,
];

/** The tool that a question asks for: prices, schemes and places come from the database, never from memory. */
export const selectTool = rememberedText((question): ToolChoice | undefined => {
  const reading: Reading = {
    question,
    crop: cropWords.find(question)[0],
    work: new Set(farmWorkWords.find(question)),
    wants: (intent) => INTENT_WORDS[intent].has(question),
  };
  for (const rule of RULES) {
    const choice = rule(reading);
    if (choice) return choice;
  }
  return undefined;
});

/** The same tool with what a follow-up changes: another crop, another place. */
export function retarget(choice: ToolChoice, followUp: string): ToolChoice | undefined {
  const [crop] = cropWords.find(followUp);
  const changes: Readonly<Record<string, unknown>> = {
    commodity: crop?.names[0],
    crop: crop?.names[0],
    market: marketWords.find(followUp)[0] ?? placeBeside(choice, followUp),
    otherMarket: marketWords.find(followUp)[1],
    tons: tonsIn(followUp),
    km: kmIn(followUp),
    to:
      choice.argument.to === undefined || marketWords.find(followUp)[1]
        ? (marketWords.find(followUp)[1] ?? marketWords.find(followUp)[0])
        : undefined,
    from: marketWords.find(followUp)[1] || choice.argument.to !== undefined ? marketWords.find(followUp)[0] : undefined,
    district: districtWords.find(followUp)[0],
    state: stateWords.find(followUp)[0],
  };
  const changed = Object.entries(changes).filter(([name, value]) => value !== undefined && takes(choice, name));
  return changed.length === 0
    ? undefined
    : { ...choice, argument: { ...choice.argument, ...Object.fromEntries(changed) } };
}

/** A place whose market the table does not have: the answer says so, and what is nearest. */
function placeBeside({ tool }: ToolChoice, followUp: string): string | undefined {
  return tool === 'mandi_prices' ? (districtWords.find(followUp)[0] ?? otherPlace(followUp)) : undefined;
}

const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  mandi_prices: ['commodity', 'market', 'otherMarket'],
  transport_fare: ['tons', 'km', 'from', 'to'],
  support_prices: ['crop'],
  government_schemes: ['state'],
  cold_storages: ['district'],
  warehouses: ['district'],
  crops_for_sale: ['crop'],
};

function takes(choice: ToolChoice, argument: string): boolean {
  return ARGUMENTS[choice.tool]?.includes(argument) ?? false;
}
