import { copyFileSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
import { ROOT } from './lib/project.mjs';

/*
 * What changed in the schema since the version that we last promised to callers:
 *   npm run schema:changes     prints breaking and dangerous changes; fails where there is a breaking one
 *   npm run schema:release     promises the schema as it is now; the release file shows in review what breaks
 * Two paths after the script's name compare other files.
 */
const [releasePath = 'docs/schema-release.graphql', currentPath = 'schema.graphql'] = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('--'));
const release = resolve(ROOT, releasePath);
const current = resolve(ROOT, currentPath);

const KINDS = [
  [CriticalityLevel.Breaking, 'Breaking: callers of the last release may fail'],
  [CriticalityLevel.Dangerous, 'Dangerous: callers may behave differently'],
];

if (process.argv.includes('--release')) {
  copyFileSync(current, release);
  console.log(`${releasePath} is the schema as it is now. Say in the commit what breaks, and why.`);
  process.exit(0);
}

const read = (path) => buildSchema(readFileSync(path, 'utf8'));
const changes = await diff(read(release), read(current));
for (const [level, title] of KINDS) {
  const found = changes.filter(({ criticality }) => criticality.level === level);
  if (found.length === 0) continue;
  console.log(`\n${title} (${found.length})`);
  for (const { message, path } of found) console.log(`  ${path ?? ''}: ${message}`);
}
if (changes.every(({ criticality }) => criticality.level === CriticalityLevel.NonBreaking)) {
  console.log('GraphQL: nothing breaks what was released.');
}
if (changes.some(({ criticality }) => criticality.level === CriticalityLevel.Breaking)) {
  console.error(`\nThe schema breaks what ${releasePath} promises. Where that is meant: npm run schema:release`);
  process.exit(1);
}
