import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { connectionType } from '../../platform/graphql/connection-type.js';
import { addLanguageField } from '../../platform/graphql/language-field.js';
import { CalledWhenAsked } from '../../platform/graphql/plain-resolvers.js';
import { DateScalar, RupeesScalar } from '../../platform/graphql/scalars.js';
import type { Paise } from '../../platform/money.js';
import { placeIn } from '../geography/place-names.js';
import { Person } from '../users/user.types.js';
import type { AuctionState } from './auction.rules.js';

/** Union of the marketplace's and the add-crop form's categories. */
export const CropCategory = {
  VEGETABLES: 'vegetables',
  FRUITS: 'fruits',
  GRAINS: 'grains',
  HERBS: 'herbs',
  SPICES: 'spices',
  DAIRY: 'dairy',
  OTHER: 'other',
} as const;
export type CropCategory = (typeof CropCategory)[keyof typeof CropCategory];
registerEnumType(CropCategory, {
  name: 'CropCategory',
  description: 'What kind of produce a crop is.',
  valuesConfig: {
    VEGETABLES: { description: 'Vegetables.' },
    FRUITS: { description: 'Fruits.' },
    GRAINS: { description: 'Cereals, pulses and oilseeds.' },
    HERBS: { description: 'Herbs and medicinal plants.' },
    SPICES: { description: 'Spices.' },
    DAIRY: { description: 'Milk and what is made of it.' },
    OTHER: { description: 'Anything else, such as cotton or honey.' },
  },
});

export const QuantityUnit = {
  KG: 'kg',
  QUINTAL: 'quintal',
  TON: 'ton',
  PIECES: 'pieces',
  LITERS: 'liters',
} as const;
export type QuantityUnit = (typeof QuantityUnit)[keyof typeof QuantityUnit];
registerEnumType(QuantityUnit, {
  name: 'QuantityUnit',
  description: 'The unit that the quantity is counted in and the price is for. A quintal is 100 kg, a ton 1000 kg.',
  valuesConfig: {
    KG: { description: 'Kilogram.' },
    QUINTAL: { description: '100 kg.' },
    TON: { description: '1000 kg.' },
    PIECES: { description: 'Single pieces.' },
    LITERS: { description: 'Liters.' },
  },
});

export const QualityGrade = { A: 'A', B: 'B', C: 'C' } as const;
export type QualityGrade = (typeof QualityGrade)[keyof typeof QualityGrade];
registerEnumType(QualityGrade, {
  name: 'QualityGrade',
  description: "The farmer's own grading; A is the best.",
  valuesConfig: { A: { description: 'Best.' }, B: { description: 'Good; the default.' }, C: { description: 'Fair.' } },
});

export const PriceType = { FIXED: 'fixed', AUCTION: 'auction' } as const;
export type PriceType = (typeof PriceType)[keyof typeof PriceType];
registerEnumType(PriceType, {
  name: 'PriceType',
  description: 'A fixed asking price, or an auction with a reserve.',
  valuesConfig: {
    FIXED: { description: 'A fixed asking price; the default.' },
    AUCTION: { description: 'Bids decide, above a reserve price.' },
  },
});

export const CropStatus = {
  ACTIVE: 'active',
  SOLD: 'sold',
  PENDING: 'pending',
  EXPIRED: 'expired',
  DRAFT: 'draft',
} as const;
export type CropStatus = (typeof CropStatus)[keyof typeof CropStatus];
registerEnumType(CropStatus, {
  name: 'CropStatus',
  description: 'Where a crop stands. Active and pending crops are shown in the marketplace.',
  valuesConfig: {
    ACTIVE: { description: 'For sale.' },
    SOLD: { description: 'Sold.' },
    PENDING: { description: 'A sale is being agreed; still shown.' },
    EXPIRED: { description: 'Past its time.' },
    DRAFT: { description: 'Not offered yet.' },
  },
});

