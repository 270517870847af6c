import type { RequestContext } from '../../platform/context.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';
import { publish } from '../../platform/events.js';
import { normaliseEmail } from './email.rules.js';
import { UserEntity } from './user.entity.js';
import { PersonVerified } from './user.events.js';
import type { VerifiedBy } from './user.types.js';
import { lockUser, userRow } from './user-rows.js';

/**
 * Stores that a person was verified now, and by what; null takes the mark away. For the operator's command: it
 * does not authenticate. Throws NOT_FOUND for an unknown e-mail address.
 */
export async function verifyPerson(ctx: RequestContext, email: string, by: VerifiedBy | null): Promise<UserEntity> {
  const found = await ctx.db.findOneBy(UserEntity, { email: normaliseEmail(email) });
  if (!found) throw new AppError('NOT_FOUND', 'Nobody has signed up with this e-mail address.');
  const { id } = found;
  const verify = async (tx: RequestContext) => {
    await lockUser(tx, id);
    const verified = by !== null;
    await tx.db.update(UserEntity, { id }, { verified, verifiedBy: by, verifiedAt: verified ? tx.clock.now() : null });
    const user = await tx.db.findOneByOrFail(UserEntity, { id });
    await publish(tx, new PersonVerified(user));
    return user;
  };
  return inTransaction(ctx, verify, { row: userRow(id) });
}
