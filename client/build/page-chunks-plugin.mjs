import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = (file) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));
const LANGUAGES = ['en', 'hi'];
/** A page of the route table, with its name, its feature and its module: `page('home', 'home', () => import('@/…'))`. */
const PAGE = /page\(\s*'([^']+)',\s*'([^']+)',.*?import\('@\/([^']+)'\)/gs;

/** `title.<name>` of app/locales by name and language. */
function titles() {
  const found = {};
  for (const language of LANGUAGES) {
    const texts = JSON.parse(readFileSync(source(`app/locales/${language}.json`), 'utf8'));
    for (const [id, text] of Object.entries(texts)) {
      if (!id.startsWith('title.')) continue;
      const name = id.slice('title.'.length);
      found[name] = { ...found[name], [language]: text };
    }
  }
  return found;
}

/**
 * Vite plugin: writes `.vite/page-chunks.json`, which says of every page by its name in routes.json and each language what has
 * to be fetched before it answers, what others need first, and `.vite/page-titles.json`, which says what each is called. The
 * server puts them into the pages that it draws, and into the shells of the others.
 *
 * @returns {import('vite').Plugin}
 */
export function pageChunksPlugin() {
  return {
    name: 'annapath-page-chunks',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const chunkOf = (file) => {
        const chunk = chunks.find(({ facadeModuleId, moduleIds }) =>
          facadeModuleId ? facadeModuleId === source(file) : moduleIds.includes(source(file)),
        );
        if (!chunk) throw new Error(`The build has no chunk for ${file}.`);
        return chunk;
      };
      const withImports = (chunk, found = new Set()) => {
        for (const imported of chunk.imports) if (!found.has(imported)) withImports(bundle[imported], found);
        return found.add(chunk.fileName);
      };
      const program = chunks.find(({ isEntry, name }) => isEntry && name === 'index');
      const pages = {};
      for (const [, name, feature, module] of readFileSync(source('app/routes.tsx'), 'utf8').matchAll(PAGE)) {
        pages[name] = {};
        for (const language of LANGUAGES) {
          const files = new Set();
          // Of a part of a feature, `prices/compare`, those of the whole too.
          const folders = feature
            .split('/')
            .map((_, index, path) => ['features', ...path.slice(0, index + 1)].join('/'));
          const texts = ['app', 'ui', ...folders].map((folder) => chunkOf(`${folder}/locales/${language}.json`));
          // The program itself starts everything: it comes last.
          const parts = [...program.imports.map((file) => bundle[file]), ...texts, chunkOf(`${module}.tsx`)];
          for (const chunk of parts) withImports(chunk, files);
          files.delete(program.fileName);
          pages[name][language] = [...files, program.fileName].map((file) => `/${file}`);
        }
      }
      this.emitFile({ type: 'asset', fileName: '.vite/page-chunks.json', source: JSON.stringify(pages, null, 2) });
      this.emitFile({ type: 'asset', fileName: '.vite/page-titles.json', source: JSON.stringify(titles(), null, 2) });
    },
  };
}
