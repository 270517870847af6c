import { createHash } from 'node:crypto';

/** What stands at a path of JSON as it came; undefined where it is not there. */
export function at(json: unknown, ...path: readonly string[]): unknown {
  let found = json;
  for (const name of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = (found as Record<string, unknown>)[name];
  }
  return found;
}

export function textAt(json: unknown, ...path: readonly string[]): string | undefined {
  const found = at(json, ...path);
  return typeof found === 'string' ? found : undefined;
}

export function listAt(json: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = at(json, ...path);
  return Array.isArray(found) ? found : [];
}

/** Stands for a token in the history. */
export const fingerprint = (token: string) => createHash('sha256').update(token).digest('hex').slice(0, 12);
