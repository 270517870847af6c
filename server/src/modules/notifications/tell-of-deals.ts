import type { RequestContext } from '../../platform/context.js';
import type { DealEntity } from '../deals/deal.entity.js';
import type { DealMoved } from '../deals/deal.events.js';
import { DealPickupEntity } from '../deals/deal-part.entity.js';
import { firstNameOf } from './first-name.js';
import { type DealStory, dealStep } from './notices-of-deals.js';
import { notify } from './notify.js';

/** A deal with the names that its notices say. */
export async function dealStoryOf(tx: RequestContext, deal: DealEntity): Promise<DealStory> {
  const names = { farmer: await firstNameOf(tx, deal.farmerId), buyer: await firstNameOf(tx, deal.buyerId) };
  return { deal, names };
}

/** Whoever the table of deals says is told of a step. */
export async function tellOfDealStep(tx: RequestContext, { deal, move, event }: DealMoved): Promise<void> {
  if (move.notices.length === 0) return;
  const story = await dealStoryOf(tx, deal);
  const pickup = event.subjectId === null ? null : await tx.db.findOneBy(DealPickupEntity, { id: event.subjectId });
  for (const side of move.notices) await notify(tx, dealStep(side, story, event, pickup?.day ?? null));
}
