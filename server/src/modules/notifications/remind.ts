import { In, IsNull, LessThanOrEqual } from 'typeorm';
import { dayInIndia } from '../../platform/calendar-day.js';
import type { RequestContext } from '../../platform/context.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { writeDownEach } from '../../platform/jobs/write-down-each.js';
import { BidEntity } from '../bids/bid.entity.js';
import { awaitedAt, awaitedOn } from '../bids/bid.rules.js';
import { lastOf, offersOf } from '../bids/bid-rows.js';
import { CropEntity } from '../crops/crop.entity.js';
import { FOR_SALE } from '../crops/crop.policy.js';
import { cropRow, readAnyCrop } from '../crops/crop-rows.js';
import { DealEntity } from '../deals/deal.entity.js';
import { takeReminders } from '../deals/take-reminders.js';
import { Role } from '../users/user.types.js';
import { auctionEnding } from './auction-notifications.js';
import { answerDue } from './bid-notifications.js';
import { pickUpTomorrow, stepDue } from './deal-notifications.js';
import { NotificationKind } from './notification.types.js';
import { notify } from './notify.js';
import { bidWithNames } from './notify-of-bids.js';
import { dealWithNames } from './notify-of-deals.js';
import { listingNotification } from './notify-of-listings.js';
import { pickUpsOn } from './pick-ups.js';
import { LONGEST_AHEAD_MS, warningMoment } from './quiet-hours.rules.js';

const HOUR_MS = 3_600_000;
const AT_ONCE = 100;
/*
 * Earlier reminders are looked up among an account's notifications, by its index, and all of one run
 * are written in one transaction.
 */

/** How long before an offer's end the side that is to answer is reminded. */
const BEFORE_END_MS = 6 * HOUR_MS;

const warnedAt = ({ validUntil }: BidEntity) => warningMoment(new Date(validUntil.getTime() - BEFORE_END_MS));

/**
 * Reminds whose turn it is that the time of an offer is nearly over, six hours before, or on the evening before where that
 * would be at night; once for each offer. Gives how many were reminded.
 */
export async function remindOfAnswers(ctx: RequestContext): Promise<number> {
  const now = ctx.clock.now();
  const soon = new Date(now.getTime() + BEFORE_END_MS + LONGEST_AHEAD_MS);
  const ending = await ctx.db
    .createQueryBuilder(BidEntity, 'bid')
    .where('bid.endedAt IS NULL AND bid.validUntil > :now AND bid.validUntil <= :soon', { now, soon })
    // Of an auction, the leading bid below the reserve waits for an answer, once it is over.
    .andWhere("(bid.auctionPlace IS NULL OR bid.auctionPlace = 'LEADING')")
    .andWhere(
      `NOT EXISTS (SELECT 1 FROM notifications WHERE kind = :kind
         AND account_id IN (bid.buyerId, (SELECT farmer_id FROM crops WHERE id = bid.cropId))
         AND about = bid.id || ' ' || (extract(epoch FROM bid.validUntil) * 1000)::bigint)`,
      { kind: NotificationKind.ANSWER_DUE },
    )
    .orderBy('bid.validUntil')
    .limit(AT_ONCE)
    .getMany();
  const due = ending.filter((bid) => warnedAt(bid) <= now && awaitedAt(bid, now) !== null);
  return writeDownEach(ctx, due, ({ id }) =>
    inTransaction(ctx, async (tx) => {
      const bid = await tx.db.findOneByOrFail(BidEntity, { id });
      const crop = await readAnyCrop(tx, bid.cropId);
      if (awaitedOn(crop, bid, now) === null) return 0;
      await notify(tx, answerDue(await bidWithNames(tx, bid, crop), lastOf(await offersOf(tx, id))));
      return 1;
    }),
  );
}

/**
 * Tells the farmer and the bidders of an auction an hour before its end, also at night; once, also where a late bid moves the
 * end. Gives how many auctions that were.
 */
