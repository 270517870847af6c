import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildClient, buildServer, install } from './lib/prepare.mjs';
import { requireNode, run, tool } from './lib/project.mjs';

/*
 * Everything that has to be green, in the order in which it is cheapest to fail:
 *   npm test                        all of it
 *   npm test -- --only server       one part (types, lint, generated, server, client, browser)
 *   npm test -- --only server bids  one part, test files that match a word
 *   npm test -- --all               goes on after a part that failed
 */
const flags = process.argv.slice(2);
const only = flags.includes('--only') ? flags[flags.indexOf('--only') + 1] : undefined;
const goesOn = flags.includes('--all');
const words = only ? flags.slice(flags.indexOf('--only') + 2) : [];

const results = mkdtempSync(join(tmpdir(), 'annapath-test-'));
const report = (name) => join(results, `${name}.json`);

/** What counts for a runner that wrote no report. */
const NOT_EVEN_STARTED = { passed: 0, failed: 1 };
const readReport = (name) => JSON.parse(readFileSync(report(name), 'utf8'));
const jestCounts = (name) => {
  if (!existsSync(report(name))) return NOT_EVEN_STARTED;
  const { numPassedTests, numFailedTests, numFailedTestSuites, numRuntimeErrorTestSuites } = readReport(name);
  // A file that could not even run has no tests to count; it counts as one that failed.
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites, numRuntimeErrorTestSuites) };
};
const playwrightCounts = (name) => {
  if (!existsSync(report(name))) return NOT_EVEN_STARTED;
  const { expected, flaky, unexpected } = readReport(name).stats;
  return { passed: expected + flaky, failed: unexpected };
};

const esmJest = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --no-warnings`.trim() };
const jest =
  (workspace, env = {}) =>
  () =>
    run(
      tool('jest'),
      ['--config', `${workspace}/jest.config.mjs`, '--json', '--outputFile', report(workspace), ...words],
      env,
    );

const PARTS = [
  { name: 'types', run: () => run('npm', ['run', 'typecheck', '--silent']) },
  { name: 'lint', run: () => run(tool('biome'), ['check', '--error-on-warnings', '.']) },
  { name: 'generated', run: () => run('npm', ['run', 'generated:check', '--silent']) },
  { name: 'server', run: jest('server', esmJest), counts: jestCounts },
  { name: 'client', run: jest('client'), counts: jestCounts },
  {
    name: 'browser',
    run: () => run(tool('playwright'), ['test', ...words], { PLAYWRIGHT_JSON_OUTPUT_NAME: report('browser') }),
    counts: playwrightCounts,
  },
];

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(0)} s`;

requireNode();
await install();
await buildServer();
if (!only || only === 'browser') await buildClient();

const chosen = PARTS.filter((part) => !only || part.name === only);
if (chosen.length === 0) {
  console.error(`There is no part "${only}". The parts are: ${PARTS.map((part) => part.name).join(', ')}.`);
  process.exit(1);
}

const total = { passed: 0, failed: 0 };
for (const [index, part] of chosen.entries()) {
  console.log(`\n── ${index + 1}/${chosen.length} ${part.name} ──`);
  const began = Date.now();
  const code = await part.run();
  const counts = part.counts?.(part.name) ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  total.passed += counts.passed;
  total.failed += counts.failed;
  console.log(`── ${part.name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds(Date.now() - began)}`);
  if (code !== 0 && !goesOn) break;
}
rmSync(results, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
