import type { DataSource } from 'typeorm';
import type { Logger } from '../logger.js';

const LIMITS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

/**
 * Warns where the pool's time limits (`data-source.ts`) do not hold: a pooler that ignores them as start-up parameters has
 * to set them itself, or a statement may take for ever (security.md D9).
 */
export async function warnOfMissingLimits(dataSource: DataSource, log: Logger): Promise<void> {
  const rows: ReadonlyArray<{ name: string }> = await dataSource.query(
    "SELECT name FROM pg_settings WHERE name = ANY($1) AND setting = '0' ORDER BY name",
    [LIMITS],
  );
  if (rows.length === 0) return;
  const missing = rows.map(({ name }) => name).join(', ');
  log.warn(`The pooler of DATABASE_URL drops our time limits (${missing}): set them in its connect_query.`);
}
