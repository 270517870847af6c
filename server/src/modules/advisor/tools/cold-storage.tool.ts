import { z } from 'zod';
import { type ColdStorage, coldStorages } from '../../catalogue/datasets/cold-storages.js';
import { placeNamed } from '../../geography/places.js';
import type { AnswerLanguage } from '../advisor.types.js';
import { pick, placeName, rupees } from '../wording.js';
import { sentencesOf } from '../words/sentences.js';
import { PAGES } from './page-addresses.js';
import { MOST_LINES, saidWords, type Tool, type ToolAnswer } from './tool.js';

export interface StorageArguments {
  /** A district of Haryana by any of its names. */
  readonly district?: string | undefined;
  /** What it costs is asked: without a district the range of the whole directory is told. */
  readonly asksRent?: boolean | undefined;
}

export const storageParameters = z.object({
  district: saidWords.optional().describe('A district of Haryana, for example "Karnal". Leave out where unknown.'),
  asksRent: z.boolean().optional().describe('Whether the cost of keeping is asked.'),
});

const say = sentencesOf('coldStorage', [
  'line',
  'noneOf',
  'askDistrict',
  'source',
  'rent',
  'heading',
  'close',
  'tonnes',
]);

const capacityOf = (row: ColdStorage): string => row.capacity.toLocaleString('en-IN');

const line = (row: ColdStorage, language: AnswerLanguage): string =>
  say('line', language, {
    name: pick(language, row.name, row.nameHi),
    capacity: capacityOf(row),
    produce: pick(language, row.produce, row.produceHi),
    cost: rupees(row.estimatedCost),
  });

function askDistrict(language: AnswerLanguage, elsewhere?: string): ToolAnswer {
  const missing = elsewhere === undefined ? '' : `${say('noneOf', language, { place: elsewhere })} `;
  return {
    text: `${missing}${say('askDistrict', language)}`,
    sources: [{ name: say('source', language), figure: null, date: null, path: PAGES.storage }],
  };
}

const KILOS_IN_A_QUINTAL = 100;

/** What keeping costs in the whole directory, from the cheapest store to the dearest. */
function rentRange(rows: readonly ColdStorage[], language: AnswerLanguage): string {
  const costs = rows.filter((row) => row.operational).map((row) => row.estimatedCost);
  const [least, most] = [Math.min(...costs), Math.max(...costs)];
  const perQuintal = (cost: number): string => rupees(Math.round(cost * KILOS_IN_A_QUINTAL));
  return say('rent', language, {
    least: rupees(least),
    most: rupees(most),
    leastQuintal: perQuintal(least),
    mostQuintal: perQuintal(most),
  });
}

/** Working cold stores of a district, the largest first. Phone numbers stay on the page. */
export const coldStorageTool: Tool<StorageArguments> = {
  name: 'cold_storages',
  description: 'Cold stores that work in a district of Haryana, with capacity, produce and estimated cost.',
  parameters: storageParameters,
  async run({ data, language }, { district, asksRent }) {
    const place = placeNamed(district ?? '')?.haryanaDistrict;
    if (place === undefined) {
      const asked = askDistrict(language, district && placeName(district, language));
      return asksRent
        ? { ...asked, text: `${rentRange(await data.rows(coldStorages), language)}\n${asked.text}` }
        : asked;
    }
    const rows = (await data.rows(coldStorages, { district: place })).filter((row) => row.operational);
    const best = [...rows].sort((one, other) => other.capacity - one.capacity).slice(0, MOST_LINES);
    const [first] = best;
    if (!first) return askDistrict(language);
    return {
      text: [
        say('heading', language, { count: rows.length, district: pick(language, first.district, first.districtHi) }),
        ...best.map((row) => line(row, language)),
        say('close', language),
      ].join('\n'),
      sources: best.map((row) => ({
        name: pick(language, row.name, row.nameHi),
        figure: say('tonnes', language, { capacity: capacityOf(row) }),
        date: null,
        path: PAGES.storage,
      })),
    };
  },
};
