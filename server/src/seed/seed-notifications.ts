import { In } from 'typeorm';
import { BidEntity, OfferEntity } from '../modules/bids/bid.entity.js';
import { CropEntity } from '../modules/crops/crop.entity.js';
import { DealEntity, DealEventEntity } from '../modules/deals/deal.entity.js';
import { certainMove } from '../modules/deals/deal.rules.js';
import { bidEnded, counterOffer, newBid } from '../modules/notifications/bid-notifications.js';
import { dealStep } from '../modules/notifications/deal-notifications.js';
import { type NewNotification, writeNotification } from '../modules/notifications/notify.js';
import { bidWithNames } from '../modules/notifications/notify-of-bids.js';
import { dealWithNames, factsOfStep } from '../modules/notifications/notify-of-deals.js';
import { UserEntity } from '../modules/users/user.entity.js';
import type { RequestContext } from '../platform/context.js';
import { newId } from '../platform/ids.js';
import { DEMO_ACCOUNTS } from './demo-accounts.js';

const DAY_MS = 24 * 3_600_000;
/** Older events have no notifications. */
const TOLD_FOR_MS = 14 * DAY_MS;
/** What is older was read. */
const UNREAD_FOR_MS = DAY_MS;
const READ_AFTER_MS = 2 * 3_600_000;

/** A notification of that time. */
export interface Happened {
  readonly at: Date;
  readonly notification: NewNotification;
}

/** The notifications of the bids of the seed at fixed prices, as their commands would have made them. */
async function happenedInBids(tx: RequestContext, accounts: readonly string[]): Promise<Happened[]> {
  const happened: Happened[] = [];
  const bids = await tx.db
    .createQueryBuilder(BidEntity, 'bid')
    .innerJoinAndMapOne('bid.crop', CropEntity, 'crop', 'crop.id = bid.cropId')
    .where('(bid.buyerId IN (:...accounts) OR crop.farmerId IN (:...accounts))', { accounts })
    .andWhere('bid.auctionPlace IS NULL')
    .getMany();
  for (const row of bids) {
    const { crop, ...bid } = row as BidEntity & { crop: CropEntity };
    const named = await bidWithNames(tx, bid, crop);
    const [first, ...others] = await tx.db.find(OfferEntity, { where: { bidId: bid.id }, order: { position: 'ASC' } });
    if (first) happened.push({ at: first.createdAt, notification: newBid(named, first, false) });
    for (const offer of others) happened.push({ at: offer.createdAt, notification: counterOffer(named, offer) });
    const { endedAt } = bid;
    if (endedAt) happened.push(...bidEnded(named).map((notification) => ({ at: endedAt, notification })));
  }
  return happened;
}

/** The notifications of the deals of the seed, step by step. */
async function happenedInDeals(tx: RequestContext, accounts: readonly string[]): Promise<Happened[]> {
  const happened: Happened[] = [];
  const deals = await tx.db.find(DealEntity, {
    where: [{ farmerId: In([...accounts]) }, { buyerId: In([...accounts]) }],
  });
  for (const deal of deals) {
    const named = await dealWithNames(tx, deal);
    const events = await tx.db.find(DealEventEntity, { where: { dealId: deal.id }, order: { position: 'ASC' } });
    for (const [index, event] of events.entries()) {
      const about = await factsOfStep(tx, deal, event);
      const { notified } = certainMove(events[index - 1]?.state ?? null, event.step, event.actor);
      happened.push(
        ...notified.map((side) => ({ at: event.createdAt, notification: dealStep(side, named, event, about) })),
      );
    }
  }
  return happened;
}

/**
 * Tells the accounts to try it with what happened to them in the last two weeks of the seed, by the same messages and
 * without mails; the newest is unread.
 */
export async function seedNotifications(tx: RequestContext, inAuctions: readonly Happened[], now: Date): Promise<void> {
  const users = await tx.db.findBy(UserEntity, { email: In(DEMO_ACCOUNTS.map(({ email }) => email)) });
  const accounts = users.map(({ id }) => id);
  const happened = [...(await happenedInBids(tx, accounts)), ...(await happenedInDeals(tx, accounts)), ...inAuctions];
  for (const { at, notification } of happened) {
    const age = now.getTime() - at.getTime();
    if (age < 0 || age > TOLD_FOR_MS || !accounts.some((id) => id === notification.accountId)) continue;
    const readAt = age > UNREAD_FOR_MS ? new Date(at.getTime() + READ_AFTER_MS) : null;
    await writeNotification(tx, notification, { id: newId(), createdAt: at, readAt });
  }
}
