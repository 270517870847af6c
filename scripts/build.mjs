import { buildClient, buildServer } from './lib/prepare.mjs';

await buildServer();
await buildClient();
