import { IsNull } from 'typeorm';
import type { RequestContext } from '../../platform/context.js';
import type { PersonVerified } from '../users/user.events.js';
import { CropEntity } from './crop.entity.js';

/** The listings of a farmer carry the mark that the farmer has, also those that were made before. */
export async function markVerified(tx: RequestContext, { user }: PersonVerified): Promise<void> {
  const { id: farmerId, verified } = user;
  await tx.db.update(CropEntity, { farmerId, deletedAt: IsNull() }, { verified });
}
