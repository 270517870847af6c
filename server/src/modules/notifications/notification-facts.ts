import type { Paise } from '../../platform/money.js';
import type { BidEndedReason, DeclineReason } from '../bids/bid.types.js';
import type { QuantityUnit } from '../crops/crop.types.js';
import type { DealActor, DealStep } from '../deals/deal-step.types.js';
import type { Role } from '../users/user.types.js';

/**
 * Facts of an auction: a new bidder, that it was lost, that the highest bid is below the reserve (its buyer
 * waits, the farmer may accept), that there were no bids, or that the farmer did not accept in time.
 */
export type AuctionNews = 'bidder' | 'lost' | 'waits' | 'mayAccept' | 'noBids' | 'silent';

/** What a price alert tells of, beside the price and its day. */
export interface PriceAlertFacts {
  /** Identifiers, for the names in both languages and for the page. */
  readonly commodity: string;
  readonly market: string;
  /** In English. */
  readonly marketName: string;
  readonly news: 'above' | 'below' | 'risen' | 'fallen';
  /** The price that it went above or below; by how many per cent it moved in a week. */
  readonly limit: Paise;
  readonly isSample: boolean;
}

/** What a message is made of. It is copied from what happened, so that later changes do not matter. */
export interface NotificationFacts {
  /** Name of the crop. */
  readonly crop: string;
  /** Which side is notified, or the operator. */
  readonly for: Role | typeof DealActor.OPERATOR;
  /** First name of the other side. */
  readonly other?: string;
  /** Per unit. */
  readonly pricePaise?: Paise;
  /** What is or was to be paid in all. */
  readonly amountPaise?: Paise;
  readonly quantity?: number;
  readonly unit?: QuantityUnit;
  /** The deal's number for people. */
  readonly number?: string;
  readonly step?: DealStep;
  readonly actor?: DealActor;
  /** Whether a bid took the place of an earlier one. */
  readonly replaces?: boolean;
  readonly declineReason?: DeclineReason | null;
  /** What the other side wrote. */
  readonly words?: string | null;
  readonly endedReason?: BidEndedReason;
  /** A calendar day, `2026-04-13`. */
  readonly day?: string;
  /** Until when an answer counts, or a listing stands: ISO 8601. */
  readonly until?: string;
  readonly stars?: number;
  /** How an auction ended for the receiver, or that it goes on. */
  readonly auction?: AuctionNews;
  readonly alert?: PriceAlertFacts;
}
