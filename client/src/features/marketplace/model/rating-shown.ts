/** Shown while the farmer has no rating (spec §2 and §9). */
const DEFAULT_RATING = 4.5;
const DEFAULT_REVIEWS = 0;

export type RatingShown = {
  rating: number;
  reviews: number;
  /** No ratings yet: the default one, and the page says so. */
  isNewSeller: boolean;
};

/** Real values where there are any, else the specified defaults. */
export function ratingShown(crop: { rating: number | null; reviews: number | null }): RatingShown {
  const reviews = crop.reviews ?? DEFAULT_REVIEWS;
  return { rating: crop.rating ?? DEFAULT_RATING, reviews, isNewSeller: reviews === 0 };
}
