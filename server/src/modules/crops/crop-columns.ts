import type { AskedFields } from '../../platform/graphql/asked-fields.js';
import { SHOWN_OF_ACCOUNT, type ShownAccount } from '../users/user.presenter.js';
import type { CropImageEntity, ShownCrop } from './crop.entity.js';

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

/** Columns that fields of `Crop` are made of beside those. For a field that is not named here all columns are read. */
const OF_CROP: Readonly<Record<string, readonly CropColumn[]>> = {
  __typename: [],
  id: [],
  cropName: ['cropName'],
  name: ['cropName'],
  nameInOtherScript: ['cropName'],
  category: ['category'],
  description: ['description'],
  location: ['state', 'district'],
  priceType: ['priceType'],
  basePrice: [],
  reservePrice: [],
  quantity: ['quantityAmount', 'quantityUnit'],
  remainingQuantity: ['quantityAmount', 'quantityUnit', 'soldQuantity'],
  minQuantity: ['minQuantity'],
  harvestDate: ['harvestDate'],
  expiryDate: [],
  qualityGrade: ['qualityGrade'],
  specifications: ['organic', 'pesticidesUsed', 'fertilizersUsed', 'certifications'],
  status: [],
  verified: ['verified'],
  createdAt: [],
  version: ['version'],
  listed: [],
  farmer: [],
  images: [],
  auction: ['auctionExtensions'],
  rating: [],
  reviews: [],
};

/** The same of its farmer's `Person`; whose it is stands in the crop's own row. */
const OF_FARMER: Readonly<Record<string, readonly FarmerColumn[]>> = {
  __typename: [],
  id: [],
  firstName: ['firstName'],
  email: ['email'],
  role: ['role'],
  location: ['location'],
  verified: ['verified'],
  contact: ['lastName', 'email', 'phone'],
};

/** The same of its pictures. */
const OF_PICTURE: Readonly<Record<string, readonly PictureColumn[]>> = {
  __typename: [],
  id: ['id'],
  url: ['variants'],
  alt: ['alt'],
  width: ['variants'],
  height: ['variants'],
  variants: ['variants'],
};

/** All that some fields are made of; undefined where one of them is not in the table. */
function columnsOf<Column>(
  names: ReadonlySet<string>,
  table: Readonly<Record<string, readonly Column[]>>,
  always: readonly Column[],
): ReadonlySet<Column> | undefined {
  const columns = new Set(always);
  for (const name of names) {
    const needed = Object.hasOwn(table, name) ? table[name] : undefined;
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
