import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** What was written: for the list of checksums. */
export interface WrittenFile {
  readonly sha256: string;
  readonly bytes: number;
}

/** Writes a new file with mode 600, flushes it, and returns its checksum. */
export async function writeChecked(
  path: string,
  content: Readable,
  onBytes: (bytes: number) => void = () => undefined,
): Promise<WrittenFile> {
  const hash = createHash('sha256');
  const handle = await open(path, 'wx', 0o600);
  let bytes = 0;
  try {
    for await (const chunk of content) {
      const part = chunk as Buffer;
      hash.update(part);
      await handle.writeFile(part);
      bytes += part.length;
      onBytes(part.length);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { sha256: hash.digest('hex'), bytes };
}

/** The checksum of a file that is there. */
export async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
