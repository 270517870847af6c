import type { Request } from 'express';
import { z } from 'zod';
import { requireMayList } from '../modules/crops/crop.policy.js';
import type { CropDraft } from '../modules/crops/crop.rules.js';
import type { RequestContext } from '../platform/context.js';
import { badInput } from '../platform/errors/app-error.js';
import { readMultipart, type UploadedFile } from '../platform/http/uploads/multipart.js';
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

/**
 * Reads `POST /crops`, multipart or JSON. Asks who calls before it reads a byte: a stranger's hundred megabytes are not
 * worth receiving (security.md F4). Throws what the policy, `readMultipart` and `readBody` throw.
 */
export async function readListing(ctx: RequestContext, request: Request): Promise<Listing> {
  requireMayList(ctx.viewer);
  if (!request.is('multipart/form-data')) {
    return { draft: draftFromJson(readBody(z.record(z.string(), z.unknown()), request)), files: [] };
  }
  const { fields, files } = await readMultipart(request);
  const pictures = files.filter((file) => !isEmptyInput(file));
  if (pictures.some(({ field }) => !PICTURE_FIELDS.has(field))) {
    throw badInput([{ field: 'images', message: 'Send pictures in the field "images".' }]);
  }
  return { draft: draftFromForm(fields), files: pictures.map(({ bytes }) => bytes) };
}
