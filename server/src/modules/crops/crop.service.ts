import type { RequestContext } from '../../platform/context.js';
import { Conditions } from '../../platform/database/pipeline/conditions.js';
import { AppError, badInput } from '../../platform/errors/app-error.js';
import type { AskedFields } from '../../platform/graphql/asked-fields.js';
import { callerKey, type RateLimits } from '../../platform/http/rate-limits.js';
import { isId } from '../../platform/ids.js';
import {
  type Cursor,
  checkPageSize,
  decodeCursor,
  type Page,
  type PageRequest,
  toPage,
} from '../../platform/list-pages.js';
import type { News } from '../../platform/live/topics.js';
import { toRupees } from '../../platform/money.js';
import { searchKey } from '../../platform/spelling.js';
import { requireViewer } from '../users/require-viewer.js';
import { presentContact } from '../users/user.presenter.js';
import type { Contact } from '../users/user.types.js';
import { CropEntity, type ShownCrop } from './crop.entity.js';
import { CROP_LIMITS } from './crop.limits.js';
import { cropNotFound, isOwner, maySee } from './crop.policy.js';
import { CropSort, type CropSummary } from './crop.types.js';
import {
  amongFirst,
  applyFilter,
  bySearchIndex,
  type CropFilterValues,
  clockParameters,
  cropsForSale,
  cursorOf,
  firstToLookAt,
  orderOf,
  type Reach,
  SOLD_BY_CLOCK,
  STILL_ON,
  startAfter,
} from './crop-query.js';
import { type CropWithOthers, countCrops, type Part, readAskedCrops, readCrops } from './crop-reader.js';
import { byTheClock, farmersLoader } from './crop-rows.js';
import { namesMeant } from './crop-search.js';

export interface CropListRequest extends PageRequest {
  readonly filter?: CropFilterValues | null;
  readonly sort?: CropSort;
}

/** A numbered page, as REST has it; `page` counts from 1. */
export interface NumberedRequest {
  readonly page: number;
  readonly limit: number;
}

export interface NumberedCrops {
  readonly crops: ShownCrop[];
  /** Counted up to 1,001: that figure means "more than a thousand". */
  readonly total: number;
}

/** Counting 70,000 rows costs 14 times the page itself, and readers do not page that far (decisions.md "Totals on request"). */
const COUNTED_AT_MOST = 1_001;
/** How deep numbered pages go; `crops` of GraphQL has no end (security.md G16). */
const DEEPEST_OFFSET = 10_000;

/** A list before it is cut into pages. */
interface CropList {
  /** Undefined where nothing is searched for. */
  readonly search?: string;
  /** Whether the first of its order are in it. */
  readonly isUnfiltered?: boolean;
  readonly conditions: (reach: Reach) => Conditions;
}

/**
 * A part of a list. A search looks at the first of its order, where what many listings have is found at once, and at some more where
 * those tell that it is to be found there; what few have is left to the index, which would be slow for the others.
 */
async function readPart(
  ctx: RequestContext,
  { search, isUnfiltered = false, conditions }: CropList,
  sort: CropSort,
  part: Pick<Part, 'limit' | 'offset'> & { readonly after?: Cursor | undefined },
  asked?: AskedFields,
): Promise<CropWithOthers[]> {
  const { after, ...given } = part;
  const read = (crops: Conditions, of: Part) =>
    asked ? readAskedCrops(ctx, crops, of, asked) : readCrops(ctx, crops, of);
  const ordered = { ...given, order: orderOf(sort) };
  const crops = (reach: Reach) => (after ? startAfter(conditions(reach), sort, after) : conditions(reach));
  if (search === undefined) return read(crops('all'), { ...ordered, isShort: isUnfiltered && !part.offset });
  const among = (number?: number) =>
    read(crops('first'), { ...ordered, from: amongFirst(search, sort, after, number) });
  const nearby = await among();
  if (nearby.length === part.limit) return nearby;
  const number = firstToLookAt((part.offset ?? 0) + part.limit, (part.offset ?? 0) + nearby.length);
  const more = number === undefined ? [] : await among(number);
  if (more.length === part.limit) return more;
  return read(crops('all'), { ...ordered, from: bySearchIndex });
}

