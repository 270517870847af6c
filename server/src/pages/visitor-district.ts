import type { Request } from 'express';
import { PLACED_PAGES, pageNameOf } from './client-pages.js';

/** "Hisar, Haryana", as the browser program writes it. Other values are ignored. */
const PLACE = /^[A-Z][A-Za-z .&()-]{1,40}, [A-Z][A-Za-z &]{1,40}$/;

/**
 * The district that a visitor chose on this device, or has their farm in, from its cookie; '' where there is none. Undefined for
 * a page that is the same in every district.
 */
export function visitorDistrictOf({ path, headers }: Pick<Request, 'path' | 'headers'>): string | undefined {
  if (!PLACED_PAGES.has(pageNameOf(path))) return undefined;
  const sent = /(?:^|;\s*)own=([\w%.,()&-]+)/.exec(headers.cookie ?? '')?.[1] ?? '';
  try {
    const place = decodeURIComponent(sent);
    return PLACE.test(place) ? place : '';
  } catch (error) {
    // A malformed escape: made up, like any other text that is no district.
    if (error instanceof URIError) return '';
    throw error;
  }
}
