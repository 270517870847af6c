import { z } from 'zod';
import { type MandiPrice, mandiPrices } from '../../catalogue/datasets/mandi-prices.js';
import { nearestMarket, roadBetween } from '../../geography/distances.js';
import { placeNamed } from '../../geography/places.js';
import { cropWords, nameOf } from '../../vocabulary/crops.js';
import type { AnswerLanguage, SourceReference } from '../advisor.types.js';
import { perQuintal, pick, placeName, rupees, say } from '../wording.js';
import { besideOffer } from './offer.rules.js';
import { PAGES } from './page-addresses.js';
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

function line(row: MandiPrice, language: AnswerLanguage): string {
  const name = pick(language, row.market, row.marketHi);
  const range = `${rupees(row.minPrice)}–${rupees(row.maxPrice)}`;
  return `${name}: ${perQuintal(row.modalPrice, language)} (${range}, ${row.trend})`;
}

/** When the row is from; of a sample also that it is one, because its stamp looks like a day's prices. */
function stamp(row: MandiPrice, language: AnswerLanguage): string {
  const updated = pick(language, row.updated, row.updatedHi);
  return row.sample ? `${updated} (${say(language, SAMPLE_STAMP)})` : updated;
}

function source(row: MandiPrice, language: AnswerLanguage): SourceReference {
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
  const missing =
    asked === undefined
      ? ''
      : say(language, {
          en: `I have no mandi price for ${asked}; agmarknet.gov.in and the mandi itself have today's. `,
          hi: `${asked} का मंडी भाव मेरे पास नहीं है; आज का भाव agmarknet.gov.in पर या उसी मंडी में पूछिए। `,
        });
  const text = `${missing}${say(language, {
    en: `I have the mandi prices of these: ${known}. Which one would you like?`,
    hi: `मेरे पास इनके मंडी भाव हैं: ${known}। किसका भाव बताऊँ?`,
  })}`;
  return {
    text,
    sources: [{ name: pick(language, 'Mandi prices', 'मंडी भाव'), figure: null, date: null, path: PAGES.mandi }],
  };
}

/** Mandi prices from the table that the Mandi Bhav page shows. */
export const mandiPriceTool: Tool<MandiPriceArguments> = {
  name: 'mandi_prices',
  description: 'Current mandi (market) prices of one commodity in rupees per quintal, in all markets or in one.',
  parameters: z.object({
    commodity: saidWords.optional().describe('The commodity, for example "wheat" or "सरसों".'),
    market: saidWords.optional().describe('A market or district, for example "Hisar". Leave out for all.'),
    otherMarket: saidWords.optional().describe('A second market, to compare the two net of transport.'),
    offer: offeredPrice,
  }),
  async run(context, { commodity, market, otherMarket, offer }) {
    const { data, language } = context;
    const crops = cropWords.find(commodity ?? '');
    const mandi = crops.find((word) => word.mandi !== undefined)?.mandi;
    if (mandi === undefined) return askCommodity(context, nameOf(crops[0], language) ?? commodity);
    const all = await data.rows(mandiPrices, { commodity: mandi });
    const places = [market, otherMarket].map((text) => placeNamed(text ?? '')?.name);
    const here = all.filter((row) => places.includes(row.location));
    const rows = here.length > 0 ? here : all;
    const [first] = rows;
    if (!first) return askCommodity(context, commodity);
    const heading = say(language, {
      en: `${first.sample ? 'Sample figures: ' : ''}${first.commodity} in the mandi, as of ${stamp(first, language)}:`,
      hi: `${first.sample ? 'नमूना आँकड़े: ' : ''}${first.commodityHi} का मंडी भाव, ${stamp(first, language)}:`,
    });
    const elsewhere = market && here.length === 0 ? notThere(market, rows, language) : undefined;
    const sample = first.sample ? say(language, SAMPLE) : undefined;
    const offered = offer === undefined ? undefined : offerLine(offer, market, rows, language);
    return {
      text: [offered, elsewhere, heading, ...rows.map((row) => line(row, language)), comparison(rows, language), sample]
        .filter(Boolean)
        .join('\n'),
      sources: rows.map((row) => source(row, language)),
    };
  },
};

