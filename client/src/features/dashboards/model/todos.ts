import { type AskedStep, nextOf } from '@/lib/deal-next';
import type { OpenAuctionFragment } from '../dashboards.generated';
import type { MyDealFragment } from '../trade.generated';
import { nextMoment } from './auction-rows';
import type { InboxBid } from './inbox-bid';

export type OpenAuction = OpenAuctionFragment & { auction: NonNullable<OpenAuctionFragment['auction']> };

/** Something that waits for the reader. `until` is when it is too late, null where the clock decides nothing. */
export type Todo =
  | { kind: 'bids'; id: string; until: string | null; bids: readonly [InboxBid, ...InboxBid[]] }
  | { kind: 'deal'; id: string; until: string | null; deal: MyDealFragment; task: AskedStep | 'RATE' }
  | { kind: 'auction'; id: string; until: string | null; crop: OpenAuction };

const byTime = (left: { until: string | null }, right: { until: string | null }) =>
  (left.until ? Date.parse(left.until) : Number.POSITIVE_INFINITY) -
    (right.until ? Date.parse(right.until) : Number.POSITIVE_INFINITY) || 0;

/** Bids on one crop stand together where the first of them ends, the best one on top. */
function bidsByCrop(bids: readonly InboxBid[]): Todo[] {
  const crops = [...new Set(bids.map(({ crop }) => crop.id))];
  return crops.flatMap((id) => {
    const ofCrop = bids.filter(({ crop }) => crop.id === id);
    const soonest = ofCrop.map(({ validUntil }) => ({ until: validUntil })).sort(byTime)[0]?.until ?? null;
    const [best, ...others] = ofCrop.toSorted((left, right) => right.lastOffer.price - left.lastOffer.price);
    return best ? [{ kind: 'bids' as const, id, until: soonest, bids: [best, ...others] as const }] : [];
  });
}

type Waiting = {
  bids: readonly InboxBid[];
  deals: readonly MyDealFragment[];
  auctions: readonly OpenAuction[];
};

/** What waits for the reader, what ends first on top. An auction whose leading bid is among the bids is that bid. */
export function todosOf({ bids, deals, auctions }: Waiting, now: number): Todo[] {
  const ofDeals = deals.flatMap((deal): Todo[] => {
    const [next] = nextOf(deal, now);
    const task = next.situation === 'RATE' ? next.situation : next.task;
    return task ? [{ kind: 'deal', id: deal.id, until: next.clock?.at ?? null, deal, task }] : [];
  });
  const ofAuctions = auctions.flatMap((crop): Todo[] => {
    const { state, viewerStanding } = crop.auction;
    const asks = state === 'AWAITING_FARMER' ? viewerStanding === null : viewerStanding === 'OUTBID';
    const isAmongBids = bids.some((bid) => bid.crop.id === crop.id);
    return asks && !isAmongBids ? [{ kind: 'auction', id: crop.id, until: nextMoment(crop.auction), crop }] : [];
  });
  return [...bidsByCrop(bids), ...ofDeals, ...ofAuctions].sort(byTime);
}

/** How many things that are: each bid is answered by itself. */
export const countOf = (todos: readonly Todo[]): number =>
  todos.reduce((sum, todo) => sum + (todo.kind === 'bids' ? todo.bids.length : 1), 0);
