import { randomBytes } from 'node:crypto';
import { dayInIndia } from '../../platform/calendar-day.js';
import type { RequestContext } from '../../platform/context.js';
import { newId } from '../../platform/ids.js';
import { toRupees } from '../../platform/money.js';
import type { OfferAccepted } from '../bids/bid.events.js';
import { bidderOf } from '../bids/bid-rows.js';
import type { CropEntity } from '../crops/crop.entity.js';
import { farmerOf } from '../crops/crop-rows.js';
import { comparePrice } from '../prices/compare-price.js';
import type { UserEntity } from '../users/user.entity.js';
import { type DealEntity, NEW_DEAL } from './deal.entity.js';
import { certainMove, dealNumber } from './deal.rules.js';
import type { SoldCrop } from './deal.types.js';
import { DealRecord } from './deal-record.js';
import { DealState, DealStep } from './deal-step.types.js';

/** What is kept of a crop, also when its listing goes. */
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

/** Eight random hexadecimal digits. */
const newCheckCode = () => randomBytes(4).toString('hex').toUpperCase();

/** The row of the deal that an accepted offer makes, with all that was agreed. */
export async function newDeal(
  tx: RequestContext,
  { bid, offer, crop }: Omit<OfferAccepted, 'acceptedBy'>,
  { farmer, buyer, createdAt }: DealParties,
): Promise<DealEntity> {
  const sold = soldCrop(crop);
  const compared = { ...sold, cropName: sold.name, quantity: { unit: crop.quantityUnit } };
  return {
    ...NEW_DEAL,
    id: newId(),
    number: await nextDealNumber(tx, createdAt),
    bidId: bid.id,
    offerId: offer.id,
    cropId: crop.id,
    farmerId: farmer.id,
    buyerId: buyer.id,
    farmerName: fullName(farmer),
    buyerName: fullName(buyer),
    crop: sold,
    quantity: offer.quantity,
    unit: crop.quantityUnit,
    pricePaise: offer.pricePaise,
    priceComparison: await comparePrice(tx, compared, toRupees(offer.pricePaise), dayInIndia(createdAt)),
    checkCode: newCheckCode(),
    state: DealState.AGREED,
    createdAt,
  };
}

/** An offer was accepted: its deal is made with it, and its timeline begins. */
export async function makeDeal(tx: RequestContext, accepted: OfferAccepted): Promise<void> {
  const { crop, bid, acceptedBy } = accepted;
  const [farmer, buyer] = await Promise.all([farmerOf(tx, crop.farmerId), bidderOf(tx, bid)]);
  const createdAt = tx.clock.now();
  const record = DealRecord.begin(tx, await newDeal(tx, accepted, { farmer, buyer, createdAt }));
  const actorId = { farmer: farmer.id, buyer: buyer.id, clock: null }[acceptedBy];
  await record.step(certainMove(null, DealStep.AGREE, acceptedBy), { actorId, at: createdAt }, record.file);
}
