import { westernDigits } from '../../../../platform/spelling.js';
import type { CropWord } from '../../../vocabulary/crops.js';
import { cropWords, nameOf } from '../../../vocabulary/crops.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { HELPLINES } from '../../safety/helplines.js';
import { isAnimal } from '../../vocabulary/animals.js';
import { type Area, areaIn, withoutRates } from '../../vocabulary/area.js';
import { IDEAS } from '../../vocabulary/ideas.js';
import { INSURANCE_WORDS } from '../../vocabulary/intents.js';
import { capital } from '../../wording.js';
import type { ConversationState } from '../planning/conversation-state.js';
import { byId, labelledPart } from '../planning/entry-parts.js';
import type { Part } from '../planning/plan.js';
import type { Reading } from '../reading/reading.js';

const SCHEME = 'pmfby';
/** How the sum insured is fixed. */
const SUM_ENTRY = 'insurance-sum';

type Season = 'kharif' | 'rabi' | 'commercial';

/** What a farmer pays of the sum insured, in per cent: the rates of the scheme (entry `pmfby`). */
const RATES: Readonly<Record<Season, number>> = { kharif: 2, rabi: 1.5, commercial: 5 };
const NAMES: Readonly<Record<Season, { readonly en: string; readonly hi: string }>> = {
  kharif: { en: 'kharif', hi: 'खरीफ' },
  rabi: { en: 'rabi', hi: 'रबी' },
  commercial: { en: 'commercial and horticultural crops', hi: 'व्यावसायिक और बागवानी फसल' },
};

const NAMED_SEASON: ReadonlyArray<readonly [Season, RegExp]> = [
  ['commercial', /\b(?:commercial|horticultur\w*|cash crops?|vyavsayik|bag[vw]ani)\b|व्यावसायिक|बागवानी|नकदी/iu],
  ['kharif', /\bkhari?i?f\b|खरीफ|ख़रीफ़/iu],
  ['rabi', /\b(?:rabb?i|yasangi|samba|thaladi|navarai)\b|रबी|यासंगी/iu],
];
/** Grain, pulses and oilseeds, by the season that they are insured in; what is in neither is insured as a commercial crop. */
const BY_SEASON: Readonly<Record<'kharif' | 'rabi', ReadonlySet<string>>> = {
  rabi: new Set([
    'wheat',
    'barley',
    'gram',
    'masur',
    'pea',
    'mustard',
    'linseed',
    'safflower',
    'oats',
    'rajma',
    'sunflower',
  ]),
  kharif: new Set(
    'paddy basmati maize bajra jowar ragi moong urad arhar cowpea groundnut soybean sesame niger castor sunflower guar kulthi moth small-millets'.split(
      ' ',
    ),
  ),
};

/** The sum, or the word for what is paid of it: one of them has to be said beside a figure. */
const ASKS_PREMIUM =
  /\b(?:premium|primium|primiyam|sum insured|insured sum|beemit|bimit|bima rashi|beema rashi|(?:kitna|kitni|kitne)[^.?]*(?:dena|deni|bhar\w*|kat\w*|lag\w*)|how much[^.?]*(?:pay|cost)s?)\b|प्रीमियम|बीमित|बीमा (?:राशि|रकम)|(?:कितन[ाीे])[^।?]*(?:देन|भर|कट|लग)/iu;
const OF_SUM = /\b(?:sum insured|insured sum|beemit|bimit|rashi|premium)\b|बीमित|राशि|प्रीमियम/iu;

const LAKH = 100_000;
const THOUSAND = 1_000;
const AMOUNT =
  /(?:₹|rs\.?|inr)?\s*(\d+(?:\.\d+)?)\s*(lakhs?|lacs?|lac|laakh|लाख|thousand|hazaa?r|hajaa?r|हजार|हज़ार|k\b)?(?!\s*(?:%|percent|per cent|प्रतिशत|फीसदी|acres?|hectares?|ha\b|bigha|ekad|एकड|एकड़|हेक्टेयर|बीघ|days?|din|दिन|hours?|ghant|घंट|-\d))/giu;
