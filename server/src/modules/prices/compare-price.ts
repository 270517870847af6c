import { dayInIndia } from '../../platform/calendar-day.js';
import type { RequestContext } from '../../platform/context.js';
import type { CropCategory, QuantityUnit } from '../crops/crop.types.js';
import { districtNamed } from '../geography/places.js';
import { listedCommodity } from './mandi-price.rules.js';
import { pricesNear } from './near-prices.js';
import { compareWith } from './price-comparison.rules.js';
import { PriceComparison } from './price-comparison.types.js';
import { verdictOn } from './price-verdict.rules.js';
import { supportPricesOf } from './support-prices.js';

/** What a comparison needs of a listing. */
export interface ComparedListing {
  readonly cropName: string;
  readonly category: CropCategory;
  readonly location: { readonly state: string; readonly district: string };
  readonly quantity: { readonly unit: QuantityUnit };
}

/**
 * A price for one unit of a listing, or that of the mandi itself, beside what the nearest mandis had quoted by a day, today where none
 * is named; null where nothing is known.
 */
export async function comparePrice(
  ctx: RequestContext,
  listing: ComparedListing,
  asked: number | null | undefined,
  day = dayInIndia(ctx.clock.now()),
): Promise<PriceComparison | null> {
  const commodity = listedCommodity(listing);
  const place = districtNamed(listing.location.district, listing.location.state);
  if (!commodity || !place) return null;
  const [near, kinds] = await Promise.all([
    pricesNear(ctx).load({ commodity: commodity.id, place, day }),
    supportPricesOf(ctx, commodity, day),
  ]);
  const known = compareWith(
    near,
    kinds.map((kind) => kind.price),
    listing.quantity.unit,
    day,
  );
  if (!known) return null;
  const { place: market, ...rest } = known;
  const price = asked ?? known.mandi;
  return Object.assign(new PriceComparison(), rest, verdictOn(price, known), {
    price,
    district: market.name,
    districtHi: market.hindi,
  });
}
