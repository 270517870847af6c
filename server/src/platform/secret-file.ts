import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const BYTES = 48;

/**
 * The signing secret of a server that was started without settings: made at the first start and kept in `dataDir`,
 * readable by its owner alone, so that sessions outlive a restart (security.md A12).
 */
export async function readOrCreateSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'jwt-secret');
  await mkdir(dataDir, { recursive: true });
  try {
    // `wx`: of two that start at once, the second one reads what the first one wrote.
    await writeFile(file, randomBytes(BYTES).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}
