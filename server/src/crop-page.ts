import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { type CropPreview, previewCrop } from './modules/crops/crop-preview.js';
import type { PageAnswer } from './platform/http/client-files.js';
import type { RequestContexts } from './platform/http/request-context.js';
import { isId } from './platform/ids.js';
import type { Logger } from './platform/logger.js';
import { describedShell } from './platform/pages/page-document.js';
import { languageOfPage } from './platform/pages/page-language.js';

/** As long a preview is given out without asking again: a link in a group of a thousand is opened by all at once. */
const KEPT_MS = 5_000;
const MOST_KEPT = 500;

export interface CropPageOptions {
  readonly contexts: RequestContexts;
  /** Where people reach us. */
  readonly publicUrl: string;
  readonly log: Logger;
}

/**
 * The shell of a crop's page with the crop's name, price, place and picture in its head, for those who unfurl links and run no
 * scripts. Where there is no such crop, or it cannot be read, the page is the bare shell.
 */
export function cropPage({ contexts, publicUrl, log }: CropPageOptions): PageAnswer {
  const previews = new LRUCache<string, { readonly preview: CropPreview | null }, Request>({
    max: MOST_KEPT,
    ttl: KEPT_MS,
    fetchMethod: async (key, _stale, { context: request }) => {
      const preview = await previewCrop(contexts.guest(languageOfPage(request)), key.slice('en '.length));
      return { preview };
    },
  });
  return async (request, response, shell) => {
    const id = String(request.params.id);
    if (!isId(id)) return false;
    const language = languageOfPage(request);
    const found = await previews.fetch(`${language} ${id}`, { context: request }).catch((error: unknown) => {
      log.warn({ err: error }, 'the head of a crop could not be read');
      return undefined;
    });
    if (!found?.preview) return false;
    const { title, description, imageUrl } = found.preview;
    const image = imageUrl === null ? undefined : new URL(imageUrl, publicUrl).href;
    const address = new URL(request.path, publicUrl);
    response
      .status(200)
      .set({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache', Vary: 'Accept-Language, Cookie' })
      .send(describedShell(shell, { title, description, image, language, address }));
    return true;
  };
}
