import type { PriceLevel } from '@/graphql/generated/schema-types';

/** The argument that names an area; none for the country. */
export function areaArgument({ level, slug }: { slug: string; level: PriceLevel }): {
  district?: string;
  state?: string;
} {
  if (level === 'DISTRICT') return { district: slug };
  return level === 'STATE' ? { state: slug } : {};
}
