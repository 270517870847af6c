import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, lstat, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { AppError } from '../../platform/errors/app-error.js';
import type { MediaStore, OpenedMedia, QuarantinedMedia, StoredMedia } from './media.store.js';
import { isDay, isMediaFile } from './media-file.js';
import { OWNER_MARK, ownerMark, readOwnerMark } from './owner-mark.js';

const INCOMING = 'incoming';
const QUARANTINE = 'quarantine';
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

/** What the work gives, or `otherwise` where there is no such file: it never existed, or was removed meanwhile. */
async function unlessMissing<T>(work: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return otherwise;
    throw error;
  }
}

/**
 * Pictures in a local folder. A file is written beside its place, flushed, and renamed into it, so that a name always
 * stands for a whole picture, also after the power failed (security.md U11).
 */
export class LocalMediaStore implements MediaStore {
  readonly place: string;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.place = `the folder ${resolve(folder)}`;
  }

  pathOf(file: string): string {
    return resolve(this.#path(file));
  }

  async put(file: string, bytes: Buffer): Promise<void> {
    await this.#write(this.#path(file), bytes);
  }

  async open(file: string): Promise<OpenedMedia | undefined> {
    return this.#open(this.#path(file));
  }

  async sizeOf(file: string): Promise<number | undefined> {
    const found = await unlessMissing(lstat(this.#path(file)), undefined);
    return found?.isFile() ? found.size : undefined;
  }

  async remove(file: string): Promise<void> {
    await rm(this.#path(file), { force: true });
  }

  async *list(): AsyncGenerator<StoredMedia> {
    for (const folder of [this.#folder, join(this.#folder, INCOMING)]) {
      for (const name of await unlessMissing(readdir(folder), [])) {
        const found = await unlessMissing(lstat(join(folder, name)), undefined);
        if (!found?.isFile()) continue;
        if (folder !== this.#folder) yield { file: `${INCOMING}/${name}`, storedAt: found.mtime };
        else if (isMediaFile(name)) yield { file: name, storedAt: found.mtime };
      }
    }
  }

  async putAside(file: string, day: string): Promise<void> {
    const aside = this.#asidePath({ file, day });
    await mkdir(join(this.#folder, QUARANTINE, day), { recursive: true });
    await unlessMissing(rename(this.#path(file), aside), undefined);
  }

  async *listAside(): AsyncGenerator<QuarantinedMedia> {
    const root = join(this.#folder, QUARANTINE);
    for (const day of (await unlessMissing(readdir(root), [])).filter(isDay)) {
      for (const file of (await unlessMissing(readdir(join(root, day)), [])).filter(isMediaFile)) yield { file, day };
    }
  }

  async openAside(aside: QuarantinedMedia): Promise<OpenedMedia | undefined> {
    return this.#open(this.#asidePath(aside));
  }

  async bringBack(aside: QuarantinedMedia): Promise<void> {
    await unlessMissing(rename(this.#asidePath(aside), this.#path(aside.file)), undefined);
  }

  async forget(aside: QuarantinedMedia): Promise<void> {
    await rm(this.#asidePath(aside), { force: true });
  }

  async owner(): Promise<string | undefined> {
    const text = await unlessMissing(readFile(join(this.#folder, OWNER_MARK), 'utf8'), undefined);
    return text === undefined ? undefined : readOwnerMark(text, this.place);
  }

  async setOwner(identity: string): Promise<void> {
    await this.#write(join(this.#folder, OWNER_MARK), Buffer.from(ownerMark(identity)));
  }

  async #open(path: string): Promise<OpenedMedia | undefined> {
    try {
      // O_NOFOLLOW: a link in the folder leads nowhere (security.md U8).
      const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
      return { stream: handle.createReadStream(), size: (await handle.stat()).size };
    } catch (error) {
      if (['ENOENT', 'ELOOP'].includes(codeOf(error))) return undefined;
      throw error;
    }
  }

  async #write(target: string, bytes: Buffer): Promise<void> {
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

  #path(file: string): string {
    if (!isMediaFile(file) && !file.startsWith(`${INCOMING}/`)) throw new Error('Not the name of a picture.');
    return join(this.#folder, file);
  }

  #asidePath({ file, day }: QuarantinedMedia): string {
    if (!isMediaFile(file) || !isDay(day)) throw new Error('Not the name of a picture.');
    return join(this.#folder, QUARANTINE, day, file);
  }
}
