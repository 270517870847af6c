import type { DataSource } from 'typeorm';

/** Settings without which a change that was answered with success can be gone after a power cut (security.md F14, D18). */
const DURABLE: Readonly<Record<string, readonly string[]>> = {
  fsync: ['on'],
  full_page_writes: ['on'],
  synchronous_commit: ['on', 'local', 'remote_write', 'remote_apply'],
};

/** Thrown where the database may forget what it has confirmed. The message is shown to the operator at the start. */
export class NotDurableError extends Error {
  constructor(problems: readonly string[]) {
    super(`The database of DATABASE_URL may forget what it has confirmed: ${problems.join(', ')}. Switch these on.`);
    this.name = 'NotDurableError';
  }
}

/** @throws NotDurableError naming every setting that is off. */
export async function checkDurability(dataSource: DataSource): Promise<void> {
  const rows: ReadonlyArray<{ name: string; setting: string }> = await dataSource.query(
    'SELECT name, setting FROM pg_settings WHERE name = ANY($1) ORDER BY name',
    [Object.keys(DURABLE)],
  );
  const problems = rows
    .filter(({ name, setting }) => !DURABLE[name]?.includes(setting))
    .map(({ name, setting }) => `${name} is ${setting}`);
  if (problems.length > 0) throw new NotDurableError(problems);
}
