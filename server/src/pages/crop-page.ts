import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { type CropOffer, previewCrop } from '../modules/crops/crop-preview.js';
import { PREVIEW } from '../modules/media/image-pipeline.js';
import { comparePrice } from '../modules/prices/compare-price.js';
import type { PriceComparison } from '../modules/prices/price-comparison.types.js';
import { priceWords } from '../modules/prices/price-words.js';
import { stripText } from '../modules/prices/strip-picture.js';
import { stripPlaces } from '../modules/prices/strip-places.rules.js';
import type { RequestContexts } from '../platform/http/request-context.js';
import { isId } from '../platform/ids.js';
import type { Logger } from '../platform/logger.js';
import type { Language } from '../platform/messages.js';
import type { PageAnswer } from '../platform/pages/client-files.js';
import { inLanguage } from '../platform/pages/page-document.js';
import { languageOfPage } from '../platform/pages/page-language.js';
import type { PageShells } from '../platform/pages/page-shells.js';
import type { RenderedPages } from '../platform/pages/rendered-pages.js';
import { breadcrumbs } from './breadcrumbs.js';

/** As long a preview is given out without asking again: a link in a group of a thousand is opened by all at once. */
const KEPT_MS = 5_000;
const MOST_KEPT = 500;

const NOT_THERE = { unknown: 404, removed: 410 } as const;

export interface CropPageOptions {
  readonly contexts: RequestContexts;
  readonly rendered: RenderedPages;
  readonly shells: PageShells;
  /** What the site is called. */
  readonly brand: string;
  /** Where people reach us. */
  readonly publicUrl: string;
  readonly log: Logger;
}

/** A crop as its link shows it, and its price beside the mandis. */
interface Shared {
  readonly preview: Awaited<ReturnType<typeof previewCrop>>;
  readonly comparison: PriceComparison | null;
}

interface Around {
  readonly brand: string;
  readonly description: string;
  /** Address of a picture, whole. */
  readonly picture: string | undefined;
  readonly address: URL;
  readonly language: Language;
}

/** A crop for search engines: schema.org's Product with its Offer, and the way to it. */
function product(
  { name, rupees, unit }: CropOffer,
  { brand, description, picture, address, language }: Around,
): object[] {
  const crop = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    image: picture,
    offers: {
      '@type': 'Offer',
      url: inLanguage(address, language),
      availability: 'https://schema.org/InStock',
      price: rupees,
      priceCurrency: 'INR',
      priceSpecification: { '@type': 'UnitPriceSpecification', price: rupees, priceCurrency: 'INR', unitText: unit },
    },
  };
  return [crop, breadcrumbs('marketplace', { brand, address, name, language })];
}

/**
 * A crop's page as a guest sees it. Its head has name, price, place and picture for link previews, which run no scripts; the shell
 * has the same head. Answers 404 if there never was such a crop, 410 if it was removed: search engines then forget it.
 */
export function cropPage({ contexts, rendered, shells, brand, publicUrl, log }: CropPageOptions): PageAnswer {
  const previews = new LRUCache<string, Shared, Request>({
    max: MOST_KEPT,
    ttl: KEPT_MS,
    fetchMethod: async (key, _stale, { context: request }) => {
      const ctx = contexts.guest(languageOfPage(request));
      const preview = await previewCrop(ctx, key.slice('en '.length));
      const offer = typeof preview === 'string' ? null : preview.offer;
      return { preview, comparison: offer && (await comparePrice(ctx, offer.listing, offer.rupees)) };
    },
  });
  return async (request, response) => {
    const sendNone = async (status: number) => {
      await shells.send(request, response, status);
      return true;
    };
    const id = String(request.params.id);
    if (!isId(id)) return sendNone(NOT_THERE.unknown);
    const language = languageOfPage(request);
    const found = await previews.fetch(`${language} ${id}`, { context: request }).catch((error: unknown) => {
      log.warn({ err: error }, 'the head of a crop could not be read');
      return undefined;
    });
    if (!found) {
      await rendered.answer(request, response);
      return true;
    }
    if (typeof found.preview === 'string') return sendNone(NOT_THERE[found.preview]);
    const { title, image: shown, offer } = found.preview;
    const { comparison } = found;
    const words = comparison ? [priceWords(comparison, language)] : [];
    const strip = comparison ? `?strip=${stripText(stripPlaces(comparison, comparison.price))}` : '';
    const description = [found.preview.description, ...words].join(' · ');
    const onHost = (path: string) => new URL(path, publicUrl).href;
    const image = shown ? { ...PREVIEW, url: onHost(`${shown.previewPath}${strip}`), alt: shown.alt } : undefined;
    const picture = shown ? onHost(shown.url) : undefined;
    const address = new URL(request.path, publicUrl);
    const about = offer ? product(offer, { brand, description, picture, address, language }) : undefined;
    await rendered.answer(request, response, { title, description, image, about });
    return true;
  };
}
