import DataLoader from 'dataloader';
import { type EntityManager, In } from 'typeorm';
import type { RequestContext } from '../../platform/context.js';
import { newId } from '../../platform/ids.js';
import { CropEntity } from '../crops/crop.entity.js';
import type { UserEntity } from '../users/user.entity.js';
import { usersLoader } from '../users/user-rows.js';
import { BidEntity, OfferEntity } from './bid.entity.js';
import { BidState } from './bid.types.js';

const OFFERS = Symbol('offers of bids');

/** The offers of a bid in their order: each one responds to the one before. */
function inARow(offers: readonly OfferEntity[]): OfferEntity[] {
  const next = new Map(offers.map((offer) => [offer.respondsTo, offer]));
  const row: OfferEntity[] = [];
  for (let offer = next.get(null); offer; offer = next.get(offer.id)) row.push(offer);
  return row;
}

/** The offers of bids by the bid's identifier, oldest first: one statement for all that a request shows. */
export function offersLoader(ctx: RequestContext): DataLoader<string, OfferEntity[]> {
  return ctx.perRequest(
    OFFERS,
    () =>
      new DataLoader<string, OfferEntity[]>(async (bidIds) => {
        const offers = await ctx.db.findBy(OfferEntity, { bidId: In([...bidIds]) });
        return bidIds.map((id) => inARow(offers.filter(({ bidId }) => bidId === id)));
      }),
  );
}

/** The offer of a bid that can be answered: the last one. Asks anew, for commands. */
export async function lastOffer(ctx: RequestContext, bidId: string): Promise<OfferEntity> {
  const last = inARow(await ctx.db.findBy(OfferEntity, { bidId })).at(-1);
  if (!last) throw new Error('A bid has no offer.');
  return last;
}

/** The bid of a buyer on a crop that is live in the rows; the transaction holds the crop's row. */
export function liveBid(tx: RequestContext, cropId: string, buyerId: string): Promise<BidEntity | null> {
  return tx.db.findOneBy(BidEntity, { cropId, buyerId, state: BidState.OPEN });
}

/** What stands in a bid's row once it is over. */
export type BidEnding = Partial<Pick<BidEntity, 'endedReason' | 'declineReason' | 'declineWords'>> &
  Pick<BidEntity, 'state'>;

/** Writes down how a live bid ended, and gives it back so; the transaction holds the crop's row. */
export async function endBid(tx: RequestContext, bid: BidEntity, ending: BidEnding, endedAt: Date): Promise<BidEntity> {
  const { affected } = await tx.db.update(BidEntity, { id: bid.id, state: BidState.OPEN }, { ...ending, endedAt });
  if (affected !== 1) throw new Error('A bid ended twice.');
  return { ...bid, ...ending, endedAt };
}

/** The first offer of a bid, made by its buyer. */
export function firstOffer(bid: BidEntity): OfferEntity {
  const { id: bidId, amountPaise: pricePaise, quantity, validUntil, createdAt } = bid;
  return { id: newId(), bidId, madeBy: 'buyer', pricePaise, quantity, respondsTo: null, validUntil, createdAt };
}

/** Who placed a bid; the database keeps the account for as long as the bid is there. */
export async function bidderOf(ctx: RequestContext, { buyerId }: Pick<BidEntity, 'buyerId'>): Promise<UserEntity> {
  const buyer = await usersLoader(ctx).load(buyerId);
  if (!buyer) throw new Error('A bid points at a buyer who does not exist.');
  return buyer;
}

/**
 * A bid and its crop as they were at that moment, without a lock; null where there is none. What they say of whose they are
 * never changes.
 */
export async function bidWithCrop(db: EntityManager, id: string): Promise<{ bid: BidEntity; crop: CropEntity } | null> {
  const bid = await db.findOneBy(BidEntity, { id });
  const crop = bid && (await db.findOneBy(CropEntity, { id: bid.cropId }));
  return crop && { bid, crop };
}
