import type { RequestContext } from '../../platform/context.js';
import type { PriceAlertMet } from '../prices/alerts/price-alert.events.js';
import { percentMoved, shownPrice } from '../prices/alerts/price-alert.rules.js';
import { UserEntity } from '../users/user.entity.js';
import { commodityById } from '../vocabulary/commodities.js';
import { NotificationKind } from './notification.types.js';
import type { PriceAlertFacts } from './notification-facts.js';
import { notify } from './notify.js';

/** What the price did, and how far. */
function newsOf({ alert: { kind, amount }, prices }: PriceAlertMet): Pick<PriceAlertFacts, 'news' | 'limit'> {
  if (kind === 'ABOVE') return { news: 'above', limit: amount };
  if (kind === 'BELOW') return { news: 'below', limit: amount };
  const moved = percentMoved(prices) ?? 0;
  return { news: moved < 0 ? 'fallen' : 'risen', limit: Math.round(Math.abs(moved)) };
}

/** Notifies the owner of a price alert; once for each day of prices. */
export async function notifyOfPriceAlert(tx: RequestContext, met: PriceAlertMet): Promise<void> {
  const { alert, market, prices } = met;
  const { role } = await tx.db.findOneByOrFail(UserEntity, { id: alert.accountId });
  const name = commodityById(alert.commodity)?.english ?? alert.commodity;
  await notify(tx, {
    accountId: alert.accountId,
    kind: NotificationKind.PRICE_ALERT,
    about: `${alert.id} ${prices.day}`,
    facts: {
      crop: name.charAt(0).toUpperCase() + name.slice(1),
      for: role,
      pricePaise: shownPrice(prices.modal),
      day: prices.day,
      alert: {
        commodity: alert.commodity,
        market: market.id,
        marketName: market.name,
        isSample: prices.source === 'SAMPLE',
        ...newsOf(met),
      },
    },
  });
}
