import { dayInIndia } from '../../platform/calendar-day.js';
import type { QuantityUnit } from '../crops/crop.types.js';
import { pricePer } from './mandi-price.rules.js';
import type { DistrictPrice } from './near-prices.js';

/** The line of the strip goes over so many districts. */
const MOST_DISTRICTS = 7;
/** A mandi whose last day is so much older than another's is closed for the season, and says nothing. */
const SAME_TIME_DAYS = 7;
/** What is older is said to be. */
const FRESH_DAYS = 7;

const daysBefore = (day: string, days: number): string => dayInIndia(new Date(`${day}T00:00:00Z`), -days);

/** What is known around a listing, for one unit of it. */
export interface Comparison {
  readonly mandi: number;
  readonly place: DistrictPrice['place'];
  readonly distanceKm: number | null;
  readonly lowest: number;
  readonly highest: number;
  readonly msp: number | null;
  readonly weekLeast: number;
  readonly weekMiddle: number;
  readonly weekGreatest: number;
  readonly day: string;
  readonly isSample: boolean;
  readonly isOld: boolean;
}

/** The nearest of them that quoted in the same days as the newest, at most seven, in their order. */
export function nearestOfOneTime(near: readonly DistrictPrice[]): readonly DistrictPrice[] {
  const newest = near
    .map(({ day }) => day)
    .sort()
    .at(-1);
  return near.filter(({ day }) => newest && day >= daysBefore(newest, SAME_TIME_DAYS)).slice(0, MOST_DISTRICTS);
}

/** Kilometres to ten, as they are shown; null in the own district. */
export const shownDistance = ({ km }: DistrictPrice): number | null => (km === 0 ? null : Math.round(km / 10) * 10);

/**
 * The nearest mandis of the same days, in the unit of a listing. `near` is in the order of distance, `supportPrices` has the MSP of
 * each kind in rupees per quintal, of which the lowest is sure to hold, and `on` is the day from which the age counts.
 * Undefined where nothing is known, and for what is not sold by weight.
 */
export function compareWith(
  near: readonly DistrictPrice[],
  supportPrices: readonly number[],
  unit: QuantityUnit,
  on: string,
): Comparison | undefined {
  const nearest = nearestOfOneTime(near);
  const [own] = nearest;
  if (own === undefined || pricePer(unit, 1) === undefined) return undefined;
  const inUnit = (paise: number): number => pricePer(unit, paise / 100) ?? 0;
  const modals = nearest.map(({ modal }) => modal);
  return {
    mandi: inUnit(own.modal),
    place: own.place,
    distanceKm: shownDistance(own),
    lowest: inUnit(Math.min(...modals)),
    highest: inUnit(Math.max(...modals)),
    msp: supportPrices.length > 0 ? inUnit(Math.min(...supportPrices) * 100) : null,
    weekLeast: inUnit(own.weekLeast),
    weekMiddle: inUnit(own.weekMiddle),
    weekGreatest: inUnit(own.weekGreatest),
    day: own.day,
    isSample: own.isSample,
    isOld: own.day < daysBefore(on, FRESH_DAYS),
  };
}
