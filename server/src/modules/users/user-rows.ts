import DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { RequestContext } from '../../platform/context.js';
import { UserEntity } from './user.entity.js';

/** The row of an account, for who waits for it (`TransactionOptions`). */
export const userRow = (id: string): string => `user ${id}`;

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

/** Keeps the language of the sign-in: the language of mails. */
export async function rememberLanguage(ctx: RequestContext, { id, language }: UserEntity): Promise<void> {
  if (language !== ctx.language) await ctx.db.update(UserEntity, { id }, { language: ctx.language });
}

/** Stores a new hash of the same password, unless another one was stored meanwhile. */
export async function renewPasswordHash(
  ctx: RequestContext,
  { id, passwordHash: before }: Pick<UserEntity, 'id' | 'passwordHash'>,
  passwordHash: string,
): Promise<void> {
  await ctx.db.update(UserEntity, { id, passwordHash: before }, { passwordHash });
}

const USERS = Symbol('users');

/** Accounts by identifier, gathered into one SELECT for all that a request asks for; null where there is none. */
export function usersLoader(ctx: RequestContext): DataLoader<string, UserEntity | null> {
  return ctx.perRequest(
    USERS,
    () =>
      new DataLoader<string, UserEntity | null>(async (ids) => {
        const users = await ctx.db.findBy(UserEntity, { id: In([...ids]) });
        const byId = new Map(users.map((user) => [user.id, user]));
        return ids.map((id) => byId.get(id) ?? null);
      }),
  );
}
