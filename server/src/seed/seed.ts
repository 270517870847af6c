import type { Dependencies } from '../bootstrap/dependencies.js';
import { seedCatalogue } from '../modules/catalogue/seed-catalogue.js';
import { seedPrices } from '../modules/prices/seed-prices.js';
import { oneServerAtATime } from '../platform/database/start-lock.js';
import { seedIfEmpty } from './seed-marketplace.js';

/**
 * Fills what is missing: the catalogue's datasets always, and outside production sample prices and an empty marketplace
 * with people, listings and bids to try out. Doing it again changes nothing; servers that start together take turns.
 */
export async function seed(dependencies: Dependencies): Promise<void> {
  const { config, log, media, passwords } = dependencies;
  const ctx = dependencies.systemContext();
  await oneServerAtATime(config.database, log, async () => {
    await seedCatalogue(ctx);
    if (config.mode === 'production') return;
    await seedPrices(ctx, config.database.url !== undefined);
    await seedIfEmpty(ctx, {
      mode: config.mode,
      media,
      hashPassword: (password) => passwords.hash(password),
    });
  });
}
