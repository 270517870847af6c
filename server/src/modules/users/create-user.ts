import type { RequestContext } from '../../platform/context.js';
import { newId } from '../../platform/ids.js';
import { UserEntity } from './user.entity.js';
import type { Gender, Role } from './user.types.js';

/** An account to be stored. Everything is checked already: see `auth/sign-up.rules.ts`. */
export interface NewUser {
  readonly firstName: string;
  readonly lastName: string;
  /** Normalised: trimmed, NFC, lower case. */
  readonly email: string;
  readonly phone: string;
  readonly passwordHash: string;
  readonly role: Role;
  readonly gender: Gender;
}

/**
 * Stores an account, or gives null where its address has one already. Of two at the same moment exactly one is stored:
 * `ON CONFLICT DO NOTHING`, and a missing row reveals the duplicate (security.md T9).
 */
export async function createUser(ctx: RequestContext, account: NewUser): Promise<UserEntity | null> {
  // Column by column, never a spread of what was sent (security.md Z10).
  const user: UserEntity = {
    id: newId(),
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    phone: account.phone,
    passwordHash: account.passwordHash,
    role: account.role,
    gender: account.gender,
    location: null,
    verified: false,
    verifiedBy: null,
    verifiedAt: null,
    language: ctx.language,
    paymentAddress: null,
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
