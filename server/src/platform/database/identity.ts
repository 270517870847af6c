import type { EntityManager } from 'typeorm';
import { onPrimary } from './primary.js';

/** SQL for the identity that a database has where it stands, of the identity `id` that it carries along. */
const placed = (id: string) => `md5(concat_ws(' ', ${id}, system_identifier, oid))::uuid`;
/** The cluster, which its replicas and a return to an earlier moment keep, and the database in it. */
const HERE = 'pg_control_system(), pg_database WHERE datname = current_database()';

/** Of this database: what a migration gave it once and every dump takes along, and that where it stands. */
export const IDENTITIES = `SELECT id, ${placed('id')} AS "placedId" FROM database_identity, ${HERE}`;

/** The placed identity that a copy of the database `$1` has in this place. */
export const PLACED_COPY = `SELECT ${placed('$1::text')} AS "placedId" FROM ${HERE}`;

export interface DatabaseIdentity {
  /** A copy of the database has the same; an empty database gets another one. */
  readonly id: string;
  /** A copy in another place has another one: two databases never have the same. */
  readonly placedId: string;
}

export async function databaseIdentity(db: EntityManager): Promise<DatabaseIdentity> {
  const [row] = await onPrimary(db, (primary) => primary.query<DatabaseIdentity[]>(IDENTITIES));
  if (!row) throw new Error('The database has no identity.');
  return row;
}
