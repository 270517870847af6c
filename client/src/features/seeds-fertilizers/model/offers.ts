import type { FertilizerOffersQuery, SeedOffersQuery } from '../seeds-fertilizers.generated';

export type SeedOffer = NonNullable<SeedOffersQuery['seedOffers']>['nodes'][number];
export type FertilizerOffer = NonNullable<FertilizerOffersQuery['fertilizerOffers']>['nodes'][number];

/** What a card of either kind shows, with the one line that tells the kinds apart already found. */
export type Offer = Omit<SeedOffer, '__typename' | 'season' | 'image'> & {
  kind: 'seed' | 'organic' | 'factory';
  /** Season of a seed, nutrient of a fertilizer. */
  detail: string;
  /** Address of what grows from a seed; fertilizers look alike. */
  picture?: string;
};

/** Manures and living fertilizers, by their key; everything else comes from a factory. */
const ORGANIC: ReadonlySet<string> = new Set([
  'vermicompost',
  'neem-cake',
  'rhizobium',
  'azotobacter',
  'psb',
  'farmyard-manure',
]);

/** A seed as a card of the page. */
export function fromSeed({ season, image, ...offer }: SeedOffer): Offer {
  return { ...offer, kind: 'seed', detail: season, picture: `/pictures/crops/${image}.webp` };
}

/** A fertilizer or manure as a card of the page. */
export function fromFertilizer({ nutrient, image, ...offer }: FertilizerOffer): Offer {
  return { ...offer, kind: ORGANIC.has(image) ? 'organic' : 'factory', detail: nutrient };
}
