import type { DealEntity, DealEventEntity } from './deal.entity.js';
import type { DealMove } from './deal.rules.js';

/**
 * Something happened in a deal, as a side, the clock or the operator did it: every step of `deal.rules.ts`, AGREE and
 * COMPLETE among them. The transaction holds the crop's row. `deal` is as it stands after the step, `move.notified` says
 * who is told, and `event` is the line of its timeline that was just written.
 */
export class DealMoved {
  constructor(
    readonly deal: DealEntity,
    readonly move: DealMove,
    readonly event: DealEventEntity,
  ) {}
}

/** The kind of topic on which somebody's open pages and programs hear that a deal of theirs has changed. */
export const DEALS = 'deals';

/** The topic of all deals of an account: nobody else hears when something happens in them. */
export const dealsTopic = (accountId: string): string => `${DEALS}:${accountId}`;
