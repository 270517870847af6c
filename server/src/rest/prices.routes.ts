import { stringify } from 'csv-stringify/sync';
import { placeIn } from '../modules/geography/place-names.js';
import { lastImports } from '../modules/prices/import.service.js';
import { priceSeries } from '../modules/prices/price.service.js';
import type { PricePoint } from '../modules/prices/price.types.js';
import { publicationOf, sourceNameIn } from '../modules/prices/price-publication.js';
import { capitalised } from '../modules/vocabulary/goods.js';
import { dayInIndia } from '../platform/calendar-day.js';
import type { RequestContext } from '../platform/context.js';
import { Language } from '../platform/messages.js';
import type { AnswerOf } from './contract.js';
import { listPrices } from './contracts/prices.contract.js';
import { type Route, route } from './route.js';

const HEADS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Day',
    'Commodity',
    'Place',
    'Least (₹/quintal)',
    'Modal (₹/quintal)',
    'Greatest (₹/quintal)',
    'Quotations',
    'Source',
  ],
  hi: ['दिन', 'जिंस', 'जगह', 'न्यूनतम (₹/क्विंटल)', 'मॉडल (₹/क्विंटल)', 'अधिकतम (₹/क्विंटल)', 'भावों की गिनती', 'स्रोत'],
};

type PriceAnswer = AnswerOf<typeof listPrices>;

type Origin = PriceAnswer['sources'][number];

/** What stands below a table of each of its sources, before where it is published. */
const ORIGINS = {
  en: ({ name, readOn }: Origin) => `Source: ${name}; read in on ${readOn}`,
  hi: ({ name, readOn }: Origin) => `स्रोत: ${name}; ${readOn} को पढ़ा गया`,
} as const;

const sourceLine = (origin: Origin, language: Language): string =>
  [ORIGINS[language](origin), ...Object.values(origin.publication ?? {})].join('; ');

/**
 * The points as a spreadsheet takes them: in UTF-8 with its mark, no cell that begins a formula, and below them a line for each
 * source.
 */
function tableOf({ items, name, place, language, sources }: PriceAnswer): string {
  const rows = items.map(({ day, least, modal, greatest, quotes, source }) => [
    ...[day, name, place, least, modal, greatest, quotes, source],
  ]);
  // Every line has as many cells as the first.
  const lines = sources.map((source) => HEADS[language].map((_, at) => (at === 0 ? sourceLine(source, language) : '')));
  return stringify([HEADS[language], ...rows, ...lines], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}

async function sourcesOf(
  ctx: RequestContext,
  points: readonly PricePoint[],
  language: Language,
): Promise<PriceAnswer['sources']> {
  const imports = await lastImports(ctx, [...new Set(points.map(({ source }) => source))]);
  return imports.map(({ source, startedAt }) => {
    const publication = publicationOf(source);
    return {
      source,
      name: sourceNameIn(language, source),
      readOn: dayInIndia(startedAt),
      publication: publication && {
        provider: language === Language.HI ? publication.providerHi : publication.provider,
        page: publication.page,
        licence: publication.licence,
        licencePage: publication.licencePage,
      },
    };
  });
}

/** Prices, open to anyone: as JSON or as a table. */
export function priceRoutes(): Route[] {
  return [
    route(
      listPrices,
      async (ctx, { query: { language = ctx.language, format: _format, ...asked } }) => {
        const { commodity, area, market, interval, points } = await priceSeries(ctx, asked);
        return {
          commodity: commodity.id,
          name: language === Language.HI ? commodity.hindi : capitalised(commodity.english),
          level: area.level,
          area: area.id,
          market: market?.id ?? null,
          place: placeIn(language, (market ?? area).name),
          language,
          interval,
          items: points.map((point) => ({ ...point })),
          sources: await sourcesOf(ctx, points, language),
          total: points.length,
        };
      },
      { table: tableOf },
    ),
  ];
}
