import { dayInIndia } from '../../platform/calendar-day.js';
import type { RequestContext } from '../../platform/context.js';
import { addJob } from '../../platform/jobs/add-job.js';
import { importPrices } from './import/import-prices.js';
import { PriceImportEntity } from './price.entity.js';
import { seedPrices } from './seed-prices.js';
import { type DatagovAccess, DatagovError, datagovToday } from './sources/datagov-prices.js';

/** What fetches prices by itself: data.gov.in where there is a key, otherwise the sample, or nothing. */
export interface PriceFetching {
  readonly datagov: DatagovAccess | undefined;
  readonly makesSample: boolean;
  readonly canCopy: boolean;
}

/** The task that fetches; its key keeps it single among all servers. */
export const PRICES_OF_THE_DAY = 'prices of the day';

const HOUR_MS = 60 * 60 * 1_000;
/** Markets report through the day. */
const BETWEEN_FETCHES_MS = 3 * HOUR_MS;
/** After one that broke off; twice as long after each further one. */
const FIRST_BACK_OFF_MS = HOUR_MS / 2;
const LONGEST_BACK_OFF_MS = 6 * HOUR_MS;
const RUNS_LOOKED_AT = 10;

/** The runs since the last whole one, the newest first, and that one last. */
async function lastRuns(ctx: RequestContext): Promise<PriceImportEntity[]> {
  const runs = await ctx.db
    .getRepository(PriceImportEntity)
    .find({ where: { source: 'DATAGOV' }, order: { id: 'DESC' }, take: RUNS_LOOKED_AT });
  const whole = runs.findIndex(({ endedAt }) => endedAt !== null);
  return whole < 0 ? runs : runs.slice(0, whole + 1);
}

/** When to fetch next, after the runs of `lastRuns`. */
export function nextFetch(runs: ReadonlyArray<Pick<PriceImportEntity, 'startedAt' | 'endedAt'>>): Date | undefined {
  const [last] = runs;
  if (!last) return undefined;
  const broken = runs.filter(({ endedAt }) => endedAt === null).length;
  const wait = broken === 0 ? BETWEEN_FETCHES_MS : Math.min(LONGEST_BACK_OFF_MS, FIRST_BACK_OFF_MS * 2 ** (broken - 1));
  return new Date(last.startedAt.getTime() + wait);
}

/** Looked at every minute: queues the fetch when it is time for one, or makes the days of the sample that have passed. */
export async function queuePricesOfTheDay(ctx: RequestContext, fetching: PriceFetching): Promise<number> {
  if (!fetching.datagov) {
    if (fetching.makesSample) await seedPrices(ctx, fetching.canCopy);
    return 0;
  }
  const next = nextFetch(await lastRuns(ctx));
  if (next && next > ctx.clock.now()) return 0;
  await addJob(ctx.db, { task: PRICES_OF_THE_DAY, payload: {}, key: PRICES_OF_THE_DAY });
  return 0;
}

/**
 * Fetches the prices of the day. One that broke off today is gone on with where it was; what it had read is stored, and until the next one
 * the last good day stays.
 */
export async function fetchPricesOfTheDay(ctx: RequestContext, { datagov, canCopy }: PriceFetching): Promise<void> {
  if (!datagov) return;
  const today = dayInIndia(ctx.clock.now());
  const broken = (await lastRuns(ctx)).filter(
    ({ startedAt, endedAt }) => endedAt === null && dayInIndia(startedAt) === today,
  );
  const from = broken.reduce((rows, { readRows }) => rows + readRows, 0);
  try {
    const { added, changed, refused } = await importPrices(ctx, datagovToday(datagov, { today, from }), { canCopy });
    ctx.log.info({ added, changed, refused, from }, 'prices fetched');
  } catch (error) {
    if (!(error instanceof DatagovError)) throw error;
    ctx.log.warn({ reason: error.message, from }, 'prices are fetched again later');
  }
}
