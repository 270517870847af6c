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
} from '../../platform/list-pages.js';
import { FARMER_ANSWER_MS, nextMoment } from '../crops/auction.rules.js';
import { CropEntity } from '../crops/crop.entity.js';
import { AWAITS_FARMER, clockParameters } from '../crops/crop-query.js';
import { byTheClock } from '../crops/crop-rows.js';
import { requireViewer } from '../users/require-viewer.js';
import { Role } from '../users/user.types.js';
import { bookOf } from './auction-rows.js';

/** As `nextMoment` says it. */
const NEXT_MOMENT = `(crop.auctionEndsAt + CASE WHEN crop.auctionEndsAt > :now THEN interval '0'
  ELSE :answerMs * interval '1 millisecond' END)`;

const OWN = 'crop.farmerId = :viewerId';
/** Those in which a bid of the reader's still counts. */
const BID_IN = `crop.id IN (SELECT crop_id FROM bids WHERE buyer_id = :viewerId AND auction_place IS NOT NULL
  AND ended_at IS NULL AND valid_until > :now)`;

const isOfThisList = ({ id, sortValue }: Cursor) => isId(id) && isCursorMoment(sortValue);

/**
 * The caller's auctions of which something can still become, by the clock: their own, or those in which they bid. The one where
 * something happens next comes first. Throws UNAUTHENTICATED or BAD_USER_INPUT.
 */
export async function listMyAuctions(ctx: RequestContext, request: PageRequest): Promise<Page<CropEntity>> {
  const viewer = requireViewer(ctx.viewer);
  const first = checkPageSize(request.first);
  const clock = clockParameters(ctx);
  const open = () =>
    ctx.db
      .createQueryBuilder(CropEntity, 'crop')
      .where("crop.auctionState IN ('LIVE', 'AWAITING_FARMER') AND crop.deletedAt IS NULL")
      .andWhere(`(crop.auctionEndsAt > :now OR ${AWAITS_FARMER})`)
      .andWhere(viewer.role === Role.BUYER ? BID_IN : OWN)
      .setParameters({ ...clock, answerMs: FARMER_ANSWER_MS, viewerId: viewer.id });
  const query = open()
    .addSelect(NEXT_MOMENT, 'next_moment')
    .orderBy('next_moment')
    .addOrderBy('crop.id')
    .limit(first + 1);
  if (request.after) {
    const { sortValue: moment, id } = decodeCursor(request.after, isOfThisList);
    query.andWhere(`(${NEXT_MOMENT}, crop.id) > (:moment, :id)`, { moment, id });
  }
  const rows = await query.getMany();
  return toPage(
    rows.map((crop) => byTheClock(ctx, crop)),
    request,
    (crop) => ({ sortValue: nextMoment(bookOf(crop), clock.now).toISOString(), id: crop.id }),
    () => open().getCount(),
  );
}
