import { auctionCountsLoader, ownPlaceLoader } from '../modules/bids/auction.service.js';
import { presentAuction } from '../modules/crops/auction.presenter.js';
import type { ShownCrop } from '../modules/crops/crop.entity.js';
import { presentCrop } from '../modules/crops/crop.presenter.js';
import { revealContact } from '../modules/crops/crop.service.js';
import type { Crop } from '../modules/crops/crop.types.js';
import { farmersLoader, shownImagesOf } from '../modules/crops/crop-rows.js';
import { starsLoader } from '../modules/ratings/rating-rows.js';
import type { RequestContext } from '../platform/context.js';
import type { RateLimits } from '../platform/http/rate-limits.js';
import { cropFields } from './contracts/crop.shapes.js';

/** Adds `_id` beside `id`: REST carries every identifier under both names. */
export function withUnderscoreId<T extends { readonly id: string }>(value: T): T & { readonly _id: string } {
  return { _id: value.id, ...value };
}

type DescribedField = keyof Crop & keyof typeof cropFields;

/** What the contract describes of a crop: a field of GraphQL is none of REST until `crop.shapes.ts` has it. */
function described(crop: Crop): Pick<Crop, DescribedField> {
  const isField = (name: string): name is DescribedField => name in crop;
  const fields = Object.keys(cropFields).filter(isField);
  return Object.assign({ id: crop.id }, ...fields.map((name) => ({ [name]: crop[name] })));
}

/** The auction of a crop, and what the caller has to do with it; null at a fixed price. */
export async function auctionInRest(ctx: RequestContext, crop: ShownCrop) {
  const auction = presentAuction(crop, ctx.clock.now());
  if (!auction) return null;
  const { cropId, farmerId: _farmerId, ...fields } = auction;
  const [counts, own] = await Promise.all([auctionCountsLoader(ctx).load(cropId), ownPlaceLoader(ctx).load(cropId)]);
  return {
    ...fields,
    bidCount: counts.bids,
    bidderCount: counts.bidders,
    viewerStanding: own?.standing ?? null,
    viewerMaxAmount: own?.maxAmount ?? null,
  };
}

/** A crop as the REST lists have it: of its farmer, first name and e-mail alone */
export async function cropInList(ctx: RequestContext, crop: ShownCrop) {
  const [farmer, images, stars] = await Promise.all([
    farmersLoader(ctx).load(crop.farmerId),
    shownImagesOf(ctx, crop.id),
    starsLoader(ctx).load(crop.farmerId),
  ]);
  const rating = stars?.average ?? null;
  const shown = presentCrop(crop, ctx.viewer);
  const { basePrice, reservePrice } = shown;
  return {
    ...withUnderscoreId(described(shown)),
    farmerId: withUnderscoreId({ id: farmer.id, firstName: farmer.firstName, email: farmer.email }),
    farmer: { location: farmer.location, rating, verified: farmer.verified },
    images,
    auction: await auctionInRest(ctx, crop),
    rating,
    reviews: stars?.count ?? null,
    price: reservePrice === null ? { basePrice } : { basePrice, reservePrice },
  };
}

/** A crop as its own page has it, with the farmer's contact. Throws RATE_LIMITED. */
export async function cropInDetail(ctx: RequestContext, limits: RateLimits, crop: ShownCrop) {
  const { lastName, email, phone } = await revealContact(ctx, limits, crop);
  const { id, firstName } = await farmersLoader(ctx).load(crop.farmerId);
  return { ...(await cropInList(ctx, crop)), farmerId: withUnderscoreId({ id, firstName, lastName, email, phone }) };
}
