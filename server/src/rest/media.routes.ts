import { Router } from 'express';
import type { MediaStore } from '../modules/media/media.store.js';
import { isPublicMediaFile } from '../modules/media/media-file.js';
import { AppError } from '../platform/errors/app-error.js';
import { hasTag } from '../platform/http/known-tag.js';
import { PICTURE_HEADERS, sendPicture } from './send-picture.js';

/**
 * A picture is what its name says for ever, so it may be kept for a year.
 */
const HEADERS: Readonly<Record<string, string>> = {
  ...PICTURE_HEADERS,
  'Cache-Control': 'public, max-age=31536000, immutable',
};

const notFound = () => new AppError('NOT_FOUND', 'Picture not found.');

/**
 * Whether pages of other origins may show a picture. The header cannot name origins, and a plain `<img>` does not say
 * where it stands, so it is all or none; what a script reads of a picture is still CORS's to allow.
 */
const resourcePolicy = (corsOrigins: readonly string[]) => (corsOrigins.length > 0 ? 'cross-origin' : 'same-origin');

/**
 * `GET /media/<key>-<width>.webp`; mounted at the root alone. Anything else below `/media` is NOT_FOUND. Where there are
 * `corsOrigins`, pages of other origins may show the pictures.
 */
export function mediaRouter(store: MediaStore, corsOrigins: readonly string[]): Router {
  const router = Router();
  const headers = { ...HEADERS, 'Cross-Origin-Resource-Policy': resourcePolicy(corsOrigins) };
  router.get('/media/*path', async (request, response) => {
    const file = request.path.slice('/media/'.length);
    const tag = `"${file}"`;
    // What is not for everybody is not there (`deal-pictures.router.ts`).
    if (!isPublicMediaFile(file)) throw notFound();
    const isUnchanged = hasTag(request, tag);
    if (request.method === 'HEAD' || isUnchanged) {
      const size = await store.sizeOf(file);
      if (size === undefined) throw notFound();
      response.set({ ...headers, ETag: tag });
      if (isUnchanged) return void response.status(304).end();
      return void response.set('Content-Length', String(size)).end();
    }
    const found = await store.open(file);
    if (!found) throw notFound();
    await sendPicture(response, found, { ...headers, ETag: tag });
  });
  return router;
}
