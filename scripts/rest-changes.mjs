import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { apiCompare } from 'api-smart-diff';
import { ROOT } from './lib/project.mjs';

/*
 * What breaks in the REST interface since the version that we last promised to callers:
 *   npm run schema:changes     compares the description of today with the promised one; fails where something breaks
 *   npm run schema:release     promises the description as it is now
 * Two paths after the script's name compare other files. Texts and examples are no promise and are not kept.
 */
const [releasePath = 'docs/rest-release.json', currentPath] = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('--'));
const release = resolve(ROOT, releasePath);

/** What a description promises: its texts and examples are for people. A field of the name `description` is no text. */
const promisedIn = (text) =>
  JSON.parse(text, (key, value) =>
    /^examples?$/.test(key) || (/^(description|summary)$/.test(key) && typeof value === 'string') ? undefined : value,
  );
/** JSON with a line for each path and each component, so that a review shows which of them changed. */
const inLines = (value, depth) =>
  depth === 0 || typeof value !== 'object' || Array.isArray(value)
    ? JSON.stringify(value)
    : `{\n${Object.entries(value)
        .map(([name, part]) => `${JSON.stringify(name)}: ${inLines(part, depth - 1)}`)
        .join(',\n')}\n}`;
const printedNow = async () => (await import('../server/src/bootstrap/print-openapi.ts')).printOpenApi();
const current = promisedIn(currentPath ? readFileSync(resolve(ROOT, currentPath), 'utf8') : await printedNow());

if (process.argv.includes('--release')) {
  writeFileSync(release, `${inLines(current, 3)}\n`);
  console.log(`${releasePath} is the REST interface as it is now. Say in the commit what breaks, and why.`);
  process.exit(0);
}

const { diffs } = apiCompare(promisedIn(readFileSync(release, 'utf8')), current);
// What is said of a component is said of every operation that has it too.
const breaking = diffs.filter(({ type, path }) => type === 'breaking' && path[0] !== 'components');
if (breaking.length === 0) {
  console.log('REST: nothing breaks what was released.');
  process.exit(0);
}
console.log(`\nBreaking in REST: callers of the last release may fail (${breaking.length})`);
for (const { action, path, before, after } of breaking) {
  console.log(
    `  ${path.join(' › ')}: ${action} ${JSON.stringify(before ?? null)} → ${JSON.stringify(after ?? null)}`.slice(
      0,
      300,
    ),
  );
}
console.error(`\nREST breaks what ${releasePath} promises. Where that is meant: npm run schema:release`);
process.exit(1);
