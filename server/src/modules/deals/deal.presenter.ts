import { toRupees } from '../../platform/money.js';
import { totalOf } from '../crops/quantity.rules.js';
import { Role } from '../users/user.types.js';
import type { DealEntity, DealEventEntity } from './deal.entity.js';
import { Deal, DealEvent } from './deal.types.js';

/** A deal as one of its two sides sees it. */
export function presentDeal(deal: DealEntity, yourSide: Role): Deal {
  const { id, number, state, crop, quantity, unit, pricePaise, farmerName, buyerName, createdAt } = deal;
  return Object.assign(new Deal(), {
    id,
    number,
    state,
    sold: crop,
    quantity: { amount: quantity, unit },
    price: toRupees(pricePaise),
    total: toRupees(totalOf(pricePaise, quantity)),
    farmerName,
    buyerName,
    yourSide,
    createdAt,
    row: deal,
  });
}

/** A line of a deal's timeline. */
export function presentDealEvent({ position, step, actor, state, createdAt }: DealEventEntity): DealEvent {
  const by = Object.values(Role).find((side) => side === actor) ?? null;
  return Object.assign(new DealEvent(), { position, step, by, state, createdAt });
}
