import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer } from './lib/prepare.mjs';
import { ROOT } from './lib/project.mjs';

// Writes `schema.graphql` from the code; with --check, fails where the committed file differs.
await buildServer();
const { printCommittedSchema } = await import(new URL('../server/dist/print-schema.js', import.meta.url).href);
const file = join(ROOT, 'schema.graphql');
const printed = await printCommittedSchema();
if (!process.argv.includes('--check')) {
  writeFileSync(file, printed);
} else if (readFileSync(file, 'utf8') !== printed) {
  console.error('schema.graphql is not what the code says. Run "npm run codegen" and commit the result.');
  process.exit(1);
}
process.exit(0);
