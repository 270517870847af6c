import type { RequestContext } from '../../platform/context.js';
import { newId } from '../../platform/ids.js';
import type { OfferAccepted } from '../bids/bid.events.js';
import { bidderOf } from '../bids/bid-rows.js';
import type { CropEntity } from '../crops/crop.entity.js';
import { farmerOf } from '../crops/crop-rows.js';
import type { UserEntity } from '../users/user.entity.js';
import { Role } from '../users/user.types.js';
import { DealEntity, DealEventEntity } from './deal.entity.js';
import { dealMove, dealNumber } from './deal.rules.js';
import { DealStep, type SoldCrop } from './deal.types.js';

/** What is kept of a crop, whatever becomes of its listing. */
function soldCrop(crop: CropEntity): SoldCrop {
  return {
    name: crop.cropName,
    category: crop.category,
    description: crop.description,
    qualityGrade: crop.qualityGrade,
    location: { state: crop.state, district: crop.district, address: crop.address },
    harvestDate: crop.harvestDate,
    specifications: {
      organic: crop.organic,
      pesticidesUsed: crop.pesticidesUsed,
      fertilizersUsed: crop.fertilizersUsed,
      certifications: crop.certifications,
    },
  };
}

const fullName = ({ firstName, lastName }: UserEntity) => `${firstName} ${lastName}`;

/** The next number for people. One that was taken by a command which failed is not given again. */
async function nextDealNumber(tx: RequestContext, madeAt: Date): Promise<string> {
  const [row]: ReadonlyArray<{ count: string }> = await tx.db.query("SELECT nextval('deal_numbers') AS count");
  return dealNumber(madeAt, Number(row?.count));
}

/** Between whom a deal is made, and when. */
export interface DealParties {
  readonly farmer: UserEntity;
  readonly buyer: UserEntity;
  readonly createdAt: Date;
}

/** Writes the deal that an accepted offer makes, with all that was agreed, and the first event of its timeline. */
export async function writeDeal(
  tx: RequestContext,
  { bid, offer, crop, acceptedBy }: OfferAccepted,
  { farmer, buyer, createdAt }: DealParties,
): Promise<void> {
  const move = dealMove(null, DealStep.AGREE, acceptedBy);
  if (!move) throw new Error('Nobody but the two sides makes a deal.');
  const id = newId();
  await tx.db.insert(DealEntity, {
    id,
    number: await nextDealNumber(tx, createdAt),
    bidId: bid.id,
    offerId: offer.id,
    cropId: crop.id,
    farmerId: farmer.id,
    buyerId: buyer.id,
    farmerName: fullName(farmer),
    buyerName: fullName(buyer),
    crop: soldCrop(crop),
    quantity: offer.quantity,
    unit: crop.quantityUnit,
    pricePaise: offer.pricePaise,
    state: move.to,
    createdAt,
  });
  await tx.db.insert(DealEventEntity, {
    dealId: id,
    position: 1,
    step: move.name,
    actor: move.actor,
    actorId: acceptedBy === Role.FARMER ? farmer.id : buyer.id,
    state: move.to,
    createdAt,
  });
}

/** An offer was accepted: its deal is made with it. */
export async function makeDeal(tx: RequestContext, accepted: OfferAccepted): Promise<void> {
  const [farmer, buyer] = await Promise.all([farmerOf(tx, accepted.crop.farmerId), bidderOf(tx, accepted.bid)]);
  await writeDeal(tx, accepted, { farmer, buyer, createdAt: tx.clock.now() });
}
