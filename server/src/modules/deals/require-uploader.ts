import { In } from 'typeorm';
import type { RequestContext, Viewer } from '../../platform/context.js';
import { onPrimary } from '../../platform/database/primary.js';
import { AppError } from '../../platform/errors/app-error.js';
import { requireViewer } from '../users/require-viewer.js';
import { Role } from '../users/user.types.js';
import { DealEntity } from './deal.entity.js';
import { DealState } from './deal-step.types.js';

/**
 * The accounts that may upload pictures, checked before a byte is read (security.md F4): farmers, and a buyer who has a deal
 * that can be brought before the operator. Throws UNAUTHENTICATED or FORBIDDEN.
 */
export async function requireUploader(ctx: RequestContext): Promise<Viewer> {
  const viewer = requireViewer(ctx.viewer);
  if (viewer.role === Role.FARMER) return viewer;
  const state = In([DealState.WEIGHED, DealState.DISPUTED]);
  if (await onPrimary(ctx.db, (db) => db.existsBy(DealEntity, { buyerId: viewer.id, state }))) return viewer;
  throw new AppError('FORBIDDEN', 'A buyer can send pictures when a deal goes wrong, once its crop has been weighed.');
}
