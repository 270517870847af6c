export type CropCategory =
  | 'DAIRY'
  | 'FRUITS'
  | 'GRAINS'
  | 'HERBS'
  | 'OTHER'
  | 'SPICES'
  | 'VEGETABLES';

export type CropFilter = {
  category?: CropCategory | null | undefined;
  district?: string | null | undefined;
  maxPrice?: number | null | undefined;
  minPrice?: number | null | undefined;
  qualityGrade?: QualityGrade | null | undefined;
  search?: string | null | undefined;
  state?: string | null | undefined;
  unit?: QuantityUnit | null | undefined;
  verified?: boolean | null | undefined;
};

export type CropStatus =
  | 'ACTIVE'
  | 'DRAFT'
  | 'EXPIRED'
  | 'PENDING'
  | 'SOLD';

export type Gender =
  | 'FEMALE'
  | 'MALE'
  | 'OTHER';

export type LoginInput = {
  email: string;
  password: string;
};

export type PlaceBidInput = {
  bidAmount: number;
  cropId: string;
  message?: string | null | undefined;
};

export type PriceType =
  | 'AUCTION'
  | 'FIXED';

export type QualityGrade =
  | 'A'
  | 'B'
  | 'C';

export type QuantityUnit =
  | 'KG'
  | 'LITERS'
  | 'PIECES'
  | 'QUINTAL'
  | 'TON';

export type RegisterInput = {
  confirmPassword: string;
  email: string;
  firstName: string;
  gender?: Gender;
  lastName: string;
  password: string;
  phone: string;
  role?: Role;
};

export type Role =
  | 'BUYER'
  | 'FARMER';

export type Trend =
  | 'DOWN'
  | 'UP';
