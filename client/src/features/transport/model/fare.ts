import { readNumber } from '@/lib/read-number';

/** The vehicles to choose from, in the specification's order. */
export const VEHICLES = ['OPEN_TRUCK', 'CLOSED_TRUCK', 'CONTAINER', 'TEMPO'] as const;
export type Vehicle = (typeof VEHICLES)[number];

/** The cities to choose from, English and Hindi, in the specification's order. */
export const CITIES = [
  ['Hisar', 'हिसार'],
  ['Panipat', 'पानीपत'],
  ['Sirsa', 'सिरसा'],
  ['Gurgaon', 'गुड़गाँव'],
  ['Faridabad', 'फ़रीदाबाद'],
  ['Delhi', 'दिल्ली'],
  ['Jaipur', 'जयपुर'],
] as const;

/** What is carried. */
export const COMMODITIES = [
  ['Wheat', 'गेहूँ'],
  ['Rice', 'चावल'],
  ['Cement', 'सीमेंट'],
  ['Steel', 'स्टील'],
  ['Other', 'अन्य'],
] as const;

/** Least and largest load that a fare is estimated for, tons; the server's limits. */
const LEAST_TONS = 1;
const LARGEST_TONS = 10_000;

/** Rupees per kilometre of an open truck, and of every other vehicle (spec §9). */
const OPEN_TRUCK_RATE = 15;
const OTHER_RATE = 18;
/** The specification's fixed factor: the estimate knows neither route nor commodity. */
export const FIXED_FACTOR = 100;

/** Rupees and rupees per kilometre. */
export type Fare = { fare: number; ratePerKm: number };

/** Tons as typed, or null where they are no number between {@link LEAST_TONS} and {@link LARGEST_TONS}. */
export function readTons(typed: string): number | null {
  const tons = Number(readNumber(typed, 'quantity') || Number.NaN);
  return tons >= LEAST_TONS && tons <= LARGEST_TONS ? tons : null;
}

/** Estimated fare = tons × rate per km × 100; the same rule as the server's `fareEstimate`. */
export function estimateFare(vehicle: Vehicle, tons: number): Fare {
  const ratePerKm = vehicle === 'OPEN_TRUCK' ? OPEN_TRUCK_RATE : OTHER_RATE;
  return { fare: Math.round(tons * ratePerKm * FIXED_FACTOR * 100) / 100, ratePerKm };
}
