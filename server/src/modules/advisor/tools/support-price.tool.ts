import { z } from 'zod';
import { type MinimumSupportPrice, minimumSupportPrices } from '../../catalogue/datasets/minimum-support-prices.js';
import { currentPrices, priceBefore } from '../../prices/support-price.rules.js';
import { cropWords, nameOf } from '../../vocabulary/crops.js';
import type { AnswerLanguage, SourceReference } from '../advisor.types.js';
import { capital, dayInWords, perQuintal, pick, placeName } from '../wording.js';
import { sentencesOf } from '../words/sentences.js';
import { besideOffer } from './offer.rules.js';
import { PAGES } from './page-addresses.js';
import { MOST_LINES, offeredPrice, saidWords, type Tool, type ToolAnswer, type ToolContext } from './tool.js';

export interface SupportPriceArguments {
  /** A crop by any of its names; without it, the main crops. */
  readonly crop?: string | undefined;
  /** A marketing year that was named, `2025-26`, or `last` for the one before the current. */
  readonly year?: string | undefined;
  /** The market whose price was asked, where the table has no mandi price of the crop at all. */
  readonly insteadOf?: string | undefined;
  /** What a buyer offers, rupees per quintal: it is told how it stands beside the price. */
  readonly offer?: number | undefined;
}

/** What is told where no crop is named. */
const MAIN_CROPS = ['Wheat', 'Paddy (Common)', 'Rapeseed-Mustard', 'Gram', 'Bajra'];

const say = sentencesOf('supportPrice', [
  'yearUnknown',
  'ofYear',
  'forStock',
  'forSowing',
  'source',
  'called',
  'below',
  'heading',
  'headingOf',
  'insteadOfMandi',
  'insteadOf',
  'none',
  'mandiPrices',
]);

const fillOf = (price: MinimumSupportPrice, language: AnswerLanguage) => ({
  crop: pick(language, price.crop, price.cropHi),
  price: perQuintal(price.price, language),
  year: price.marketingYear,
  day: dayInWords(price.announcedOn, language),
  source: price.source,
});

const source = (price: MinimumSupportPrice, language: AnswerLanguage): SourceReference => ({
  name: say('source', language, fillOf(price, language)),
  figure: perQuintal(price.price, language),
  date: dayInWords(price.announcedOn, language),
  path: PAGES.mandi,
});

/** The prices of a year that was asked for, of those that were announced. */
async function pricesOfYear(
  { data, language, today }: ToolContext,
  names: readonly string[],
  year: string,
): Promise<ToolAnswer | undefined> {
  const found: MinimumSupportPrice[] = [];
  for (const crop of names) {
    const announced = (await data.rows(minimumSupportPrices, { crop })).filter(
      ({ announcedOn }) => announcedOn <= today,
    );
    const price = year === 'last' ? priceBefore(announced, today) : ofYear(announced, year);
    if (price) found.push(price);
  }
  if (found.length === 0) return undefined;
  return {
    text: found.map((price) => say('ofYear', language, fillOf(price, language))).join('\n'),
    sources: found.map((price) => source(price, language)),
  };
}

const ofYear = (prices: readonly MinimumSupportPrice[], year: string): MinimumSupportPrice | undefined =>
  prices.find(({ marketingYear }) => marketingYear.endsWith(year));

async function pricesOf(
  { data, language, today }: ToolContext,
  names: readonly string[],
  offer: number | undefined,
): Promise<ToolAnswer> {
  const lines: string[] = [];
  const sources: SourceReference[] = [];
  for (const crop of names) {
    const { selling, sowing } = currentPrices(await data.rows(minimumSupportPrices, { crop }), today);
    const now = selling ?? sowing;
    if (offer !== undefined && now) lines.push(offerLine(offer, now, language));
    for (const [price, purpose] of [
      [selling, 'forStock'],
      [sowing, 'forSowing'],
    ] as const) {
      if (!price) continue;
      lines.push(say(purpose, language, fillOf(price, language)));
      sources.push(source(price, language));
    }
  }
  return { text: lines.join('\n'), sources };
}

/** How an offer stands beside the price for what is sold now; below it, where more may be had. */
function offerLine(offer: number, now: MinimumSupportPrice, language: AnswerLanguage): string {
  const beside = besideOffer(offer, now.price, say('called', language, fillOf(now, language)), language);
  return offer < now.price ? `${beside} ${say('below', language)}` : beside;
}

/** Minimum support prices with their season and the day on which they were announced (facts: season by today's date). */
export const supportPriceTool: Tool<SupportPriceArguments> = {
  name: 'support_prices',
  description:
    'Minimum support price (MSP) of a crop in rupees per quintal, with marketing season and date of announcement.',
  parameters: z.object({
    crop: saidWords.optional().describe('The crop, for example "mustard" or "dhan". Leave out for the main crops.'),
    year: saidWords.optional().describe('A marketing year that was asked for, for example "2025-26", or "last".'),
    insteadOf: saidWords
      .optional()
      .describe('The market whose price was asked, where there is no mandi price of the crop.'),
    offer: offeredPrice,
  }),
  async run(context, { crop, year, insteadOf, offer }) {
    const { language } = context;
    const words = cropWords.find(crop ?? '');
    const asked = nameOf(words[0], language);
    // The crop goes first, so that a wrong guess can be seen: "Groundnut: minimum support price (MSP)".
    const heading = asked ? say('headingOf', language, { crop: capital(asked) }) : say('heading', language);
    const names = words.flatMap((word) => word.msp ?? []);
    if (crop && names.length === 0) return noSupportPrice(asked ?? crop, language);
    const told = names.length > 0 ? names.slice(0, MOST_LINES) : MAIN_CROPS;
    const ofThatYear = year === undefined ? undefined : await pricesOfYear(context, told, year);
    const { text, sources } = ofThatYear ?? (await pricesOf(context, told, names.length > 0 ? offer : undefined));
    const lines = [
      ...(insteadOf === undefined ? [] : [noMandiPrice(insteadOf, asked ?? crop ?? '', language)]),
      heading,
      ...(year !== undefined && !ofThatYear ? [say('yearUnknown', language)] : []),
      text,
    ];
    return { text: lines.join('\n'), sources };
  },
};

const noMandiPrice = (market: string, crop: string, language: AnswerLanguage): string =>
  say(market === 'mandi' ? 'insteadOfMandi' : 'insteadOf', language, { crop, place: placeName(market, language) });

const noSupportPrice = (crop: string, language: AnswerLanguage): ToolAnswer => ({
  text: say('none', language, { crop }),
  sources: [{ name: say('mandiPrices', language), figure: null, date: null, path: PAGES.mandi }],
});
