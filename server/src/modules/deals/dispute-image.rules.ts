import { AppError } from '../../platform/errors/app-error.js';

/** How many pictures each side may show in all. */
export const MAX_DISPUTE_IMAGES = 4;

/** A side has room for so many more pictures. Throws PAYLOAD_TOO_LARGE. */
export function requireRoomForImages(before: number, more: number): void {
  if (before + more <= MAX_DISPUTE_IMAGES) return;
  throw new AppError('PAYLOAD_TOO_LARGE', 'Each side can show at most 4 pictures.', {
    fields: [{ field: 'images', message: 'At most 4 pictures in all.' }],
  });
}
