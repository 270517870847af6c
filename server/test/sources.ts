import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A source file: its path from the project's folder, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** A node of a parsed source. Its shape is swc's. */
export type SourceNode = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is SourceNode => typeof value === 'object' && value !== null;

/** Every source below a folder of the project whose path is of a kind, without tests. */
export const sourcesBelow = (folder: string, kind: RegExp): Source[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => kind.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path: join(folder, path), text: readFileSync(join(root, folder, path), 'utf8') }));

/** A text of TypeScript, or TSX, as a tree. */
export const parseSource = (text: string, isTsx = false): SourceNode => ({
  ...parseSync(text, { syntax: 'typescript', tsx: isTsx, decorators: true }),
});

/** A node and all below it. */
export function nodesBelow(value: unknown): SourceNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesBelow);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesBelow)];
}
