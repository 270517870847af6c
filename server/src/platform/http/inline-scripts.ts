import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const INLINE = /<script>([\s\S]*?)<\/script>/g;

/**
 * The scripts that stand in our own built documents, as the policy names them: by their hash, so that no other inline script
 * runs (security.md X10).
 *
 * @param folder of the built browser program; nothing where it is not built
 */
export function inlineScriptSources(folder: string): readonly string[] {
  const documents = ['index.html', 'finance.html'].map((file) => join(folder, file)).filter((file) => existsSync(file));
  const scripts = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(INLINE)].map(([, code = '']) => code),
  );
  const hashes = scripts.map((code) => createHash('sha256').update(code).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}
