import { compileCatalog } from './compile-catalog.mjs';

/** Jest transformer for `locales/*.json`: the same compiled catalogs that the browser gets. */
export default {
  process: (source) => ({ code: JSON.stringify(compileCatalog(JSON.parse(source))) }),
};
