// Holds every page's JavaScript against budgets.json (kB, gzip). Run after `vite build`; exit code 1 when one is too heavy.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const clientFolder = path.resolve(import.meta.dirname, '..');
const distFolder = path.join(clientFolder, 'dist');
const budgets = JSON.parse(readFileSync(path.join(clientFolder, 'budgets.json'), 'utf8'));
const manifest = JSON.parse(readFileSync(path.join(distFolder, '.vite/manifest.json'), 'utf8'));

/** Every chunk that is fetched with this one: itself and its static imports. */
function withImports(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key].imports ?? []) withImports(imported, found);
  return found;
}

const sizes = new Map();
function gzipSize(file) {
  // The packed file as the server sends it.
  if (!sizes.has(file)) sizes.set(file, statSync(path.join(distFolder, `${file}.gz`)).size / 1000);
  return sizes.get(file);
}

const pagePattern = /^src\/features\/(.+)\/pages\/(.+)\.page\.tsx$/;
const rows = Object.keys(manifest)
  .filter((key) => pagePattern.test(key))
  .map((key) => {
    const [, feature, page] = pagePattern.exec(key);
    // Hindi is the heavier of the two catalogs; a visitor loads one.
    // A part of a feature has the texts of the whole too.
    const folders = feature.split('/').map((_, index, path) => ['src/features', ...path.slice(0, index + 1)].join('/'));
    const catalogs = ['src/app', 'src/ui', ...folders].map((folder) => `${folder}/locales/hi.json`);
    const keys = ['index.html', key, ...catalogs].flatMap((start) => [...withImports(start)]);
    const files = new Set(keys.map((each) => manifest[each].file).filter((file) => file.endsWith('.js')));
    const signedIn = budgets.signedInPages.includes(page);
    return {
      page,
      firstJs: [...files].reduce((sum, file) => sum + gzipSize(file), 0),
      firstLimit: signedIn ? budgets.signedInFirstJs : budgets.publicFirstJs,
      own: gzipSize(manifest[key].file),
      ownLimit: signedIn ? budgets.signedInOwnChunk : budgets.publicOwnChunk,
    };
  })
  .sort((left, right) => right.firstJs - left.firstJs);

if (rows.length === 0) throw new Error('The manifest names no page: is the build complete?');

let failures = 0;
for (const { page, firstJs, firstLimit, own, ownLimit } of rows) {
  const tooHeavy = firstJs > firstLimit || own > ownLimit;
  if (tooHeavy) failures += 1;
  const first = `${firstJs.toFixed(1).padStart(6)} of ${firstLimit} kB`;
  const state = tooHeavy ? 'TOO HEAVY' : 'ok       ';
  process.stdout.write(`${state} ${page.padEnd(18)} first JS ${first}, own ${own.toFixed(1)} of ${ownLimit} kB\n`);
}
process.exitCode = failures > 0 ? 1 : 0;
