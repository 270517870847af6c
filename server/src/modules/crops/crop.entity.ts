import { Column, Entity, PrimaryColumn } from 'typeorm';
import { numericColumn } from '../../platform/database/numeric-column.js';
import { type Paise, paiseColumn } from '../../platform/money.js';
import type { AuctionState } from './auction.rules.js';
import type { CropCategory, CropStatus, PriceType, QualityGrade, QuantityUnit } from './crop.types.js';

/** A listing. Private data: `crop.types.ts` is what leaves, through `crop.presenter.ts`. */
@Entity({ name: 'crops' })
export class CropEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'uuid', name: 'farmer_id' })
  farmerId!: string;

  @Column({ type: 'text', name: 'crop_name' })
  cropName!: string;

  @Column({ type: 'text' })
  category!: CropCategory;

  @Column({ type: 'text' })
  description!: string;

  @Column({ type: 'numeric', precision: 12, scale: 3, name: 'quantity_amount', transformer: numericColumn })
  quantityAmount!: number;

  /** How much of it deals were made over; what remains is for sale. */
  @Column({ type: 'numeric', precision: 12, scale: 3, name: 'sold_quantity', transformer: numericColumn })
  soldQuantity!: number;

  /** The least that a part lot may have; null where it is sold whole. */
  @Column({
    type: 'numeric',
    precision: 12,
    scale: 3,
    name: 'min_quantity',
    nullable: true,
    transformer: numericColumn,
  })
  minQuantity!: number | null;

  @Column({ type: 'text', name: 'quantity_unit' })
  quantityUnit!: QuantityUnit;

  @Column({ type: 'text', name: 'price_type' })
  priceType!: PriceType;

  /** Per unit of `quantityUnit`. */
  @Column({ type: 'bigint', name: 'base_price_paise', transformer: paiseColumn })
  basePricePaise!: Paise;

  @Column({ type: 'bigint', name: 'reserve_price_paise', nullable: true, transformer: paiseColumn })
  reservePricePaise!: Paise | null;

  /** When its auction ends: the one end that counts. Of a draft, when it is to end; null of a fixed price. */
  @Column({ type: 'timestamptz', precision: 3, name: 'auction_ends_at', nullable: true })
  auctionEndsAt!: Date | null;

  /** When it was to end before late bids moved the end. */
  @Column({ type: 'timestamptz', precision: 3, name: 'auction_planned_end', nullable: true })
  auctionPlannedEnd!: Date | null;

  @Column({ type: 'integer', name: 'auction_extensions', default: 0 })
  auctionExtensions!: number;

  /** Per unit; null until the first bid. */
  @Column({ type: 'bigint', name: 'auction_price_paise', nullable: true, transformer: paiseColumn })
  auctionPricePaise!: Paise | null;

  /** As it was last written down; `auction.rules.ts` says where it stands by the clock. Null of a draft and a fixed price. */
  @Column({ type: 'text', name: 'auction_state', nullable: true })
  auctionState!: AuctionState | null;

  @Column({ type: 'text' })
  state!: string;

  @Column({ type: 'text' })
  district!: string;

  @Column({ type: 'text' })
  address!: string;

  /** `YYYY-MM-DD`. */
  @Column({ type: 'date', name: 'harvest_date', nullable: true })
  harvestDate!: string | null;

  @Column({ type: 'date', name: 'expiry_date', nullable: true })
  expiryDate!: string | null;

  @Column({ type: 'text', name: 'quality_grade' })
  qualityGrade!: QualityGrade;

  @Column({ type: 'boolean' })
  organic!: boolean;

  @Column({ type: 'text', array: true, name: 'pesticides_used' })
  pesticidesUsed!: string[];

  @Column({ type: 'text', array: true, name: 'fertilizers_used' })
  fertilizersUsed!: string[];

  @Column({ type: 'text', array: true })
  certifications!: string[];

  /** As it was last written down; `expiry.rules.ts` gives the status by the clock, which readers get. */
  @Column({ type: 'text' })
  status!: CropStatus;

  @Column({ type: 'boolean' })
  verified!: boolean;

  /** What the marketplace search looks through (`searchTextOf`). */
  @Column({ type: 'text', name: 'search_text' })
  searchText!: string;

  /** Rises with each edit and each sale: two edits of one version do not undo each other. */
  @Column({ type: 'integer' })
  version!: number;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;

  /** Set when its farmer removed it: bidders keep seeing what they bid on, everyone else sees nothing. */
  @Column({ type: 'timestamptz', precision: 3, name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;
}

/** What a crop is shown from: all but what the search looks through, which is long and internal. */
export type ShownCrop = Omit<CropEntity, 'searchText'>;

/** What a new crop has in the columns that no form fills. A nullable column added above starts as null here. */
export const NEW_CROP = {
  deletedAt: null,
  auctionExtensions: 0,
  auctionPricePaise: null,
  soldQuantity: 0,
  version: 1,
} satisfies Partial<CropEntity>;

/** One stored width of a picture. */
export interface StoredVariant {
  readonly width: number;
  readonly height: number;
}

/** A picture of a crop. The files are `<key>-<width>.webp` in the media store, one per variant. */
@Entity({ name: 'crop_images' })
export class CropImageEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'uuid', name: 'crop_id' })
  cropId!: string;

  /** Place in the carousel, from 0. */
  @Column({ type: 'integer' })
  position!: number;

  @Column({ type: 'text' })
  key!: string;

  @Column({ type: 'text' })
  alt!: string;

  /** From narrow to wide. */
  @Column({ type: 'jsonb' })
  variants!: StoredVariant[];

  /** It came with the demonstration data, and is no photograph of the goods. */
  @Column({ type: 'boolean', name: 'is_illustration' })
  isIllustration!: boolean;
}
