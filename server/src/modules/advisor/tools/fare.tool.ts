import { z } from 'zod';
import { roadBetween } from '../../geography/distances.js';
import { type Place, placeNamed } from '../../geography/places.js';
import { estimateFare, Vehicle } from '../../transport/fare.rules.js';
import type { AnswerLanguage } from '../advisor.types.js';
import { pick, rupees } from '../wording.js';
import { sentencesOf } from '../words/sentences.js';
import { PAGES } from './page-addresses.js';
import { saidWords, type Tool, type ToolAnswer } from './tool.js';

export interface FareArguments {
  readonly vehicle?: Vehicle | undefined;
  /** 1 to 10,000. */
  readonly tons?: number | undefined;
  /** Length of the road, where the visitor says it. */
  readonly km?: number | undefined;
  /** Where the load is and where it goes, by any of the places' names. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const say = sentencesOf('fare', [
  ...Object.values(Vehicle),
  'road',
  'route',
  'reckoned',
  'source',
  'estimate',
  'close',
  'askBoth',
  'askLoad',
  'askRoute',
]);

/** What a road of so many km comes to. */
const roadLine = (km: number, ratePerKm: number, language: AnswerLanguage): string =>
  say('road', language, { km, rate: rupees(ratePerKm), cost: rupees(km * ratePerKm) });

/** The route in words, with its length. */
function routeLine(from: Place, to: Place, ratePerKm: number, language: AnswerLanguage): string {
  const [one = '', other = ''] = [from, to].map(({ name, hindi }) => pick(language, name, hindi));
  const { km, isKnown } = roadBetween(from, to);
  const cost = { km, rate: rupees(ratePerKm), cost: rupees(km * ratePerKm) };
  const road = say('route', language, { from: one, to: other, ...cost });
  return isKnown ? road : `${road} ${say('reckoned', language)}`;
}

/** The transport calculator's estimate, which knows neither route nor commodity; the road is told beside it. */
export const fareTool: Tool<FareArguments> = {
  name: 'transport_fare',
  description:
    'Rough transport fare in rupees by vehicle and load in tons, and the road between two places where it is known. Asks for the load or the route where they are not given.',
  parameters: z.object({
    vehicle: z.enum(Object.values(Vehicle)).optional().describe('Vehicle; an open truck where nothing is said.'),
    tons: z.number().min(1).max(10_000).optional().describe('Load in tons. Leave out where unknown.'),
    km: z.number().min(1).max(4_000).optional().describe('Length of the road in km, where it was said.'),
    from: saidWords.optional().describe('Where the load is, for example "Hisar".'),
    to: saidWords.optional().describe('Where it goes, for example "Delhi".'),
  }),
  async run({ language }, { vehicle = Vehicle.OPEN_TRUCK, tons, km, from: fromText, to: toText }): Promise<ToolAnswer> {
    const from = placeNamed(fromText ?? '');
    const to = placeNamed(toText ?? '');
    const calculator = { name: say('source', language), date: null, path: PAGES.transport };
    const { ratePerKm } = estimateFare(vehicle, tons ?? 1);
    const said = km === undefined ? [] : [roadLine(km, ratePerKm, language)];
    const route = said.length === 0 && from && to && from !== to ? [routeLine(from, to, ratePerKm, language)] : said;
    const missing = missingLine(tons === undefined, route.length === 0, language);
    if (tons === undefined) {
      return { text: [...route, missing].join('\n'), sources: [{ ...calculator, figure: null }] };
    }
    const { fare } = estimateFare(vehicle, tons);
    const estimate = say('estimate', language, {
      vehicle: say(vehicle, language),
      tons,
      fare: rupees(fare),
      rate: rupees(ratePerKm),
    });
    return {
      text: [estimate, ...route, missing, say('close', language)].filter(Boolean).join('\n'),
      sources: [{ ...calculator, figure: rupees(fare) }],
    };
  },
};

function missingLine(noLoad: boolean, noRoute: boolean, language: AnswerLanguage): string {
  if (noLoad) return say(noRoute ? 'askBoth' : 'askLoad', language);
  return noRoute ? say('askRoute', language) : '';
}
