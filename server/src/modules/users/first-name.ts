import type { RequestContext } from '../../platform/context.js';
import { UserEntity } from './user.entity.js';

const NAMES = Symbol('first names');

const namesOf = (ctx: RequestContext) => ctx.perRequest(NAMES, () => new Map<string, string>());

/** Spares `firstNameOf` the question for the rest of the request: the name was read along with something else. */
export function rememberFirstName(ctx: RequestContext, accountId: string, firstName: string): void {
  namesOf(ctx).set(accountId, firstName);
}

/**
 * What an account is called. Asked for in the transaction at hand and remembered for the request: a sweep has many
 * transactions, and a loader would go on asking in the first of them.
 */
export async function firstNameOf(tx: RequestContext, accountId: string): Promise<string> {
  const known = namesOf(tx);
  const name = known.get(accountId);
  if (name !== undefined) return name;
  const select = { id: true, firstName: true } as const;
  const { firstName } = await tx.db.findOneOrFail(UserEntity, { where: { id: accountId }, select });
  known.set(accountId, firstName);
  return firstName;
}
