import type { EntityManager } from 'typeorm';
import { onPrimary } from './primary.js';

/** The identity that a migration gave this database once; a dump takes it along, an empty database gets another one. */
export async function databaseIdentity(db: EntityManager): Promise<string> {
  const [row] = await onPrimary(db, (primary) => primary.query<{ id: string }[]>('SELECT id FROM database_identity'));
  if (!row) throw new Error('The database has no identity.');
  return row.id;
}
