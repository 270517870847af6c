import { fileURLToPath } from 'node:url';

/** How `@/…` is resolved, in the form of webpack's settings: dependency-cruiser reads it. TypeScript has its own (tsconfig.json). */
export default { resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } } };
