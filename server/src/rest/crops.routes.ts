import type { Request } from 'express';
import { z } from 'zod';
import { type CreateCropParts, createCrop } from '../modules/crops/create-crop.js';
import { CropCategory } from '../modules/crops/crop.enums.js';
import { cropNotFound } from '../modules/crops/crop.policy.js';
import {
  findCrop,
  listCropsNumbered,
  listFarmerCropsNumbered,
  type NumberedCrops,
  type NumberedRequest,
} from '../modules/crops/crop.service.js';
import { deleteCrop } from '../modules/crops/delete-crop.js';
import type { RequestContext } from '../platform/context.js';
import { MAX_PAGE_SIZE } from '../platform/pages.js';
import { readQuery } from './body.js';
import { cropInDetail, cropInList } from './crop.presenter.js';
import { readListing } from './crop-listing.js';
import type { Answer, Route } from './route.js';

/** Without `page` and `limit`, the whole marketplace up to this many crops. */
const WHOLE_LIST = 500;

const pageNumber = z.coerce.number().int().min(1).max(1_000_000);
const pageSize = z.coerce.number().int().min(1).max(MAX_PAGE_SIZE);

const listQuery = z.object({
  page: pageNumber.optional(),
  limit: pageSize.optional(),
  search: z.string().optional(),
  category: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(['all', ...Object.values(CropCategory)]))
    .optional(),
});

/** Every crop at once counts for as many requests as it would take in pages. */
const isWholeList = (request: Request) => request.query.page === undefined && request.query.limit === undefined;

/** `status=all` is what the owner gets anyway, and what nobody else gets. */
const farmerQuery = z.object({
  page: pageNumber.default(1),
  limit: pageSize.default(10),
  status: z.literal('all').optional(),
});

/** The value of a named part of the path. */
function part(request: Request, name: string): string {
  return String(request.params[name] ?? '');
}

async function listAnswer(ctx: RequestContext, found: NumberedCrops, asked: NumberedRequest): Promise<Answer> {
  const crops = await Promise.all(found.crops.map((crop) => cropInList(ctx, crop)));
  const counts = { total: found.total, page: asked.page, limit: asked.limit };
  return { body: { success: true, crops, data: { crops, ...counts }, ...counts } };
}

/** `/crops` of the documented REST interface (spec §7). */
export function cropRoutes(parts: CreateCropParts): Route[] {
  return [
    {
      method: 'get',
      path: '/crops',
      pointsOf: (request) => (isWholeList(request) ? WHOLE_LIST / MAX_PAGE_SIZE : 1),
      async handle(ctx, request) {
        const { page, limit, search, category } = readQuery(listQuery, request);
        const asked = { page: page ?? 1, limit: limit ?? (isWholeList(request) ? WHOLE_LIST : 20) };
        const filter = { search, category: category === 'all' ? undefined : category };
        return listAnswer(ctx, await listCropsNumbered(ctx, asked, filter), asked);
      },
    },
    {
      method: 'get',
      path: '/crops/farmer/:id',
      async handle(ctx, request) {
        const asked = readQuery(farmerQuery, request);
        return listAnswer(ctx, await listFarmerCropsNumbered(ctx, part(request, 'id'), asked), asked);
      },
    },
    {
      method: 'get',
      path: '/crops/:id',
      async handle(ctx, request) {
        const found = await findCrop(ctx, part(request, 'id'));
        if (!found) throw cropNotFound();
        const crop = await cropInDetail(ctx, parts.limits, found);
        return { body: { success: true, crop, data: { crop } } };
      },
    },
    {
      method: 'post',
      path: '/crops',
      async handle(ctx, request) {
        const { draft, files } = await readListing(ctx, request);
        const crop = await cropInDetail(ctx, parts.limits, await createCrop(ctx, parts, draft, files));
        return { status: 201, body: { success: true, message: 'Crop added successfully!', crop, data: { crop } } };
      },
    },
    {
      method: 'delete',
      path: '/crops/:id',
      async handle(ctx, request) {
        await deleteCrop(ctx, parts.media, part(request, 'id'));
        return { body: { success: true, message: 'Crop deleted successfully!' } };
      },
    },
  ];
}
