import { readFile } from 'node:fs/promises';
import pg from 'pg';

/** CPU seconds of a process so far: Linux counts them to the nanosecond. Undefined where it has just ended. */
async function cpuSeconds(pid) {
  try {
    const [onCpu] = (await readFile(`/proc/${pid}/schedstat`, 'utf8')).split(' ');
    return Number(onCpu) / 1e9;
  } catch (error) {
    // Gone before its file was opened, or while it was read.
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return undefined;
    throw error;
  }
}

/**
 * What a database's connections have cost its server, where it runs on this machine. `used()` gives the CPU seconds of all
 * connections that are open now, by process; `between` what was used from one to the next, without connections that have
 * come or gone meanwhile.
 */
export async function watchDatabaseCpu(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    async used() {
      const { rows } = await client.query(
        'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      );
      const each = await Promise.all(rows.map(async ({ pid }) => [pid, await cpuSeconds(pid)]));
      return new Map(each.filter(([, seconds]) => seconds !== undefined));
    },
    close: () => client.end(),
  };
}

/** CPU seconds between two readings. */
export function between(before, after) {
  let seconds = 0;
  for (const [pid, used] of after) seconds += used - (before.get(pid) ?? used);
  return seconds;
}
