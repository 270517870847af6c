/** Where the districts of Haryana are that have no market in the mandi table, in degrees, to a tenth: enough to say which one is near. */
export const HARYANA_DISTRICTS: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  Ambala: [30.4, 76.8],
  Bhiwani: [28.8, 76.1],
  'Charkhi Dadri': [28.6, 76.3],
  Fatehabad: [29.5, 75.5],
  Jhajjar: [28.6, 76.7],
  Jind: [29.3, 76.3],
  Kaithal: [29.8, 76.4],
  Karnal: [29.7, 77.0],
  Kurukshetra: [30.0, 76.9],
  Mahendragarh: [28.3, 76.1],
  Nuh: [28.1, 77.0],
  Palwal: [28.1, 77.3],
  Panchkula: [30.7, 76.9],
  Rewari: [28.2, 76.6],
  Rohtak: [28.9, 76.6],
  Sonipat: [29.0, 77.0],
  Yamunanagar: [30.1, 77.3],
};

/** Where a district of Haryana is; undefined where we do not know. */
export function degreesOf(district: string): { readonly latitude: number; readonly longitude: number } | undefined {
  const [latitude, longitude] = HARYANA_DISTRICTS[district] ?? [];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}
