import { Router } from 'express';
import { findDisputeImage } from '../modules/deals/deal.service.js';
import type { MediaStore } from '../modules/media/media.store.js';
import { mediaFile } from '../modules/media/media-file.js';
import { AppError } from '../platform/errors/app-error.js';
import { refuseBadToken } from '../platform/http/authenticate.js';
import type { RateLimits } from '../platform/http/rate-limits.js';
import type { RequestContexts } from '../platform/http/request-context.js';
import { limitRequests } from '../platform/http/request-limits.js';
import { nameOperation } from './router.js';
import { PICTURE_HEADERS, sendPicture } from './send-picture.js';

const PATH = '/deals/:id/pictures/:pictureId';

/** Kept by the reader's browser alone, and not for long: who signs out on a shared phone takes it along. */
const HEADERS: Readonly<Record<string, string>> = {
  ...PICTURE_HEADERS,
  'Cache-Control': 'private, max-age=300',
  'Cross-Origin-Resource-Policy': 'same-origin',
  Vary: 'Authorization',
};

const notFound = () => new AppError('NOT_FOUND', 'Picture not found.');

export interface DealPicturesDependencies {
  readonly media: MediaStore;
  readonly contexts: RequestContexts;
  readonly limits: RateLimits;
}

/**
 * `GET /deals/{id}/pictures/{pictureId}`: a picture of a dispute as WebP, for the two sides of the deal; for everybody else
 * it is not there. `?width=320` gives the narrowest file that is at least so wide. It is no contract of `contracts/`, whose
 * answers are JSON: who finds a picture in a deal finds its path there.
 */
export function dealPicturesRouter({ media, contexts, limits }: DealPicturesDependencies): Router {
  const router = Router({ caseSensitive: true });
  router.get(PATH, nameOperation(`GET ${PATH}`), limitRequests(contexts, limits), async (request, response) => {
    const ctx = await contexts.of(request);
    refuseBadToken(ctx);
    const { id = '', pictureId = '' } = request.params;
    const image = await findDisputeImage(ctx, String(id), String(pictureId));
    const wanted = Number(request.query.width ?? Number.POSITIVE_INFINITY);
    const variant = image?.variants.find(({ width }) => width >= wanted) ?? image?.variants.at(-1);
    const found = image && variant && (await media.open(mediaFile(image.key, variant.width)));
    if (!found) throw notFound();
    await sendPicture(response, found, HEADERS);
  });
  return router;
}
