import type { MyBidFragment } from '../dashboards.generated';
import type { BidStandingFragment, WaitingBidFragment } from '../trade.generated';

/** A bid as its buyer's dashboard has it. */
export type MyBid = MyBidFragment & BidStandingFragment;

/** A bid as the dashboard of the crop's farmer has it. */
export type ReceivedBid = WaitingBidFragment & BidStandingFragment;
