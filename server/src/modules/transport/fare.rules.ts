import { AppError, badInput } from '../../platform/errors/app-error.js';

export const Vehicle = {
  OPEN_TRUCK: 'open truck',
  CLOSED_TRUCK: 'closed truck',
  CONTAINER: 'container',
  TEMPO: 'tempo',
} as const;
export type Vehicle = (typeof Vehicle)[keyof typeof Vehicle];

/** Rupees per kilometre of an open truck, and of every other vehicle (spec §9). */
const OPEN_TRUCK_RATE = 15;
const OTHER_RATE = 18;
/** The specification's fixed factor: the estimate knows neither route nor commodity. */
const FIXED_FACTOR = 100;
const LARGEST_LOAD_TONS = 10_000;
/** A truck carries about nine tons. */
export const QUINTALS_IN_A_TRUCK = 90;
const QUINTALS_IN_A_TON = 10;

export interface Fare {
  /** Rupees. */
  readonly fare: number;
  /** Rupees per kilometre. */
  readonly ratePerKm: number;
}

const rateOf = (vehicle: Vehicle): number => (vehicle === Vehicle.OPEN_TRUCK ? OPEN_TRUCK_RATE : OTHER_RATE);

/**
 * Estimated fare = tons × rate × 100.
 * @throws AppError BAD_USER_INPUT below 1 ton or above 10,000.
 */
export function estimateFare(vehicle: Vehicle, quantityTons: number): Fare {
  if (!Number.isFinite(quantityTons) || quantityTons < 1 || quantityTons > LARGEST_LOAD_TONS) {
    throw new AppError('BAD_USER_INPUT', 'The quantity has to be at least 1 ton and at most 10,000.', {
      fields: [{ field: 'quantityTons', message: 'At least 1 ton, at most 10,000.' }],
    });
  }
  const ratePerKm = rateOf(vehicle);
  return { fare: Math.round(quantityTons * ratePerKm * FIXED_FACTOR * 100) / 100, ratePerKm };
}

/**
 * What trucks cost for a load over a known road: rate × km for each of them. The calculator's estimate knows no road.
 * @throws AppError BAD_USER_INPUT below 1 quintal or above 100,000.
 */
export function roadFare(vehicle: Vehicle, km: number, quintals: number): Fare & { readonly trucks: number } {
  if (!(quintals >= 1 && quintals <= LARGEST_LOAD_TONS * QUINTALS_IN_A_TON)) {
    throw badInput([{ field: 'load', message: 'At least 1 quintal, at most 1,00,000.' }]);
  }
  const ratePerKm = rateOf(vehicle);
  const trucks = Math.ceil(quintals / QUINTALS_IN_A_TRUCK);
  return { fare: ratePerKm * km * trucks, ratePerKm, trucks };
}
