import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { S3Settings } from '../../platform/config.js';
import { AppError } from '../../platform/errors/app-error.js';
import {
  MediaSettingsError,
  type MediaStore,
  type OpenedMedia,
  type QuarantinedMedia,
  type StoredMedia,
} from './media.store.js';
import { isDay, isMediaFile } from './media-file.js';
import { OWNER_MARK, ownerMark, readOwnerMark } from './owner-mark.js';

const QUARANTINE = 'quarantine/';
/** The pause after a failure: a request that waits for a dead store holds a connection of ours. */
const REST_MS = 3_000;
const RETRY_SECONDS = 10;
/** What only another setting mends. */
const SETTINGS = new Set([
  'NoSuchBucket',
  'AccessDenied',
  'Forbidden',
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'PermanentRedirect',
  'AuthorizationHeaderMalformed',
  'CredentialsProviderError',
]);

const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket';

const unavailable = (cause?: unknown) =>
  new AppError('UNAVAILABLE', 'Pictures cannot be reached right now. Please try again in a moment.', {
    cause,
    retryAfterSeconds: RETRY_SECONDS,
  });

/**
 * Pictures in a bucket of an S3-compatible store. An object is there whole or not at all; what is put aside has the prefix
 * `quarantine/`, and is copied before it is removed, so that it may be in both places and is never in none.
 */
export class S3MediaStore implements MediaStore {
  readonly place: string;
  readonly #client: S3Client;
  readonly #bucket: string;
  #restsUntil = 0;

  constructor({ bucket, endpoint, region, credentials }: S3Settings) {
    this.#bucket = bucket;
    this.place = `the bucket ${bucket}${endpoint === undefined ? '' : ` of ${endpoint}`}`;
    this.#client = new S3Client({
      region,
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      ...(credentials ? { credentials } : {}),
      maxAttempts: 2,
      // Stores other than Amazon's know no checksums behind the body.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: 2_000,
        requestTimeout: 5_000,
        throwOnRequestTimeout: true,
        // A slow reader of ours also keeps this socket silent.
        socketTimeout: 60_000,
      },
    });
  }

  pathOf(file: string): string {
    return `s3://${this.#bucket}/${file}`;
  }

  async put(file: string, bytes: Buffer): Promise<void> {
    await this.#put(this.#key(file), bytes, 'image/webp');
  }

  async open(file: string): Promise<OpenedMedia | undefined> {
    return this.#open(this.#key(file));
  }

  async sizeOf(file: string): Promise<number | undefined> {
    const command = new HeadObjectCommand({ Bucket: this.#bucket, Key: this.#key(file) });
    const found = await this.#unlessMissing(() => this.#client.send(command));
    return found?.ContentLength;
  }

  async remove(file: string): Promise<void> {
    await this.#remove(this.#key(file));
  }

  async *list(): AsyncGenerator<StoredMedia> {
    for await (const { key, storedAt } of this.#list({ Delimiter: '/' })) {
      if (isMediaFile(key)) yield { file: key, storedAt };
    }
  }

  async putAside(file: string, day: string): Promise<void> {
    await this.#move(this.#key(file), this.#asideKey({ file, day }));
  }

  async *listAside(): AsyncGenerator<QuarantinedMedia> {
    for await (const { key } of this.#list({ Prefix: QUARANTINE })) {
      const [, day = '', file = ''] = key.split('/');
      if (isDay(day) && isMediaFile(file)) yield { file, day };
    }
  }

  async openAside(aside: QuarantinedMedia): Promise<OpenedMedia | undefined> {
    return this.#open(this.#asideKey(aside));
  }

  async bringBack(aside: QuarantinedMedia): Promise<void> {
    await this.#move(this.#asideKey(aside), this.#key(aside.file));
  }

  async forget(aside: QuarantinedMedia): Promise<void> {
    await this.#remove(this.#asideKey(aside));
  }

  async owner(): Promise<string | undefined> {
    try {
      const mark = await this.#open(OWNER_MARK);
      return mark && readOwnerMark(await mark.stream.toArray().then((parts) => parts.join('')), this.place);
    } catch (error) {
      const { name } = Object(error instanceof AppError ? error.cause : error) as { name?: string };
      if (name === undefined || !SETTINGS.has(name)) throw error;
      throw new MediaSettingsError(
        `${this.place} cannot be used (${name}): look at S3_BUCKET, S3_ENDPOINT, S3_REGION and the keys.`,
        error,
      );
    }
  }

  async setOwner(identity: string): Promise<void> {
    await this.#put(OWNER_MARK, Buffer.from(ownerMark(identity)), 'text/plain; charset=utf-8');
  }

  /** What a call to the store gives. Throws UNAVAILABLE where it fails, and for a while after that without asking. */
  async #ask<T>(call: () => Promise<T>): Promise<T> {
    if (performance.now() < this.#restsUntil) throw unavailable();
    try {
      return await call();
    } catch (error) {
      if (isMissing(error)) throw error;
      this.#restsUntil = performance.now() + REST_MS;
      throw unavailable(error);
    }
  }

  async #unlessMissing<T>(call: () => Promise<T>): Promise<T | undefined> {
    try {
      return await this.#ask(call);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async #put(key: string, bytes: Buffer, type: string): Promise<void> {
    await this.#ask(() =>
      this.#client.send(
        new PutObjectCommand({
          Bucket: this.#bucket,
          Key: key,
          Body: bytes,
          ContentType: type,
          CacheControl: 'public, max-age=31536000, immutable',
        }),
      ),
    );
  }

  async #open(key: string): Promise<OpenedMedia | undefined> {
    const command = new GetObjectCommand({ Bucket: this.#bucket, Key: key });
    const found = await this.#unlessMissing(() => this.#client.send(command));
    if (!(found?.Body instanceof Readable)) return undefined;
    return { stream: found.Body, size: found.ContentLength ?? 0 };
  }

  async #remove(key: string): Promise<void> {
    await this.#ask(() => this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key })));
  }

  async #move(from: string, to: string): Promise<void> {
    const copy = new CopyObjectCommand({ Bucket: this.#bucket, Key: to, CopySource: `${this.#bucket}/${from}` });
    const copied = await this.#unlessMissing(() => this.#client.send(copy));
    if (copied) await this.#remove(from);
  }

  async *#list(what: { Prefix?: string; Delimiter?: string }): AsyncGenerator<{ key: string; storedAt: Date }> {
    let last: string | undefined;
    for (;;) {
      const command = new ListObjectsV2Command({
        Bucket: this.#bucket,
        ...what,
        ...(last ? { StartAfter: last } : {}),
      });
      const page = await this.#ask(() => this.#client.send(command));
      for (const { Key, LastModified } of page.Contents ?? []) {
        last = Key;
        if (Key !== undefined && LastModified !== undefined) yield { key: Key, storedAt: LastModified };
      }
      if (!page.IsTruncated || !page.Contents?.length) return;
    }
  }

  #key(file: string): string {
    if (!isMediaFile(file)) throw new Error('Not the name of a picture.');
    return file;
  }

  #asideKey({ file, day }: QuarantinedMedia): string {
    if (!isMediaFile(file) || !isDay(day)) throw new Error('Not the name of a picture.');
    return `${QUARANTINE}${day}/${file}`;
  }
}
