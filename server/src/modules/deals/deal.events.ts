import type { DealEntity, DealEventEntity } from './deal.entity.js';
import type { DealMove } from './deal.rules.js';

/**
 * Something happened in a deal, as a side, the clock or the operator did it: every step of `deal.rules.ts`, AGREE and
 * COMPLETE among them. The transaction holds the crop's row. `deal` is as it stands after the step, `move.notified` says
 * the receivers, and `event` is the line of its timeline that was just written.
 */
export class DealMoved {
  constructor(
    readonly deal: DealEntity,
    readonly move: DealMove,
    readonly event: DealEventEntity,
  ) {}
}

/** The kind of topic of changes of an account's deals. */
export const DEALS = 'deals';

/** The topic of all deals of an account, for that account only. */
export const dealsTopic = (accountId: string): string => `${DEALS}:${accountId}`;
