import { buildServer } from './lib/prepare.mjs';

// Loads the datasets, and into an empty database outside production the sample marketplace. Doing it again changes nothing.
process.env.APP_MODE ??= 'development';
await buildServer();
await import(new URL('../server/dist/seed/main.js', import.meta.url).href);
console.log('The database holds the seed.');
process.exit();
