import type { Viewer } from '../../platform/context.js';
import { AppError } from '../../platform/errors/app-error.js';
import { requireViewer } from '../auth/require-viewer.js';
import { type CropOwnership, FOR_SALE, isOwner } from '../crops/crop.policy.js';

/** Buyers bid. Throws UNAUTHENTICATED or FORBIDDEN. */
export function requireMayBid(viewer: Viewer | null): Viewer {
  const known = requireViewer(viewer);
  if (known.role !== 'buyer') throw new AppError('FORBIDDEN', 'Only buyers can place bids.');
  return known;
}

/** Nobody bids on their own crop, and nobody on what is not for sale. Throws FORBIDDEN or CONFLICT. */
export function requireBiddable(viewer: Viewer, crop: CropOwnership): void {
  if (isOwner(viewer, crop)) throw new AppError('FORBIDDEN', 'You cannot bid on your own crop.');
  if (!FOR_SALE.includes(crop.status)) throw new AppError('CONFLICT', 'This crop is no longer for sale.');
}
