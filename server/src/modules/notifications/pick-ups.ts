import type { SelectQueryBuilder } from 'typeorm';
import type { RequestContext } from '../../platform/context.js';
import { DealEntity } from '../deals/deal.entity.js';
import { DealState } from '../deals/deal-step.types.js';

/** The deals that wait for a pick-up on a day, `YYYY-MM-DD`: the last one that both sides agreed on. */
export const pickUpsOn = (ctx: RequestContext, day: string): SelectQueryBuilder<DealEntity> =>
  ctx.db
    .createQueryBuilder(DealEntity, 'deal')
    .where('deal.state = :agreed', { agreed: DealState.AGREED })
    // The day was agreed on once; that it is the last one is asked of those few alone.
    .andWhere('deal.id IN (SELECT deal_id FROM deal_pickups WHERE day = :day AND confirmed_at IS NOT NULL)')
    .andWhere(
      `:day = (SELECT day FROM deal_pickups WHERE deal_id = deal.id AND confirmed_at IS NOT NULL
        ORDER BY confirmed_at DESC LIMIT 1)`,
      { day },
    );
