import type { RequestContext } from '../../platform/context.js';
import { UserEntity } from '../users/user.entity.js';

const NAMES = Symbol('first names');

/**
 * What an account is called. Asked for in the transaction at hand and remembered for the request: a sweep has many
 * transactions, and a loader would go on asking in the first of them.
 */
export async function firstNameOf(tx: RequestContext, accountId: string): Promise<string> {
  const known = tx.perRequest(NAMES, () => new Map<string, string>());
  const name = known.get(accountId);
  if (name !== undefined) return name;
  const select = { id: true, firstName: true } as const;
  const { firstName } = await tx.db.findOneOrFail(UserEntity, { where: { id: accountId }, select });
  known.set(accountId, firstName);
  return firstName;
}
