import type { RequestContext } from '../../platform/context.js';
import type { OfferAccepted } from '../bids/bid.events.js';
import { DealEntity } from '../deals/deal.entity.js';
import { DealStep } from '../deals/deal-step.types.js';
import { Role } from '../users/user.types.js';
import { usersLoader } from '../users/user-rows.js';
import { NotificationKind } from './notification.types.js';
import { notify } from './notify.js';

/** Both sides are told of the deal that an accepted offer has made: whoever accepted gets its number with it. */
export async function tellOfDealMade(tx: RequestContext, { bid, acceptedBy }: OfferAccepted): Promise<void> {
  const deal = await tx.db.findOneByOrFail(DealEntity, { bidId: bid.id });
  for (const side of Object.values(Role)) {
    const [accountId, otherId] = side === Role.FARMER ? [deal.farmerId, deal.buyerId] : [deal.buyerId, deal.farmerId];
    const other = await usersLoader(tx).load(otherId);
    await notify(tx, {
      accountId,
      kind: NotificationKind.DEAL_STEP,
      about: `${deal.id} 1`,
      cropId: deal.cropId,
      bidId: deal.bidId,
      dealId: deal.id,
      facts: {
        crop: deal.crop.name,
        for: side,
        ...(other ? { other: other.firstName } : {}),
        pricePaise: deal.pricePaise,
        quantity: deal.quantity,
        unit: deal.unit,
        number: deal.number,
        step: DealStep.AGREE,
        actor: acceptedBy,
      },
    });
  }
}
