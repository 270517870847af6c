import type { Viewer } from '../../platform/context.js';
import { toRupees } from '../../platform/money.js';
import { nameInOtherScript } from '../vocabulary/goods.js';
import type { CropEntity } from './crop.entity.js';
import { isOwner } from './crop.policy.js';
import { Crop } from './crop.types.js';
import { remainingOf } from './quantity.rules.js';

/**
 * A crop as the viewer may see it: the reserve price is its owner's secret (AC-202). Its own page alone shows the
 * farmer's contact (AC-161, X-11).
 */
export function presentCrop(crop: CropEntity, viewer: Viewer | null, { onItsPage = false } = {}): Crop {
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
    onItsPage,
    auctionRow: crop,
  });
}
