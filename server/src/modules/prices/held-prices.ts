import type { RequestContext } from '../../platform/context.js';
import { AppError } from '../../platform/errors/app-error.js';
import { rupeesText } from '../../platform/money.js';
import { queuePriceAlerts } from './alerts/send-price-alerts.js';
import { mergePrices } from './import/merge-prices.js';
import { PriceDatabase } from './import/price-database.js';

interface HeldRow {
  readonly id: number;
  readonly series_id: number;
  readonly day: string;
  readonly least: number;
  readonly modal: number;
  readonly greatest: number;
  readonly arrivals: number | null;
  readonly median: number;
  readonly commodity: string;
  readonly market: string;
  readonly import_id: number;
}

const MOST_SHOWN = 100;
const SELECT = `SELECT held.*, held.day::text, commodity, market FROM price_held held JOIN price_series ON price_series.id = series_id
  WHERE decision IS NULL`;

/** What is held apart for the operator, a line each, the oldest first. */
export async function describeHeld(ctx: RequestContext): Promise<string> {
  const rows: HeldRow[] = await ctx.db.query(`${SELECT} ORDER BY held.id LIMIT ${MOST_SHOWN}`);
  if (rows.length === 0) return 'No price is held apart.';
  return rows
    .map(
      ({ id, day, commodity, market, modal, median }) =>
        `${id}: ${commodity} in ${market} on ${day}, ${rupeesText(modal)} a quintal, where the thirty days before had ${rupeesText(median)}`,
    )
    .join('\n');
}

async function requireHeld(database: PriceDatabase, id: number): Promise<HeldRow> {
  const [held] = await database.query<HeldRow & Record<string, unknown>>(
    `${SELECT} AND held.id = $1 FOR UPDATE OF held`,
    [id],
  );
  if (!held) throw new AppError('NOT_FOUND', 'No such price is held apart.');
  return held;
}

/**
 * Takes a price that is held apart, or leaves it out for good, also where its source brings it again.
 * @throws NOT_FOUND where none of this number waits.
 */
export async function decideHeld(ctx: RequestContext, id: number, decision: 'RELEASED' | 'DROPPED'): Promise<string> {
  const database = await PriceDatabase.open(ctx.db, false);
  try {
    return await database.inTransaction(async () => {
      await database.lock();
      const { series_id: seriesId, import_id: importId, ...held } = await requireHeld(database, id);
      await database.query('UPDATE price_held SET decision = $2 WHERE id = $1', [id, decision]);
      if (decision === 'RELEASED') {
        await database.stage([{ seriesId, ...held }], 1);
        await mergePrices(database, importId);
        await queuePriceAlerts(database, ctx);
      }
      return `${held.commodity} in ${held.market} on ${held.day}: ${decision === 'RELEASED' ? 'taken' : 'left out'}`;
    });
  } finally {
    await database.close();
  }
}
