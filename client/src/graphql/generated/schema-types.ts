/** What kind of produce a crop is. */
export type CropCategory =
  | 'DAIRY'
  | 'FRUITS'
  | 'GRAINS'
  | 'HERBS'
  | 'OTHER'
  | 'SPICES'
  | 'VEGETABLES';

/** What narrows the marketplace; every part that is set has to hold (AC-263). */
export type CropFilter = {
  /** Exactly this category; left out, all of them. */
  category?: CropCategory | null | undefined;
  /** Exactly this district, in upper or lower case. */
  district?: string | null | undefined;
  /** Rupees per unit, at most. */
  maxPrice?: number | null | undefined;
  /** Rupees per unit, at least. */
  minPrice?: number | null | undefined;
  /** Exactly this grade. */
  qualityGrade?: QualityGrade | null | undefined;
  /** Any part of the crop name, the farmer’s first name or e-mail, the state or the district; 100 characters. */
  search?: string | null | undefined;
  /** Exactly this state, in upper or lower case. */
  state?: string | null | undefined;
  /** Sold by this unit; sensible beside a price. */
  unit?: QuantityUnit | null | undefined;
  /** Only checked, or only unchecked, farmers’ crops. */
  verified?: boolean | null | undefined;
};

/** Where a crop stands. Active and pending crops are shown in the marketplace. */
export type CropStatus =
  | 'ACTIVE'
  | 'DRAFT'
  | 'EXPIRED'
  | 'PENDING'
  | 'SOLD';

/** As chosen at sign-up. */
export type Gender =
  | 'FEMALE'
  | 'MALE'
  | 'OTHER';

/** What you sign in with. */
export type LoginInput = {
  /** The e-mail address of the account. */
  email: string;
  /** The password, exactly as it was chosen. */
  password: string;
};

/** What a machine is for (AC-184). */
export type MachineCategory =
  | 'HARVESTER'
  | 'PROCESSING'
  | 'SEEDING'
  | 'SPRAYING'
  | 'TILLAGE'
  | 'TRACTOR';

/** Whether a machine can be rented (AC-239). */
export type MachineStatus =
  | 'AVAILABLE'
  | 'BOOKED';

/** A bid to place. */
export type PlaceBidInput = {
  /** Rupees per unit of the listing, like its base price. */
  bidAmount: number;
  /** Identifier of the crop. */
  cropId: string;
  /** Your words to the farmer, at most 1000 characters. */
  message?: string | null | undefined;
};

/** A fixed asking price, or an auction with a reserve. */
export type PriceType =
  | 'AUCTION'
  | 'FIXED';

/** The farmer's own grading; A is the best. */
export type QualityGrade =
  | 'A'
  | 'B'
  | 'C';

/** The unit that the quantity is counted in and the price is for. A quintal is 100 kg, a ton 1000 kg. */
export type QuantityUnit =
  | 'KG'
  | 'LITERS'
  | 'PIECES'
  | 'QUINTAL'
  | 'TON';

/** What an account needs. All problems are reported at once, with their fields. */
export type RegisterInput = {
  /** The same password again. */
  confirmPassword: string;
  /** E-mail address; upper and lower case are the same. One account each. */
  email: string;
  /** Given name, 1 to 80 characters. */
  firstName: string;
  /** Male, female or other. */
  gender?: Gender;
  /** Family name, 1 to 80 characters. */
  lastName: string;
  /** 8 to 128 characters; not one of the passwords that are guessed first. */
  password: string;
  /** Phone number: exactly ten digits. */
  phone: string;
  /** Farmer or buyer; cannot be changed later. */
  role?: Role;
};

/** What an account is for: farmers list crops, buyers bid on them. */
export type Role =
  | 'BUYER'
  | 'FARMER';

/** Whether a price rose or fell against the market day before. */
export type Trend =
  | 'DOWN'
  | 'UP';
