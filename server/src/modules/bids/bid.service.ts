import type { SelectQueryBuilder } from 'typeorm';
import { dayInIndia } from '../../platform/calendar-day.js';
import type { RequestContext } from '../../platform/context.js';
import { type ListRequest, pageByMoment } from '../../platform/database/moment-page.js';
import { isId } from '../../platform/ids.js';
import type { Page } from '../../platform/list-pages.js';
import { FARMER_ANSWER_MS } from '../crops/auction.rules.js';
import { isOwner } from '../crops/crop.policy.js';
import { requireCrop } from '../crops/crop.service.js';
import { cropsLoader } from '../crops/crop-rows.js';
import { requireViewer } from '../users/require-viewer.js';
import { Role } from '../users/user.types.js';
import { bestFirst, liveBidsLoader } from './best-first.js';
import { BidEntity, type OfferEntity } from './bid.entity.js';
import { sideOf } from './bid.policy.js';
import { presentBid, presentOffer } from './bid.presenter.js';
import { allowedActions, awaited, isLive, LIVE_STATES, standingOn } from './bid.rules.js';
import type { Bid, BidAction, BidRow, LiveBids, Offer } from './bid.types.js';
import { bidWithCrop, lastOf, offersLoader } from './bid-rows.js';

type BidQuery = SelectQueryBuilder<BidEntity>;

/** By the clock, stored or not. */
const LISTING_IS_OVER = 'SELECT 1 FROM crops WHERE crops.id = bid.crop_id AND crops.expiry_date < :today';

const allBids = (ctx: RequestContext): BidQuery => ctx.db.createQueryBuilder(BidEntity, 'bid');

/** A page of bids, or of those that wait for an answer: with `waiting` the reader's, with `waitingFor` that of a side. */
export interface BidListRequest extends ListRequest {
  readonly waiting?: boolean;
  readonly waitingFor?: Role | null;
}

/** All of a list newest first, or what of it waits for a side, the one whose time ends first foremost. */
function newestOrUrgent(
  ctx: RequestContext,
  makeQuery: () => BidQuery,
  { waiting, waitingFor, ...request }: BidListRequest,
  reader: Role,
): Promise<Page<BidEntity>> {
  const side = waitingFor ?? (waiting ? reader : null);
  if (!side) return pageByMoment(makeQuery, request, { by: 'createdAt', first: 'newest' });
  const now = ctx.clock.now();
  const states = LIVE_STATES.filter((state) => awaited(state) === side);
  const dayAhead = new Date(now.getTime() + FARMER_ANSWER_MS);
  const waits = () =>
    makeQuery()
      .andWhere('bid.state IN (:...states) AND bid.validUntil > :now', { states, now })
      // Of an auction, the leading bid below the reserve, once it is over.
      .andWhere("(bid.auctionPlace IS NULL OR (bid.auctionPlace = 'LEADING' AND bid.validUntil <= :dayAhead))", {
        dayAhead,
      })
      .andWhere(`(bid.auctionPlace IS NOT NULL OR NOT EXISTS (${LISTING_IS_OVER}))`, { today: dayInIndia(now) });
  return pageByMoment(waits, request, { by: 'validUntil', first: 'oldest' });
}

/**
 * The bids of the caller, newest first, or those that wait for their answer. Buyers alone ever have any. Throws
 * UNAUTHENTICATED or BAD_USER_INPUT.
 */
export async function listMyBids(ctx: RequestContext, request: BidListRequest): Promise<Page<BidEntity>> {
  const { id: buyerId } = requireViewer(ctx.viewer);
  return newestOrUrgent(ctx, () => allBids(ctx).where('bid.buyerId = :buyerId', { buyerId }), request, Role.BUYER);
}

