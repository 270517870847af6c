import type { RequestContext } from '../../platform/context.js';
import { publish } from '../../platform/events.js';
import type { CropEntity } from '../crops/crop.entity.js';
import type { CropEdited } from '../crops/crop.events.js';
import { remainingOf } from '../crops/quantity.rules.js';
import { Role } from '../users/user.types.js';
import { type BidEntity, OfferEntity } from './bid.entity.js';
import { BidNeedsConfirmation } from './bid.events.js';
import { COUNTER_VALID_MS, moveOf, standingAt } from './bid.rules.js';
import { lastOf, liveBids, moveBid, offersOfAll } from './bid-rows.js';

/** A counter-offer for more than is left is taken back. Gives the offers as they are then. */
async function withoutCounter(tx: RequestContext, offers: readonly OfferEntity[], now: Date): Promise<OfferEntity[]> {
  const last = lastOf(offers);
  if (last.madeBy !== Role.FARMER) return [...offers];
  await tx.db.update(OfferEntity, { id: last.id }, { withdrawnAt: now });
  return offers.filter(({ id }) => id !== last.id);
}

/** Asks the buyer of one bid, whose last offer is for more than is left. */
async function ask(tx: RequestContext, bid: BidEntity, offers: readonly OfferEntity[], crop: CropEntity, now: Date) {
  const move = moveOf(standingAt(bid, now).state, 'SHRINK', 'crop');
  if (!move) return;
  const offer = lastOf(await withoutCounter(tx, offers, now));
  // The buyer has a day for it, also if the offer's own time is nearly over.
  const validUntil = new Date(Math.max(offer.validUntil.getTime(), now.getTime() + COUNTER_VALID_MS));
  const waiting = await moveBid(tx, bid, { state: move.to, validUntil });
  await publish(tx, new BidNeedsConfirmation(waiting, offer, crop));
}

/**
 * No bid is altered when less is left of a crop: a live bid whose last offer is for more waits for its buyer, who says
 * how much they still want. The transaction holds the crop's row; `crop` is as it is now.
 */
export async function askForConfirmation(tx: RequestContext, crop: CropEntity): Promise<void> {
  const bids = await liveBids(tx, crop.id);
  if (bids.length === 0) return;
  const now = tx.clock.now();
  // One statement for all: a crop may have hundreds of bids, and its row is held meanwhile.
  const all = await offersOfAll(tx, bids);
  for (const bid of bids) {
    const offers = all.get(bid.id) ?? [];
    if (lastOf(offers).quantity > remainingOf(crop)) await ask(tx, bid, offers, crop, now);
  }
}

/** A crop was edited: what of it is left may be less than before. */
export const askAfterEdit = (tx: RequestContext, { crop }: CropEdited): Promise<void> => askForConfirmation(tx, crop);
