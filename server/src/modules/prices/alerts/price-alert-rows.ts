import { In } from 'typeorm';
import type { RequestContext } from '../../../platform/context.js';
import { PriceMarketEntity } from '../price.entity.js';
import { comparedRows } from '../price.service.js';
import { presentCommodity, presentMarket, requireCommodity, requirePlace } from '../price-places.js';
import type { PriceAlertEntity } from './price-alert.entity.js';
import type { PriceAlertMet } from './price-alert.events.js';
import { isMet } from './price-alert.rules.js';
import { PriceAlert, PriceAlertKind } from './price-alert.types.js';

/** What a market quoted last for a commodity; null where it has none. Throws NOT_FOUND where there is no such market. */
export async function lastPrices(
  ctx: RequestContext,
  { commodity, market }: Pick<PriceAlertEntity, 'commodity' | 'market'>,
): Promise<PriceAlertMet['prices'] | null> {
  const [row] = await comparedRows(ctx, await requirePlace(ctx, { market }), [commodity]);
  if (!row) return null;
  const { day, modal, source } = row.latest;
  return { day, modal, source, weekBefore: row.weekBefore?.modal ?? null };
}

/** What an alert that begins now has seen: only later days are news. */
export function seenSoFar(
  terms: Pick<PriceAlertEntity, 'kind' | 'amount'>,
  prices: PriceAlertMet['prices'] | null,
): Pick<PriceAlertEntity, 'seenDay' | 'wasMet'> {
  return { seenDay: prices?.day ?? null, wasMet: prices !== null && isMet(terms, prices) };
}

/** Alerts as their owner sees them. */
export async function presentAlerts(ctx: RequestContext, alerts: readonly PriceAlertEntity[]): Promise<PriceAlert[]> {
  const markets = await ctx.db.findBy(PriceMarketEntity, { id: In(alerts.map(({ market }) => market)) });
  const byId = new Map(markets.map((market) => [market.id, presentMarket(market)]));
  return alerts.map(({ id, commodity, market, kind, amount, pausedAt, sentOn, createdAt }) =>
    Object.assign(new PriceAlert(), {
      id,
      commodity: presentCommodity(requireCommodity(commodity)),
      market: byId.get(market),
      kind,
      amount: kind === PriceAlertKind.MOVES ? amount : amount / 100,
      isPaused: pausedAt !== null,
      sentOn,
      createdAt,
    }),
  );
}
