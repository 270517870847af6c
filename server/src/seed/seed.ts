import { seedCatalogue } from '../modules/catalogue/seed-catalogue.js';
import type { Parts } from '../parts.js';
import { seedIfEmpty } from './seed-marketplace.js';

/**
 * Fills what is missing: the catalogue's datasets always, and outside production an empty marketplace with people,
 * listings and bids to try out. Doing it again changes nothing.
 */
export async function seed(parts: Parts): Promise<void> {
  const ctx = parts.systemContext();
  await seedCatalogue(ctx);
  if (parts.config.mode !== 'production') {
    const passwords = parts.passwords;
    await seedIfEmpty(ctx, {
      mode: parts.config.mode,
      media: parts.media,
      hashPassword: (password) => passwords.hash(password),
    });
  }
}
