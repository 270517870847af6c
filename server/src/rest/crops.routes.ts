import { type CreateCropDependencies, createCrop } from '../modules/crops/create-crop.js';
import type { CropEntity } from '../modules/crops/crop.entity.js';
import {
  listCropsNumbered,
  listFarmerCropsNumbered,
  type NumberedCrops,
  type NumberedRequest,
  requireCrop,
} from '../modules/crops/crop.service.js';
import { CropStatus } from '../modules/crops/crop.types.js';
import { deleteCrop } from '../modules/crops/delete-crop.js';
import { publishCrop } from '../modules/crops/publish-crop.js';
import { relistCrop } from '../modules/crops/relist-crop.js';
import { updateCrop } from '../modules/crops/update-crop.js';
import type { RequestContext } from '../platform/context.js';
import type { UploadGate } from '../platform/http/uploads/upload-gate.js';
import { MAX_PAGE_SIZE } from '../platform/list-pages.js';
import { cropInput, cropRelisting, cropUpdate } from './contracts/crop.shapes.js';
import * as changes from './contracts/crop-changes.contract.js';
import * as contracts from './contracts/crops.contract.js';
import { cropInDetail, cropInList } from './crop.presenter.js';
import { ListingReader } from './crop-form.js';
import { withListing } from './crop-listing.js';
import { type Route, route } from './route.js';

/** Without `page` and `limit`, the whole marketplace up to this many crops. */
const WHOLE_LIST = 500;
/** How many a page of the marketplace has where nothing is said. */
const USUAL_PAGE = 20;

/** Every crop at once counts for as many requests as it would take in pages. */
const isWholeList = ({ page, limit }: { readonly page?: unknown; readonly limit?: unknown }) =>
  page === undefined && limit === undefined;

async function listAnswer(ctx: RequestContext, found: NumberedCrops, asked: NumberedRequest) {
  const crops = await Promise.all(found.crops.map((crop) => cropInList(ctx, crop)));
  const counts = { total: found.total, page: asked.page, limit: asked.limit };
  return { crops, data: { crops, ...counts }, ...counts };
}

/** What the paths are made of. */
export interface CropRouteDependencies extends CreateCropDependencies {
  readonly uploads: UploadGate;
}

const LISTING = new ListingReader(cropInput);
const UPDATE = new ListingReader(cropUpdate);
const RELISTING = new ListingReader(cropRelisting);

/** `/crops` of the documented REST interface (spec §7), and what a farmer does with a listing beside it. */
export function cropRoutes(dependencies: CropRouteDependencies): Route[] {
  const { uploads, limits } = dependencies;
  const saved = async (ctx: RequestContext, entity: CropEntity, message: string) => {
    const crop = await cropInDetail(ctx, limits, entity);
    return { message, crop, data: { crop } };
  };
  return [
    route(
      contracts.listCrops,
      async (ctx, { query }) => {
        const { page, limit, category, sort, ...filter } = query;
        const asked = { page: page ?? 1, limit: limit ?? (isWholeList(query) ? WHOLE_LIST : USUAL_PAGE) };
        const wanted = { ...filter, category: category === 'all' ? undefined : category };
        return listAnswer(ctx, await listCropsNumbered(ctx, asked, wanted, sort), asked);
      },
      { pointsOf: ({ query }) => (isWholeList(query) ? WHOLE_LIST / MAX_PAGE_SIZE : 1) },
    ),
    route(contracts.listFarmerCrops, async (ctx, { params, query }) =>
      listAnswer(ctx, await listFarmerCropsNumbered(ctx, params.id, query), query),
    ),
    route(contracts.getCrop, async (ctx, { params }) => {
      const found = await requireCrop(ctx, params.id);
      const crop = await cropInDetail(ctx, limits, found);
      return { crop, data: { crop } };
    }),
    route(contracts.createCrop, async (ctx, _asked, { request, unknown }) => {
      const created = await withListing(ctx, request, { uploads, unknown, reader: LISTING }, ({ draft, files }) =>
        createCrop(ctx, dependencies, draft, files),
      );
      return saved(ctx, created, created.status === CropStatus.DRAFT ? 'Draft saved.' : 'Crop added successfully!');
    }),
    route(changes.updateCrop, async (ctx, { params: { id } }, { request, unknown }) => {
      const updated = await withListing(ctx, request, { uploads, unknown, reader: UPDATE }, ({ draft, files }) =>
        updateCrop(ctx, dependencies, { ...draft, id }, files),
      );
      return saved(ctx, updated, 'Changes saved.');
    }),
    route(changes.publishCrop, async (ctx, { params: { id } }) =>
      saved(ctx, await publishCrop(ctx, dependencies, id), 'Your crop is now for sale.'),
    ),
    route(changes.relistCrop, async (ctx, { params: { id } }, { request, unknown }) => {
      const relisted = await withListing(ctx, request, { uploads, unknown, reader: RELISTING }, ({ draft, files }) =>
        relistCrop(ctx, dependencies, { ...draft, id }, files),
      );
      return saved(ctx, relisted, 'Crop added successfully!');
    }),
    route(contracts.deleteCrop, async (ctx, { params }) => {
      await deleteCrop(ctx, dependencies.media, params.id);
      return { message: 'Crop deleted successfully!' };
    }),
  ];
}
