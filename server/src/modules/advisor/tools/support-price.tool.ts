import { z } from 'zod';
import { type MinimumSupportPrice, minimumSupportPrices } from '../../catalogue/datasets/minimum-support-prices.js';
import { currentPrices, priceBefore } from '../../prices/support-price.rules.js';
import { cropWords, nameOf } from '../../vocabulary/crops.js';
import type { AnswerLanguage, Bilingual, SourceReference } from '../advisor.types.js';
import { capital, dayInWords, perQuintal, pick, placeName, say } from '../wording.js';
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

/** What is told before the current prices where a year is asked that is not known. */
const YEAR_UNKNOWN: Bilingual = {
  en: 'I do not have the price of that year; these are the ones I have:',
  hi: 'उस साल का भाव मेरे पास नहीं है; जो है, वह यह है:',
};
const OF_YEAR: Bilingual = { en: 'in that season', hi: 'उस मौसम में' };
const FOR_STOCK: Bilingual = { en: 'for the crop sold now', hi: 'अभी बिकने वाली फसल के लिए' };
const FOR_SOWING: Bilingual = { en: 'for the crop you are sowing now', hi: 'अभी बोई जा रही फसल के लिए' };

function line(price: MinimumSupportPrice, purpose: Bilingual, language: AnswerLanguage): string {
  const figure = perQuintal(price.price, language);
  const day = dayInWords(price.announcedOn, language);
  return say(language, {
    en: `${price.crop}: ${figure} ${purpose.en} (${price.marketingYear}, announced ${day})`,
    hi: `${price.cropHi}: ${figure}, ${purpose.hi} (${price.marketingYear}, घोषणा ${day})`,
  });
}

function source(price: MinimumSupportPrice, language: AnswerLanguage): SourceReference {
  return {
    name: `${pick(language, 'MSP', 'न्यूनतम समर्थन मूल्य')} ${pick(language, price.crop, price.cropHi)}, ${price.marketingYear}: ${price.source}`,
    figure: perQuintal(price.price, language),
    date: dayInWords(price.announcedOn, language),
    path: PAGES.mandi,
  };
}

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
    text: found.map((price) => line(price, OF_YEAR, language)).join('\n'),
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
      [selling, FOR_STOCK],
      [sowing, FOR_SOWING],
    ] as const) {
      if (!price) continue;
      lines.push(line(price, purpose, language));
      sources.push(source(price, language));
    }
  }
  return { text: lines.join('\n'), sources };
}

/** How an offer stands beside the price for what is sold now; below it, where more may be had. */
function offerLine(offer: number, { price, crop, cropHi }: MinimumSupportPrice, language: AnswerLanguage): string {
  const beside = besideOffer(offer, price, { en: `the MSP for ${crop}`, hi: `${cropHi} के समर्थन मूल्य` }, language);
  return offer < price ? `${beside} ${say(language, BELOW)}` : beside;
}

const BELOW: Bilingual = {
  en: 'Ask whether the government is buying at your mandi, and whether you are registered, before you sell below it.',
  hi: 'इससे कम में बेचने से पहले पूछ लें कि आपकी मंडी में सरकारी खरीद चल रही है या नहीं, और आपका पंजीकरण है या नहीं।',
};

/** Minimum support prices with their season and the day on which they were announced (facts: season by today's date). */
export const supportPriceTool: Tool<SupportPriceArguments> = {
  name: 'support_prices',
  description:
    'Minimum support price (MSP) of a crop in rupees per quintal, with marketing season and date of announcement.',
  parameters: z.object({
    crop: saidWords.optional().describe('The crop, for example "mustard" or "धान". Leave out for the main crops.'),
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
    const title = say(language, { en: 'Minimum support price (MSP):', hi: 'न्यूनतम समर्थन मूल्य (एमएसपी):' });
    // The crop goes first, so that a wrong guess can be seen: "Groundnut: minimum support price (MSP)".
    const heading = asked ? `${capital(asked)}: ${title.slice(0, 1).toLowerCase()}${title.slice(1)}` : title;
    const names = words.flatMap((word) => word.msp ?? []);
    if (crop && names.length === 0) return noSupportPrice(language, nameOf(words[0], language) ?? crop);
    const told = names.length > 0 ? names.slice(0, MOST_LINES) : MAIN_CROPS;
    const ofThatYear = year === undefined ? undefined : await pricesOfYear(context, told, year);
    const { text, sources } = ofThatYear ?? (await pricesOf(context, told, names.length > 0 ? offer : undefined));
    const lines = [
      ...(insteadOf === undefined ? [] : [noMandiPrice(insteadOf, asked ?? crop ?? '', language)]),
      heading,
      ...(year !== undefined && !ofThatYear ? [say(language, YEAR_UNKNOWN)] : []),
      text,
    ];
    return { text: lines.join('\n'), sources };
  },
};

function noMandiPrice(market: string, name: string, language: AnswerLanguage): string {
  const place = placeName(market, language);
  if (market === 'mandi')
    return say(language, {
      en: `I have no mandi price of ${name}; agmarknet.gov.in and your mandi have today's. What the government guarantees:`,
      hi: `${name} का मंडी भाव मेरे पास नहीं है; आज का भाव agmarknet.gov.in पर या अपनी मंडी में देखिए। सरकारी समर्थन मूल्य यह है:`,
    });
  return say(language, {
    en: `I have no mandi price of ${name} for ${place}; agmarknet.gov.in and the mandi itself have today's. What the government guarantees:`,
    hi: `${place} में ${name} का मंडी भाव मेरे पास नहीं है; आज का भाव agmarknet.gov.in पर या उसी मंडी में पूछिए। सरकारी समर्थन मूल्य यह है:`,
  });
}

function noSupportPrice(language: AnswerLanguage, name: string): ToolAnswer {
  const text = say(language, {
    en: `I know of no MSP for ${name}. The centre announces one for 22 crops; for the others look at the mandi price.`,
    hi: `${name} का एमएसपी मेरी जानकारी में नहीं है। केंद्र 22 फसलों का एमएसपी घोषित करता है; बाकी का मंडी भाव देखें।`,
  });
  return {
    text,
    sources: [{ name: pick(language, 'Mandi prices', 'मंडी भाव'), figure: null, date: null, path: PAGES.mandi }],
  };
}
