import type { AuctionQuery } from '../../auction.generated';

/** The auction of a crop as its page asks for it. */
export type AuctionShown = NonNullable<NonNullable<AuctionQuery['crop']>['auction']>;
