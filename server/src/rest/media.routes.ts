import { type Request, Router } from 'express';
import type { OverlayOptions } from 'sharp';
import { PREVIEW } from '../modules/media/image-pipeline.js';
import { previewOf } from '../modules/media/media.service.js';
import type { MediaStore } from '../modules/media/media.store.js';
import { fileOfPreview, isPublicMediaFile } from '../modules/media/media-file.js';
import { stripIn, stripPicture } from '../modules/prices/strip-picture.js';
import { AppError } from '../platform/errors/app-error.js';
import { hasTag } from '../platform/http/known-tag.js';
import type { RateLimits } from '../platform/http/rate-limits.js';
import type { RequestContexts } from '../platform/http/request-context.js';
import { countRequest } from '../platform/http/request-limits.js';
import { PICTURE_HEADERS, sendPicture } from './send-picture.js';

/**
 * A picture is what its name says for ever, so it may be kept for a year, by a CDN too: no header may depend on a setting.
 * Pages of every origin may show it, since with a CDN (`MEDIA_URL`) our own pages are of another origin than the picture. What
 * a script reads of it is still CORS's to allow.
 */
const HEADERS: Readonly<Record<string, string>> = {
  ...PICTURE_HEADERS,
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const notFound = () => new AppError('NOT_FOUND', 'Picture not found.');

/** What is laid over a preview: the price strip that its address names, if any. */
function stripOn({ query }: Request): OverlayOptions[] {
  const strip = stripIn(query.strip);
  return strip ? [stripPicture(strip)] : [];
}

export interface MediaDependencies {
  readonly media: MediaStore;
  readonly contexts: RequestContexts;
  readonly limits: RateLimits;
}

/**
 * `GET /media/<key>-<width>.webp`, and `GET /media/preview/<key>-<width>.jpg`, the same picture as those read it who unfurl
 * links, with a price strip on it where `?strip=` says one; mounted at the root alone. Anything else below `/media` is NOT_FOUND.
 */
export function mediaRouter({ media: store, contexts, limits }: MediaDependencies): Router {
  const router = Router();
  router.get('/media/preview/*path', async (request, response) => {
    // Made when it is asked for, so it counts as a request, which a stored file does not. Without the headers of what is left: it is kept.
    await countRequest(await contexts.of(request), limits, 1);
    const file = fileOfPreview(request.path.slice('/media/'.length));
    const bytes = file !== undefined && isPublicMediaFile(file) && (await previewOf(store, file, stripOn(request)));
    if (!bytes) throw notFound();
    response.set({ ...HEADERS, 'Content-Type': PREVIEW.type }).send(bytes);
  });
  router.get('/media/*path', async (request, response) => {
    const file = request.path.slice('/media/'.length);
    const tag = `"${file}"`;
    // What is not for everybody is not there (`deal-pictures.router.ts`).
    if (!isPublicMediaFile(file)) throw notFound();
    const isUnchanged = hasTag(request, tag);
    if (request.method === 'HEAD' || isUnchanged) {
      const size = await store.sizeOf(file);
      if (size === undefined) throw notFound();
      response.set({ ...HEADERS, ETag: tag });
      if (isUnchanged) return void response.status(304).end();
      return void response.set('Content-Length', String(size)).end();
    }
    const found = await store.open(file);
    if (!found) throw notFound();
    await sendPicture(response, found, { ...HEADERS, ETag: tag });
  });
  return router;
}
