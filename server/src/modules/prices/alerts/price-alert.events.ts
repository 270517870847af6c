import type { PriceMarketEntity } from '../price.entity.js';
import type { DayRow } from '../price-days.js';
import type { PriceAlertEntity } from './price-alert.entity.js';
import type { AlertPrices } from './price-alert.rules.js';

/** A price did what an alert waits for. */
export class PriceAlertMet {
  constructor(
    readonly alert: PriceAlertEntity,
    readonly market: Pick<PriceMarketEntity, 'id' | 'name'>,
    readonly prices: AlertPrices & Pick<DayRow, 'day' | 'source'>,
  ) {}
}
