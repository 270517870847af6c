/** Whose crop it is, as far as the search looks (AC-257, X-10). */
export interface SearchedFarmer {
  readonly firstName: string;
  readonly email: string;
}

/** What the crop says about itself, as far as the search looks (AC-256, AC-258, AC-259). */
export interface SearchedCrop {
  readonly cropName: string;
  readonly state: string;
  readonly district: string;
}

/**
 * The one column that the marketplace search looks through. A line break stands between the fields, and no search has
 * one, so that no match runs from one field into the next. Whoever changes any of them writes it anew in the same transaction.
 */
export function searchTextOf(crop: SearchedCrop, farmer: SearchedFarmer): string {
  return [crop.cropName, farmer.firstName, farmer.email, crop.state, crop.district]
    .join('\n')
    .toLowerCase()
    .normalize('NFC');
}
