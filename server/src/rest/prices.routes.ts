import { stringify } from 'csv-stringify/sync';
import { placeIn } from '../modules/geography/place-names.js';
import { priceSeries } from '../modules/prices/price.service.js';
import { capitalised } from '../modules/vocabulary/goods.js';
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

/** The points as a spreadsheet takes them: in UTF-8 with its mark, and no cell that begins a formula. */
function tableOf({ items, name, place, language }: AnswerOf<typeof listPrices>): string {
  const rows = items.map(({ day, least, modal, greatest, quotes, source }) => [
    ...[day, name, place, least, modal, greatest, quotes, source],
  ]);
  return stringify([HEADS[language], ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
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
          total: points.length,
        };
      },
      { table: tableOf },
    ),
  ];
}
