import { compileMessage } from '@lingui/message-utils/compileMessage';

/**
 * Turns a message catalog (id → ICU text) into what Lingui runs: plain strings stay strings,
 * texts with placeholders or plurals become token arrays.
 *
 * Used by the Vite plugin and by Jest's transformer, so that the ICU parser (7 kB) stays out of the bundle
 * and tests run exactly what the browser runs.
 *
 * @param {Record<string, string>} catalog
 * @returns {Record<string, unknown>}
 */
export function compileCatalog(catalog) {
  return Object.fromEntries(
    Object.entries(catalog).map(([id, message]) => {
      const tokens = compileMessage(message);
      return [id, tokens.length === 1 && typeof tokens[0] === 'string' ? tokens[0] : tokens];
    }),
  );
}

/** Which files are catalogs: `locales/en.json`, `locales/hi.json` of any folder. */
export const CATALOG_FILE = /[\\/]locales[\\/](en|hi)\.json$/;
