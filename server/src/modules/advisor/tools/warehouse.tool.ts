import { type Warehouse, warehouses } from '../../catalogue/datasets/warehouses.js';
import { placeNamed } from '../../geography/places.js';
import type { AnswerLanguage } from '../advisor.types.js';
import { pick, placeName } from '../wording.js';
import { sentencesOf } from '../words/sentences.js';
import { type StorageArguments, storageParameters } from './cold-storage.tool.js';
import { PAGES } from './page-addresses.js';
import { MOST_LINES, type Tool, type ToolAnswer } from './tool.js';

/** As the data spells it (AC-240). */
const FREE = 'Available';

const say = sentencesOf('warehouses', ['free', 'full', 'notCovered', 'source', 'noneThere', 'heading', 'close']);

const line = (row: Warehouse, language: AnswerLanguage): string =>
  say(row.status === FREE ? 'free' : 'full', language, {
    name: pick(language, row.name, row.nameHi),
    place: pick(language, row.location, row.locationHi),
    capacity: pick(language, row.capacity, row.capacityHi),
    price: pick(language, row.price, row.priceHi),
  });

/** A place outside the list: stores of another state would be no answer. */
const notCovered = (place: string, language: AnswerLanguage): ToolAnswer => ({
  text: say('notCovered', language, { place }),
  sources: [{ name: say('source', language), figure: null, date: null, path: PAGES.storage }],
});

/** Warehouses of a district; where it has none, those with space elsewhere. */
export const warehouseTool: Tool<StorageArguments> = {
  name: 'warehouses',
  description: 'Warehouses (godowns) for grain in Haryana with capacity, rent and whether they have space.',
  parameters: storageParameters,
  async run({ data, language }, { district }) {
    const rows = await data.rows(warehouses);
    const place = placeNamed(district ?? '')?.haryanaDistrict;
    if (place === undefined && district !== undefined) return notCovered(placeName(district, language), language);
    const here = place === undefined ? [] : rows.filter((row) => row.location.startsWith(place));
    const best = (here.length > 0 ? here : rows.filter((row) => row.status === FREE)).slice(0, MOST_LINES);
    const heading =
      place !== undefined && here.length === 0
        ? say('noneThere', language, { place: placeName(place, language) })
        : say('heading', language);
    return {
      text: [heading, ...best.map((row) => line(row, language)), say('close', language)].join('\n'),
      sources: best.map((row) => ({
        name: pick(language, row.name, row.nameHi),
        figure: pick(language, row.price, row.priceHi),
        date: null,
        path: PAGES.storage,
      })),
    };
  },
};
