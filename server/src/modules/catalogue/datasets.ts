import type { Dataset } from './dataset.js';
import { coldStorages } from './datasets/cold-storages.js';
import { fertilizerOffers } from './datasets/fertilizer-offers.js';
import { labTests } from './datasets/lab-tests.js';
import { machines } from './datasets/machines.js';
import { mandiPrices } from './datasets/mandi-prices.js';
import { minimumSupportPrices } from './datasets/minimum-support-prices.js';
import { newsItems } from './datasets/news-items.js';
import { schemes } from './datasets/schemes.js';
import { seedOffers } from './datasets/seed-offers.js';
import { transporters } from './datasets/transporters.js';
import { warehouses } from './datasets/warehouses.js';

/** Every dataset of the product. Adding one: declare it in `datasets/`, name it here (docs/new-dataset.md). */
export const DATASETS: readonly Dataset[] = [
  mandiPrices,
  newsItems,
  schemes,
  coldStorages,
  warehouses,
  transporters,
  machines,
  labTests,
  seedOffers,
  fertilizerOffers,
  minimumSupportPrices,
];
