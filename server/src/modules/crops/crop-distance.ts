import type { FieldProblem } from '../../platform/errors/app-error.js';
import { placesWithin } from '../geography/distances.js';
import { districtNamed } from '../geography/places.js';

/** Farther than buyers travel for a trolley of onions. */
export const FARTHEST_KM = 500;
/** Where only a place is named. */
export const USUAL_KM = 100;

/**
 * The places near one, as `state, district` in lower case. Both ends are the centres of districts, as the crow flies: no
 * address is measured, and a listing of a district that we cannot place is not near anything. Undefined where no place is named.
 */
export function nearby(
  near: string,
  withinKm: number | null | undefined,
  problems: FieldProblem[],
): string[] | undefined {
  const km = withinKm ?? USUAL_KM;
  if (!Number.isInteger(km) || km < 1 || km > FARTHEST_KM) {
    problems.push({ field: 'withinKm', message: `Write a whole number from 1 to ${FARTHEST_KM}.` });
  }
  if (near === '') return undefined;
  const centre = districtNamed(near);
  if (!centre) problems.push({ field: 'near', message: 'We do not know where this is. Choose a district nearby.' });
  return centre && placesWithin(km, centre).map(({ state, name }) => `${state}, ${name}`.toLowerCase());
}