/** A bid of the caller's, or on a crop of theirs; null where there is none. Throws UNAUTHENTICATED. */
export async function findBid(ctx: RequestContext, id: string): Promise<BidEntity | null> {
  const viewer = requireViewer(ctx.viewer);
  const found = isId(id) ? await bidWithCrop(ctx.db, id) : null;
  return found && sideOf(viewer, found.bid, found.crop) ? found.bid : null;
}

/**
 * The bids on a crop, the best first: all of them for its farmer, their own for everybody else. Throws UNAUTHENTICATED,
 * NOT_FOUND where there is no such crop for the caller, and BAD_USER_INPUT.
 */
export async function listCropBids(
  ctx: RequestContext,
  cropId: string,
  request: ListRequest,
): Promise<Page<BidEntity>> {
  const viewer = requireViewer(ctx.viewer);
  const crop = await requireCrop(ctx, cropId);
  const onCrop = () => {
    const query = allBids(ctx).where('bid.cropId = :cropId', { cropId });
    return isOwner(viewer, crop) ? query : query.andWhere('bid.buyerId = :buyerId', { buyerId: viewer.id });
  };
  return bestFirst(ctx, onCrop, request);
}

/**
 * The bids on the caller's own crops that are still listed: all of them newest first, or with `waiting` those that wait for
 * the farmer's answer, the one whose time ends first foremost. Farmers alone ever have any. Throws UNAUTHENTICATED or
 * BAD_USER_INPUT.
 */
export async function listReceivedBids(ctx: RequestContext, request: BidListRequest): Promise<Page<BidEntity>> {
  const { id: farmerId } = requireViewer(ctx.viewer);
  const received = () =>
    allBids(ctx)
      .where('bid.cropId IN (SELECT id FROM crops WHERE farmer_id = :farmerId AND deleted_at IS NULL)')
      .setParameters({ farmerId });
  return newestOrUrgent(ctx, received, request, Role.FARMER);
}

/** A bid as both of its sides see it now. */
export async function shownBid(ctx: RequestContext, bid: BidEntity): Promise<Bid> {
  return presentBid(bid, await cropsLoader(ctx).load(bid.cropId), ctx.clock.now());
}

/** How offers of a bid are shown: the one that counts of a live bid is marked. */
async function offersOfBid(ctx: RequestContext, bid: BidRow) {
  const [crop, offers] = await Promise.all([cropsLoader(ctx).load(bid.cropId), offersLoader(ctx).load(bid.id)]);
  const last = lastOf(offers);
  const isOpen = isLive(standingOn(crop, bid, ctx.clock.now()).state);
  const present = (offer: OfferEntity) => presentOffer(offer, crop.quantityUnit, isOpen && offer.id === last.id);
  return { offers, last, present };
}

/** Every price that was named over a bid, oldest first. */
export async function shownOffers(ctx: RequestContext, bid: BidRow): Promise<Offer[]> {
  const { offers, present } = await offersOfBid(ctx, bid);
  return offers.map(present);
}

/** The offer of a bid that counts. */
export async function shownLastOffer(ctx: RequestContext, bid: BidRow): Promise<Offer> {
  const { last, present } = await offersOfBid(ctx, bid);
  return present(last);
}

/** What the caller can do about a bid now; nothing where it is none of theirs. */
export async function actionsOn(ctx: RequestContext, bid: BidRow): Promise<BidAction[]> {
  const [crop, offers] = await Promise.all([cropsLoader(ctx).load(bid.cropId), offersLoader(ctx).load(bid.id)]);
  const side = ctx.viewer && sideOf(ctx.viewer, bid, crop);
  return side ? allowedActions(bid, lastOf(offers).quantity, side, crop, ctx.clock.now()) : [];
}

/** The live bids on a crop in figures; null for everybody but its farmer. */
export async function liveBidsOn(
  ctx: RequestContext,
  crop: { readonly id: string; readonly farmerId: string },
): Promise<LiveBids | null> {
  return isOwner(ctx.viewer, crop) ? liveBidsLoader(ctx).load(crop.id) : null;
}
