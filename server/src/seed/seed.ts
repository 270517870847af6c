import type { Dependencies } from '../dependencies.js';
import { seedCatalogue } from '../modules/catalogue/seed-catalogue.js';
import { seedIfEmpty } from './seed-marketplace.js';

/**
 * Fills what is missing: the catalogue's datasets always, and outside production an empty marketplace with people,
 * listings and bids to try out. Doing it again changes nothing.
 */
export async function seed(dependencies: Dependencies): Promise<void> {
  const ctx = dependencies.systemContext();
  await seedCatalogue(ctx);
  if (dependencies.config.mode !== 'production') {
    const passwords = dependencies.passwords;
    await seedIfEmpty(ctx, {
      mode: dependencies.config.mode,
      media: dependencies.media,
      hashPassword: (password) => passwords.hash(password),
    });
  }
}
