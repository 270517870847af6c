import DataLoader from 'dataloader';
import type { SelectQueryBuilder } from 'typeorm';
import type { RequestContext } from '../../platform/context.js';
import type { ListRequest } from '../../platform/database/moment-page.js';
import { isId } from '../../platform/ids.js';
import { type Cursor, checkPageSize, decodeCursor, type Page, toPage } from '../../platform/list-pages.js';
import { type Paise, toRupees } from '../../platform/money.js';
import { BidEntity } from './bid.entity.js';
import { LIVE_STATES } from './bid.rules.js';
import type { LiveBids } from './bid.types.js';

/** What a buyer offers: the last price that they named themselves. A farmer's counter-offer is a wish. */
const BUYERS_PRICE = `(SELECT price_paise FROM offers WHERE offers.bid_id = bid.id AND made_by = 'buyer'
  ORDER BY position DESC LIMIT 1)`;
const IS_LIVE = 'bid.state IN (:...live) AND bid.valid_until > :now';
/**
 * Live ones before those that are over, who leads or led an auction before the others, then by price: the digits of a price are
 * as many as the highest one has.
 */
const RANK = `(CASE WHEN ${IS_LIVE} THEN '1' ELSE '0' END
  || CASE WHEN bid.auctionPlace IN ('WINNING', 'LEADING') THEN '1' ELSE '0' END
  || lpad(${BUYERS_PRICE}::text, 12, '0')) COLLATE "C"`;

const isOfThisList = ({ sortValue, id }: Cursor) => isId(id) && /^[01]{2}\d{12}$/.test(String(sortValue));

const theLive = (ctx: RequestContext) => ({ live: LIVE_STATES, now: ctx.clock.now() });

/** A page of bids, the best first: live ones before the others, then the highest price, then the earliest. Throws BAD_USER_INPUT. */
export async function bestFirst(
  ctx: RequestContext,
  makeQuery: () => SelectQueryBuilder<BidEntity>,
  request: ListRequest,
): Promise<Page<BidEntity>> {
  const first = checkPageSize(request.first);
  const query = makeQuery()
    .addSelect(RANK, 'rank')
    .setParameters(theLive(ctx))
    .orderBy('rank', 'DESC')
    .addOrderBy('bid.id', 'ASC')
    .offset(request.skip ?? 0)
    .limit(first + 1);
  if (request.after) {
    const { sortValue, id } = decodeCursor(request.after, isOfThisList);
    query.andWhere(`(${RANK} < :rank OR (${RANK} = :rank AND bid.id > :id))`, { rank: sortValue, id });
  }
  const { entities, raw } = await query.getRawAndEntities<{ readonly rank: string }>();
  const ranks = new Map(entities.map(({ id }, index) => [id, raw[index]?.rank ?? '']));
  return toPage(
    entities,
    request,
    ({ id }) => ({ sortValue: ranks.get(id) ?? '', id }),
    () => makeQuery().getCount(),
  );
}

const LIVE_BIDS = Symbol('live bids of crops');

/** The live bids on crops in figures, by the crop's identifier: one statement for all that a request shows. */
export function liveBidsLoader(ctx: RequestContext): DataLoader<string, LiveBids> {
  return ctx.perRequest(
    LIVE_BIDS,
    () =>
      new DataLoader<string, LiveBids>(async (cropIds) => {
        const rows = await ctx.db
          .createQueryBuilder(BidEntity, 'bid')
          .select('bid.crop_id', 'crop')
          .addSelect('count(*)', 'count')
          .addSelect(`max(${BUYERS_PRICE})`, 'best')
          .where('bid.crop_id = ANY(:cropIds)', { cropIds })
          .andWhere(IS_LIVE, theLive(ctx))
          .groupBy('bid.crop_id')
          .getRawMany<{ crop: string; count: string; best: string }>();
        const byCrop = new Map(rows.map((row) => [row.crop, row]));
        return cropIds.map((id) => {
          const row = byCrop.get(id);
          return row
            ? { count: Number(row.count), bestPrice: toRupees(Number(row.best) as Paise) }
            : { count: 0, bestPrice: null };
        });
      }),
  );
}
