import type { RequestContext } from '../../platform/context.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { writeDownEach } from '../../platform/jobs/write-down-each.js';
import { DealEntity } from '../deals/deal.entity.js';
import { RatingEntity } from '../ratings/rating.entity.js';
import type { DealRated } from '../ratings/rating.events.js';
import { firstNameOf } from '../users/first-name.js';
import { Role } from '../users/user.types.js';
import { NotificationKind } from './notification.types.js';
import { type NewNotification, notify } from './notify.js';

const DAY_MS = 24 * 3_600_000;
/** Later notifications are useless; old read ones are deleted, and must not be repeated. */
const TOLD_WITHIN_MS = 7 * DAY_MS;
const AT_ONCE = 100;

/** That a person was rated, and with how many stars once that is shown. */
async function ratingNotification(
  tx: RequestContext,
  deal: DealEntity,
  { side, aboutId, stars }: RatingEntity,
  isShown: boolean,
): Promise<NewNotification> {
  const [rater, ratedSide] = side === Role.FARMER ? [deal.farmerId, Role.BUYER] : [deal.buyerId, Role.FARMER];
  return {
    accountId: aboutId,
    kind: NotificationKind.RATED,
    about: `${deal.id} ${isShown ? 'shown' : 'given'}`,
    cropId: deal.cropId,
    dealId: deal.id,
    facts: {
      crop: deal.crop.name,
      for: ratedSide,
      other: await firstNameOf(tx, rater),
      number: deal.number,
      ...(isShown ? { stars } : {}),
    },
  };
}

/**
 * The other side is notified of the rating; both get the stars once both have rated, since they are hidden before.
 */
export async function notifyOfRating(tx: RequestContext, { deal, rating, shown }: DealRated): Promise<void> {
  const isShown = shown.length > 0;
  for (const rated of isShown ? shown : [rating]) await notify(tx, await ratingNotification(tx, deal, rated, isShown));
}

/**
 * Tells who was rated and has not rated what was said of them, once the seven days of the deal are over and it is shown; once
 * for each rating. Returns the number of notifications.
 */
export async function notifyOfShownRatings(ctx: RequestContext): Promise<number> {
  const now = ctx.clock.now();
  const ratings = await ctx.db
    .createQueryBuilder(RatingEntity, 'rating')
    .where('rating.closesAt <= :now AND rating.closesAt > :since', {
      now,
      since: new Date(now.getTime() - TOLD_WITHIN_MS),
    })
    .andWhere(
      `NOT EXISTS (SELECT 1 FROM notifications WHERE account_id = rating.aboutId AND kind = :kind
         AND about = rating.dealId || ' shown')`,
      { kind: NotificationKind.RATED },
    )
    .orderBy('rating.closesAt')
    .limit(AT_ONCE)
    .getMany();
  return writeDownEach(ctx, ratings, (rating) =>
    inTransaction(ctx, async (tx) => {
      const deal = await tx.db.findOneByOrFail(DealEntity, { id: rating.dealId });
      await notify(tx, await ratingNotification(tx, deal, rating, true));
      return 1;
    }),
  );
}
