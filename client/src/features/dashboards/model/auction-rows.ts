import type { AuctionState, BidStanding, ReserveStatus } from '@/graphql/generated/schema-types';
import type { BadgeTone } from '@/ui/data/status-badge';

/** When the next thing happens: its end, or the end of the farmer's time to answer. */
export const nextMoment = ({
  state,
  endsAt,
  farmerAnswerBy,
}: {
  state: AuctionState;
  endsAt: string;
  farmerAnswerBy: string | null;
}): string => (state === 'AWAITING_FARMER' ? (farmerAnswerBy ?? endsAt) : endsAt);

type Place = 'lead' | 'below' | 'outbid';

export const placeTones: Record<Place, BadgeTone> = { lead: 'success', below: 'warning', outbid: 'error' };

/** How a bidder stands in an auction that is open: two facts in one word. */
export function placeOf(standing: BidStanding, { reserveStatus }: { reserveStatus: ReserveStatus }): Place {
  if (standing === 'OUTBID') return 'outbid';
  return reserveStatus === 'NOT_MET' ? 'below' : 'lead';
}
