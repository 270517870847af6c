import { distanceKm, roadBetween } from '../geography/distances.js';
import type { Place } from '../geography/places.js';
import { roadFare, Vehicle } from '../transport/fare.rules.js';
import { FARTHEST_KM } from './mandi-price.rules.js';

/** What is left of a market's price at the farm, and what it is reckoned of. Amounts are rupees, per quintal where nothing else is said. */
export interface Net {
  readonly net: number;
  readonly farePerQuintal: number;
  /** For the whole load. */
  readonly fare: number;
  readonly ratePerKm: number;
  readonly trucks: number;
  readonly roadKm: number;
  /** Quintals. */
  readonly load: number;
}

const toPaise = (rupees: number): number => Math.round(rupees * 100) / 100;

/**
 * A price per quintal less the open trucks that bring a load of so many quintals to the market: an estimate. Undefined where the market
 * is farther than 300 km as the crow flies.
 * @throws AppError BAD_USER_INPUT where the load is none.
 */
export function netAtGate(price: number, farm: Place, market: Place, load: number): Net | undefined {
  if (distanceKm(farm, market) > FARTHEST_KM) return undefined;
  const { km: roadKm } = roadBetween(farm, market);
  const { fare, ratePerKm, trucks } = roadFare(Vehicle.OPEN_TRUCK, roadKm, load);
  const farePerQuintal = toPaise(fare / load);
  return { net: toPaise(price - farePerQuintal), farePerQuintal, fare, ratePerKm, trucks, roadKm, load };
}
