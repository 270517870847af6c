import type { Viewer } from '../../platform/context.js';
import { Role } from '../users/user.types.js';
import type { DealEntity } from './deal.entity.js';

/** Which side of a deal somebody is; null of everybody else, for whom it is not there. */
export function sideOfDeal(viewer: Viewer | null, deal: Pick<DealEntity, 'farmerId' | 'buyerId'>): Role | null {
  if (viewer?.id === deal.farmerId) return Role.FARMER;
  return viewer?.id === deal.buyerId ? Role.BUYER : null;
}
