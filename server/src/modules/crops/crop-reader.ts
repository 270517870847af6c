import type { DataSource, EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context.js';
import type { Conditions } from '../../platform/database/pipeline/conditions.js';
import {
  type EntityColumns,
  entityColumns,
  readRows,
  readTuples,
  type Tuple,
} from '../../platform/database/pipeline/plain-rows.js';
import type { AskedFields } from '../../platform/graphql/asked-fields.js';
import { UserEntity } from '../users/user.entity.js';
import type { ShownAccount } from '../users/user.presenter.js';
import { CropEntity, CropImageEntity, type ShownCrop } from './crop.entity.js';
import { ALL_COLUMNS, columnsFor, isShownOfAccount, type WantedColumns } from './crop-columns.js';
import { byTheClock, cropImagesLoader, farmersLoader } from './crop-rows.js';

/** A crop with what stands in other tables and is shown wherever the crop is. */
export interface CropWithOthers extends ShownCrop {
  readonly farmer: ShownAccount;
  /** Its pictures, in carousel order. */
  readonly pictures: readonly CropImageEntity[];
}

/** A statement's columns, and how crops are read from its rows. */
interface Columns {
  readonly text: string;
  /** The tables beside that of crops. */
  readonly joins: string;
  readonly crop: EntityColumns<ShownCrop>;
  readonly farmer: EntityColumns<ShownAccount> | undefined;
  readonly picture: EntityColumns<CropImageEntity> | undefined;
}

function columnsIn(db: EntityManager, wanted: WantedColumns): Columns {
  const isOf = (columns: ReadonlySet<string> | undefined) => (property: string) => columns?.has(property) ?? true;
  const isOfCrop = isOf(wanted.crop);
  const isOfFarmer = wanted.farmer === null ? undefined : isOf(wanted.farmer);
  const isOfPicture = wanted.pictures === null ? undefined : isOf(wanted.pictures);
  const beside = [...(isOfFarmer ? ['farmer'] : []), ...(isOfPicture ? ['pictures'] : [])];
  const isRead = (property: string) => property !== 'searchText' && isOfCrop(property);
  const crop = entityColumns(db, CropEntity, 'crop', isRead, beside);
  const farmer =
    isOfFarmer &&
    entityColumns(db, UserEntity, 'farmer', (property) => isShownOfAccount(property) && isOfFarmer(property));
  const picture = isOfPicture && entityColumns(db, CropImageEntity, 'picture', isOfPicture);
  return {
    text: [crop, farmer, picture].flatMap((columns) => columns?.text || []).join(', '),
    joins: [
      farmer ? 'JOIN users farmer ON farmer.id = crop.farmer_id' : '',
      picture ? 'LEFT JOIN crop_images picture ON picture.crop_id = crop.id' : '',
    ].join(' '),
    crop,
    farmer,
    picture,
  };
}

const byDatabase = new WeakMap<DataSource, WeakMap<WantedColumns, Columns>>();

function columnsOf(db: EntityManager, wanted: WantedColumns): Columns {
  const known = byDatabase.get(db.connection) ?? new WeakMap<WantedColumns, Columns>();
  byDatabase.set(db.connection, known);
  const columns = known.get(wanted) ?? columnsIn(db, wanted);
  known.set(wanted, columns);
  return columns;
}

/** Which part of a list: literals, so that the database plans for that many. */
export interface Part {
  /** For ORDER BY; every column is the crop's. */
  readonly order: string;
  readonly limit: number;
  readonly offset?: number;
  /** Whether it is found at once, by its key or at the beginning of the order. */
  readonly isShort?: boolean;
  /** What follows FROM, with the conditions in it; the database goes about it as it likes where nothing is said. */
  readonly from?: (conditions: string) => string;
}

const fromAll = (conditions: string): string => `crops crop WHERE ${conditions}`;

type Writable<Values> = { -readonly [Name in keyof Values]: Values[Name] };

/** One crop in several rows, a picture in each. Both begin with their identifier. */
function gather(ctx: RequestContext, columns: Columns, rows: readonly Tuple[]): CropWithOthers[] {
  const { crop: ofCrop, farmer: ofFarmer, picture: ofPicture } = columns;
  const farmerAt = ofCrop.width;
  const pictureAt = farmerAt + (ofFarmer?.width ?? 0);
  const crops: CropWithOthers[] = [];
  let pictures: CropImageEntity[] = [];
  let id: unknown;
  for (const row of rows) {
    if (id !== row[0]) {
      id = row[0];
      pictures = [];
      // What is not there was not asked for: `crop-columns.ts` says what each field is made of.
      const crop = ofCrop.readTuple(row, 0) as Writable<CropWithOthers>;
      if (ofFarmer) {
        crop.farmer = ofFarmer.readTuple(row, farmerAt);
        crop.farmer.id = crop.farmerId;
      }
      if (ofPicture) crop.pictures = pictures;
      crops.push(byTheClock(ctx, crop));
    }
    if (ofPicture && row[pictureAt] !== null) pictures.push(ofPicture.readTuple(row, pictureAt));
  }
  return crops;
}

function statementFor({ text, joins, picture }: Columns, conditions: string, part: Part): string {
  return `SELECT ${text}
    FROM (SELECT * FROM ${(part.from ?? fromAll)(conditions)}
      ORDER BY ${part.order} LIMIT ${part.limit} OFFSET ${part.offset ?? 0}) crop
    ${joins} ORDER BY ${picture ? `${part.order}, picture.position` : part.order}`;
}

async function read(
  ctx: RequestContext,
  crops: Conditions,
  part: Part,
  wanted: WantedColumns,
): Promise<CropWithOthers[]> {
  const columns = columnsOf(ctx.db, wanted);
  const tuples = await readTuples(ctx.db, statementFor(columns, crops.text, part), crops.values, {
    isPlannedOnce: crops.isPlannedOnce,
    isShort: part.isShort,
  });
  return gather(ctx, columns, tuples);
}

/**
 * Crops with their farmers and pictures, in one statement, with the status that they have by the clock. Asking for
 * one of these farmers or pictures later in the same request has them already.
 */
export async function readCrops(ctx: RequestContext, crops: Conditions, part: Part): Promise<CropWithOthers[]> {
  const found = await read(ctx, crops, part, ALL_COLUMNS);
  for (const each of found) {
    farmersLoader(ctx).prime(each.farmerId, each.farmer);
    cropImagesLoader(ctx).prime(each.id, each.pictures);
  }
  return found;
}

/** The same with no more than what an operation asks of them: for `presentCrop` only, which reads nothing else. */
export function readAskedCrops(
  ctx: RequestContext,
  crops: Conditions,
  part: Part,
  asked: AskedFields,
): Promise<CropWithOthers[]> {
  return read(ctx, crops, part, columnsFor(asked));
}

/** How many crops there are, counted up to `most`. */
export async function countCrops(ctx: RequestContext, crops: Conditions, most: number): Promise<number> {
  const [row] = await readRows<{ count: number }>(
    ctx.db,
    `SELECT count(*)::int AS count FROM (SELECT 1 FROM crops crop WHERE ${crops.text} LIMIT ${most}) counted`,
    crops.values,
  );
  return row?.count ?? 0;
}

/** Their identifiers alone. */
export async function readCropIds(ctx: RequestContext, crops: Conditions, part: Part): Promise<string[]> {
  const rows = await readRows<{ id: string }>(
    ctx.db,
    `SELECT crop.id FROM crops crop WHERE ${crops.text}
     ORDER BY ${part.order} LIMIT ${part.limit} OFFSET ${part.offset ?? 0}`,
    crops.values,
  );
  return rows.map(({ id }) => id);
}
