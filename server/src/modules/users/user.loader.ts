import DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { RequestContext } from '../../platform/context.js';
import { UserEntity } from './user.entity.js';

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