async function keysetPage(
  ctx: RequestContext,
  list: CropList,
  request: PageRequest,
  sort: CropSort,
  asked?: AskedFields,
): Promise<Page<CropWithOthers>> {
  const first = checkPageSize(request.first);
  const after = request.after ? decodeCursor(request.after, ({ id }) => isId(id)) : undefined;
  return toPage(
    await readPart(ctx, list, sort, { limit: first + 1, after }, asked),
    request,
    (crop) => cursorOf(crop, sort),
    () => countCrops(ctx, list.conditions('all'), COUNTED_AT_MOST),
  );
}

async function numberedPage(
  ctx: RequestContext,
  list: CropList,
  request: NumberedRequest,
  sort: CropSort,
): Promise<NumberedCrops> {
  const offset = (request.page - 1) * request.limit;
  if (offset > DEEPEST_OFFSET) throw badInput([{ field: 'page', message: 'There are no pages that far.' }]);
  const crops = await readPart(ctx, list, sort, { limit: request.limit, offset });
  // A first page with room left is the whole list.
  const isWhole = request.page === 1 && crops.length < request.limit;
  const total = isWhole ? crops.length : await countCrops(ctx, list.conditions('all'), COUNTED_AT_MOST);
  return { crops, total };
}

/** What the marketplace shows of a filter. */
function filteredCrops(ctx: RequestContext, filter: CropFilterValues, sort: CropSort): CropList {
  const search = searchKey(filter.search ?? '');
  const conditions = (reach: Reach) => applyFilter(cropsForSale(ctx), filter, reach, sort);
  if (search) return { search, conditions };
  return { conditions, isUnfiltered: Object.values(filter).every((value) => value == null || value === '') };
}

/** The farmer sees all of their crops that are not removed; everyone else what is for sale. */
function farmersCrops(ctx: RequestContext, farmerId: string): CropList {
  const crops = () => (ctx.viewer?.id === farmerId ? new Conditions('crop.deleted_at IS NULL') : cropsForSale(ctx));
  return { conditions: () => crops().and('crop.farmer_id = :farmerId', { farmerId }) };
}

function requireFarmerId(farmerId: string): void {
  if (!isId(farmerId)) throw new AppError('NOT_FOUND', 'Farmer not found.');
}

/**
 * One page of the marketplace (spec §2, X-17); with `asked` no more of each crop is read than `presentCrop` needs for these
 * fields. Throws BAD_USER_INPUT for a bad size, cursor or filter.
 */
export function listCrops(
  ctx: RequestContext,
  request: CropListRequest,
  asked?: AskedFields,
): Promise<Page<CropWithOthers>> {
  const sort = request.sort ?? CropSort.NEWEST;
  return keysetPage(ctx, filteredCrops(ctx, request.filter ?? {}, sort), request, sort, asked);
}

/** The same for REST. */
export function listCropsNumbered(
  ctx: RequestContext,
  request: NumberedRequest,
  filter: CropFilterValues,
  sort: CropSort,
): Promise<NumberedCrops> {
  return numberedPage(ctx, filteredCrops(ctx, filter, sort), request, sort);
}

/** So many names are tried before nothing is proposed. */
const NAMES_TRIED = 3;

/** A crop's name that was perhaps meant and finds something for sale; null where there is none. Throws BAD_USER_INPUT for what is no search. */
export async function proposeSearch(ctx: RequestContext, search: string): Promise<string | null> {
  // Refuses what no list can be searched for.
  applyFilter(cropsForSale(ctx), { search });
  for (const name of namesMeant(search).slice(0, NAMES_TRIED)) {
    if ((await countCrops(ctx, applyFilter(cropsForSale(ctx), { search: name }), 1)) > 0) return name;
  }
  return null;
}

