import type { Viewer } from '../../platform/context.js';
import { AppError } from '../../platform/errors/app-error.js';
import { type CropOwnership, FOR_SALE, isOwner } from '../crops/crop.policy.js';
import { requireViewer } from '../users/require-viewer.js';
import { Role } from '../users/user.types.js';
import type { BidEntity } from './bid.entity.js';

/** The one answer for a bid that does not exist or is not the caller's. */
export const bidNotFound = () => new AppError('NOT_FOUND', 'Bid not found.');
/** The same for an offer. */
export const offerNotFound = () => new AppError('NOT_FOUND', 'Offer not found.');

/** Buyers bid. Throws UNAUTHENTICATED or FORBIDDEN. */
export function requireMayBid(viewer: Viewer | null): Viewer {
  const known = requireViewer(viewer);
  if (known.role !== 'buyer') throw new AppError('FORBIDDEN', 'Only buyers can place bids.');
  return known;
}

/** Refuses a bid on one's own crop. Throws FORBIDDEN. */
export function requireNotOwn(viewer: Viewer, crop: CropOwnership): void {
  if (isOwner(viewer, crop)) throw new AppError('FORBIDDEN', 'You cannot bid on your own crop.');
}

/** Nothing is bid on or sold that is not for sale. Throws CONFLICT. */
export function requireForSale(crop: Pick<CropOwnership, 'status'>): void {
  if (!FOR_SALE.includes(crop.status)) throw new AppError('CONFLICT', 'This crop is no longer for sale.');
}

/** The viewer's side of a bid; null for everybody else, who sees nothing of it. */
export function sideOf(
  viewer: Viewer,
  bid: Pick<BidEntity, 'buyerId'>,
  crop: Pick<CropOwnership, 'farmerId'>,
): Role | null {
  if (viewer.id === bid.buyerId) return Role.BUYER;
  return isOwner(viewer, crop) ? Role.FARMER : null;
}
