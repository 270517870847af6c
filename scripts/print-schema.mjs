import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printCommittedSchema } from '../server/src/bootstrap/print-schema.ts';
import { ROOT } from './lib/project.mjs';

/*
 * Writes `schema.graphql` from the code; with --check, fails where the committed file differs. Runs from the sources
 * (through tsx), so that it leaves alone the build that a running server was started from.
 */
const file = join(ROOT, 'schema.graphql');
const printed = await printCommittedSchema();
if (!process.argv.includes('--check')) {
  writeFileSync(file, printed);
} else if (readFileSync(file, 'utf8') !== printed) {
  console.error('schema.graphql is not what the code says. Run "npm run codegen" and commit the result.');
  process.exit(1);
}
process.exit(0);
