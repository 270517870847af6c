import DataLoader from 'dataloader';
import type { RequestContext } from '../../platform/context.js';
import { BidState } from '../bids/bid.types.js';
import { DealState } from '../deals/deal-step.types.js';
import type { Role } from '../users/user.types.js';

/** The figures of a person's deals. */
export interface DealRecord {
  readonly completed: number;
  /** Those that they themselves gave up. */
  readonly cancelled: number;
}

const DEALS = Symbol('deal records of people');

/** How people's deals went, by their identifier: one statement for a page of people. */
export function dealRecordsLoader(ctx: RequestContext): DataLoader<string, DealRecord> {
  return ctx.perRequest(
    DEALS,
    () =>
      new DataLoader<string, DealRecord>(async (ids) => {
        const rows: ReadonlyArray<{ id: string; completed: string; cancelled: string }> = await ctx.db.query(
          `SELECT person.id,
             count(*) FILTER (WHERE deals.state = $2) AS completed,
             count(*) FILTER (WHERE deals.cancelled_by =
               CASE person.id WHEN deals.farmer_id THEN 'farmer' ELSE 'buyer' END) AS cancelled
           FROM unnest($1::uuid[]) AS person (id)
           JOIN deals ON deals.farmer_id = person.id OR deals.buyer_id = person.id
           GROUP BY person.id`,
          [ids, DealState.COMPLETED],
        );
        const byPerson = new Map(rows.map((row) => [row.id, row]));
        return ids.map((id) => {
          const row = byPerson.get(id);
          return { completed: Number(row?.completed ?? 0), cancelled: Number(row?.cancelled ?? 0) };
        });
      }),
  );
}

/** A rough figure from fewer answers would say nothing of the next one. */
const FEWEST_ANSWERS = 3;
/** Old deals say nothing of today, and cost more to read. */
const LAST_ANSWERS = 50;
/** How the side that is to answer ends a bid. */
const ANSWERED: readonly BidState[] = [BidState.ACCEPTED, BidState.REJECTED, BidState.DECLINED];

/** When offers to one side were made and answered; each side by its own index. */
const answersTo = (ofPerson: string, madeBy: Role) => `
  SELECT offers.created_at AS asked, coalesce(next.created_at, bids.ended_at) AS given
  FROM bids
  JOIN offers ON offers.bid_id = bids.id AND offers.made_by = '${madeBy}'
  LEFT JOIN offers next ON next.bid_id = bids.id AND next.responds_to = offers.id
  ${ofPerson} AND bids.auction_place IS NULL
    AND CASE WHEN next.id IS NULL THEN bids.state = ANY($2) ELSE next.made_by <> offers.made_by END`;

const ANSWER_TIMES = Symbol('answer times of people');

/**
 * In how many hours people answer an offer on average, rounded up, by their identifier: over their last fifty answers, and
 * null below three. An answer is a counter-offer, or the end that they gave the bid; silence is none.
 */
export function answerTimesLoader(ctx: RequestContext): DataLoader<string, number | null> {
  return ctx.perRequest(
    ANSWER_TIMES,
    () =>
      new DataLoader<string, number | null>(async (ids) => {
        const rows: ReadonlyArray<{ id: string; hours: string }> = await ctx.db.query(
          `SELECT person.id, greatest(1, ceil(avg(extract(epoch FROM answer.given - answer.asked)) / 3600)) AS hours
           FROM unnest($1::uuid[]) AS person (id)
           CROSS JOIN LATERAL (
             SELECT asked, given FROM (
               ${answersTo('JOIN crops ON crops.id = bids.crop_id WHERE crops.farmer_id = person.id', 'buyer')}
               UNION ALL
               ${answersTo('WHERE bids.buyer_id = person.id', 'farmer')}
             ) answers
             ORDER BY given DESC
             LIMIT $3
           ) answer
           GROUP BY person.id
           HAVING count(*) >= $4`,
          [ids, ANSWERED, LAST_ANSWERS, FEWEST_ANSWERS],
        );
        const byPerson = new Map(rows.map(({ id, hours }) => [id, Number(hours)]));
        return ids.map((id) => byPerson.get(id) ?? null);
      }),
  );
}
