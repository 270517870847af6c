import { getMetadataArgsStorage } from 'typeorm';
import type { AskedFields } from '../../platform/graphql/asked-fields.js';
import { UserEntity } from '../users/user.entity.js';
import { SHOWN_OF_ACCOUNT, type ShownAccount } from '../users/user.presenter.js';
import { CropEntity, CropImageEntity, type ShownCrop } from './crop.entity.js';

type CropColumn = keyof ShownCrop;
type FarmerColumn = keyof ShownAccount;
type PictureColumn = keyof CropImageEntity;

/** Which columns are read of a crop and of what stands in other tables. Undefined: all of them. */
export interface WantedColumns {
  readonly crop: ReadonlySet<CropColumn> | undefined;
  /** Null where the farmer is not read at all. */
  readonly farmer: ReadonlySet<FarmerColumn> | undefined | null;
  /** The same of its pictures. */
  readonly pictures: ReadonlySet<PictureColumn> | undefined | null;
}

export const ALL_COLUMNS: WantedColumns = { crop: undefined, farmer: undefined, pictures: undefined };

/** What every crop is read with: whose it is, who may see it, where it stands by the clock, and its place in any order. */
const ALWAYS: readonly CropColumn[] = [
  'id',
  'farmerId',
  'status',
  'deletedAt',
  'createdAt',
  'basePricePaise',
  'reservePricePaise',
  'expiryDate',
  'auctionState',
  'auctionEndsAt',
  'auctionPricePaise',
];

/**
 * What fields of a type are made of, where that is not the column of their own name. For a field that neither stands here nor is
 * named as a column all columns are read.
 */
interface Table<Column extends string> {
  readonly entity: abstract new () => Partial<Record<Column, unknown>>;
  readonly others: Readonly<Record<string, readonly Column[]>>;
}

/** Of `Crop`, beside what every crop is read with. */
const OF_CROP: Table<CropColumn> = {
  entity: CropEntity,
  others: {
    __typename: [],
    name: ['cropName'],
    nameInOtherScript: ['cropName'],
    location: ['state', 'district'],
    basePrice: [],
    reservePrice: [],
    quantity: ['quantityAmount', 'quantityUnit'],
    remainingQuantity: ['quantityAmount', 'quantityUnit', 'soldQuantity'],
    specifications: ['organic', 'pesticidesUsed', 'fertilizersUsed', 'certifications'],
    listed: [],
    farmer: [],
    images: [],
    auction: ['auctionExtensions'],
    rating: [],
    reviews: [],
    priceComparison: ['cropName', 'category', 'state', 'district', 'quantityUnit'],
  },
};

/** Of its farmer's `Person`; whose it is stands in the crop's own row. */
const OF_FARMER: Table<FarmerColumn> = {
  entity: UserEntity,
  others: { __typename: [], id: [], firstNameInLatin: ['firstName'], contact: ['lastName', 'email', 'phone'] },
};

/** Of its pictures. */
const OF_PICTURE: Table<PictureColumn> = {
  entity: CropImageEntity,
  others: { __typename: [], url: ['variants'], width: ['variants'], height: ['variants'] },
};

/** All that some fields are made of; undefined where that is not known of one of them. */
function columnsOf<Column extends string>(
  names: ReadonlySet<string>,
  { entity, others }: Table<Column>,
  always: readonly Column[],
): ReadonlySet<Column> | undefined {
  const named = getMetadataArgsStorage().filterColumns(entity);
  const isColumn = (name: string): name is Column => named.some(({ propertyName }) => propertyName === name);
  const columns = new Set(always);
  for (const name of names) {
    const needed = Object.hasOwn(others, name) ? others[name] : isColumn(name) && [name];
    if (!needed) return undefined;
    for (const column of needed) columns.add(column);
  }
  return columns;
}

const wanted = new WeakMap<AskedFields, WantedColumns>();

/** What has to be read for crops of which these fields are asked. */
export function columnsFor(asked: AskedFields): WantedColumns {
  const known = wanted.get(asked);
  if (known) return known;
  const farmer = asked.below('farmer');
  const pictures = asked.below('images');
  const address: readonly CropColumn[] = asked.below('location')?.names.has('address') ? ['address'] : [];
  const columns: WantedColumns = {
    crop: columnsOf(asked.names, OF_CROP, [...ALWAYS, ...address]),
    farmer: farmer ? columnsOf(farmer.names, OF_FARMER, []) : null,
    // Where there is no picture there is no key.
    pictures: pictures ? columnsOf(pictures.names, OF_PICTURE, ['key']) : null,
  };
  wanted.set(asked, columns);
  return columns;
}

export const isShownOfAccount = (property: string): property is FarmerColumn =>
  SHOWN_OF_ACCOUNT.some((name) => name === property);
