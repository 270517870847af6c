/** Shown while nobody has rated the farmer (spec §2 and §9, AC-051, AC-052). */
const DEFAULT_RATING = 4.5;
const DEFAULT_REVIEWS = 0;

export type RatingShown = {
  rating: number;
  reviews: number;
  /** Nobody has said anything yet: the rating is the default one, and the page says so. */
  isNewSeller: boolean;
};

/** Real values where there are any, else the specified defaults. */
export function ratingShown(crop: { rating: number | null; reviews: number | null }): RatingShown {
  const reviews = crop.reviews ?? DEFAULT_REVIEWS;
  return { rating: crop.rating ?? DEFAULT_RATING, reviews, isNewSeller: reviews === 0 };
}
