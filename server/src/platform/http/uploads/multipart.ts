import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { ContentDisposition } from '@remix-run/headers/content-disposition';
import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MaxHeaderSizeExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser';
import { AppError, badInput } from '../../errors/app-error.js';
import type { UploadLimits } from './upload-limits.js';

/** One file of a multipart body. The name is the sender's: never use it as a path (security.md U7). */
export interface UploadedFile {
  /** Name of the form field. */
  readonly field: string;
  readonly filename: string;
  /** What the sender says it is; decide by the content. */
  readonly mimetype: string;
  readonly bytes: Buffer;
}

export interface Multipart {
  /** Texts by field name, in the order in which they came: a field may come more than once. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
  readonly files: readonly UploadedFile[];
  /** SHA-256 of all parts in their order, independent of the boundary. */
  readonly digest: string;
}

const MAX_PART_HEADER = 2_048;
/** RFC 2046. */
const MAX_BOUNDARY = 70;

const isNotUtf8 = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA';

const malformed = (because: string) => badInput([], `The multipart body is malformed: ${because}`);
const noName = () => malformed('A part has no name. It needs Content-Disposition: form-data; name="…".');
const noText = () => malformed('A text is not UTF-8. A file needs a file name: filename="…".');
const tooLarge = (message: string) => new AppError('PAYLOAD_TOO_LARGE', message);
const fileTooLarge = ({ maxFileSize }: UploadLimits) =>
  tooLarge(`Please use files of at most ${Math.floor(maxFileSize / (1024 * 1024))} MB each.`);

/** The most bytes that a body within the limits can have. */
export function maxBodySize({ maxFiles, maxFileSize, maxFields, maxFieldSize }: UploadLimits): number {
  return maxFiles * (maxFileSize + MAX_PART_HEADER) + Math.min(maxFields * maxFieldSize, 1024 * 1024);
}

/** The boundary that the `Content-Type` announces. Throws BAD_USER_INPUT where there is none. */
export function boundaryOf(contentType: string | undefined): string {
  const boundary = getMultipartBoundary(contentType ?? '')?.trim();
  if (!boundary || boundary.length > MAX_BOUNDARY) {
    throw malformed('The Content-Type names no boundary, or one of more than 70 characters.');
  }
  return boundary;
}

/** The pieces as one: as they lie in memory where they lie one behind the other, which spares a copy of ten megabytes. */
function joined(pieces: readonly Uint8Array[]): Buffer {
  const [first] = pieces;
  if (first === undefined) return Buffer.alloc(0);
  let end = first.byteOffset;
  for (const { buffer, byteOffset, length } of pieces) {
    if (buffer !== first.buffer || byteOffset !== end) return Buffer.concat(pieces);
    end += length;
  }
  return Buffer.from(first.buffer, first.byteOffset, end - first.byteOffset);
}

/**
 * Reads a `multipart/form-data` body block by block, and refuses it at the first part too many, before the rest has come
 * (security.md F1–F7). The parser is a library's: it works on chunks as they arrive, so no body blocks the event loop.
 */
export class MultipartReader {
  readonly #limits: UploadLimits;
  readonly #parser: MultipartParser;
  readonly #fields = new Map<string, string[]>();
  readonly #files: UploadedFile[] = [];
  readonly #hash = createHash('sha256');
  #texts = 0;

  constructor(boundary: string, limits: UploadLimits) {
    this.#limits = limits;
    this.#parser = new MultipartParser(boundary, {
      maxHeaderSize: MAX_PART_HEADER,
      maxFileSize: limits.maxFileSize,
      // One more than may be: the part too many is named below, as a file or as a field.
      maxParts: limits.maxFiles + limits.maxFields + 1,
      maxTotalSize: maxBodySize(limits),
    });
  }

  /** Takes the next block. Throws PAYLOAD_TOO_LARGE or BAD_USER_INPUT. */
  write(block: Buffer): void {
    this.#refusing(() => {
      for (const part of this.#parser.write(block)) this.#add(part);
    });
  }

  /** The whole form. Throws BAD_USER_INPUT where its end did not come. */
  finish(): Multipart {
    this.#refusing(() => this.#parser.finish(), 'It does not end with its boundary.');
    return { fields: this.#fields, files: this.#files, digest: this.#hash.digest('hex') };
  }

  #refusing(read: () => void, because = 'It does not begin with its boundary, or goes on after its end.'): void {
    try {
      read();
    } catch (error) {
      if (error instanceof MaxFileSizeExceededError) throw fileTooLarge(this.#limits);
      if (error instanceof MaxHeaderSizeExceededError) throw malformed('The headers of a part are too long.');
      if (isNotUtf8(error)) throw malformed('The headers of a part are not UTF-8.');
      if (error instanceof MultipartParseError) throw malformed(because);
      throw error;
    }
  }

  #add(part: MultipartPart): void {
    // RFC 7578 forbids `filename*`; .NET sends it beside `filename`, others in its place. What a file is called is used nowhere.
    const {
      name: field,
      filenameSplat,
      filename = filenameSplat,
    } = ContentDisposition.from(part.headers['content-disposition'] ?? null);
    if (field === undefined) throw noName();
    // With its length in front, so that no part reads like two.
    this.#hash.update(JSON.stringify([field, filename ?? null, part.mediaType ?? null, part.size]));
    for (const piece of part.content) this.#hash.update(piece);
    if (filename === undefined) this.#addText(field, part);
    else this.#addFile(field, filename, part);
  }

  #addText(field: string, part: MultipartPart): void {
    this.#texts += 1;
    if (this.#texts > this.#limits.maxFields) throw tooLarge('The form has too many fields.');
    const bytes = joined(part.content);
    if (!isUtf8(bytes)) throw noText();
    if (bytes.length > this.#limits.maxFieldSize) throw tooLarge('A field of the form is too long.');
    this.#fields.set(field, [...(this.#fields.get(field) ?? []), bytes.toString()]);
  }

  #addFile(field: string, filename: string, part: MultipartPart): void {
    if (this.#files.length >= this.#limits.maxFiles) {
      throw tooLarge(`Please add at most ${this.#limits.maxFiles} files.`);
    }
    this.#files.push({ field, filename, mimetype: part.mediaType ?? '', bytes: joined(part.content) });
  }
}
