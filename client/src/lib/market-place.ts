import { nowCalled } from './now-called';

type Named = { nameEn: string; name: string };

/** The district of a market, as this device keeps it, and as it is read. */
export function placeOfMarket({ district, state }: { district: Named; state: Named }) {
  const label = district.name === state.name ? district.name : `${district.name}, ${state.name}`;
  return { place: nowCalled(`${district.nameEn}, ${state.nameEn}`), label };
}
