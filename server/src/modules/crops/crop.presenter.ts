import type { RequestContext, Viewer } from '../../platform/context.js';
import { toRupees } from '../../platform/money.js';
import { presentContact, presentPerson, type ShownAccount } from '../users/user.presenter.js';
import type { Contact } from '../users/user.types.js';
import { nameInOtherScript } from '../vocabulary/goods.js';
import type { ShownCrop } from './crop.entity.js';
import { isOwner } from './crop.policy.js';
import { Crop } from './crop.types.js';
import type { CropWithOthers } from './crop-reader.js';
import { farmersLoader, presentImage, shownImagesOf } from './crop-rows.js';
import { remainingOf } from './quantity.rules.js';

/** How a crop's farmer can be reached, where it can; see `presentPerson`. */
type Contacting = (ctx: RequestContext) => Promise<Contact | null>;

/** Its farmer's contact is on no list; what is one's own is no secret. */
const ownContactAlone =
  (crop: ShownCrop): Contacting =>
  async (ctx) =>
    isOwner(ctx.viewer, crop) ? presentContact(await farmersLoader(ctx).load(crop.farmerId)) : null;

/** A crop's `farmer` and `images`: what was read with it, else what the request's loaders find. */
function othersOf(crop: ShownCrop | CropWithOthers, contact: Contacting): Pick<Crop, 'farmer' | 'images'> {
  const show = (farmer: ShownAccount, ctx: RequestContext) =>
    presentPerson(farmer, { seeEmail: crop.deletedAt === null, contact: () => contact(ctx) });
  if ('pictures' in crop) {
    const { farmer, pictures } = crop;
    return {
      farmer: (_args, ctx) => show(farmer, ctx),
      images: (_args, ctx) => pictures.map((picture) => presentImage(ctx, picture)),
    };
  }
  return {
    farmer: async (_args, ctx) => show(await farmersLoader(ctx).load(crop.farmerId), ctx),
    images: (_args, ctx) => shownImagesOf(ctx, crop.id),
  };
}

/**
 * A crop as the viewer may see it: the reserve price is its owner's secret (AC-202). `contact` is for its own page, which alone shows
 * everybody how to reach its farmer (AC-161, X-11).
 */
export function presentCrop(
  crop: ShownCrop | CropWithOthers,
  viewer: Viewer | null,
  contact: Contacting = ownContactAlone(crop),
): Crop {
  const reserve = isOwner(viewer, crop) ? crop.reservePricePaise : null;
  const remaining = remainingOf(crop);
  return Object.assign(new Crop(), {
    id: crop.id,
    farmerId: crop.farmerId,
    cropName: crop.cropName,
    name: crop.cropName,
    nameInOtherScript: nameInOtherScript(crop.cropName),
    category: crop.category,
    description: crop.description,
    location: { state: crop.state, district: crop.district, address: crop.address },
    priceType: crop.priceType,
    basePrice: toRupees(crop.basePricePaise),
    reservePrice: reserve === null ? null : toRupees(reserve),
    quantity: { amount: crop.quantityAmount, unit: crop.quantityUnit },
    remainingQuantity: remaining > 0 ? { amount: remaining, unit: crop.quantityUnit } : null,
    minQuantity: crop.minQuantity,
    harvestDate: crop.harvestDate,
    expiryDate: crop.expiryDate,
    qualityGrade: crop.qualityGrade,
    specifications: {
      organic: crop.organic,
      pesticidesUsed: crop.pesticidesUsed,
      fertilizersUsed: crop.fertilizersUsed,
      certifications: crop.certifications,
    },
    status: crop.status,
    verified: crop.verified,
    createdAt: crop.createdAt,
    version: crop.version,
    listed: crop.deletedAt === null,
    ...othersOf(crop, contact),
    auctionRow: crop,
  });
}
