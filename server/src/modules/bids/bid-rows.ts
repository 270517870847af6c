import DataLoader from 'dataloader';
import { type EntityManager, In } from 'typeorm';
import type { RequestContext } from '../../platform/context.js';
import { writeByName } from '../../platform/database/pipeline/plain-rows.js';
import { publish } from '../../platform/events.js';
import { newId } from '../../platform/ids.js';
import { CropEntity } from '../crops/crop.entity.js';
import type { UserEntity } from '../users/user.entity.js';
import { usersLoader } from '../users/user-rows.js';
import { BidEntity, NEW_OFFER, OfferEntity } from './bid.entity.js';
import { BidEnded } from './bid.events.js';
import { type BidActor, LIVE_STATES } from './bid.rules.js';
import { BidState } from './bid.types.js';

const OFFERS = Symbol('offers of bids');

const inOrder = (offers: OfferEntity[]) => offers.sort((left, right) => left.position - right.position);

/** The offers of bids by the bid's identifier, oldest first: one statement for all that a request shows. */
export function offersLoader(ctx: RequestContext): DataLoader<string, OfferEntity[]> {
  return ctx.perRequest(
    OFFERS,
    () =>
      new DataLoader<string, OfferEntity[]>(async (bidIds) => {
        const offers = await ctx.db.find(OfferEntity, {
          where: { bidId: In([...bidIds]) },
          order: { position: 'ASC' },
        });
        return bidIds.map((id) => offers.filter(({ bidId }) => bidId === id));
      }),
  );
}

/** The offer that counts among those of a bid: the last one that was not taken back. */
export function lastOf(offers: readonly OfferEntity[]): OfferEntity {
  const last = offers.findLast(({ withdrawnAt }) => withdrawnAt === null);
  if (!last) throw new Error('A bid has no offer.');
  return last;
}

/** The offers of a bid, oldest first. Asks anew, for commands. */
export async function offersOf(tx: RequestContext, bidId: string): Promise<OfferEntity[]> {
  return inOrder(await tx.db.findBy(OfferEntity, { bidId }));
}

/** The offers of several bids by the bid's identifier, oldest first. Asks anew, for commands. */
export async function offersOfAll(
  tx: RequestContext,
  bids: readonly Pick<BidEntity, 'id'>[],
): Promise<Map<string, OfferEntity[]>> {
  const offers = inOrder(await tx.db.findBy(OfferEntity, { bidId: In(bids.map(({ id }) => id)) }));
  return new Map(bids.map(({ id }) => [id, offers.filter(({ bidId }) => bidId === id)]));
}

/** The bid of a buyer on a crop that is live in the rows; the transaction holds the crop's row. */
export function liveBid(tx: RequestContext, cropId: string, buyerId: string): Promise<BidEntity | null> {
  return tx.db.findOneBy(BidEntity, { cropId, buyerId, state: In([...LIVE_STATES]) });
}

/** All bids on a crop that are live in the rows; the transaction holds the crop's row. */
export function liveBids(tx: RequestContext, cropId: string): Promise<BidEntity[]> {
  return tx.db.findBy(BidEntity, { cropId, state: In([...LIVE_STATES]) });
}

/** What stands in a bid's row once it is over. */
export type BidEnding = Partial<Pick<BidEntity, 'endedReason' | 'declineReason' | 'declineWords'>> &
  Pick<BidEntity, 'state'>;

/** Whose end is written down, and who ends it. */
export interface EndedBy {
  readonly crop: CropEntity;
  readonly by: BidActor;
}

/**
 * The moment of what comes after others, never before theirs: the clocks of two servers differ by a few milliseconds, and one
 * that is set right goes back.
 */
export const notBefore = (at: Date, earlier: ReadonlyArray<Pick<BidEntity, 'createdAt'>>): Date =>
  earlier.reduce((latest, { createdAt }) => (createdAt > latest ? createdAt : latest), at);

/**
 * Writes down how a live bid ended, and gives it back so; the transaction holds the crop's row. Where no deal comes of it,
 * `BidEnded` is published.
 */
export async function endBid(
  tx: RequestContext,
  bid: BidEntity,
  ending: BidEnding,
  at: Date,
  { crop, by }: EndedBy,
): Promise<BidEntity> {
  const endedAt = notBefore(at, [bid]);
  const { affected } = await tx.db.update(
    BidEntity,
    { id: bid.id, state: In([...LIVE_STATES]) },
    { ...ending, endedAt },
  );
  if (affected !== 1) throw new Error('A bid ended twice.');
  const ended = { ...bid, ...ending, endedAt };
  if (ended.state !== BidState.ACCEPTED) await publish(tx, new BidEnded(ended, crop, by));
  return ended;
}

/** Brings a live bid into another live state, and gives it back so; the transaction holds the crop's row. */
export async function moveBid(
  tx: RequestContext,
  bid: BidEntity,
  changed: Pick<BidEntity, 'state' | 'validUntil'>,
): Promise<BidEntity> {
  const { affected } = await tx.db.update(BidEntity, { id: bid.id, state: bid.state }, changed);
  if (affected !== 1) throw new Error('A bid was moved twice.');
  return { ...bid, ...changed };
}

const INSERT_BID = `
  WITH placed AS (
    INSERT INTO bids (id, crop_id, buyer_id, amount_paise, quantity, message, state, valid_until, max_paise, auction_place, created_at)
    VALUES (:bidId, :cropId, :buyerId, :amountPaise, :quantity, :message, :state, :validUntil, :maxPaise, :auctionPlace, :createdAt)
  )
  INSERT INTO offers (id, bid_id, position, made_by, price_paise, quantity, valid_until, created_at)
  VALUES (:offerId, :bidId, :position, :madeBy, :pricePaise, :offered, :offerValidUntil, :createdAt)`;

/** Stores a bid that was just placed, with its first offer, without waiting; the transaction holds the crop's row. */
export function insertBid(tx: RequestContext, bid: BidEntity, offer: OfferEntity): void {
  const { id: offerId, position, madeBy, pricePaise, quantity: offered, validUntil: offerValidUntil } = offer;
  const ofOffer = { offerId, position, madeBy, pricePaise, offered, offerValidUntil };
  writeByName(tx.db, INSERT_BID, { bidId: bid.id, ...bid, ...ofOffer });
}

/** The first offer of a bid, made by its buyer. */
export function firstOffer(bid: BidEntity): OfferEntity {
  const { id: bidId, amountPaise: pricePaise, quantity, validUntil, createdAt } = bid;
  return { id: newId(), ...NEW_OFFER, bidId, madeBy: 'buyer', pricePaise, quantity, validUntil, createdAt };
}

/** The offer after the last one of all that a bid ever had, in answer to the one that counts. */
export function nextOffer(
  offers: readonly OfferEntity[],
  made: Pick<OfferEntity, 'madeBy' | 'pricePaise' | 'quantity' | 'validUntil' | 'createdAt'>,
): OfferEntity {
  const { id: respondsTo, bidId } = lastOf(offers);
  const createdAt = notBefore(made.createdAt, offers);
  return { id: newId(), ...NEW_OFFER, ...made, bidId, position: offers.length + 1, respondsTo, createdAt };
}

/** The buyer of a bid; the database keeps the account as long as the bid. */
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
