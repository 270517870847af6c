import { In } from 'typeorm';
import { BidEntity, OfferEntity } from '../modules/bids/bid.entity.js';
import { OfferAccepted } from '../modules/bids/bid.events.js';
import { firstOffer } from '../modules/bids/bid-rows.js';
import { CropEntity } from '../modules/crops/crop.entity.js';
import { plus } from '../modules/crops/quantity.rules.js';
import { DealEntity, DealEventEntity } from '../modules/deals/deal.entity.js';
import { dealMove } from '../modules/deals/deal.rules.js';
import { type DealState, DealStep } from '../modules/deals/deal.types.js';
import { writeDeal } from '../modules/deals/make-deal.js';
import { RatingEntity } from '../modules/ratings/rating.entity.js';
import { RATING_WINDOW_MS } from '../modules/ratings/rating.rules.js';
import type { UserEntity } from '../modules/users/user.entity.js';
import { Role } from '../modules/users/user.types.js';
import type { RequestContext } from '../platform/context.js';
import { newId } from '../platform/ids.js';
import type { SeedFarmer, SeedLot, SeedSale } from './seed-file.js';
import { bidRow, cropRow } from './seed-rows.js';

const HOUR_MS = 3_600_000;

/** What happened in every one of these deals, and how many hours after it was made. */
const STEPS: ReadonlyArray<readonly [step: DealStep, by: Role, hours: number]> = [
  [DealStep.PROPOSE_PICK_UP, Role.BUYER, 4],
  [DealStep.CONFIRM_PICK_UP, Role.FARMER, 9],
  [DealStep.RECORD_WEIGHT, Role.FARMER, 48],
  [DealStep.CONFIRM_WEIGHT, Role.BUYER, 51],
  [DealStep.COMPLETE, Role.FARMER, 60],
];
/** When each side rated, counted from the same moment: the buyer first. */
const RATED_AFTER_HOURS = { [Role.BUYER]: 70, [Role.FARMER]: 75 };

const later = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR_MS);

/** Who is in the history, by the keys of the seed's file. */
export interface SeedPeople {
  readonly farmer: (key: string) => SeedFarmer;
  readonly account: (key: string) => UserEntity;
}

/** The listing that a lot was sold from. Its farmer removed it when all was gone: that keeps old lots out of every list. */
function lotRow(lot: SeedLot, people: SeedPeople, now: Date): CropEntity {
  const quantities = lot.sales.map(({ quantity }) => quantity);
  const [first, last] = [Math.max, Math.min].map((pick) => pick(...lot.sales.map(({ daysAgo }) => daysAgo)));
  const crop = cropRow(
    {
      key: lot.cropName,
      farmer: lot.farmer,
      cropName: lot.cropName,
      category: lot.category,
      description: 'Sold in parts, weighed at the farm.',
      quantity: { amount: quantities.reduce(plus), unit: lot.unit },
      minQuantity: Math.min(...quantities),
      priceType: 'fixed',
      basePrice: lot.price,
      reservePrice: null,
      harvestedDaysAgo: null,
      keepsDays: null,
      qualityGrade: 'A',
      specifications: { organic: false, pesticidesUsed: [], fertilizersUsed: [], certifications: [] },
      status: 'sold',
      listedHoursAgo: ((first ?? 0) + 5) * 24,
      pictures: [],
    },
    people.farmer(lot.farmer),
    people.account(lot.farmer),
    now,
  );
  return Object.assign(crop, {
    soldQuantity: crop.quantityAmount,
    deletedAt: later(now, -(last ?? 0) * 24 + 1),
  });
}

/** The bid that a sale began with: the farmer accepted it as it was. */
function saleBid(sale: SeedSale, lot: SeedLot, crop: CropEntity, buyer: UserEntity, now: Date): BidEntity {
  const placedHoursAgo = sale.daysAgo * 24;
  return bidRow(
    {
      buyer: sale.buyer,
      crop: lot.cropName,
      bidAmount: lot.price,
      message: null,
      placedHoursAgo,
      quantity: sale.quantity,
      answer: { accepted: true, hoursAgo: placedHoursAgo - sale.answeredAfterHours },
    },
    crop,
    buyer,
    now,
  );
}

/** The rest of a deal's timeline, from when it was made to its completion. */
function eventsOf(deal: DealEntity): DealEventEntity[] {
  let state: DealState = deal.state;
  return STEPS.map(([step, actor, hours], index) => {
    const move = dealMove(state, step, actor);
    if (!move) throw new Error(`A deal that is ${state} has no step ${step} by the ${actor}.`);
    state = move.to;
    return Object.assign(new DealEventEntity(), {
      dealId: deal.id,
      position: index + 2,
      step,
      actor,
      actorId: actor === Role.FARMER ? deal.farmerId : deal.buyerId,
      state,
      createdAt: later(deal.createdAt, hours),
    });
  });
}

function ratingRow(deal: DealEntity, completed: DealEventEntity, side: Role, sale: SeedSale): RatingEntity[] {
  const said = side === Role.FARMER ? sale.byFarmer : sale.byBuyer;
  if (!said) return [];
  const { id: dealId, farmerId, buyerId } = deal;
  return [
    {
      ...said,
      id: newId(),
      dealId,
      farmerId,
      buyerId,
      side,
      aboutId: side === Role.FARMER ? buyerId : farmerId,
      closesAt: new Date(completed.createdAt.getTime() + RATING_WINDOW_MS),
      createdAt: later(deal.createdAt, RATED_AFTER_HOURS[side]),
    },
  ];
}

/**
 * Writes what people sold before, each lot with its listing, and each sale as a completed deal with its whole timeline and
 * what both sides said: every star of the seed has its deal.
 */
export async function writeHistory(
  tx: RequestContext,
  lots: readonly SeedLot[],
  people: SeedPeople,
  now: Date,
): Promise<void> {
  const sales = lots.flatMap((lot) => {
    const crop = lotRow(lot, people, now);
    return lot.sales.map((sale) => {
      const buyer = people.account(sale.buyer);
      const bid = saleBid(sale, lot, crop, buyer, now);
      return { sale, crop, buyer, bid, offer: firstOffer(bid), farmer: people.account(lot.farmer) };
    });
  });
  await tx.db.insert(CropEntity, [...new Set(sales.map(({ crop }) => crop))]);
  await tx.db.insert(
    BidEntity,
    sales.map(({ bid }) => bid),
  );
  await tx.db.insert(
    OfferEntity,
    sales.map(({ offer }) => offer),
  );
  for (const { bid, offer, crop, farmer, buyer } of sales) {
    const createdAt = bid.endedAt ?? now;
    await writeDeal(tx, new OfferAccepted(bid, offer, crop, Role.FARMER), { farmer, buyer, createdAt });
  }
  const byBid = new Map(sales.map(({ bid, sale }) => [bid.id, sale]));
  const deals = await tx.db.findBy(DealEntity, { bidId: In([...byBid.keys()]) });
  const ended = deals.map((deal) => ({ deal, events: eventsOf(deal) }));
  await tx.db.insert(
    DealEventEntity,
    ended.flatMap(({ events }) => events),
  );
  const state = ended[0]?.events.at(-1)?.state;
  await tx.db.update(DealEntity, { id: In(deals.map(({ id }) => id)) }, { state });
  const ratings = ended.flatMap(({ deal, events }) => {
    const [completed, sale] = [events.at(-1), byBid.get(deal.bidId)];
    if (!completed || !sale) return [];
    return Object.values(Role).flatMap((side) => ratingRow(deal, completed, side, sale));
  });
  await tx.db.insert(RatingEntity, ratings);
}
