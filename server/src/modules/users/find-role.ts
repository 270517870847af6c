import type { EntityManager } from 'typeorm';
import { onPrimary } from '../../platform/database/primary.js';
import { UserEntity } from './user.entity.js';
import type { Role } from './user.types.js';

/** The role that an account has now, or null where there is no such account. Sees one that was made a moment ago. */
export async function findRole(db: EntityManager, id: string): Promise<Role | null> {
  const user = await onPrimary(db, (primary) =>
    primary.findOne(UserEntity, { where: { id }, select: { id: true, role: true } }),
  );
  return user?.role ?? null;
}
