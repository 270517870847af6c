import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** How many rows each table has. A number is never given anew and never lost: code and commits refer to it. */
const ROWS = { F: 19, A: 25, Z: 12, G: 22, R: 8, U: 17, I: 8, X: 11, N: 8, T: 10, D: 19, P: 6, M: 12, L: 8 };

interface Row {
  readonly code: string;
  /** Threat, defence, test; finding and what follows in F. */
  readonly cells: readonly string[];
}

const rows: readonly Row[] = readFileSync(join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z]\d+ \|/.test(line))
  .map((line) => {
    const [code = '', ...cells] = line.slice(2, -2).split(' | ');
    return { code, cells };
  });
const threats = rows.filter(({ code }) => !code.startsWith('F'));

const NAMED = /`((?:server\/test|client\/src|e2e)\/[^`]*?) › ([^`]+)`/g;
const namedIn = ({ cells }: Row) =>
  [...(cells[2] ?? '').matchAll(NAMED)].map(([, path = '', title = '']) => ({ path, title }));

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** `test`, `test.describe`, `test.each(…)`: what the test functions are called with, at any depth of calls and members. */
function isTestFunction(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === 'Identifier') return ['test', 'it', 'describe'].includes(String(callee.value));
  return isTestFunction(callee.type === 'CallExpression' ? callee.callee : callee.object);
}

function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node.quasis as Node[]).map(({ cooked }) => String(cooked)).join('…');
}

/** The titles of all tests and groups below a node of the syntax tree. */
function titlesBelow(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(titlesBelow);
  if (!isNode(node)) return [];
  const below = Object.values(node).flatMap(titlesBelow);
  if (node.type !== 'CallExpression' || !isTestFunction(node.callee)) return below;
  const title = textOf((node.arguments as Node[])[0]?.expression);
  return title === undefined ? below : [title, ...below];
}

const known = new Map<string, readonly string[]>();
function titlesOf(path: string): readonly string[] {
  const read = known.get(path);
  if (read) return read;
  const source = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
  const titles = titlesBelow(parseSync(source, { syntax: 'typescript', tsx: path.endsWith('x'), decorators: true }));
  known.set(path, titles);
  return titles;
}

describe('docs/security.md', () => {
  test('has every row once, in order', () => {
    const expected = Object.entries(ROWS).flatMap(([letter, count]) =>
      Array.from({ length: count }, (_, index) => `${letter}${index + 1}`),
    );
    expect(rows.map(({ code }) => code)).toEqual(expected);
  });

  test('says of every row what the threat and the defence are', () => {
    const short = threats.filter(({ cells }) => cells.length !== 3 || cells.some((cell) => cell.trim().length < 4));
    expect(short.map(({ code }) => code)).toEqual([]);
    expect(rows.filter(({ code, cells }) => code.startsWith('F') && cells.length !== 2)).toEqual([]);
  });

  test('has for every row a test or what it waits for', () => {
    const bare = threats.filter((row) => namedIn(row).length === 0 && !/waits for: \S/.test(row.cells.join(' ')));
    expect(bare.map(({ code }) => code)).toEqual([]);
  });

  test('names files and titles that there are', () => {
    const named = threats.flatMap((row) => namedIn(row).map((name) => ({ code: row.code, ...name })));
    expect(named.length).toBeGreaterThan(150);
    const lost = named.filter(({ path, title }) => !titlesOf(path).some((one) => one.includes(title)));
    expect(lost.map(({ code, path, title }) => `${code}: ${path} › ${title}`)).toEqual([]);
    const vague = named.filter(({ title }) => title.length < 5);
    expect(vague).toEqual([]);
  });

  test('names no test in another way', () => {
    const loose = threats.filter(({ cells }) => /\.test\.tsx?`|\.spec\.ts`/.test(cells.join(' ')));
    expect(loose.map(({ code }) => code)).toEqual([]);
  });
});
