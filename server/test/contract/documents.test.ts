import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Code and documents name statements, settled readings, threats, decisions and sections of the specification by a code.
 * Every such code has to lead a reader to a place in docs/.
 */
const root = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDERS = ['server/src', 'server/test', 'client/src', 'client/scripts', 'e2e', 'scripts', 'bench', 'docs'];
const SKIPPED = new Set(['node_modules', 'dist', 'generated']);
/** A file, or a folder in a folder; not an example such as `x.entity.ts`. */
const PATH = /`(?!x\.)((?:[\w.@-]+\/)+|(?:[\w.@-]+\/)*[\w.@-]+\.(?:ts|tsx|mjs|md|json|graphql|html|yml))`/g;
const READ = new Set(['.ts', '.tsx', '.mjs', '.md', '.css', '.graphql', '.yml']);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return READ.has(extname(entry.name)) ? [path] : [];
  });
}

const topLevel = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isFile() && READ.has(extname(entry.name)))
  .map((entry) => join(root, entry.name));
const files = [...topLevel, ...FOLDERS.flatMap((folder) => filesBelow(join(root, folder)))]
  .filter((path) => !path.endsWith('documents.test.ts'))
  .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }));
const document = (name: string) => readFileSync(join(root, 'docs', name), 'utf8');
const first = (matches: Iterable<RegExpMatchArray>) => new Set([...matches].map((match) => match[1]));

const rowsOf = (name: string) => first(document(name).matchAll(/^\| ([A-Z]+-?\d+) \|/gm));
const headingsOf = (name: string) => [...document(name).matchAll(/^#{2,3} (.+)$/gm)].map((match) => match[1] ?? '');

/** Every mention of `pattern` (its first group is the code) in every file, as "file: code". */
function mentions(pattern: RegExp): { readonly at: string; readonly code: string }[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map((match) => ({ at: `${path}: ${match[0]}`, code: match[1] ?? '' })),
  );
}

describe('every code in the house leads to a place in docs/', () => {
  test('statements and settled readings (requirements.md)', () => {
    const known = rowsOf('requirements.md');
    const found = mentions(/\b(AC-\d{3}|X-\d{2})\b/g);

    expect(known.size).toBeGreaterThan(400);
    expect(found.length).toBeGreaterThan(500);
    expect(found.filter(({ code }) => !known.has(code)).map(({ at }) => at)).toEqual([]);
  });

  test('a code stands for one thing', () => {
    const codes = ['requirements.md', 'security.md'].flatMap((name) =>
      [...document(name).matchAll(/^\| ([A-Z]+-?\d+) \|/gm)].map((match) => `${name}: ${match[1]}`),
    );
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  });

  test('threats (security.md)', () => {
    const known = rowsOf('security.md');
    const found = mentions(/security\.md ([A-Z]\d{1,2}(?:(?:, | and | to |–)[A-Z]\d{1,2})*)/g).flatMap(({ at, code }) =>
      [...code.matchAll(/[A-Z]\d{1,2}/g)].map((match) => ({ at, code: match[0] })),
    );

    expect(known.size).toBeGreaterThan(100);
    expect(found.length).toBeGreaterThan(50);
    expect(found.filter(({ code }) => !known.has(code)).map(({ at }) => at)).toEqual([]);
  });

  test('decisions (decisions.md)', () => {
    const known = headingsOf('decisions.md');
    const found = mentions(/decisions\.md "([^"]+)"/g);

    expect(found.length).toBeGreaterThan(2);
    expect(found.filter(({ code }) => !known.some((title) => title.startsWith(code))).map(({ at }) => at)).toEqual([]);
  });

  test('a decision has at most eight lines, and its title stands in the index', () => {
    const text = document('decisions.md').replace(/\n {2}/g, ' ');
    const decisions = text
      .replace(/^## .*/gm, '')
      .split(/^### /m)
      .slice(1);
    const index = text.slice(0, text.indexOf('### '));

    expect(decisions.length).toBeGreaterThan(80);
    const titleOf = (decision: string) => decision.slice(0, decision.indexOf(' · '));
    expect(decisions.map(titleOf).filter((title) => !index.includes(title))).toEqual([]);
    expect(decisions.filter((decision) => decision.trim().split('\n').length > 1 + 8).map(titleOf)).toEqual([]);
  });

  test('sections of the specification', () => {
    const known = first(document('specification.md').matchAll(/^## (\d+)\./gm));
    const found = mentions(/\bspec(?:ification)? §(\d+)/gi);

    expect(found.length).toBeGreaterThan(50);
    expect(found.filter(({ code }) => !known.has(code)).map(({ at }) => at)).toEqual([]);
  });

  test.each([
    ['ARCHITECTURE.md', ['server/src']],
    ['CONTRIBUTING.md', ['server/src', 'client/src']],
    ['README.md', []],
  ])('paths that %s names exist', (name, starts) => {
    let before = '';
    const lost = [...readFileSync(join(root, name), 'utf8').matchAll(PATH)].flatMap(([, path = '']) => {
      // A bare name lies beside the path before it; elsewhere than on the map it is an example.
      if (!path.includes('/') && name !== 'ARCHITECTURE.md') return [];
      if (/^[\w.]+\/$/.test(path)) return [];
      const found = ['', ...starts, dirname(before)].map((start) => join(start, path));
      const there = found.find((at) => existsSync(join(root, at)));
      before = there ?? before;
      return there ? [] : [path];
    });
    expect(lost).toEqual([]);
  });

  test('documents that are named exist', () => {
    // "x.md:2" is a line of a file that a test has made.
    const known = new Set(files.map(({ path }) => path.split('/').at(-1)));
    const found = mentions(/(?<![\w/-])([\w-]+\.md)\b(?!:\d)/g);

    expect(found.filter(({ code }) => !known.has(code)).map(({ at }) => at)).toEqual([]);
  });
});
