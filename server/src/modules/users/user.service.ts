import type { RequestContext } from '../../platform/context.js';
import { onPrimary } from '../../platform/database/primary.js';
import { isId } from '../../platform/ids.js';
import { UserEntity } from './user.entity.js';
import { usersLoader } from './user-rows.js';

/** Reads accounts. What leaves the server passes `user.presenter.ts`. */
export class UserService {
  /** The account, or null where there is none by that identifier. For many at once use `usersLoader`. */
  async findById(ctx: RequestContext, id: string): Promise<UserEntity | null> {
    return isId(id) ? usersLoader(ctx).load(id) : null;
  }

  /** The account with this address in its normalised form, or null. Sees an account that was made a moment ago. */
  async findByEmail(ctx: RequestContext, email: string): Promise<UserEntity | null> {
    return onPrimary(ctx.db, (db) => db.findOneBy(UserEntity, { email }));
  }
}
