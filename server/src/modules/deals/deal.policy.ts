import type { Viewer } from '../../platform/context.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Role } from '../users/user.types.js';
import type { DealEntity } from './deal.entity.js';

/** The one answer for a deal that is not there or is between others. */
export const dealNotFound = () => new AppError('NOT_FOUND', 'Deal not found.');

/** The viewer's side of a deal; null for everybody else, for whom it does not exist. */
export function sideOfDeal(viewer: Viewer | null, deal: Pick<DealEntity, 'farmerId' | 'buyerId'>): Role | null {
  if (viewer?.id === deal.farmerId) return Role.FARMER;
  return viewer?.id === deal.buyerId ? Role.BUYER : null;
}
