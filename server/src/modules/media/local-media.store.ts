import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, lstat, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../platform/errors/app-error.js';
import type { MediaStore, OpenedMedia, StoredMedia } from './media.store.js';
import { isMediaFile } from './media-file.js';

const INCOMING = 'incoming';
/** No room, over quota, too large for this disk, too many open files: our trouble, and it passes. */
const OUT_OF_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EMFILE', 'ENFILE']);

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

async function flush(handle: FileHandle, bytes?: Buffer): Promise<void> {
  try {
    if (bytes) await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Pictures in a local folder. A file is written beside its place, flushed, and renamed into it, so that a name always
 * stands for a whole picture, also after the power failed (security.md U11).
 */
export class LocalMediaStore implements MediaStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(file: string, bytes: Buffer): Promise<void> {
    const target = this.#path(file);
    const incoming = join(this.#folder, INCOMING, randomUUID());
    try {
      await mkdir(join(this.#folder, INCOMING), { recursive: true });
      await flush(await open(incoming, 'wx', 0o640), bytes);
      await rename(incoming, target);
      await flush(await open(this.#folder, 'r'));
    } catch (error) {
      // In its place already, perhaps, but not known to be durable: all or nothing.
      for (const path of [incoming, target]) await rm(path, { force: true });
      if (!OUT_OF_ROOM.has(codeOf(error))) throw error;
      throw new AppError('UNAVAILABLE', 'There is no room for pictures right now. Please try again later.', {
        cause: error,
        retryAfterSeconds: 60,
      });
    }
  }

  async open(file: string): Promise<OpenedMedia | undefined> {
    try {
      // O_NOFOLLOW: a link in the folder leads nowhere (security.md U8).
      const handle = await open(this.#path(file), constants.O_RDONLY | constants.O_NOFOLLOW);
      return { stream: handle.createReadStream(), size: (await handle.stat()).size };
    } catch (error) {
      if (['ENOENT', 'ELOOP'].includes(codeOf(error))) return undefined;
      throw error;
    }
  }

  async remove(file: string): Promise<void> {
    await rm(this.#path(file), { force: true });
  }

  async *list(): AsyncGenerator<StoredMedia> {
    for (const folder of [this.#folder, join(this.#folder, INCOMING)]) {
      for (const name of await this.#names(folder)) {
        const found = await lstat(join(folder, name)).catch((error: unknown) => {
          // Someone removed it between the listing and the look.
          if (codeOf(error) === 'ENOENT') return undefined;
          throw error;
        });
        if (!found?.isFile()) continue;
        if (folder !== this.#folder) yield { file: `${INCOMING}/${name}`, storedAt: found.mtime };
        else if (isMediaFile(name)) yield { file: name, storedAt: found.mtime };
      }
    }
  }

  async #names(folder: string): Promise<string[]> {
    try {
      return await readdir(folder);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    }
  }

  #path(file: string): string {
    if (!isMediaFile(file) && !file.startsWith(`${INCOMING}/`)) throw new Error('Not the name of a picture.');
    return join(this.#folder, file);
  }
}
