import { ROADS } from './geography-data.js';
import { PLACES, type Place } from './places.js';

const KM_A_DEGREE = 111;

/** Kilometres as the crow flies, between the centres: some ten more or less. */
export function distanceKm(one: Place, other: Place): number {
  const across = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(one.latitude - other.latitude, across) * KM_A_DEGREE;
}

/** Both are about where they are: nothing finer than ten km can be said. */
const toTenKm = (km: number): number => Math.round(km / 10) * 10;

/** What can be said of how far it is from one place to another: as the crow flies, to ten km. */
export const kmApart = (one: Place, other: Place): number => toTenKm(distanceKm(one, other));

/** The places that we know up to so many km from one of them, itself among them. */
export function placesWithin(km: number, centre: Place): Place[] {
  return PLACES.filter((place) => distanceKm(centre, place) <= km);
}

const MARKETS = PLACES.filter((place) => place.isMarket);

/** A market of the mandi prices, and how far it is. */
export interface NearestMarket {
  readonly market: Place;
  /** As the crow flies, to ten km; 0 in the market's own district. */
  readonly km: number;
}

/** The market that is nearest to a place. */
export function nearestMarket(place: Place): NearestMarket {
  return MARKETS.map((market) => ({ market, km: kmApart(place, market) })).reduce((nearest, next) =>
    next.km < nearest.km ? next : nearest,
  );
}

/** A road is so much longer than the crow's way. */
const WINDING = 1.3;

/** About how many km the road is between two places: the usual road where it is known, otherwise reckoned, to ten km. */
export function roadBetween(one: Place, other: Place): { readonly km: number; readonly isKnown: boolean } {
  const known = ROADS.find(({ between }) => between.includes(one.name) && between.includes(other.name));
  if (known && one !== other) return { km: known.km, isKnown: true };
  return { km: toTenKm(distanceKm(one, other) * WINDING), isKnown: false };
}
