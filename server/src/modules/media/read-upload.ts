import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { AppError } from '../../platform/errors/app-error.js';
import { MAX_IMAGE_BYTES } from './media.service.js';

/** The bytes of an uploaded file. Throws PAYLOAD_TOO_LARGE above 10 MB. */
async function readUpload(upload: FileUpload): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Not `pipe`: an aborted request would end the process (security.md F5).
  for await (const chunk of upload.createReadStream()) {
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > MAX_IMAGE_BYTES) throw new AppError('PAYLOAD_TOO_LARGE', 'Please use pictures of at most 10 MB each.');
    chunks.push(bytes);
  }
  const [only, ...more] = chunks;
  // Usually it is one piece already, and a copy would be ten megabytes.
  return only !== undefined && more.length === 0 ? only : Buffer.concat(chunks);
}

/** The bytes of the pictures that a GraphQL input carries, in their order. Throws PAYLOAD_TOO_LARGE above 10 MB. */
export const readUploads = (uploads: ReadonlyArray<Promise<FileUpload>> | null | undefined): Promise<Buffer[]> =>
  Promise.all((uploads ?? []).map(async (upload) => readUpload(await upload)));
