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
import type { RatingEntity } from './rating.entity.js';
import { shownRatings } from './rating-rows.js';

const isOfThisList = (cursor: Cursor) => isId(cursor.id) && isCursorMoment(cursor.sortValue);

/** Ratings of a person, newest first; `skip` of them are passed over. Throws BAD_USER_INPUT. */
export async function listRatings(
  ctx: RequestContext,
  aboutId: string,
  request: PageRequest & { readonly skip?: number },
): Promise<Page<RatingEntity>> {
  const first = checkPageSize(request.first);
  const about = () => shownRatings(ctx).andWhere('rating.aboutId = :aboutId', { aboutId });
  const query = about()
    .orderBy('rating.createdAt', 'DESC')
    .addOrderBy('rating.id', 'DESC')
    .offset(request.skip ?? 0)
    .limit(first + 1);
  if (request.after) {
    const { sortValue, id } = decodeCursor(request.after, isOfThisList);
    query.andWhere('(rating.createdAt, rating.id) < (:createdAt, :id)', { createdAt: sortValue, id });
  }
  return toPage(
    await query.getMany(),
    request,
    (rating) => ({ sortValue: rating.createdAt.toISOString(), id: rating.id }),
    () => about().getCount(),
  );
}
