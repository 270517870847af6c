import { paths, type ServiceSlug } from '@/lib/paths';

/**
 * What a service needs to fill the template. The words stand in the catalogs under `genericService.<key>.…`; here is
 * how many there are of each and where the page leads on.
 */
export type ServiceContent = {
  slug: ServiceSlug;
  /** Part of the text ids. */
  key: 'commodityTrade' | 'nuvetra';
  features: readonly string[];
  steps: readonly string[];
  questions: readonly string[];
  /** Where the one main button goes. */
  start: string;
  related: readonly ServiceSlug[];
};

export const commodityTrade: ServiceContent = {
  slug: 'commodity-trade',
  key: 'commodityTrade',
  features: ['direct', 'bids', 'grades', 'logistics'],
  steps: ['list', 'talk', 'agree', 'deliver'],
  questions: ['cost', 'price', 'payment', 'quantity'],
  start: paths.marketplace,
  related: ['mandi-bhav', 'transport-calculator', 'storage-cold-storage', 'test-certification'],
};

export const nuvetra: ServiceContent = {
  slug: 'nuvetra',
  key: 'nuvetra',
  features: ['season', 'soil', 'money', 'sale'],
  steps: ['call', 'plan', 'work', 'review'],
  questions: ['what', 'cost', 'bring', 'online'],
  start: paths.contact,
  related: ['test-certification', 'krishi-sahayak-ai', 'seeds-fertilizer-store', 'kcc-agriculture-loans'],
};
