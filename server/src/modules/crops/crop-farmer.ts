import type { RequestContext } from '../../platform/context.js';
import type { UserEntity } from '../users/user.entity.js';
import { usersLoader } from '../users/user.loader.js';

/** The account that a crop belongs to; the database keeps it for as long as the crop is there. */
export async function farmerOf(ctx: RequestContext, farmerId: string): Promise<UserEntity> {
  const farmer = await usersLoader(ctx).load(farmerId);
  if (!farmer) throw new Error('A crop points at a farmer who does not exist.');
  return farmer;
}
