import { westernDigits } from '../../../platform/spelling.js';
import { type Place, placeWords, stateWords } from '../../geography/places.js';
import { wordsOf } from '../../vocabulary/words-of.js';
import type { WholeQuestion } from '../dialogue/dialogue.js';
import { withoutPlaces } from '../dialogue/heard.js';
import { contentWords } from '../language/terms.js';
import { offerIn } from '../tools/offer.rules.js';
import { INTENT_WORDS } from '../words/intents.js';
import { fromWords, lastYearWords, machineWords, measuresIn, vehicleWords } from '../words/tool-words.js';

/*
 * What a question names that a tool is asked with: goods, a year, the places of a road, its length and the load.
 */

type Arguments = Readonly<Record<string, unknown>>;

/** The names of the places of a route in the order of the journey: "Karnal se Delhi". */
function routeIn(question: string, places: readonly Place[]): string[] {
  const words = wordsOf(question);
  const isFrom = (place: Place): boolean => {
    const at = words.findIndex((word) => placeWords.find(word).includes(place));
    return at >= 0 && fromWords.has(words[at + 1] ?? '');
  };
  return [...places.filter(isFrom), ...places.filter((place) => !isFrom(place))].map(({ name }) => name);
}

const LONGEST_ROAD_KM = 4_000;

/** The road that a question names: "40 km"; undefined where it names none. */
export function kmIn(question: string): number | undefined {
  const km = measuresIn(westernDigits(question)).get('km') ?? 0;
  return km >= 1 && km <= LONGEST_ROAD_KM ? km : undefined;
}

/** What a crate of tomatoes or fruit weighs, and the least and most that the calculator takes. */
const TONS_OF_CRATE = 0.025;
const QUINTALS_IN_A_TON = 10;
const LEAST_TONS = 1;
const MOST_TONS = 10_000;

/** Tons that a question names: "5 ton", "80 quintal"; undefined where it names none that the calculator takes. */
export function tonsIn(question: string): number | undefined {
  const measures = measuresIn(westernDigits(question));
  const [crates, quintals] = [measures.get('crate'), measures.get('quintal')];
  const tons = measures.get('ton') ?? (quintals === undefined ? undefined : quintals / QUINTALS_IN_A_TON);
  if (tons === undefined) return crates === undefined ? undefined : Math.max(LEAST_TONS, crates * TONS_OF_CRATE);
  return tons >= LEAST_TONS && tons <= MOST_TONS ? tons : undefined;
}

/** The marketing year that a question names: `2025-26` of "2025-26" or "2025", `last` of "last year". */
function marketingYearIn(question: string): string | undefined {
  if (lastYearWords.has(question)) return 'last';
  const year = /(?<!\d)20(\d\d)(?!\d)/u.exec(westernDigits(question))?.[1];
  return year === undefined ? undefined : `20${year}-${String((Number(year) + 1) % 100).padStart(2, '0')}`;
}

/** Of a question the one word that is neither about a price nor a place: goods that are no crop of ours, "sona ka bhav". */
function otherGoods(question: string, about: 'price' | 'supportPrice'): string | undefined {
  const left = withoutPlaces(INTENT_WORDS[about].rest(question).join(' '));
  const words = contentWords(INTENT_WORDS.besidePrice.rest(left).join(' '));
  return words.length === 1 ? words[0] : undefined;
}

/** The place that is asked about: a district or town, else a state. */
const placeIn = ({ heard: { places, text } }: WholeQuestion): string | undefined =>
  places[0]?.name ?? stateWords.find(text)[0];

/** What each tool is asked with. */
const ARGUMENTS: Readonly<Record<string, (question: WholeQuestion) => Arguments>> = {
  lab_tests: ({ heard }) => ({ what: heard.text }),
  support_prices: ({ heard: { text, wants, places }, crops: [crop] }) => {
    const hasNoMarket = crop !== undefined && crop.mandi === undefined && wants.has('price');
    return {
      crop: crop ? crop.names[0] : otherGoods(text, 'supportPrice'),
      year: marketingYearIn(text),
      offer: offerIn(text),
      ...(hasNoMarket && !wants.has('supportPrice') ? { insteadOf: places[0]?.name ?? 'mandi' } : {}),
    };
  },
  cold_storages: (question) => ({
    district: placeIn(question),
    ...(question.heard.wants.has('rent') || question.heard.wants.has('charge') ? { asksRent: true } : {}),
  }),
  warehouses: (question) => ({ district: placeIn(question) }),
  transport_fare: ({ heard: { text, places } }) => {
    const [from, to] = routeIn(text, places);
    return {
      vehicle: vehicleWords.find(text)[0],
      tons: tonsIn(text),
      km: kmIn(text),
      from: to && from,
      to: to ?? from,
    };
  },
  machines_for_rent: ({ heard: { text } }) => ({ machine: machineWords.has(text) ? text : undefined }),
  mandi_prices: (question) => {
    const { heard, crops } = question;
    const [, other] = heard.places;
    return {
      commodity: crops[0] ? crops[0].names[0] : otherGoods(heard.text, 'price'),
      market: placeIn(question),
      offer: offerIn(heard.text),
      ...(other === undefined ? {} : { otherMarket: other.name }),
    };
  },
  crops_for_sale: ({ crops: [crop] }) => ({ crop: crop?.names[0] }),
  government_schemes: ({ heard: { text }, state }) => ({ need: text, state: stateWords.find(text)[0] ?? state }),
};

/** What a tool is asked with for a question. Throws where the data names a tool that there is none of. */
export function argumentsOf(tool: string, question: WholeQuestion): Arguments {
  const read = ARGUMENTS[tool];
  if (!read) throw new Error(`advisor/intents.yaml names the tool ${tool}, which there is none of.`);
  return read(question);
}