export const CropSort = {
  NEWEST: 'newest',
  PRICE_LOW_TO_HIGH: 'price-low-to-high',
  PRICE_HIGH_TO_LOW: 'price-high-to-low',
} as const;
export type CropSort = (typeof CropSort)[keyof typeof CropSort];
registerEnumType(CropSort, {
  name: 'CropSort',
  description: 'The order of the marketplace; prices are per unit.',
  valuesConfig: {
    NEWEST: { description: 'Newest first.' },
    PRICE_LOW_TO_HIGH: { description: 'Cheapest first.' },
    PRICE_HIGH_TO_LOW: { description: 'Dearest first.' },
  },
});

@ObjectType({ description: 'One width of a picture, WebP.', simpleResolvers: true })
export class ImageVariant {
  @Field(() => String, { description: 'Path of the file on this server; it never changes.' })
  url!: string;

  @Field(() => Int, { description: 'Pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Pixels.' })
  height!: number;
}

@ObjectType({ description: 'A picture of a crop.', simpleResolvers: true })
export class CropImage {
  @Field(() => ID, { description: 'Identifier of the picture, for `imageOrder`.' })
  id!: string;

  @Field(() => String, { description: 'Path of the widest variant.' })
  url!: string;

  @Field(() => String, {
    description: 'What the picture is of, for those who do not see it; in the language that Accept-Language asks for.',
  })
  alt!: string;

  @Field(() => Int, { description: 'Pixels of the widest variant.' })
  width!: number;

  @Field(() => Int, { description: 'Pixels of the widest variant.' })
  height!: number;

  @Field(() => [ImageVariant], { description: 'From narrow to wide; at most three.' })
  variants!: ImageVariant[];

  @Field(() => Boolean, {
    description:
      'Whether it came with the demonstration data. If false, its farmer sent it as a photograph of the goods.',
  })
  isIllustration!: boolean;
}

@ObjectType({ description: 'Where a crop is.', simpleResolvers: true })
export class Location {
  /** Both come in the reader's language: see below. */
  state!: string;
  district!: string;

  @Field(() => String, { description: 'Village, town or street, as the farmer wrote it.' })
  address!: string;
}

addLanguageField(Location.prototype, 'state', {
  type: () => String,
  description: 'State of India. In Hindi where we know its name, else as the farmer wrote it.',
  read: (place, language) => placeIn(language, (place as Location).state),
});
addLanguageField(Location.prototype, 'district', {
  type: () => String,
  description: 'District in the state. In Hindi where we know its name, else as the farmer wrote it.',
  read: (place, language) => placeIn(language, (place as Location).district),
});

@ObjectType({ description: 'How much there is of a crop.', simpleResolvers: true })
export class Quantity {
  @Field(() => Float, { description: 'Amount in `unit`: above 0, at most three decimals.' })
  amount!: number;

  @Field(() => QuantityUnit, { description: 'What the amount is counted in, and what the price is for.' })
  unit!: QuantityUnit;
}

@ObjectType({ description: 'How a crop was grown, as its farmer says.', simpleResolvers: true })
export class Specifications {
  @Field(() => Boolean, { description: 'Grown organically.' })
  organic!: boolean;

  @Field(() => [String], { description: 'Names of the pesticides used; at most 20.' })
  pesticidesUsed!: string[];

  @Field(() => [String], { description: 'Names of the fertilizers used; at most 20.' })
  fertilizersUsed!: string[];

  @Field(() => [String], { description: 'Names of the certificates held; at most 20.' })
  certifications!: string[];
}

/** What the auction of a crop needs of its row (`crop.entity.ts`). */
export interface AuctionRow {
  readonly id: string;
  readonly farmerId: string;
  readonly basePricePaise: Paise;
  readonly reservePricePaise: Paise | null;
  readonly auctionState: AuctionState | null;
  readonly auctionEndsAt: Date | null;
  readonly auctionExtensions: number;
  readonly auctionPricePaise: Paise | null;
}

/**
 * What a field of a crop in another table is made of, called where the field is asked for. At once where it was
 * read with the crop: a resolver for each would cost a page a third of its speed.
 */
