import { z } from 'zod';
import { readDataFile } from '../../platform/data-file.js';
import { nameKey } from '../../platform/spelling.js';
import { CROPS } from './crops.js';
import { GOODS, type Good, goodsIn } from './goods.js';

/** A good that mandis quote a price of. */
export interface Commodity extends Good {
  /** Its address and its key in the tables of prices: `wheat`, `black-pepper`. */
  readonly id: string;
  /** As `minimumSupportPrices` spells it; several where the price differs by kind, none where it has no MSP. */
  readonly supportPrices: readonly string[];
  /** As the sources of prices spell it. */
  readonly sources: readonly string[];
  /** Its picture is `server/data/pictures/<picture>-1.webp`. */
  readonly picture: string | undefined;
}

const text = z.string().trim().min(2);

const { commodities } = readDataFile(
  'vocabulary/commodities.json',
  z.strictObject({
    description: text,
    commodities: z.array(
      z.strictObject({
        good: z.enum(GOODS.map(({ english }) => english)),
        sources: z.array(text).min(1),
        picture: text.optional(),
      }),
    ),
  }),
);

/** What mandis quote (`server/data/vocabulary/commodities.json`), each once. */
export const COMMODITIES: readonly Commodity[] = commodities.map(({ good: english, sources, picture }) => ({
  ...(GOODS.find((good) => good.english === english) as Good),
  id: english.replaceAll(' ', '-'),
  supportPrices: CROPS.find(({ names }) => names[0] === english)?.msp ?? [],
  sources,
  picture,
}));

const byId = new Map(COMMODITIES.map((commodity) => [commodity.id, commodity]));
const byGood = new Map(COMMODITIES.map((commodity) => [commodity.english, commodity]));

/** Spellings of the sources go before other names: of one name that two goods have, the first counts. */
const byName = new Map(
  [...COMMODITIES.map((commodity) => [commodity, commodity.sources] as const)]
    .concat(COMMODITIES.map((commodity) => [commodity, commodity.names] as const))
    .flatMap(([commodity, names]) => names.map((name) => [nameKey(name), commodity] as const))
    .reverse(),
);

/** The commodity of an address or a row: `wheat`. */
export const commodityById = (id: string): Commodity | undefined => byId.get(id);

/**
 * The commodity that is called exactly so by a source of prices or by people, in English, Hindi or Roman Hindi: `Paddy(Dhan)(Common)`,
 * `गेहूँ`. What has more in its name (`Mustard Oil`, `Bengal Gram Dal`) is another thing, and undefined.
 */
export const commodityNamed = (name: string): Commodity | undefined => byName.get(nameKey(name));

/** The commodities that a text names by spelling or sound, in its order: for what people search, and names of listings. */
export const commoditiesIn = (words: string): readonly Commodity[] =>
  goodsIn(words).flatMap(({ english }) => byGood.get(english) ?? []);
