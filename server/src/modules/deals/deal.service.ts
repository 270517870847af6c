import type { RequestContext } from '../../platform/context.js';
import { type ListRequest, pageByMoment } from '../../platform/database/moment-page.js';
import { isId } from '../../platform/ids.js';
import type { Page } from '../../platform/pages.js';
import { requireViewer } from '../auth/require-viewer.js';
import { DealEntity } from './deal.entity.js';
import { sideOfDeal } from './deal.policy.js';
import { presentDeal } from './deal.presenter.js';
import type { Deal } from './deal.types.js';

/** The deals of the caller, on either side, newest first. Throws UNAUTHENTICATED or BAD_USER_INPUT. */
export async function listMyDeals(ctx: RequestContext, request: ListRequest): Promise<Page<DealEntity>> {
  const { id: viewerId } = requireViewer(ctx.viewer);
  const mine = () =>
    ctx.db
      .createQueryBuilder(DealEntity, 'deal')
      .where('(deal.farmerId = :viewerId OR deal.buyerId = :viewerId)', { viewerId });
  return pageByMoment(mine, request, { by: 'createdAt', first: 'newest' });
}

/** A deal of the caller; null where there is none, and where it is between others. Throws UNAUTHENTICATED. */
export async function findDeal(ctx: RequestContext, id: string): Promise<DealEntity | null> {
  const viewer = requireViewer(ctx.viewer);
  const deal = isId(id) ? await ctx.db.findOneBy(DealEntity, { id }) : null;
  return deal && sideOfDeal(viewer, deal) ? deal : null;
}

/** A deal as the caller sees it, who is one of its sides. */
export function toDeal(ctx: RequestContext, deal: DealEntity): Deal {
  const side = sideOfDeal(ctx.viewer, deal);
  if (side === null) throw new Error('A deal is shown to somebody who is no side of it.');
  return presentDeal(deal, side);
}
