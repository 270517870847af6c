import type { Request } from 'express';
import { requireViewer } from '../modules/users/require-viewer.js';
import type { RequestContext } from '../platform/context.js';
import type { UploadGate } from '../platform/http/uploads/upload-gate.js';
import { picturesOf } from './form-pictures.js';
import { readJsonObject } from './request.js';
import type { UnknownFields } from './unknown-fields.js';

/** What a side says in a dispute, with its pictures. */
export interface Statement {
  readonly words: unknown;
  readonly files: readonly Buffer[];
}

export interface StatementParts {
  readonly uploads: UploadGate;
  /** Takes down what of the request is not known. */
  readonly unknown: UnknownFields;
}

const others = (names: Iterable<string>) => [...names].filter((name) => name !== 'words');

/**
 * Reads what a side says, multipart with pictures or JSON, and has `use` work with it: an upload holds its room until that
 * is done. Throws what the upload gate, `readJsonObject` and `use` throw.
 */
export async function withStatement<Result>(
  ctx: RequestContext,
  request: Request,
  { uploads, unknown }: StatementParts,
  use: (statement: Statement) => Promise<Result>,
): Promise<Result> {
  if (request.is('multipart/form-data')) {
    return uploads.receive(ctx, request, (form) => {
      unknown.note(others(form.fields.keys()));
      return use({ words: form.fields.get('words')?.[0], files: picturesOf(form) });
    });
  }
  requireViewer(ctx.viewer);
  const body = readJsonObject(request);
  unknown.note(others(Object.keys(body)));
  return use({ words: Object.hasOwn(body, 'words') ? body.words : undefined, files: [] });
}