/** A sum below that is insured by nobody; more than that is no one farm. */
const LEAST = 1_000;
const MOST = 100_000_000;
/** "14447 says there is no policy" names no sum either. */
const HELPLINE_FIGURES: ReadonlySet<number> = new Set(HELPLINES.map(({ number }) => Number(number)));
/** "For rabi 2026" names no sum. */
const isYear = (figure: number): boolean => figure >= 2_000 && figure <= 2_100;

/** "… रुपये एकड़", "… per ha": the land that a sum is meant for, said right behind it. */
const FOR_LAND =
  /^\s*(?:₹|rs\.?|rupees?|rupaye|rupye|रुपये|रुपए|रु\.?)?\s*(?:per|prati|an|प्रति|\/)?\s*(?:(acres?|ekad|ekar|एकड़|एकड)|(hectares?|ha|हेक्टेयर)|(bigha|बीघ[ाे]))(?![\p{L}\p{M}])/iu;
const LANDS: ReadonlyArray<Area['unit']> = ['acre', 'hectare', 'bigha'];

interface InsuredSum {
  readonly rupees: number;
  /** The land that it is meant for, where that is said. */
  readonly per: Area['unit'] | undefined;
}

/** The sum that a text names: "60000", "₹80,000", "1 लाख"; undefined where it names none. */
export function sumIn(text: string): InsuredSum | undefined {
  const sums = [...text.matchAll(AMOUNT)].map(({ 0: said, 1: figure, 2: unit = '', index }) => {
    const times = /^l|^ल/iu.test(unit) ? LAKH : unit === '' ? 1 : THOUSAND;
    const land = FOR_LAND.exec(text.slice(index + said.trimEnd().length));
    return { rupees: Number(figure) * times, per: LANDS.find((_, at) => land?.[at + 1] !== undefined) };
  });
  return sums.find(
    ({ rupees }) => rupees >= LEAST && rupees <= MOST && !isYear(rupees) && !HELPLINE_FIGURES.has(rupees),
  );
}

function seasonsOf(text: string, [crop]: readonly CropWord[]): readonly Season[] {
  const named = NAMED_SEASON.find(([, words]) => words.test(text))?.[0];
  // Onion and potato are insured as commercial crops in every season.
  const isFieldCrop = crop === undefined || Object.values(BY_SEASON).some((crops) => crops.has(crop.subject));
  if (named && isFieldCrop) return [named];
  if (!crop) return ['kharif', 'rabi', 'commercial'];
  if (BY_SEASON.rabi.has(crop.subject)) return ['rabi'];
  return BY_SEASON.kharif.has(crop.subject) ? ['kharif'] : ['commercial'];
}

/** An amount of money, as it is written in India: ₹1,00,000. */
export const rupees = (amount: number): string => `₹${Math.round(amount).toLocaleString('en-IN')}`;

const ASKS_RATE = /\b(?:premium|primium|per ?cent|percent|persent|pratishat)\b|प्रीमियम|परसेंट|पर्सेंट|प्रतिशत|फीसदी|%/iu;

/** Who asks what premium a crop has speaks of its insurance; a premium price or quality is another matter. */
const NAMES_PREMIUM = /\b(?:premium|primium)\b(?! (?:price|quality|rate of|basmati))|प्रीमियम/iu;
const ofInsurance = (text: string): boolean => INSURANCE_WORDS.has(text) || NAMES_PREMIUM.test(text);

/** "Insurance for onion, potato and wheat, what per cent": of all crops one thing is asked. */
export const asksRateOfCrops = (message: string): boolean =>
  ofInsurance(message) && ASKS_RATE.test(message) && cropWords.find(message).length > 1;

function rateLine(crop: CropWord, season: Season = 'commercial', language: 'en' | 'hi'): string {
  const name = nameOf(crop, language) ?? '';
  return language === 'en'
    ? `${capital(name)}, ${NAMES[season].en}: you pay ${RATES[season]} % of the sum insured.`
    : `${name}, ${NAMES[season].hi}: आप बीमित राशि का ${RATES[season]} % देते हैं।`;
}

