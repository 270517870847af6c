import { dayInIndia } from '../../../platform/calendar-day.js';
import type { RequestContext } from '../../../platform/context.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { publish } from '../../../platform/events.js';
import { addJob, type Statements } from '../../../platform/jobs/add-job.js';
import { writeDownEach } from '../../../platform/jobs/write-down-each.js';
import { PriceMarketEntity } from '../price.entity.js';
import { PriceAlertEntity } from './price-alert.entity.js';
import { PriceAlertMet } from './price-alert.events.js';
import { lastPrices, seenSoFar } from './price-alert-rows.js';

/** The task that looks at alerts; its key keeps it single among all servers. */
export const PRICE_ALERTS = 'price alerts';

const AT_ONCE = 100;
/** An import stores a day in several batches: alerts look at it once no more has come for so long. */
const SETTLES_AFTER_MS = 10_000;

/** Queues a look at the alerts, in the transaction that stores prices; one that waits is put off. */
export const queuePriceAlerts = (database: Statements, { clock }: Pick<RequestContext, 'clock'>): Promise<void> =>
  addJob(database, {
    task: PRICE_ALERTS,
    payload: {},
    key: PRICE_ALERTS,
    runAt: new Date(clock.now().getTime() + SETTLES_AFTER_MS),
  });

/** Alerts whose market has a newer day than they saw; those that told today are not looked at before tomorrow. */
const DUE = `
  alert.pausedAt IS NULL AND alert.sentOn IS DISTINCT FROM :today AND EXISTS (
    SELECT FROM price_series series JOIN price_observations ON series_id = series.id
    WHERE series.commodity = alert.commodity AND series.market = alert.market
      AND day > coalesce(alert.seenDay, '-infinity') AND day <= :today)`;

/**
 * Looks at one alert again, in a transaction with what it tells. The server whose UPDATE finds the row as it was read tells; another one
 * that looks at the same alert finds the day seen. Gives how many rows it changed.
 */
const look = (ctx: RequestContext, { id }: Pick<PriceAlertEntity, 'id'>, today: string): Promise<number> =>
  inTransaction(ctx, async (tx) => {
    const alert = await tx.db.findOneBy(PriceAlertEntity, { id });
    const prices = alert && (await lastPrices(tx, alert));
    if (!alert || !prices) return 0;
    const seen = seenSoFar(alert, prices);
    const isNews = seen.wasMet && !alert.wasMet;
    const { affected } = await tx.db
      .createQueryBuilder()
      .update(PriceAlertEntity)
      .set({ ...seen, ...(isNews ? { sentOn: today } : {}) })
      .where('id = :id AND paused_at IS NULL AND seen_day IS NOT DISTINCT FROM :before', { id, before: alert.seenDay })
      .andWhere('sent_on IS DISTINCT FROM :today', { today })
      .execute();
    if (affected !== 1) return 0;
    const { id: marketId, name } = await tx.db.findOneByOrFail(PriceMarketEntity, { id: alert.market });
    if (isNews) await publish(tx, new PriceAlertMet(alert, { id: marketId, name }, prices));
    return 1;
  });

/** Tells whose alerts a newer day of prices meets, each alert once a day at most. */
export async function sendPriceAlerts(ctx: RequestContext): Promise<void> {
  const today = dayInIndia(ctx.clock.now());
  const due = () =>
    ctx.db
      .createQueryBuilder(PriceAlertEntity, 'alert')
      .select('alert.id')
      .where(DUE, { today })
      .orderBy('alert.id')
      .limit(AT_ONCE)
      .getMany();
  while ((await writeDownEach(ctx, await due(), (alert) => look(ctx, alert, today))) > 0);
}
