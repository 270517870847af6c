import { badInput } from '../platform/errors/app-error.js';
import type { Multipart, UploadedFile } from '../platform/http/uploads/multipart.js';

/** What pictures are called in a form. */
export const PICTURE_FIELDS: ReadonlySet<string> = new Set(['images', 'images[]']);

/** What a browser sends for a file input that was left empty. */
const isEmptyInput = ({ filename, bytes }: UploadedFile) => filename === '' && bytes.length === 0;

/** The pictures of a form, in their order. Throws BAD_USER_INPUT where a file has another name. */
export function picturesOf({ files }: Multipart): Buffer[] {
  const pictures = files.filter((file) => !isEmptyInput(file));
  if (pictures.some(({ field }) => !PICTURE_FIELDS.has(field))) {
    throw badInput([{ field: 'images', message: 'Send pictures in the field "images".' }]);
  }
  return pictures.map(({ bytes }) => bytes);
}