export type FoundBy<Value> = (args: unknown, ctx: RequestContext) => Value | Promise<Value>;

/** A crop as it leaves through GraphQL (`crop.presenter.ts`). */
@ObjectType({ description: 'A crop that a farmer listed. What you may not see of it is null.', simpleResolvers: true })
export class Crop {
  @Field(() => ID, { description: 'Identifier of the crop.' })
  id!: string;

  @Field(() => String, { description: 'Name of the crop, at most 120 characters.' })
  cropName!: string;

  @Field(() => String, { description: 'The same as `cropName`.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'What the crop is called in the script that `cropName` is not written in: Hindi beside a name in Latin letters, English beside one in Devanagari. Null where the name has both, or is not known.',
  })
  nameInOtherScript!: string | null;

  @Field(() => CropCategory, { description: 'What kind of produce it is.' })
  category!: CropCategory;

  @Field(() => String, { description: "The farmer's words about it, at most 4000 characters." })
  description!: string;

  @Field(() => Location, { description: 'Where it is.' })
  location!: Location;

  @Field(() => PriceType, { description: 'Whether the price is fixed or an auction starts at it.' })
  priceType!: PriceType;

  @Field(() => RupeesScalar, { description: 'Rupees per unit of the quantity.' })
  basePrice!: number;

  @Field(() => RupeesScalar, {
    nullable: true,
    description: 'Rupees per unit below which the farmer does not sell. Only for the owner, otherwise null.',
  })
  reservePrice!: number | null;

  @Field(() => Quantity, { description: 'How much there is.' })
  quantity!: Quantity;

  @Field(() => Quantity, {
    nullable: true,
    description: 'How much of it can still be bought: the quantity less what was sold. Null where all of it is sold.',
  })
  remainingQuantity!: Quantity | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The least that can be bought of it, in the unit of the quantity; null where it is sold whole.',
  })
  minQuantity!: number | null;

  @Field(() => DateScalar, { nullable: true, description: 'When it was or will be harvested.' })
  harvestDate!: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Until when it keeps.' })
  expiryDate!: string | null;

  @Field(() => QualityGrade, { description: "The farmer's own grading." })
  qualityGrade!: QualityGrade;

  @Field(() => Specifications, { description: 'How it was grown.' })
  specifications!: Specifications;

  @Field(() => CropStatus, { description: 'Where it stands.' })
  status!: CropStatus;

  @Field(() => Boolean, { description: 'Whether its farmer was checked when it was listed.' })
  verified!: boolean;

  @Field(() => Date, { description: 'When it was listed.' })
  createdAt!: Date;

  @Field(() => Int, {
    description: 'Rises when its farmer changes it and when some of it is sold; updateCrop wants it.',
  })
  version!: number;

  @Field(() => Boolean, {
    description: 'Whether it still has a page: false once its farmer removed it and only its bidders see it.',
  })
  listed!: boolean;

  @CalledWhenAsked()
  @Field(() => Person, { description: 'Who sells it.' })
  farmer!: FoundBy<Person>;

  @CalledWhenAsked()
  @Field(() => [CropImage], { description: 'Its pictures, at most ten, the first one foremost.' })
  images!: FoundBy<CropImage[]>;

  /** What its `auction` field is made of; not a field itself. */
  auctionRow!: AuctionRow;

  /** Whose crop it is; not a field. */
  farmerId!: string;
}

/** A page of crops. */
export const CropConnection = connectionType(Crop);

@ObjectType({ description: 'A farmer’s crops in figures, over all of them.', simpleResolvers: true })
export class CropSummary {
  @Field(() => Int, { description: 'How many crops are listed, in any status; removed ones do not count.' })
  listed!: number;

  @Field(() => Int, { description: 'How many of them are active.' })
  active!: number;

  @Field(() => Int, { description: 'How many of them are sold.' })
  sold!: number;

  @Field(() => RupeesScalar, { description: 'Base price times what remains of the active crops, in rupees.' })
  valueOnSale!: number;
}
