import type { Paise } from '../../platform/money.js';
import type { BidEndedReason, DeclineReason } from '../bids/bid.types.js';
import type { QuantityUnit } from '../crops/crop.types.js';
import type { DealActor, DealStep } from '../deals/deal-step.types.js';
import type { Role } from '../users/user.types.js';

/** What a sentence is made of. It is copied from what happened, so that it can be said whatever became of that since. */
export interface NotificationFacts {
  /** Name of the crop. */
  readonly crop: string;
  /** Which side is told. */
  readonly for: Role;
  /** First name of the other side. */
  readonly other?: string;
  /** Per unit. */
  readonly pricePaise?: Paise;
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
}
