import { In } from 'typeorm';
import { BidEntity, OfferEntity } from '../modules/bids/bid.entity.js';
import { CropEntity } from '../modules/crops/crop.entity.js';
import { DealEntity, DealEventEntity } from '../modules/deals/deal.entity.js';
import { certainMove } from '../modules/deals/deal.rules.js';
import { bidEnded, counterOffer, newBid } from '../modules/notifications/notices-of-bids.js';
import { dealStep } from '../modules/notifications/notices-of-deals.js';
import { type Notice, writeNotification } from '../modules/notifications/notify.js';
import { storyOf } from '../modules/notifications/tell-of-bids.js';
import { dealStoryOf, factsOfStep } from '../modules/notifications/tell-of-deals.js';
import { UserEntity } from '../modules/users/user.entity.js';
import type { RequestContext } from '../platform/context.js';
import { newId } from '../platform/ids.js';
import { DEMO_ACCOUNTS } from './demo-accounts.js';

const DAY_MS = 24 * 3_600_000;
/** What happened before is in nobody's list. */
const TOLD_FOR_MS = 14 * DAY_MS;
/** What is older was read. */
const UNREAD_FOR_MS = DAY_MS;
const READ_AFTER_MS = 2 * 3_600_000;

/** Something that somebody was told then. */
export interface Happened {
  readonly at: Date;
  readonly notice: Notice;
}

/** What the bids of the seed at fixed prices told, as their commands would have. */
async function toldByBids(tx: RequestContext, accounts: readonly string[]): Promise<Happened[]> {
  const told: Happened[] = [];
  const bids = await tx.db
    .createQueryBuilder(BidEntity, 'bid')
    .innerJoinAndMapOne('bid.crop', CropEntity, 'crop', 'crop.id = bid.cropId')
    .where('(bid.buyerId IN (:...accounts) OR crop.farmerId IN (:...accounts))', { accounts })
    .andWhere('bid.auctionPlace IS NULL')
    .getMany();
  for (const row of bids) {
    const { crop, ...bid } = row as BidEntity & { crop: CropEntity };
    const story = await storyOf(tx, bid, crop);
    const [first, ...others] = await tx.db.find(OfferEntity, { where: { bidId: bid.id }, order: { position: 'ASC' } });
    if (first) told.push({ at: first.createdAt, notice: newBid(story, first, false) });
    for (const offer of others) told.push({ at: offer.createdAt, notice: counterOffer(story, offer) });
    const { endedAt } = bid;
    if (endedAt) told.push(...bidEnded(story).map((notice) => ({ at: endedAt, notice })));
  }
  return told;
}

/** What the deals of the seed told, step by step. */
async function toldByDeals(tx: RequestContext, accounts: readonly string[]): Promise<Happened[]> {
  const told: Happened[] = [];
  const deals = await tx.db.find(DealEntity, {
    where: [{ farmerId: In([...accounts]) }, { buyerId: In([...accounts]) }],
  });
  for (const deal of deals) {
    const story = await dealStoryOf(tx, deal);
    const events = await tx.db.find(DealEventEntity, { where: { dealId: deal.id }, order: { position: 'ASC' } });
    for (const [index, event] of events.entries()) {
      const about = await factsOfStep(tx, deal, event);
      const { notices } = certainMove(events[index - 1]?.state ?? null, event.step, event.actor);
      told.push(...notices.map((side) => ({ at: event.createdAt, notice: dealStep(side, story, event, about) })));
    }
  }
  return told;
}

/**
 * Tells the accounts to try it with what happened to them in the last two weeks of the seed, by the same sentences and
 * without mails; the newest is unread.
 */
export async function seedNotifications(tx: RequestContext, inAuctions: readonly Happened[], now: Date): Promise<void> {
  const users = await tx.db.findBy(UserEntity, { email: In(DEMO_ACCOUNTS.map(({ email }) => email)) });
  const accounts = users.map(({ id }) => id);
  const told = [...(await toldByBids(tx, accounts)), ...(await toldByDeals(tx, accounts)), ...inAuctions];
  for (const { at, notice } of told) {
    const age = now.getTime() - at.getTime();
    if (age < 0 || age > TOLD_FOR_MS || !accounts.some((id) => id === notice.accountId)) continue;
    const readAt = age > UNREAD_FOR_MS ? new Date(at.getTime() + READ_AFTER_MS) : null;
    await writeNotification(tx, notice, { id: newId(), createdAt: at, readAt });
  }
}