export async function remindOfAuctions(ctx: RequestContext): Promise<number> {
  const now = ctx.clock.now();
  const ending = await ctx.db
    .createQueryBuilder(CropEntity, 'crop')
    .where("crop.auctionState = 'LIVE' AND crop.deletedAt IS NULL")
    .andWhere('crop.auctionEndsAt > :now AND crop.auctionEndsAt <= :soon', {
      now,
      soon: new Date(now.getTime() + HOUR_MS),
    })
    .andWhere(
      `NOT EXISTS (SELECT 1 FROM notifications
         WHERE account_id = crop.farmerId AND kind = :kind AND about = crop.id::text)`,
      { kind: NotificationKind.AUCTION_ENDING },
    )
    .limit(AT_ONCE)
    .getMany();
  return writeDownEach(ctx, ending, ({ id }) =>
    inTransaction(ctx, async (tx) => {
      const crop = await tx.db.findOneByOrFail(CropEntity, { id });
      const bids = await tx.db.findBy(BidEntity, { cropId: id });
      for (const notification of auctionEnding(crop, bids)) await notify(tx, notification);
      return 1;
    }),
  );
}

/** Tells both sides of a deal on the day before that the crop is to be picked up; once for each day. Gives how many. */
export async function remindOfPickUps(ctx: RequestContext): Promise<number> {
  const day = dayInIndia(ctx.clock.now(), 1);
  const deals = await pickUpsOn(ctx, day)
    .andWhere(
      `NOT EXISTS (SELECT 1 FROM notifications
         WHERE account_id = deal.farmerId AND kind = :kind AND about = deal.id || ' ' || :day)`,
      { kind: NotificationKind.PICK_UP_TOMORROW },
    )
    .limit(AT_ONCE)
    .getMany();
  return writeDownEach(ctx, deals, (deal) =>
    inTransaction(ctx, async (tx) => {
      const named = await dealWithNames(tx, deal);
      for (const side of Object.values(Role)) await notify(tx, pickUpTomorrow(side, named, day));
      return 1;
    }),
  );
}

/**
 * Reminds the sides of deals of what waits for them (`deal-reminders.rules.ts`), on the evening before where that would be
 * at night. Gives how many deals it looked at.
 */
export async function remindOfDeals(ctx: RequestContext): Promise<number> {
  const now = ctx.clock.now();
  const soon = new Date(now.getTime() + LONGEST_AHEAD_MS);
  const isDue = (at: Date) => warningMoment(at) <= now;
  const waiting = await ctx.db.find(DealEntity, {
    where: { remindAt: LessThanOrEqual(soon) },
    order: { remindAt: 'ASC' },
    take: AT_ONCE,
  });
  const due = waiting.filter(({ remindAt }) => remindAt !== null && isDue(remindAt));
  return writeDownEach(ctx, due, (found) => {
    const tell = async (tx: RequestContext) => {
      const { deal, reminders } = await takeReminders(tx, found, isDue);
      const named = await dealWithNames(tx, deal);
      for (const reminder of reminders) await notify(tx, stepDue(named, reminder));
      return 1;
    };
    return inTransaction(ctx, tell, { row: cropRow(found.cropId) });
  });
}

/** Tells farmers on the day before that a listing has its last day; once for each last day. Returns the number of notifications. */
export async function remindOfListings(ctx: RequestContext): Promise<number> {
  const now = ctx.clock.now();
  const days = [dayInIndia(now), dayInIndia(now, 1)];
  const ending = await ctx.db
    .createQueryBuilder(CropEntity, 'crop')
    .where({ status: In(FOR_SALE), expiryDate: In(days), auctionState: IsNull() })
    .andWhere('crop.deletedAt IS NULL')
    .andWhere(
      `NOT EXISTS (SELECT 1 FROM notifications
         WHERE account_id = crop.farmerId AND kind = :kind AND about = crop.id || ' ' || crop.expiryDate)`,
      { kind: NotificationKind.LISTING_ENDING },
    )
    .limit(AT_ONCE)
    .getMany();
  return writeDownEach(ctx, ending, (crop) =>
    inTransaction(ctx, async (tx) => {
      await notify(tx, listingNotification(NotificationKind.LISTING_ENDING, crop));
      return 1;
    }),
  );
}
