import type { FertilizerOffersQuery, SeedOffersQuery } from '../seeds-fertilizers.generated';

export type SeedOffer = NonNullable<SeedOffersQuery['seedOffers']>['nodes'][number];
export type FertilizerOffer = NonNullable<FertilizerOffersQuery['fertilizerOffers']>['nodes'][number];

/** What a card of either kind shows, with the one line that tells the kinds apart already found. */
export type Offer = Omit<SeedOffer, '__typename' | 'season'> & {
  /** Season of a seed, nutrient of a fertilizer. */
  detail: string;
  illustration: string;
};

/** Manures and living fertilizers, by the key of their picture; everything else comes from a factory. */
const ORGANIC: ReadonlySet<string> = new Set([
  'vermicompost',
  'neem-cake',
  'rhizobium',
  'azotobacter',
  'psb',
  'farmyard-manure',
]);

/** A seed as a card of the page. */
export function fromSeed({ season, ...offer }: SeedOffer): Offer {
  return { ...offer, detail: season, illustration: '/illustrations/seeds-fertilizers/seed.svg' };
}

/** A fertilizer or manure as a card of the page. */
export function fromFertilizer({ nutrient, image, ...offer }: FertilizerOffer): Offer {
  const drawing = ORGANIC.has(image) ? 'organic' : 'fertilizer';
  return { ...offer, detail: nutrient, illustration: `/illustrations/seeds-fertilizers/${drawing}.svg` };
}
