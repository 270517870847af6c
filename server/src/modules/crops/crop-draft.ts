import type { Paise } from '../../platform/money.js';
import type { CropCategory, PriceType, QualityGrade, QuantityUnit } from './crop.types.js';

/** A crop as someone wants to list it, before any check: REST sends anything, GraphQL has checked the shapes. */
export interface CropDraft {
  readonly cropName?: unknown;
  readonly category?: unknown;
  readonly description?: unknown;
  readonly quantity?: { readonly amount?: unknown; readonly unit?: unknown };
  readonly priceType?: unknown;
  /** Rupees per unit. */
  readonly price?: { readonly basePrice?: unknown; readonly reservePrice?: unknown };
  readonly location?: { readonly state?: unknown; readonly district?: unknown; readonly address?: unknown };
  /** `YYYY-MM-DD`. */
  readonly harvestDate?: unknown;
  readonly expiryDate?: unknown;
  readonly qualityGrade?: unknown;
  readonly specifications?: {
    readonly organic?: unknown;
    readonly pesticidesUsed?: unknown;
    readonly fertilizersUsed?: unknown;
    readonly certifications?: unknown;
  };
}

/** A crop that passed every rule, in the words of the table. */
export interface CheckedCrop {
  readonly cropName: string;
  readonly category: CropCategory;
  readonly description: string;
  readonly quantityAmount: number;
  readonly quantityUnit: QuantityUnit;
  readonly priceType: PriceType;
  readonly basePricePaise: Paise;
  readonly reservePricePaise: Paise | null;
  readonly state: string;
  readonly district: string;
  readonly address: string;
  readonly harvestDate: string | null;
  readonly expiryDate: string | null;
  readonly qualityGrade: QualityGrade;
  readonly organic: boolean;
  readonly pesticidesUsed: string[];
  readonly fertilizersUsed: string[];
  readonly certifications: string[];
}