/** One page of a farmer's crops, newest first. Throws NOT_FOUND for an identifier that is not a UUID. */
export async function listFarmerCrops(
  ctx: RequestContext,
  farmerId: string,
  request: PageRequest,
  asked?: AskedFields,
): Promise<Page<CropWithOthers>> {
  requireFarmerId(farmerId);
  return keysetPage(ctx, farmersCrops(ctx, farmerId), request, CropSort.NEWEST, asked);
}

/** The same for REST. */
export async function listFarmerCropsNumbered(
  ctx: RequestContext,
  farmerId: string,
  request: NumberedRequest,
): Promise<NumberedCrops> {
  requireFarmerId(farmerId);
  return numberedPage(ctx, farmersCrops(ctx, farmerId), request, CropSort.NEWEST);
}

/**
 * A crop for its detail page, with `asked` as `listCrops`; null where there is none, where it was removed, and where it is
 * someone's draft.
 */
export async function findCrop(ctx: RequestContext, id: string, asked?: AskedFields): Promise<CropWithOthers | null> {
  if (!isId(id)) return null;
  const conditions = new Conditions('crop.id = :id', { id });
  const part = { order: 'crop.id', limit: 1, isShort: true };
  const [crop] = await (asked ? readAskedCrops(ctx, conditions, part, asked) : readCrops(ctx, conditions, part));
  return crop && maySee(ctx.viewer, crop) ? crop : null;
}

/** The same after a change, read once for all subscriptions. */
export async function findChangedCrop(ctx: RequestContext, id: string, news: News): Promise<CropEntity | null> {
  const crop = await news.once('crop', () => ctx.db.findOneBy(CropEntity, { id }));
  return crop && maySee(ctx.viewer, crop) ? byTheClock(ctx, crop) : null;
}

/** The same, for who cannot go on without it. Throws NOT_FOUND "Crop not found.". */
export async function requireCrop(ctx: RequestContext, id: string): Promise<CropWithOthers> {
  const crop = await findCrop(ctx, id);
  if (!crop) throw cropNotFound();
  return crop;
}

type Counted = Record<'listed' | 'active' | 'sold' | 'paise', string>;

/** The viewer's own crops in figures. Throws UNAUTHENTICATED. */
export async function summariseMyCrops(ctx: RequestContext): Promise<CropSummary> {
  const { id } = requireViewer(ctx.viewer);
  const active = `FILTER (WHERE crop.status = 'active' AND ${STILL_ON})`;
  const row = await ctx.db
    .createQueryBuilder(CropEntity, 'crop')
    .select('count(*)', 'listed')
    .addSelect(`count(*) ${active}`, 'active')
    .addSelect(`count(*) FILTER (WHERE crop.status = 'sold' OR ${SOLD_BY_CLOCK})`, 'sold')
    .addSelect(
      `coalesce(round(sum(crop.basePricePaise * (crop.quantityAmount - crop.soldQuantity)) ${active}), 0)`,
      'paise',
    )
    .where('crop.farmerId = :id', { id })
    .andWhere('crop.deletedAt IS NULL')
    .setParameters(clockParameters(ctx))
    .getRawOne<Counted>();
  return {
    listed: Number(row?.listed ?? 0),
    active: Number(row?.active ?? 0),
    sold: Number(row?.sold ?? 0),
    valueOnSale: toRupees(Number(row?.paise ?? 0)),
  };
}

/**
 * How to reach a crop's farmer. Open to anyone, as the specification has it, but the different crops that one caller
 * looks at are counted, so that the directory cannot be collected. Throws RATE_LIMITED.
 */
export async function revealContact(
  ctx: RequestContext,
  limits: RateLimits,
  crop: Pick<ShownCrop, 'id' | 'farmerId'> & Partial<Pick<CropWithOthers, 'farmer'>>,
): Promise<Contact> {
  if (!isOwner(ctx.viewer, crop)) {
    await limits.consumeDistinct(CROP_LIMITS.contacts, callerKey(ctx), crop.id);
  }
  return presentContact(crop.farmer ?? (await farmersLoader(ctx).load(crop.farmerId)));
}
