import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './lib/project.mjs';

/*
 * Prints `schema.graphql` from the code and writes the client's types of it. Where those cannot be written, the schema stays
 * as it was: a new one beside old types would pass the client's type check.
 */
const file = join(ROOT, 'schema.graphql');
const before = readFileSync(file);
const script = (name) => run('npm', ['run', '--silent', name]);
const code = (await script('print-schema')) || (await script('codegen:client'));
if (code !== 0) writeFileSync(file, before);
process.exit(code);
