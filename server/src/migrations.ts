import { Marketplace1763700000000 } from './migrations/1763700000000-marketplace.js';
import { RateLimits1763700100000 } from './migrations/1763700100000-rate-limits.js';
import { Catalogue1763700200000 } from './migrations/1763700200000-catalogue.js';
import { AdvisorBudget1763700300000 } from './migrations/1763700300000-advisor-budget.js';
import { ImportedDatasets1763707000000 } from './migrations/1763707000000-imported-datasets.js';
import { ListIndexes1763710000000 } from './migrations/1763710000000-list-indexes.js';

/** Every migration, oldest first. */
export const MIGRATIONS = [
  Marketplace1763700000000,
  RateLimits1763700100000,
  Catalogue1763700200000,
  AdvisorBudget1763700300000,
  ImportedDatasets1763707000000,
  ListIndexes1763710000000,
];
