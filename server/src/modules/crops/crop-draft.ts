import type { CropEntity, NEW_CROP } from './crop.entity.js';

/** The columns that come from elsewhere than the listing's form: `insertCrop` writes them. */
type OtherColumn =
  | keyof typeof NEW_CROP
  | 'id'
  | 'farmerId'
  | 'auctionPlannedEnd'
  | 'auctionState'
  | 'status'
  | 'verified'
  | 'searchText'
  | 'createdAt';

/** A listing that passed every rule: the columns that its farmer fills in. */
export type CheckedCrop = Readonly<Omit<CropEntity, OtherColumn>>;

/** What a draft holds in groups, each under its own names. */
interface CropGroups {
  readonly quantity?: { readonly amount?: unknown; readonly unit?: unknown };
  /** Rupees per unit. */
  readonly price?: { readonly basePrice?: unknown; readonly reservePrice?: unknown };
  readonly location?: { readonly state?: unknown; readonly district?: unknown; readonly address?: unknown };
  readonly specifications?: {
    readonly organic?: unknown;
    readonly pesticidesUsed?: unknown;
    readonly fertilizersUsed?: unknown;
    readonly certifications?: unknown;
  };
}

type GroupedColumn =
  | 'quantityAmount'
  | 'quantityUnit'
  | 'basePricePaise'
  | 'reservePricePaise'
  | keyof NonNullable<CropGroups['location']>
  | keyof NonNullable<CropGroups['specifications']>;

/**
 * A crop as someone wants to list it, before any check: REST sends anything, GraphQL has checked the shapes. A column that is in
 * no group has its own name.
 */
export type CropDraft = CropGroups & { readonly [Column in Exclude<keyof CheckedCrop, GroupedColumn>]?: unknown };
