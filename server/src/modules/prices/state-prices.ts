import { dayInIndia } from '../../platform/calendar-day.js';
import type { RequestContext } from '../../platform/context.js';
import { readRows } from '../../platform/database/pipeline/plain-rows.js';
import { type Page, pageOf } from '../../platform/list-pages.js';
import { STATE_AREAS } from './areas.js';
import type { StateListArguments } from './price.inputs.js';
import { PriceArea, StatePrice } from './price.types.js';
import { type DayRow, presentDay } from './price-days.js';
import { requireCommodity } from './price-places.js';

/** An older price says nothing of what a state pays now. */
const OLDEST_DAYS = 30;

/** Of each state its newest day alone is looked for, along the key of the days. */
const LAST_OF_STATES = `
  SELECT asked.id AS area, latest.* FROM unnest(:states::text[]) AS asked (id)
  CROSS JOIN LATERAL (
    SELECT day::text, least, greatest, round(modal_total::numeric / quotes)::int AS modal, quotes, source
    FROM price_days WHERE commodity = :commodity AND level = 'STATE' AND area = asked.id
      AND day <= :to AND day > :to::date - ${OLDEST_DAYS}
    ORDER BY price_days.day DESC LIMIT 1
  ) latest ORDER BY area`;

/** The last prices of a commodity in each state that has any of the last thirty days, by the state's identifier. */
export async function commodityStates(ctx: RequestContext, request: StateListArguments): Promise<Page<StatePrice>> {
  const { id: commodity } = requireCommodity(request.commodity);
  const rows = await readRows<DayRow & { area: string } & Record<string, unknown>>(ctx.db, LAST_OF_STATES, {
    commodity,
    states: [...STATE_AREAS.keys()],
    to: dayInIndia(ctx.clock.now()),
  });
  const states = rows.map((row) =>
    Object.assign(new StatePrice(), {
      state: Object.assign(new PriceArea(), STATE_AREAS.get(row.area)),
      latest: presentDay(row),
    }),
  );
  return pageOf(states, request, ({ state }) => state.id);
}
