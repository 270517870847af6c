import type { Readable } from 'node:stream';

/** A stored picture, ready to be sent. */
export interface OpenedMedia {
  readonly stream: Readable;
  readonly size: number;
}

/** A stored picture as the sweep sees it. */
export interface StoredMedia {
  readonly file: string;
  readonly storedAt: Date;
}

/** Where picture files live. A file name is `<key>-<width>.webp`, and nothing else is ever asked for (`isMediaFile`). */
export interface MediaStore {
  /** Returns once the file is durable under its name. Throws UNAVAILABLE where there is no room for it. */
  put(file: string, bytes: Buffer): Promise<void>;
  /** Undefined where there is no such file. */
  open(file: string): Promise<OpenedMedia | undefined>;
  /** Removing what is not there is no error. */
  remove(file: string): Promise<void>;
  /** Every stored file, in no order. */
  list(): AsyncIterable<StoredMedia>;
}
