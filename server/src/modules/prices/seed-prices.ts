import { dayInIndia } from '../../platform/calendar-day.js';
import type { RequestContext } from '../../platform/context.js';
import { importPrices } from './import/import-prices.js';
import { SAMPLE_DAYS, samplePrices } from './sources/sample-prices.js';

/**
 * Where no real price was ever imported: the sample history up to today, or the days of it that have passed since.
 * @param canCopy whether the database takes `COPY` from its clients.
 */
export async function seedPrices(ctx: RequestContext, canCopy: boolean): Promise<void> {
  const [known]: Array<{ last: string | null; real: boolean }> = await ctx.db.query(
    `SELECT (SELECT max(day)::text FROM price_days WHERE level = 'COUNTRY') AS last,
       EXISTS (SELECT FROM price_series WHERE source <> 'SAMPLE') AS real`,
  );
  if (!known || known.real) return;
  const now = ctx.clock.now();
  const today = dayInIndia(now);
  const from =
    known.last === null ? dayInIndia(now, 1 - SAMPLE_DAYS) : dayInIndia(new Date(`${known.last}T00:00:00Z`), 1);
  if (from > today) return;
  const { added } = await importPrices(ctx, samplePrices(from, today), { canCopy });
  ctx.log.info({ rows: added }, 'sample prices made');
}
