import type { Request } from 'express';
import { requireMayList } from '../modules/crops/crop.policy.js';
import type { RequestContext } from '../platform/context.js';
import type { Multipart } from '../platform/http/uploads/multipart.js';
import type { UploadGate } from '../platform/http/uploads/upload-gate.js';
import type { ListingDraft, ListingReader } from './crop-form.js';
import { PICTURE_FIELDS, picturesOf } from './form-pictures.js';
import { readJsonObject } from './request.js';
import type { UnknownFields } from './unknown-fields.js';

/** A listing as it came, with its pictures. */
export interface Listing {
  readonly draft: ListingDraft;
  readonly files: readonly Buffer[];
}

export interface ListingParts {
  readonly uploads: UploadGate;
  /** What the body may say. */
  readonly reader: ListingReader;
  /** Takes down what of the request is not known. */
  readonly unknown: UnknownFields;
}

function fromForm(form: Multipart, { unknown, reader }: ListingParts): Listing {
  const files = picturesOf(form);
  unknown.note(reader.unknownInForm(form.fields));
  return { draft: reader.fromForm(form.fields), files };
}

function fromJson(request: Request, { unknown, reader }: ListingParts): Listing {
  const body = readJsonObject(request);
  const inJson = [...reader.unknownInJson(body)];
  unknown.note(
    inJson.filter((path) => PICTURE_FIELDS.has(path)),
    'Pictures travel as multipart/form-data',
  );
  unknown.note(inJson.filter((path) => !PICTURE_FIELDS.has(path)));
  return { draft: reader.fromJson(body), files: [] };
}

/**
 * Reads a listing, or what is different of one, multipart or JSON, and has `use` work with it: an upload holds its room until that is done. Throws
 * what the policy, the upload gate, `readJsonObject` and `use` throw.
 */
export async function withListing<Result>(
  ctx: RequestContext,
  request: Request,
  parts: ListingParts,
  use: (listing: Listing) => Promise<Result>,
): Promise<Result> {
  requireMayList(ctx.viewer);
  if (request.is('multipart/form-data')) {
    return parts.uploads.receive(ctx, request, (form) => use(fromForm(form, parts)));
  }
  return use(fromJson(request, parts));
}
