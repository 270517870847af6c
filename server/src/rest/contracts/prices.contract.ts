import { z } from 'zod';
import { PriceInterval, PriceLevel, PriceSourceName } from '../../modules/prices/price.types.js';
import { Language } from '../../platform/messages.js';
import { answer, contract } from '../contract.js';
import { day, oneOf, rupees, text, whole } from './fields.js';

const point = z
  .object({
    day: day('The day, or the first one of the interval.'),
    least: rupees('The least that was paid for a quintal.'),
    modal: rupees('What most of a quintal was sold at: the mean of the modal prices where several were quoted.'),
    greatest: rupees('The most that was paid for a quintal.'),
    quotes: whole('How many quotations of markets and varieties are in it.'),
    source: oneOf(PriceSourceName, 'Where they come from; SAMPLE is made for trying out, and no market paid it.'),
  })
  .meta({ id: 'PricePoint', description: 'Prices of a day or of the days of an interval.' });

const source = z
  .object({
    source: oneOf(PriceSourceName, 'Which one.'),
    name: text('What it is called.'),
    readOn: day('The day in India on which it was read last.'),
    publication: z
      .object({
        provider: text('Who provides its prices.'),
        page: text('Address of the page that has them.'),
        licence: text('Name of their licence.'),
        licencePage: text('Address of the licence.'),
      })
      .nullable()
      .describe('Where it is published; null for what this site or its operator has made.'),
  })
  .meta({ id: 'PriceOrigin', description: 'Where prices come from.' });

const POINT = { day: '2026-11-21', least: 2450, modal: 2500, greatest: 2540, quotes: 1, source: 'SAMPLE' };

export const listPrices = contract({
  method: 'get',
  path: '/prices',
  onlyBelowApi: true,
  id: 'listPrices',
  tag: 'Farm services',
  summary: 'The prices of a commodity through a time, in a market, a district, a state or all India.',
  description:
    'At most 400 points. With `Accept: text/csv`, or `format=csv`, a table that a spreadsheet opens; below the points a line names each source. Answers carry an ETag, which changes when their prices do: with `If-None-Match` the same is answered by 304, without a body.',
  query: z.object({
    commodity: text('The commodity, by its identifier.').meta({ examples: ['wheat'] }),
    market: text('A market, by its identifier. Of market, district and state give one.').optional(),
    district: text('A district, by its identifier or any of its names.')
      .optional()
      .meta({ examples: ['hisar'] }),
    state: text('A state, by its identifier or any of its names.').optional(),
    from: day('The first day; thirty days before the last one where it is left out.').optional(),
    to: day('The last day; today where it is left out.').optional(),
    interval: oneOf(PriceInterval, 'What one point is of.').default('DAY'),
    format: z.enum(['json', 'csv']).optional().describe('What comes, whatever `Accept` says.'),
    language: oneOf(
      Language,
      'Language of the names; the one of ours that `Accept-Language` likes best where it is left out.',
    ).optional(),
  }),
  answer: {
    status: 200,
    schema: answer({
      commodity: text('Identifier of the commodity.'),
      name: text('Name of the commodity.'),
      level: oneOf(PriceLevel, 'What kind of area; of a market its district.'),
      area: text('Identifier of the area.'),
      market: text('Identifier of the market.').nullable(),
      place: text('Name of the market or area.'),
      language: oneOf(Language, 'Language of the names.'),
      interval: oneOf(PriceInterval, 'What one point is of.'),
      items: z.array(point),
      sources: z.array(source).describe('Where they come from.'),
      total: whole('How many points there are.'),
    }),
    csv: 'Day,Commodity,Place,Least (₹/quintal),Modal (₹/quintal),Greatest (₹/quintal),Quotations,Source\r\n2026-11-21,Wheat,Hisar,2450,2500,2540,1,SAMPLE\r\nSource: sample data of this site; read in on 2026-11-21,,,,,,,\r\n',
    example: {
      success: true,
      commodity: 'wheat',
      name: 'Wheat',
      level: 'DISTRICT',
      area: 'hisar',
      market: null,
      place: 'Hisar',
      language: 'en',
      interval: 'DAY',
      items: [POINT],
      sources: [{ source: 'SAMPLE', name: 'sample data of this site', readOn: '2026-11-21', publication: null }],
      total: 1,
    },
  },
  refusals: [
    { code: 'NOT_FOUND', message: 'There is no such commodity.' },
    { code: 'BAD_USER_INPUT', message: 'We do not know this district.', fields: ['district'] },
  ],
});
