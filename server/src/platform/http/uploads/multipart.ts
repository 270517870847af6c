import type { IncomingMessage } from 'node:http';
import { AppError, badInput } from '../../errors/app-error.js';
import { readUploadBody } from './read-body.js';

export interface UploadLimits {
  readonly maxFiles: number;
  /** Bytes of one file. */
  readonly maxFileSize: number;
  /** Bytes of one text field. */
  readonly maxFieldSize: number;
  readonly maxFields: number;
}

/** ten pictures of 10 MB, and the texts of one listing. */
export const UPLOAD_LIMITS: UploadLimits = {
  maxFiles: 10,
  maxFileSize: 10 * 1024 * 1024,
  maxFieldSize: 16 * 1024,
  maxFields: 60,
};

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
}

const PART_OVERHEAD = 1_024;

/** The most bytes that a body within the limits can have. */
function bodyLimit({ maxFiles, maxFileSize, maxFields, maxFieldSize }: UploadLimits): number {
  return maxFiles * (maxFileSize + PART_OVERHEAD) + Math.min(maxFields * maxFieldSize, 1024 * 1024);
}

function textLength(value: string): number {
  return Buffer.byteLength(value);
}

/**
 * Reads a `multipart/form-data` request with Node's own parser, after the whole body is in memory under a cap. The usual
 * streaming parsers let one small anonymous request exhaust memory, files or the process itself (security.md F1–F7).
 * Throws UNSUPPORTED_MEDIA, PAYLOAD_TOO_LARGE, BAD_USER_INPUT or UNAVAILABLE.
 */
export async function readMultipart(
  request: IncomingMessage,
  limits: UploadLimits = UPLOAD_LIMITS,
): Promise<Multipart> {
  if (request.headers['content-encoding'] !== undefined) {
    throw new AppError('UNSUPPORTED_MEDIA', 'Send the upload without a content encoding.');
  }
  const body = await readUploadBody(request, bodyLimit(limits));
  const form = await parseForm(body, request.headers['content-type'] ?? '');
  const fields = new Map<string, string[]>();
  const files: UploadedFile[] = [];
  let texts = 0;
  for (const [field, value] of form.entries()) {
    if (typeof value === 'string') {
      texts += 1;
      if (texts > limits.maxFields) throw new AppError('PAYLOAD_TOO_LARGE', 'The form has too many fields.');
      if (textLength(value) > limits.maxFieldSize) {
        throw new AppError('PAYLOAD_TOO_LARGE', 'A field of the form is too long.');
      }
      fields.set(field, [...(fields.get(field) ?? []), value]);
    } else {
      if (files.length >= limits.maxFiles) {
        throw new AppError('PAYLOAD_TOO_LARGE', `Please add at most ${limits.maxFiles} files.`);
      }
      if (value.size > limits.maxFileSize) {
        const megabytes = Math.floor(limits.maxFileSize / (1024 * 1024));
        throw new AppError('PAYLOAD_TOO_LARGE', `Please use files of at most ${megabytes} MB each.`);
      }
      const bytes = Buffer.from(await value.arrayBuffer());
      files.push({ field, filename: value.name, mimetype: value.type, bytes });
    }
  }
  return { fields, files };
}

async function parseForm(body: Buffer<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch (error) {
    if (error instanceof TypeError) throw badInput([], 'The multipart body is malformed.');
    throw error;
  }
}
