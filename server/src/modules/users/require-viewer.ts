import type { Viewer } from '../../platform/context.js';
import { AppError } from '../../platform/errors/app-error.js';

/** Narrows to a signed-in viewer; throws UNAUTHENTICATED. */
export function requireViewer(viewer: Viewer | null): Viewer {
  if (!viewer) throw new AppError('UNAUTHENTICATED', 'Please log in first.');
  return viewer;
}
