import type { DataSource, EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context.js';
import type { Conditions } from '../../platform/database/conditions.js';
import { type EntityColumns, entityColumns, type PlainRow, readRows } from '../../platform/database/plain-rows.js';
import { UserEntity } from '../users/user.entity.js';
import { SHOWN_OF_ACCOUNT, type ShownAccount } from '../users/user.presenter.js';
import { CropEntity, CropImageEntity, type ShownCrop } from './crop.entity.js';
import { byTheClock, cropImagesLoader, farmersLoader } from './crop-rows.js';

/** A crop with what stands in other tables and is shown wherever the crop is. */
export interface CropWithOthers extends ShownCrop {
  readonly farmer: ShownAccount;
  /** Its pictures, in carousel order. */
  readonly pictures: readonly CropImageEntity[];
}

interface Columns {
  readonly crop: EntityColumns<ShownCrop>;
  readonly farmer: EntityColumns<ShownAccount>;
  readonly picture: EntityColumns<CropImageEntity>;
}

const columnsByDatabase = new WeakMap<DataSource, Columns>();

function columnsOf(db: EntityManager): Columns {
  const known = columnsByDatabase.get(db.connection);
  if (known) return known;
  const columns: Columns = {
    crop: entityColumns(db, CropEntity, 'crop', (property) => property !== 'searchText'),
    farmer: entityColumns(db, UserEntity, 'farmer', (property) => SHOWN_OF_ACCOUNT.some((name) => name === property)),
    picture: entityColumns(db, CropImageEntity, 'picture', () => true),
  };
  columnsByDatabase.set(db.connection, columns);
  return columns;
}

/** Which part of a list: literals, so that the database plans for that many. */
export interface Part {
  /** For ORDER BY; every column is the crop's. */
  readonly order: string;
  readonly limit: number;
  readonly offset?: number;
  /** What follows FROM, with the conditions in it; the database goes about it as it likes where nothing is said. */
  readonly from?: (conditions: string) => string;
}

const fromAll = (conditions: string): string => `crops crop WHERE ${conditions}`;

/** One crop in several rows, a picture in each. */
function gather(ctx: RequestContext, rows: readonly PlainRow[]): CropWithOthers[] {
  const columns = columnsOf(ctx.db);
  const crops: CropWithOthers[] = [];
  let pictures: CropImageEntity[] = [];
  for (const row of rows) {
    if (crops.at(-1)?.id !== row.crop_id) {
      pictures = [];
      crops.push(byTheClock(ctx, { ...columns.crop.read(row), farmer: columns.farmer.read(row), pictures }));
    }
    if (row.picture_id !== null) pictures.push(columns.picture.read(row));
  }
  return crops;
}

/**
 * Crops with their farmers and pictures, in one statement, with the status that they have by the clock. Whoever asks for
 * one of these farmers or pictures later in the same request has them already.
 */
export async function readCrops(ctx: RequestContext, crops: Conditions, part: Part): Promise<CropWithOthers[]> {
  const { crop, farmer, picture } = columnsOf(ctx.db);
  const rows = await readRows(
    ctx.db,
    `SELECT ${crop.text}, ${farmer.text}, ${picture.text}
     FROM (SELECT * FROM ${(part.from ?? fromAll)(crops.text)}
       ORDER BY ${part.order} LIMIT ${part.limit} OFFSET ${part.offset ?? 0}) crop
     JOIN users farmer ON farmer.id = crop.farmer_id
     LEFT JOIN crop_images picture ON picture.crop_id = crop.id
     ORDER BY ${part.order}, picture.position`,
    crops.values,
  );
  const read = gather(ctx, rows);
  for (const each of read) {
    farmersLoader(ctx).prime(each.farmerId, each.farmer);
    cropImagesLoader(ctx).prime(each.id, each.pictures);
  }
  return read;
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
