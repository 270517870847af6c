import { CATALOG_FILE, compileCatalog } from './compile-catalog.mjs';

/**
 * Vite plugin: serves `locales/*.json` as compiled catalogs (see compile-catalog.mjs).
 *
 * @returns {import('vite').Plugin}
 */
export function catalogPlugin() {
  return {
    name: 'annapath-catalogs',
    enforce: 'pre',
    transform(code, id) {
      return CATALOG_FILE.test(id) ? { code: JSON.stringify(compileCatalog(JSON.parse(code))), map: null } : null;
    },
  };
}
