import type { Readable } from 'node:stream';

/** Thrown where no second try mends it: the place does not exist, or refuses us. For the operator. */
export class MediaSettingsError extends Error {
  constructor(sentence: string, cause: unknown) {
    super(sentence, { cause });
    this.name = 'MediaSettingsError';
  }
}

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

/** A picture that was put aside: not served, and it can come back. */
export interface QuarantinedMedia {
  readonly file: string;
  /** `YYYY-MM-DD`, when it was put aside. */
  readonly day: string;
}

/**
 * Where picture files live. A file name is `<key>-<width>.webp`, and nothing else is ever asked for (`isMediaFile`).
 * Where the place cannot be reached, every method throws UNAVAILABLE.
 */
export interface MediaStore {
  /** The place in words for people: a folder or a bucket. */
  readonly place: string;
  /** Where a file lies, for the operator: a path, or the address of an object. */
  pathOf(file: string): string;
  /** Returns once the file is durable under its name. Throws UNAVAILABLE where there is no room for it. */
  put(file: string, bytes: Buffer): Promise<void>;
  /** Undefined where there is no such file. */
  open(file: string): Promise<OpenedMedia | undefined>;
  /** Its length in bytes; undefined where there is no such file. */
  sizeOf(file: string): Promise<number | undefined>;
  /** For files that never had a row; others are put aside. Removing what is not there is no error. */
  remove(file: string): Promise<void>;
  /** Every stored file, in no order, without those that are put aside. */
  list(): AsyncIterable<StoredMedia>;
  /** Puts a file aside. What is not there, or was put aside meanwhile, is no error; the same of the other two. */
  putAside(file: string, day: string): Promise<void>;
  /** Every file that is put aside, in no order. */
  listAside(): AsyncIterable<QuarantinedMedia>;
  /** Undefined where there is no such file; for backups alone. */
  openAside(aside: QuarantinedMedia): Promise<OpenedMedia | undefined>;
  bringBack(aside: QuarantinedMedia): Promise<void>;
  /** Removes for good what was put aside. */
  forget(aside: QuarantinedMedia): Promise<void>;
  /**
   * Identity of the database whose pictures these are, as the place itself says; undefined where it says nothing. The first
   * thing that is asked: throws MediaSettingsError.
   */
  owner(): Promise<string | undefined>;
  /** Writes whose pictures these are, in place of what stood there. */
  setOwner(identity: string): Promise<void>;
}
