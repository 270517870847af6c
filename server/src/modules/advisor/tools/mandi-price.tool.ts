import { z } from 'zod';
import { mandiPrices } from '../../catalogue/datasets/mandi-prices.js';
import { nearestMarket, roadBetween } from '../../geography/distances.js';
import { placeNamed } from '../../geography/places.js';
import { QUINTALS_IN_A_TRUCK, roadFare, Vehicle } from '../../transport/fare.rules.js';
import { cropWords, nameOf } from '../../vocabulary/crops.js';
import type { AnswerLanguage, SourceReference } from '../advisor.types.js';
import { perQuintal, pick, placeName, rupees } from '../wording.js';
import { sentencesOf } from '../words/sentences.js';
import { besideOffer } from './offer.rules.js';
import { PAGES } from './page-addresses.js';
import type { MandiQuote, PublicData } from './public-data.js';
import { offeredPrice, saidWords, type Tool, type ToolAnswer, type ToolContext } from './tool.js';

export interface MandiPriceArguments {
  /** A commodity by any of its names; without it, the answer asks which one. */
  readonly commodity?: string | undefined;
  /** A market or its district, by any of its names. */
  readonly market?: string | undefined;
  /** A second market to compare with. */
  readonly otherMarket?: string | undefined;
  /** What a buyer offers, rupees per quintal: it is told how it stands beside the price. */
  readonly offer?: number | undefined;
}

const say = sentencesOf('mandi', [
  'source',
  'noneOf',
  'askCrop',
  'heading',
  'sampleHeading',
  'usual',
  'usualSample',
  'same',
  'gain',
  'pays',
  'paysNot',
  'notThere',
  'nearest',
  'stamp',
  'sample',
]);

/** `first` is the row whose day the heading names. */
function line(row: MandiQuote, first: MandiQuote, language: AnswerLanguage): string {
  const name = pick(language, row.market, row.marketHi);
  const range = `${rupees(row.minPrice)}–${rupees(row.maxPrice)}`;
  const day = row.updated === first.updated ? undefined : pick(language, row.updated, row.updatedHi);
  return `${name}: ${perQuintal(row.modalPrice, language)} (${[range, row.trend, day].filter(Boolean).join(', ')})`;
}

/** When the row is from; of a sample also that it is one, because its stamp looks like a day's prices. */
function stamp(row: MandiQuote, language: AnswerLanguage): string {
  const updated = pick(language, row.updated, row.updatedHi);
  return row.sample ? say('stamp', language, { day: updated }) : updated;
}

function source(row: MandiQuote, language: AnswerLanguage): SourceReference {
  return {
    name: `${pick(language, row.commodity, row.commodityHi)}, ${pick(language, row.market, row.marketHi)}`,
    figure: perQuintal(row.modalPrice, language),
    date: stamp(row, language),
    path: PAGES.mandi,
  };
}

async function askCommodity({ data, language }: ToolContext, asked: string | undefined): Promise<ToolAnswer> {
  const rows = await data.rows(mandiPrices);
  const known = [...new Set(rows.map((row) => pick(language, row.commodity, row.commodityHi)))].join(', ');
  const missing = asked === undefined ? '' : `${say('noneOf', language, { crop: asked })} `;
  return {
    text: `${missing}${say('askCrop', language, { known })}`,
    sources: [{ name: say('source', language), figure: null, date: null, path: PAGES.mandi }],
  };
}

