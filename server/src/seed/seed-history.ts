import { BidEntity, OfferEntity } from '../modules/bids/bid.entity.js';
import { lastOf } from '../modules/bids/bid-rows.js';
import { CropEntity } from '../modules/crops/crop.entity.js';
import { plus } from '../modules/crops/quantity.rules.js';
import type { DealEntity } from '../modules/deals/deal.entity.js';
import { DealStep } from '../modules/deals/deal-step.types.js';
import { newDeal } from '../modules/deals/make-deal.js';
import { RatingEntity } from '../modules/ratings/rating.entity.js';
import { RATING_WINDOW_MS } from '../modules/ratings/rating.rules.js';
import type { UserEntity } from '../modules/users/user.entity.js';
import { Role } from '../modules/users/user.types.js';
import type { RequestContext } from '../platform/context.js';
import { newId } from '../platform/ids.js';
import { CURRENT_DEALS } from './current-deals.js';
import { type PlayedDeal, type PlayedStep, playDeal, writePlayedDeals } from './played-deal.js';
import { type SeededBid, seededBid } from './seed-bids.js';
import type { SeedFarmer, SeedLot, SeedSale } from './seed-file.js';
import { cropRow } from './seed-rows.js';

const HOUR_MS = 3_600_000;

/** What happened in every one of these deals. */
const STEPS: readonly PlayedStep[] = [
  {
    step: DealStep.PROPOSE_PICK_UP,
    by: Role.BUYER,
    hours: 4,
    pickup: { inDays: 2, timeOfDay: 'MORNING', place: 'At the farm' },
  },
  { step: DealStep.CONFIRM_PICK_UP, by: Role.FARMER, hours: 9 },
  { step: DealStep.RECORD_WEIGHT, by: Role.FARMER, hours: 48 },
  { step: DealStep.CONFIRM_WEIGHT, by: Role.BUYER, hours: 51 },
  { step: DealStep.MARK_PAYMENT, by: Role.BUYER, hours: 52 },
  { step: DealStep.CONFIRM_PAYMENT, by: Role.FARMER, hours: 60 },
];
/** When each side rated, counted from the same moment: the buyer first. */
const RATED_AFTER_HOURS = { [Role.BUYER]: 70, [Role.FARMER]: 75 };

const later = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR_MS);

/** The people of the history, by the keys of the seed's file. */
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
      auctionEndsInHours: null,
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
function saleBid(sale: SeedSale, lot: SeedLot, crop: CropEntity, buyer: UserEntity, now: Date): SeededBid {
  const placedHoursAgo = sale.daysAgo * 24;
  return seededBid(
    {
      buyer: sale.buyer,
      crop: lot.cropName,
      bidAmount: lot.price,
      message: null,
      placedHoursAgo,
      quantity: sale.quantity,
      answer: { accepted: true, hoursAgo: placedHoursAgo - sale.answeredAfterHours },
      offers: [],
      lessLeftHoursAgo: null,
      end: null,
    },
    crop,
    buyer,
    now,
  );
}

function ratingRow(deal: DealEntity, completedAt: Date, side: Role, sale: SeedSale): RatingEntity[] {
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
      closesAt: new Date(completedAt.getTime() + RATING_WINDOW_MS),
      createdAt: later(deal.createdAt, RATED_AFTER_HOURS[side]),
    },
  ];
}

/** What was agreed before, with its listing and its bid. */
async function writeSales(tx: RequestContext, lots: readonly SeedLot[], people: SeedPeople, now: Date) {
  const sales = lots.flatMap((lot) => {
    const crop = lotRow(lot, people, now);
    return lot.sales.map((sale) => {
      const buyer = people.account(sale.buyer);
      const { bid, offers } = saleBid(sale, lot, crop, buyer, now);
      return { sale, crop, buyer, bid, offer: lastOf(offers), farmer: people.account(lot.farmer) };
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
  return sales;
}

/** Each sale with its deal; the prices around all of them are read together. */
const withDeals = (tx: RequestContext, sales: Awaited<ReturnType<typeof writeSales>>, now: Date) =>
  Promise.all(
    sales.map(async ({ sale, farmer, buyer, ...sold }) => ({
      sale,
      deal: await newDeal(tx, sold, { farmer, buyer, createdAt: sold.bid.endedAt ?? now }),
    })),
  );

/** Writes the sales that are under way, each in a step of its own: a newcomer finds something to do in all of them. */
export async function writeCurrentDeals(tx: RequestContext, people: SeedPeople, now: Date): Promise<void> {
  const lots = CURRENT_DEALS.map(({ buyer, quantity, daysAgo, steps: _steps, ...lot }) => ({
    ...lot,
    sales: [{ buyer, quantity, daysAgo, answeredAfterHours: 2, byBuyer: null, byFarmer: null }],
  }));
  const sales = await writeSales(tx, lots, people, now);
  const played: PlayedDeal[] = [];
  for (const [index, { deal }] of (await withDeals(tx, sales, now)).entries()) {
    played.push(playDeal(deal, Role.FARMER, CURRENT_DEALS[index]?.steps ?? []));
  }
  await writePlayedDeals(tx, played);
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
  const sales = await writeSales(tx, lots, people, now);
  const made = await withDeals(tx, sales, now);
  const played = made.map(({ sale, deal }) => ({ ...playDeal(deal, Role.FARMER, STEPS), sale }));
  await writePlayedDeals(tx, played);
  const ratings = played.flatMap(({ file: { deal }, sale }) =>
    Object.values(Role).flatMap((side) => ratingRow(deal, deal.endedAt ?? now, side, sale)),
  );
  await tx.db.insert(RatingEntity, ratings);
}
