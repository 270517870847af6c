import type { PriceLevel } from '@/graphql/generated/schema-types';
import { nowCalled } from '@/lib/now-called';
import type { RowPlace } from '@/ui/catalogue/visitor-district';

/** The argument that names an area; none for the country. */
export function areaArgument({ level, slug }: { slug: string; level: PriceLevel }): {
  district?: string;
  state?: string;
} {
  if (level === 'DISTRICT') return { district: slug };
  return level === 'STATE' ? { state: slug } : {};
}

type Named = { nameEn: string; name: string };

/** The district of a market, as this device keeps it, and as it is read. */
export function placeOfMarket({ district, state }: { district: Named; state: Named }): RowPlace {
  const label = district.name === state.name ? district.name : `${district.name}, ${state.name}`;
  return { place: nowCalled(`${district.nameEn}, ${state.nameEn}`), label };
}