/** How an offer stands beside the price in the market that is named, else in the nearest one to the place, else in the best. */
function offerLine(
  offer: number,
  market: string | undefined,
  rows: readonly MandiPrice[],
  language: AnswerLanguage,
): string | undefined {
  const place = placeNamed(market ?? '');
  const near = place && rows.find(({ location }) => location === nearestMarket(place).market.name);
  const [best] = [...rows].sort((one, other) => other.modalPrice - one.modalPrice);
  const row = near ?? best;
  return (
    row &&
    besideOffer(
      offer,
      row.modalPrice,
      {
        en: `the usual price at ${row.market}${row.sample ? ' (sample figure)' : ''}`,
        hi: `${row.marketHi} के आम भाव${row.sample ? ' (नमूना आँकड़ा)' : ''}`,
      },
      language,
    )
  );
}

/** A truck carries about nine tons, and an open one costs ₹15 a km (spec §9): the cost of the road for one quintal. */
const QUINTALS_IN_A_TRUCK = 90;
const RUPEES_PER_KM = 15;

/** Of two markets, which pays more after the road between them; undefined where it is not exactly two. */
function comparison(rows: readonly MandiPrice[], language: AnswerLanguage): string | undefined {
  const [one, other, third] = [...rows].sort((first, second) => second.modalPrice - first.modalPrice);
  if (!one || !other || third) return undefined;
  const [better, lesser] = [pick(language, one.market, one.marketHi), pick(language, other.market, other.marketHi)];
  const more = one.modalPrice - other.modalPrice;
  const [from, to] = [placeNamed(one.location), placeNamed(other.location)];
  if (more === 0)
    return say(language, {
      en: 'Both pay the same: take the nearer one.',
      hi: 'दोनों में भाव बराबर है: जो पास हो, वहीं ले जाएँ।',
    });
  const gain = say(language, {
    en: `${better} pays ${rupees(more)} a quintal more than ${lesser}.`,
    hi: `${better} में ${lesser} से ${rupees(more)} प्रति क्विंटल ज़्यादा है।`,
  });
  if (!from || !to) return gain;
  const { km } = roadBetween(from, to);
  const road = Math.round((km * RUPEES_PER_KM) / QUINTALS_IN_A_TRUCK);
  const net = more - road;
  return `${gain} ${
    net > 0
      ? say(language, {
          en: `The ${km} km between them cost about ${rupees(road)} a quintal by a full truck, so from ${lesser} it still leaves ${rupees(net)} more.`,
          hi: `बीच के ${km} किमी का भाड़ा पूरे ट्रक पर करीब ${rupees(road)} प्रति क्विंटल है, तो ${lesser} की तरफ़ से भी ${rupees(net)} ज़्यादा बचेंगे।`,
        })
      : say(language, {
          en: `The ${km} km between them cost about ${rupees(road)} a quintal by a full truck, so from ${lesser} it does not pay to go.`,
          hi: `बीच के ${km} किमी का भाड़ा पूरे ट्रक पर करीब ${rupees(road)} प्रति क्विंटल है, तो ${lesser} की तरफ़ से वहाँ जाने में फ़ायदा नहीं।`,
        })
  }`;
}

/** That a place has no row, by its name, and which of the rows is the nearest to it where that is known. */
function notThere(place: string, rows: readonly MandiPrice[], language: AnswerLanguage): string {
  const known = placeNamed(place);
  const name = placeName(place, language);
  const nearest = known && nearestMarket(known);
  const row = rows.find(({ location }) => location === nearest?.market.name);
  if (!nearest || !row)
    return say(language, {
      en: `I have no figures for ${name}; these are the markets I have:`,
      hi: `${name}: उस मंडी का भाव मेरे पास नहीं है; जिन मंडियों का है, वे ये हैं:`,
    });
  const market = pick(language, row.market, row.marketHi);
  return say(language, {
    en: `I have no figures for ${name}; the nearest that I have is ${market}, about ${nearest.km} km away as the crow flies. For ${name} itself look at agmarknet.gov.in or ask the mandi.`,
    hi: `${name}: उस मंडी का भाव मेरे पास नहीं है; जिनका है, उनमें सबसे पास ${market} है, सीधी दूरी करीब ${nearest.km} किमी। ${name} का भाव agmarknet.gov.in पर या उसी मंडी में पूछिए।`,
  });
}

const SAMPLE_STAMP = {
  en: 'sample figures near the prices of late 2025',
  hi: '2025 के अंत के भावों के आसपास के नमूना आँकड़े',
};

const SAMPLE = {
  en: 'The first figure is what most of the produce sold at. Ask at the mandi gate before you load the trolley.',
  hi: 'पहला भाव वह है जिस पर ज़्यादातर माल बिका। ट्रॉली भरने से पहले मंडी में पूछ लें।',
};
