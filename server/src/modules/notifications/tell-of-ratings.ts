import type { RequestContext } from '../../platform/context.js';
import type { DealRated } from '../ratings/rating.events.js';
import { Role } from '../users/user.types.js';
import { firstNameOf } from './first-name.js';
import { NotificationKind } from './notification.types.js';
import { notify } from './notify.js';

/**
 * The other side hears that it was rated; how, both hear once both have rated, since before that nobody is shown it.
 */
export async function tellOfRating(tx: RequestContext, { deal, rating, shown }: DealRated): Promise<void> {
  const told = shown.length === 0 ? [{ of: rating, stars: undefined }] : shown.map((of) => ({ of, stars: of.stars }));
  for (const { of, stars } of told) {
    const rater = of.side === Role.FARMER ? deal.farmerId : deal.buyerId;
    await notify(tx, {
      accountId: of.aboutId,
      kind: NotificationKind.RATED,
      about: `${deal.id} ${stars === undefined ? 'given' : 'shown'}`,
      cropId: deal.cropId,
      dealId: deal.id,
      facts: {
        crop: deal.crop.name,
        for: of.side === Role.FARMER ? Role.BUYER : Role.FARMER,
        other: await firstNameOf(tx, rater),
        number: deal.number,
        ...(stars === undefined ? {} : { stars }),
      },
    });
  }
}
