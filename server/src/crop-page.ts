import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { type CropOffer, type CropPreview, previewCrop } from './modules/crops/crop-preview.js';
import type { PageAnswer } from './platform/http/client-files.js';
import type { RequestContexts } from './platform/http/request-context.js';
import { isId } from './platform/ids.js';
import type { Logger } from './platform/logger.js';
import { describedShell } from './platform/pages/page-document.js';
import { languageOfPage } from './platform/pages/page-language.js';
import type { RenderedPages } from './platform/pages/rendered-pages.js';

/** As long a preview is given out without asking again: a link in a group of a thousand is opened by all at once. */
const KEPT_MS = 5_000;
const MOST_KEPT = 500;

export interface CropPageOptions {
  readonly contexts: RequestContexts;
  readonly rendered: RenderedPages;
  /** Where people reach us. */
  readonly publicUrl: string;
  readonly log: Logger;
}

interface Around {
  readonly description: string;
  readonly image: string | undefined;
  readonly address: URL;
}

/** A crop for search engines: schema.org's Product with its Offer. */
function product({ name, rupees, unit }: CropOffer, { description, image, address }: Around): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    image,
    offers: {
      '@type': 'Offer',
      url: address.href,
      availability: 'https://schema.org/InStock',
      price: rupees,
      priceCurrency: 'INR',
      priceSpecification: { '@type': 'UnitPriceSpecification', price: rupees, priceCurrency: 'INR', unitText: unit },
    },
  };
}

/**
 * A crop's page as a guest sees it, with the crop's name, price, place and picture in its head for those who unfurl links and
 * run no scripts. Where the page cannot be drawn in time, its shell has that head; where there is no such crop, or it cannot be
 * read, the page is the bare shell.
 */
export function cropPage({ contexts, rendered, publicUrl, log }: CropPageOptions): PageAnswer {
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
    const { title, description, imageUrl, offer } = found.preview;
    const image = imageUrl === null ? undefined : new URL(imageUrl, publicUrl).href;
    const address = new URL(request.path, publicUrl);
    const about = offer ? product(offer, { description, image, address }) : undefined;
    const head = { title, description, image, about };
    if (await rendered.answer(request, response, shell, head)) return true;
    response
      .status(200)
      .set({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache', Vary: 'Accept-Language, Cookie' })
      .send(describedShell(shell, { ...head, language, address }));
    return true;
  };
}
