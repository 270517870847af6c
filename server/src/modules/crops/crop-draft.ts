/** A crop as someone wants to list it, before any check: REST sends anything, GraphQL has checked the shapes. */
export interface CropDraft {
  readonly cropName?: unknown;
  readonly category?: unknown;
  readonly description?: unknown;
  readonly quantity?: { readonly amount?: unknown; readonly unit?: unknown };
  /** The least that a part lot may have; blank where it is sold whole. */
  readonly minQuantity?: unknown;
  readonly priceType?: unknown;
  /** Rupees per unit. */
  readonly price?: { readonly basePrice?: unknown; readonly reservePrice?: unknown };
  readonly location?: { readonly state?: unknown; readonly district?: unknown; readonly address?: unknown };
  /** `YYYY-MM-DD`. */
  readonly harvestDate?: unknown;
  readonly expiryDate?: unknown;
  /** A moment, of an auction alone; blank for the usual time. */
  readonly auctionEndsAt?: unknown;
  readonly qualityGrade?: unknown;
  readonly specifications?: {
    readonly organic?: unknown;
    readonly pesticidesUsed?: unknown;
    readonly fertilizersUsed?: unknown;
    readonly certifications?: unknown;
  };
}