/** What mandis quoted last, with the day and the market. */
export const mandiPriceTool: Tool<MandiPriceArguments> = {
  name: 'mandi_prices',
  description: 'Current mandi (market) prices of one commodity in rupees per quintal, in all markets or in one.',
  parameters: z.object({
    commodity: saidWords.optional().describe('The commodity, for example "wheat" or "sarson".'),
    market: saidWords.optional().describe('A market or district, for example "Hisar". Leave out for all.'),
    otherMarket: saidWords.optional().describe('A second market, to compare the two net of transport.'),
    offer: offeredPrice,
  }),
  async run(context, { commodity, market, otherMarket, offer }) {
    const { data, language } = context;
    const crops = cropWords.find(commodity ?? '');
    const mandi = crops.find((word) => word.mandi !== undefined)?.mandi;
    if (mandi === undefined) return askCommodity(context, nameOf(crops[0], language) ?? commodity);
    const places = [market, otherMarket].flatMap((text) => placeNamed(text ?? '')?.name ?? []);
    const all = await quotesOf(data, mandi, places);
    const here = all.filter((row) => places.includes(row.location));
    const rows = here.length > 0 ? here : all;
    const [first] = rows;
    if (!first) return askCommodity(context, commodity);
    const heading = say(first.sample ? 'sampleHeading' : 'heading', language, {
      crop: pick(language, first.commodity, first.commodityHi),
      stamp: stamp(first, language),
    });
    const elsewhere = market && here.length === 0 ? notThere(market, rows, language) : undefined;
    const sample = first.sample ? say('sample', language) : undefined;
    const offered = offer === undefined ? undefined : offerLine(offer, market, rows, language);
    return {
      text: [
        offered,
        elsewhere,
        heading,
        ...rows.map((row) => line(row, first, language)),
        comparison(rows, language),
        sample,
      ]
        .filter(Boolean)
        .join('\n'),
      sources: rows.map((row) => source(row, language)),
    };
  },
};

/** What mandis quoted last, of these places where any of them did; where nothing was ever brought in, the rows of the table. */
async function quotesOf(
  data: PublicData,
  commodity: string,
  places: readonly string[],
): Promise<readonly MandiQuote[]> {
  const there = places.length > 0 ? await data.lastPrices(commodity, places) : [];
  const quotes = there.length > 0 ? there : await data.lastPrices(commodity, []);
  return quotes.length > 0 ? quotes : data.rows(mandiPrices, { commodity });
}

/** How an offer stands beside the price in the market that is named, else in the nearest one to the place, else in the best. */
function offerLine(
  offer: number,
  market: string | undefined,
  rows: readonly MandiQuote[],
  language: AnswerLanguage,
): string | undefined {
  const place = placeNamed(market ?? '');
  const near = place && rows.find(({ location }) => location === nearestMarket(place).market.name);
  const [best] = [...rows].sort((one, other) => other.modalPrice - one.modalPrice);
  const row = near ?? best;
  if (!row) return undefined;
  const called = say(row.sample ? 'usualSample' : 'usual', language, {
    market: pick(language, row.market, row.marketHi),
  });
  return besideOffer(offer, row.modalPrice, called, language);
}

/** Of two markets, which pays more after the road between them; undefined where it is not exactly two. */
function comparison(rows: readonly MandiQuote[], language: AnswerLanguage): string | undefined {
  const [one, other, third] = [...rows].sort((first, second) => second.modalPrice - first.modalPrice);
  if (!one || !other || third) return undefined;
  const [better, lesser] = [pick(language, one.market, one.marketHi), pick(language, other.market, other.marketHi)];
  const more = one.modalPrice - other.modalPrice;
  const [from, to] = [placeNamed(one.location), placeNamed(other.location)];
  if (more === 0) return say('same', language);
  const gain = say('gain', language, { better, lesser, more: rupees(more) });
  if (!from || !to) return gain;
  const { km } = roadBetween(from, to);
  const road = Math.round(roadFare(Vehicle.OPEN_TRUCK, km, QUINTALS_IN_A_TRUCK).fare / QUINTALS_IN_A_TRUCK);
  const net = more - road;
  const left = say(net > 0 ? 'pays' : 'paysNot', language, { km, road: rupees(road), lesser, net: rupees(net) });
  return `${gain} ${left}`;
}

/** That a place has no row, by its name, and which of the rows is the nearest to it where that is known. */
function notThere(place: string, rows: readonly MandiQuote[], language: AnswerLanguage): string {
  const known = placeNamed(place);
  const name = placeName(place, language);
  const nearest = known && nearestMarket(known);
  const row = rows.find(({ location }) => location === nearest?.market.name);
  if (!nearest || !row) return say('notThere', language, { place: name });
  const market = pick(language, row.market, row.marketHi);
  return say('nearest', language, { place: name, market, km: nearest.km });
}
