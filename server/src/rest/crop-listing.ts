import type { Request } from 'express';
import { z } from 'zod';
import { requireMayList } from '../modules/crops/crop.policy.js';
import type { CropDraft } from '../modules/crops/crop-draft.js';
import type { RequestContext } from '../platform/context.js';
import { badInput } from '../platform/errors/app-error.js';
import type { Multipart, UploadedFile } from '../platform/http/uploads/multipart.js';
import type { UploadGate } from '../platform/http/uploads/upload-gate.js';
import { readBody } from './body.js';
import { draftFromForm, draftFromJson } from './crop-form.js';

/** A listing as it came, with its pictures. */
export interface Listing {
  readonly draft: CropDraft;
  readonly files: readonly Buffer[];
}

const PICTURE_FIELDS = new Set(['images', 'images[]']);

/** What a browser sends for a file input that was left empty. */
const isEmptyInput = ({ filename, bytes }: UploadedFile) => filename === '' && bytes.length === 0;

function fromForm({ fields, files }: Multipart): Listing {
  const pictures = files.filter((file) => !isEmptyInput(file));
  if (pictures.some(({ field }) => !PICTURE_FIELDS.has(field))) {
    throw badInput([{ field: 'images', message: 'Send pictures in the field "images".' }]);
  }
  return { draft: draftFromForm(fields), files: pictures.map(({ bytes }) => bytes) };
}

/**
 * Reads `POST /crops`, multipart or JSON, and has `use` work with it: an upload holds its room until that is done. Throws
 * what the policy, the upload gate, `readBody` and `use` throw.
 */
export async function withListing<Result>(
  ctx: RequestContext,
  request: Request,
  uploads: UploadGate,
  use: (listing: Listing) => Promise<Result>,
): Promise<Result> {
  if (request.is('multipart/form-data')) return uploads.receive(ctx, request, (form) => use(fromForm(form)));
  requireMayList(ctx.viewer);
  return use({ draft: draftFromJson(readBody(z.record(z.string(), z.unknown()), request)), files: [] });
}