/** "What per cent for cotton": the rate of the crop that is named. */
function rateParts(
  text: string,
  reading: Reading,
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] | undefined {
  const each = reading.crops.map((crop) => ({ crop, seasons: seasonsOf(text, [crop]) }));
  const isPlain = each.every(({ crop, seasons }) => !isAnimal(crop.subject) && seasons.length === 1);
  if (each.length === 0 || !isPlain) return undefined;
  // "Could not sow, but the premium is cut", "how is the sum insured fixed": these have an entry of their own.
  if (![undefined, SCHEME].includes(knowledge.leadOf(text))) return undefined;
  if (!ofInsurance(text) || !(ASKS_RATE.test(text) || ASKS_PREMIUM.test(text))) return undefined;
  const told = labelledPart(byId(knowledge, SCHEME), reading, state, [
    'amount',
    'when',
    ...reading.labels.filter((label) => label === 'apply'),
  ]);
  return [
    {
      kind: 'reply',
      text: {
        en: each.map(({ crop, seasons: [season] }) => rateLine(crop, season, 'en')).join('\n'),
        hi: each.map(({ crop, seasons: [season] }) => rateLine(crop, season, 'hi')).join('\n'),
      },
    },
    ...told,
  ];
}

/** "And for mustard?" after the premium: a crop alone is asked of what was told of it. */
const goesOn = ({ crops, rest, work, labels }: Reading, { entry }: ConversationState): boolean =>
  entry === SCHEME &&
  crops.length > 0 &&
  rest.length + work.length === 0 &&
  // The last date was told along with the premium.
  labels.every((label) => label === 'amount' || (label === 'when' && labels.includes('amount')));

/** "The sum insured is 60,000, what do I pay": the premium, worked out by the season's rate, and the scheme's own words. */
export function premiumParts(reading: Reading, state: ConversationState, knowledge: KnowledgeBase): Part[] | undefined {
  const { crops } = reading;
  // A cow is insured at another premium, and a claim is none.
  if (crops.some(({ subject }) => isAnimal(subject)) || IDEAS.howMuchClaim.has(reading.text)) return undefined;
  const said = westernDigits(reading.text).replace(/(\d),(?=\d)/g, '$1');
  const text = goesOn(reading, state) ? `${said} insurance premium` : said;
  const isInsurance = INSURANCE_WORDS.has(text) || OF_SUM.test(text);
  const insured = isInsurance && ASKS_PREMIUM.test(text) ? sumIn(text) : undefined;
  if (insured === undefined) return rateParts(text, reading, state, knowledge);
  // "The bank cut a premium of 1,180 and sent it nowhere" has an entry of its own, and names no sum.
  if (![undefined, SCHEME, SUM_ENTRY].includes(knowledge.leadOf(text))) return undefined;
  const land = areaIn(withoutRates(text));
  const sum = insured.rupees * (land && land.unit === insured.per ? land.amount : 1);
  const lines = (language: 'en' | 'hi'): string =>
    seasonsOf(text, crops)
      .map((season) => `${NAMES[season][language]} ${RATES[season]} % = ${rupees((sum * RATES[season]) / 100)}`)
      .join('; ');
  const [crop] = crops;
  const name = (language: 'en' | 'hi'): string => (crop ? `${nameOf(crop, language) ?? ''}, ` : '');
  const told = labelledPart(byId(knowledge, SCHEME), reading, state, ['amount']);
  return [
    {
      kind: 'reply',
      text: {
        en: `${capital(`${name('en')}premium on a sum insured of ${rupees(sum)}`)}: ${lines('en')}.${insured.per ? '' : ' If that is the sum for a hectare, it is so much for each hectare.'}`,
        hi: `${name('hi')}${rupees(sum)} की बीमित राशि पर आपका प्रीमियम: ${lines('hi')}।${insured.per ? '' : ' राशि एक हेक्टेयर की हो तो हर हेक्टेयर का इतना।'}`,
      },
    },
    ...told,
  ];
}
