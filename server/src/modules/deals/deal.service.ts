import type { RequestContext } from '../../platform/context.js';
import { isId } from '../../platform/ids.js';
import {
  type Cursor,
  checkPageSize,
  decodeCursor,
  isCursorMoment,
  type Page,
  type PageRequest,
  toPage,
} from '../../platform/pages.js';
import { requireViewer } from '../auth/require-viewer.js';
import { DealEntity } from './deal.entity.js';
import { sideOfDeal } from './deal.policy.js';
import { presentDeal } from './deal.presenter.js';
import type { Deal } from './deal.types.js';

/** The deals of the caller, on either side, newest first; `skip` of them are passed over. Throws UNAUTHENTICATED or BAD_USER_INPUT. */
export async function listMyDeals(
  ctx: RequestContext,
  request: PageRequest & { readonly skip?: number },
): Promise<Page<DealEntity>> {
  const { id: viewerId } = requireViewer(ctx.viewer);
  const first = checkPageSize(request.first);
  const mine = () =>
    ctx.db
      .createQueryBuilder(DealEntity, 'deal')
      .where('(deal.farmerId = :viewerId OR deal.buyerId = :viewerId)', { viewerId });
  const query = mine()
    .orderBy('deal.createdAt', 'DESC')
    .addOrderBy('deal.id', 'DESC')
    .offset(request.skip ?? 0)
    .limit(first + 1);
  if (request.after) {
    const isOfThisList = (cursor: Cursor) => isId(cursor.id) && isCursorMoment(cursor.sortValue);
    const { sortValue, id } = decodeCursor(request.after, isOfThisList);
    query.andWhere('(deal.createdAt, deal.id) < (:createdAt, :id)', { createdAt: sortValue, id });
  }
  return toPage(
    await query.getMany(),
    request,
    (deal) => ({ sortValue: deal.createdAt.toISOString(), id: deal.id }),
    () => mine().getCount(),
  );
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
