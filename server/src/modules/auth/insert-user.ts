import type { RequestContext } from '../../platform/context.js';
import { newId } from '../../platform/ids.js';
import { UserEntity } from '../users/user.entity.js';
import type { SignUp } from './sign-up.rules.js';

/**
 * Stores a checked sign-up, or gives null where the address has an account already. Of two at the same moment exactly
 * one is stored: `ON CONFLICT DO NOTHING`, and the row that does not come back tells (security.md T9).
 */
export async function insertUser(
  ctx: RequestContext,
  signUp: SignUp,
  passwordHash: string,
): Promise<UserEntity | null> {
  // Column by column, never a spread of what was sent (security.md Z10).
  const user: UserEntity = {
    id: newId(),
    firstName: signUp.firstName,
    lastName: signUp.lastName,
    email: signUp.email,
    phone: signUp.phone,
    passwordHash,
    role: signUp.role,
    gender: signUp.gender,
    location: null,
    rating: null,
    verified: false,
    createdAt: ctx.clock.now(),
  };
  const { raw } = await ctx.db
    .createQueryBuilder()
    .insert()
    .into(UserEntity)
    .values(user)
    .orIgnore()
    .returning('id')
    .execute();
  return Array.isArray(raw) && raw.length === 1 ? user : null;
}
