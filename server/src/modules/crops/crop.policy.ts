import type { Viewer } from '../../platform/context.js';
import { AppError } from '../../platform/errors/app-error.js';
import { requireViewer } from '../users/require-viewer.js';
import type { CropStatus } from './crop.types.js';

/** The one answer for a crop that is not there, never was, or was removed (spec §8; the wording is the specification's). */
export const cropNotFound = () => new AppError('NOT_FOUND', 'Crop not found.');

/** What the policies look at; every crop row has it. */
export interface CropOwnership {
  readonly farmerId: string;
  readonly status: CropStatus;
  readonly deletedAt: Date | null;
}

/** Statuses that the marketplace shows and that take bids. */
export const FOR_SALE: readonly CropStatus[] = ['active', 'pending'];

/** Farmers list crops. Throws UNAUTHENTICATED or FORBIDDEN. */
export function requireMayList(viewer: Viewer | null): Viewer {
  const known = requireViewer(viewer);
  if (known.role !== 'farmer') throw new AppError('FORBIDDEN', 'Only farmers can list crops.');
  return known;
}

/** Only its farmer removes a crop; that it exists is no secret, so this is FORBIDDEN and not NOT_FOUND. */
export function requireOwner(viewer: Viewer, crop: CropOwnership): void {
  if (!isOwner(viewer, crop)) throw new AppError('FORBIDDEN', 'Only the farmer who listed this crop can delete it.');
}

/** Only its farmer changes a listing; a draft is visible to its farmer only. Throws FORBIDDEN or NOT_FOUND. */
export function requireMayEdit(viewer: Viewer, crop: CropOwnership): void {
  if (isOwner(viewer, crop)) return;
  if (!maySee(viewer, crop)) throw cropNotFound();
  throw new AppError('FORBIDDEN', 'Only the farmer who listed this crop can change it.');
}

/** Whether the viewer listed the crop: the owner alone sees the reserve price and unpublished crops. */
export function isOwner(viewer: Viewer | null, crop: Pick<CropOwnership, 'farmerId'>): boolean {
  return viewer !== null && viewer.id === crop.farmerId;
}

/** Whether a crop's page may be opened: never for removed crops, for drafts only by their farmer. */
export function maySee(viewer: Viewer | null, crop: CropOwnership): boolean {
  if (crop.deletedAt) return false;
  return crop.status !== 'draft' || isOwner(viewer, crop);
}
