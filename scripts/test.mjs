import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildClient, buildServer, install } from './lib/prepare.mjs';
import { requireNode, run, tool } from './lib/project.mjs';
import { jestResults, notCountedYet, playwrightResults } from './lib/test-results.mjs';

/*
 * Everything that has to be green, in the order in which it is cheapest to fail:
 *   npm test                        all of it
 *   npm test -- --only server       one part (types, lint, map, generated, server, client, browser)
 *   npm test -- --only server bids  one part, test files that match a word
 *   npm test -- --all               goes on after a part that failed
 * Only tests are counted, each once; types, lint and generated files are checks, which fail and do not count. With
 * TEST_LEDGER, a file that lists the tests counted by earlier runs, only tests that are not in it count (.ci/run).
 */
const flags = process.argv.slice(2);
const only = flags.includes('--only') ? flags[flags.indexOf('--only') + 1] : undefined;
const goesOn = flags.includes('--all');
const words = only ? flags.slice(flags.indexOf('--only') + 2) : [];

const results = mkdtempSync(join(tmpdir(), 'annapath-test-'));
const report = (name) => join(results, `${name}.json`);

const readReport = (name) => (existsSync(report(name)) ? JSON.parse(readFileSync(report(name), 'utf8')) : undefined);

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
  { name: 'map', run: () => run('npm', ['run', 'map', '--silent']) },
  { name: 'generated', run: () => run('npm', ['run', 'generated:check', '--silent']) },
  { name: 'server', run: jest('server', esmJest), results: jestResults },
  { name: 'client', run: jest('client'), results: jestResults },
  {
    name: 'browser',
    run: () => run(tool('playwright'), ['test', ...words], { PLAYWRIGHT_JSON_OUTPUT_NAME: report('browser') }),
    results: playwrightResults,
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

const ledgerFile = process.env.TEST_LEDGER;
const ledger = new Set(ledgerFile && existsSync(ledgerFile) ? readFileSync(ledgerFile, 'utf8').split('\n') : []);
const total = { passed: 0, failed: 0 };
for (const [index, part] of chosen.entries()) {
  console.log(`\n── ${index + 1}/${chosen.length} ${part.name} ──`);
  const began = Date.now();
  const code = await part.run();
  const { passed, failed } = part.results?.(part.name, readReport(part.name)) ?? { passed: [], failed: 0 };
  const fresh = notCountedYet(passed, ledger);
  for (const test of fresh) ledger.add(test);
  if (ledgerFile) appendFileSync(ledgerFile, fresh.map((test) => `${test}\n`).join(''));
  // A check that failed, and a runner that did not even start.
  const counts = { passed: fresh.length, failed: code !== 0 && failed === 0 ? 1 : failed };
  total.passed += counts.passed;
  total.failed += counts.failed;
  const again = passed.length - fresh.length;
  const note = again > 0 ? ` (and ${again} again that were counted before)` : '';
  console.log(
    `── ${part.name}: ${counts.passed} passed${note}, ${counts.failed} failed, ${seconds(Date.now() - began)}`,
  );
  if (code !== 0 && !goesOn) break;
}
rmSync(results, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
