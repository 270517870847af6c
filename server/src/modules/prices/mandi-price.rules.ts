import { CropCategory, QuantityUnit } from '../crops/crop.types.js';
import { nearestMarket } from '../geography/distances.js';
import { districtNamed } from '../geography/places.js';
import { type Commodity, commoditiesIn } from '../vocabulary/commodities.js';
import { cropWords } from '../vocabulary/crops.js';

/** What the mandi does not buy under the crop's name: rice is not paddy, and seed costs twice the grain. */
const MADE_OF_IT =
  /\b(rice|chawal|flour|atta|maida|suji|oil|tel|seeds?|beej|bij|dal|besan|sattu|chips|powder|puree|ketchup|straw|bhusa)\b|चावल|आटा|मैदा|सूजी|तेल|बीज|दाल|बेसन|सत्तू|चिप्स|पाउडर|भूसा/i;

/** Of whom there are farmers' markets: what is sold under a crop's own name. */
const IN_THE_MANDI: readonly CropCategory[] = [CropCategory.GRAINS, CropCategory.VEGETABLES, CropCategory.OTHER];

/** What a listing is called, and of which kind. */
interface Listed {
  readonly cropName: string;
  readonly category: CropCategory;
}

/** The commodity that a listing is; undefined where mandis quote none, or something else. */
export function listedCommodity({ cropName, category }: Listed): Commodity | undefined {
  if (MADE_OF_IT.test(cropName)) return undefined;
  return commoditiesIn(cropName).find(
    (commodity) =>
      commodity.category === category || [commodity.category, category].every((each) => IN_THE_MANDI.includes(each)),
  );
}

/** The commodity that a listing is, as the mandi table spells it; undefined where the table has none, or has something else. */
export function commodityOf({ cropName, category }: Listed) {
  if (!IN_THE_MANDI.includes(category) || MADE_OF_IT.test(cropName)) return undefined;
  return cropWords.find(cropName).find((word) => word.mandi !== undefined)?.mandi;
}

/** A market, by the district that the mandi table calls it, and how far it is; null in the crop's own district. */
export interface NearMarket {
  readonly district: string;
  readonly distanceKm: number | null;
}

/** Farther away the price is another market's, and says nothing about what a farmer could get. */
export const FARTHEST_KM = 300;

/** The market of a district, or the nearest to it; undefined where none is near, or where we do not know the district. */
export function marketNear(district: string): NearMarket | undefined {
  const place = districtNamed(district);
  if (!place) return undefined;
  if (place.isMarket) return { district: place.name, distanceKm: null };
  const { market, km } = nearestMarket(place);
  return km <= FARTHEST_KM ? { district: market.name, distanceKm: km } : undefined;
}

/** How many quintals one unit is; undefined where it is not sold by weight. */
const QUINTALS: Readonly<Partial<Record<QuantityUnit, number>>> = {
  [QuantityUnit.KG]: 0.01,
  [QuantityUnit.QUINTAL]: 1,
  [QuantityUnit.TON]: 10,
};

/** A price for a quintal as one for the unit, in rupees, to the paisa; undefined where the unit is no weight. */
export function pricePer(unit: QuantityUnit, rupeesPerQuintal: number): number | undefined {
  const quintals = QUINTALS[unit];
  return quintals === undefined ? undefined : Math.round(rupeesPerQuintal * quintals * 100) / 100;
}
