import { Readable } from 'node:stream';
import Upload from 'graphql-upload/Upload.mjs';
import { AppError, badInput } from '../../errors/app-error.js';
import type { Multipart, UploadedFile } from './multipart.js';
import { UPLOAD_LIMITS, type UploadLimits } from './upload-limits.js';

/** `variables.images.3`, `variables.input.photo`: short, within the variables, and never `__proto__`. */
const PATH = /^variables(?:\.(?:[A-Za-z]\w{0,39}|\d)){1,4}$/;

type JsonObject = Record<string, unknown>;

/** A GraphQL upload has the fields `operations` and `map`, and its files. */
export const GRAPHQL_UPLOAD_LIMITS: UploadLimits = { ...UPLOAD_LIMITS, maxFields: 2 };

function jsonField(multipart: Multipart, name: string): JsonObject {
  const [text, ...more] = multipart.fields.get(name) ?? [];
  if (text === undefined || more.length > 0) throw badInput([], `The upload needs exactly one "${name}" field.`);
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as JsonObject;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw badInput([], `"${name}" has to be a JSON object.`);
}

function filesByName(files: readonly UploadedFile[]): Map<string, UploadedFile> {
  const byName = new Map(files.map((file) => [file.field, file]));
  if (byName.size !== files.length) throw badInput([], 'Two files of the upload have the same name.');
  return byName;
}

function toUpload({ filename, mimetype, bytes }: UploadedFile): Upload {
  const upload = new Upload();
  upload.resolve({ filename, mimetype, encoding: '7bit', createReadStream: () => Readable.from([bytes]) });
  return upload;
}

/** Puts a file where its path says; there has to be a `null` waiting for it. */
function place(operation: JsonObject, path: unknown, upload: Upload): void {
  if (typeof path !== 'string' || path.length > 200 || !PATH.test(path))
    throw badInput([], 'An upload path is not valid.');
  const segments = path.split('.');
  const last = segments.pop() ?? '';
  let holder: unknown = operation;
  for (const segment of segments) {
    if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, segment)) {
      throw badInput([], 'An upload path is not valid.');
    }
    holder = (holder as JsonObject)[segment];
  }
  if (typeof holder !== 'object' || holder === null || (holder as JsonObject)[last] !== null) {
    throw badInput([], 'The place of a file in the variables has to be null.');
  }
  (holder as JsonObject)[last] = upload;
}

/**
 * Makes a GraphQL multipart form the body that Apollo expects, files in their places. Stands in for graphql-upload's own
 * `processRequest`, which a long path or a file that comes twice brings down (security.md F1–F5). Throws BAD_USER_INPUT.
 */
export function operationOf(multipart: Multipart): JsonObject {
  const operation = jsonField(multipart, 'operations');
  const map = jsonField(multipart, 'map');
  const files = filesByName(multipart.files);
  const names = Object.keys(map);
  if (names.length !== files.size) throw badInput([], '"map" and the files of the upload differ.');
  for (const name of names) {
    const file = files.get(name);
    const paths = map[name];
    if (!file) throw new AppError('BAD_USER_INPUT', 'A file of the upload is missing.');
    if (!Array.isArray(paths) || paths.length !== 1) throw badInput([], 'A file has exactly one place.');
    place(operation, paths[0], toUpload(file));
  }
  return operation;
}
