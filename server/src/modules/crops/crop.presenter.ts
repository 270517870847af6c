import type { Viewer } from '../../platform/context.js';
import { toRupees } from '../../platform/money.js';
import type { UserEntity } from '../users/user.entity.js';
import type { CropEntity } from './crop.entity.js';
import { isOwner } from './crop.policy.js';
import { Crop, CropDetail, type CropFarmer, type FarmerContact } from './crop.types.js';

/** A crop as the viewer may see it: the reserve price is its owner's secret (AC-202). */
export function presentCrop(crop: CropEntity, viewer: Viewer | null): Crop {
  return Object.assign(new Crop(), fieldsOf(crop, viewer));
}

/** The same for its own page, where `contact` is added by the resolver. */
export function presentCropDetail(crop: CropEntity, viewer: Viewer | null): CropDetail {
  return Object.assign(new CropDetail(), fieldsOf(crop, viewer));
}

/** What lists show of a farmer: first name and e-mail alone (spec §3). */
export function presentFarmer({ id, firstName, email }: UserEntity): CropFarmer {
  return { id, firstName, email };
}

/** What a crop's own page shows of its farmer (AC-161, X-11). */
export function presentContact(farmer: UserEntity): FarmerContact {
  const { id, firstName, lastName, email, phone, location, rating, verified } = farmer;
  return { id, firstName, lastName, email, phone, location, rating, verified };
}

function fieldsOf(crop: CropEntity, viewer: Viewer | null): Crop {
  const reserve = isOwner(viewer, crop) ? crop.reservePricePaise : null;
  return {
    id: crop.id,
    farmerId: crop.farmerId,
    cropName: crop.cropName,
    name: crop.cropName,
    category: crop.category,
    description: crop.description,
    location: { state: crop.state, district: crop.district, address: crop.address },
    priceType: crop.priceType,
    basePrice: toRupees(crop.basePricePaise),
    reservePrice: reserve === null ? null : toRupees(reserve),
    quantity: { amount: crop.quantityAmount, unit: crop.quantityUnit },
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
    rating: crop.rating,
    reviews: crop.reviews,
    createdAt: crop.createdAt,
  };
}
