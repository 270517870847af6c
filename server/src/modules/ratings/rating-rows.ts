import DataLoader from 'dataloader';
import type { SelectQueryBuilder } from 'typeorm';
import type { RequestContext } from '../../platform/context.js';
import { RatingEntity } from './rating.entity.js';

/** A rating is read by others once both sides have rated, or the window has closed by the clock. */
const IS_SHOWN = `(rating.closesAt <= :now OR EXISTS (
  SELECT 1 FROM ratings other WHERE other.deal_id = rating.deal_id AND other.side <> rating.side))`;

/** The visible ratings: every list, count and average starts here. */
export function shownRatings(ctx: RequestContext): SelectQueryBuilder<RatingEntity> {
  return ctx.db.createQueryBuilder(RatingEntity, 'rating').where(IS_SHOWN, { now: ctx.clock.now() });
}

/** The average of a person's visible ratings. */
export interface Stars {
  /** Their average, to one decimal. */
  readonly average: number;
  readonly count: number;
}

const STARS = Symbol('stars of people');

/** The stars of people by their identifier, null without ratings: one statement for a page of people. */
export function starsLoader(ctx: RequestContext): DataLoader<string, Stars | null> {
  return ctx.perRequest(
    STARS,
    () =>
      new DataLoader<string, Stars | null>(async (ids) => {
        const rows = await shownRatings(ctx)
          .select('rating.aboutId', 'id')
          .addSelect('round(avg(rating.stars), 1)', 'average')
          .addSelect('count(*)', 'count')
          .andWhere('rating.aboutId = ANY(:ids)', { ids })
          .groupBy('rating.aboutId')
          .getRawMany<{ id: string; average: string; count: string }>();
        const byPerson = new Map(rows.map(({ id, average, count }) => [id, { average, count }]));
        return ids.map((id) => {
          const stars = byPerson.get(id);
          return stars ? { average: Number(stars.average), count: Number(stars.count) } : null;
        });
      }),
  );
}

/** The ratings of a deal, and which of them the other side can read. */
export interface DealRatings {
  readonly given: readonly RatingEntity[];
  readonly shown: readonly RatingEntity[];
}

const RATINGS = Symbol('ratings of deals');

/** The ratings of deals by the deal's identifier: two statements for all deals of a request. */
export function dealRatingsLoader(ctx: RequestContext): DataLoader<string, DealRatings> {
  return ctx.perRequest(
    RATINGS,
    () =>
      new DataLoader<string, DealRatings>(async (dealIds) => {
        const [given, shown] = await Promise.all([
          ctx.db
            .createQueryBuilder(RatingEntity, 'rating')
            .where('rating.dealId = ANY(:dealIds)', { dealIds })
            .getMany(),
          shownRatings(ctx).andWhere('rating.dealId = ANY(:dealIds)', { dealIds }).getMany(),
        ]);
        const of = (rows: readonly RatingEntity[], id: string) => rows.filter(({ dealId }) => dealId === id);
        return dealIds.map((id) => ({ given: of(given, id), shown: of(shown, id) }));
      }),
  );
}
