import type { RequestContext } from '../../platform/context.js';
import { UserEntity } from './user.entity.js';

/**
 * Makes others who lock this account wait until the transaction ends; false where the account does not exist. Rows that
 * only refer to it, like a new crop, do not wait.
 */
export async function lockUser(ctx: RequestContext, id: string): Promise<boolean> {
  const user = await ctx.db
    .createQueryBuilder(UserEntity, 'user')
    .select('user.id')
    .where('user.id = :id', { id })
    .setLock('for_no_key_update')
    .getOne();
  return user !== null;
}
