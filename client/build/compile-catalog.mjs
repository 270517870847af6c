import { compileMessage } from '@lingui/message-utils/compileMessage';

/**
 * Turns a message catalog (id → ICU text) into what Lingui runs: an array of tokens for each text. A bare string would
 * count as uncompiled, and Lingui would warn about every one.
 *
 * Used by the Vite plugin and by Jest's transformer, so that the ICU parser (7 kB) stays out of the bundle
 * and tests run exactly what the browser runs.
 *
 * @param {Record<string, string>} catalog
 * @returns {Record<string, unknown>}
 */
export function compileCatalog(catalog) {
  return Object.fromEntries(Object.entries(catalog).map(([id, message]) => [id, compileMessage(message)]));
}

/** Which files are catalogs: `locales/en.json`, `locales/hi.json` of any folder. */
export const CATALOG_FILE = /[\\/]locales[\\/](en|hi)\.json$/;
