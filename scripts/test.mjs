import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildClient, buildServer, install } from './lib/prepare.mjs';
import { requireNode, run, runQuietly, tool } from './lib/project.mjs';
import { jestResults, notCountedYet, playwrightResults } from './lib/test-results.mjs';

/*
 * The tests, in the order in which it is cheapest to fail:
 *   npm test                        what answers while one waits
 *   npm run test:all                all of it: also what starts processes, the advisor's exam and every journey of a browser
 *   npm test -- --only server       one part; `PARTS` below are all of them
 *   npm test -- --only server bids  one part, test files that match a word
 *   npm test -- --all               goes on after a part that failed
 * Only tests are counted, each once; types, lint and generated files are checks, which fail and do not count. With
 * TEST_LEDGER, a file that lists the tests counted by earlier runs, only tests that are not in it count (.ci/run).
 */
const flags = process.argv.slice(2);
const only = flags.includes('--only') ? flags[flags.indexOf('--only') + 1] : undefined;
const everything = flags.includes('--everything');
const goesOn = flags.includes('--all');
const words = only ? flags.slice(flags.indexOf('--only') + 2) : [];

const results = mkdtempSync(join(tmpdir(), 'annapath-test-'));
const report = (name) => join(results, `${name}.json`);

const readReport = (name) => (existsSync(report(name)) ? JSON.parse(readFileSync(report(name), 'utf8')) : undefined);

/** Each test file loads every module anew: with Node's own room for young objects a fifth of the time went into its collection. */
const YOUNG_OBJECTS = '--max-semi-space-size=64';
const nodeOptions = (...options) => ({
  NODE_OPTIONS: [process.env.NODE_OPTIONS, ...options].filter(Boolean).join(' '),
});
const jest = (name, workspace, env, more = []) =>
  run(
    tool('jest'),
    ['--config', `${workspace}/jest.config.mjs`, '--json', '--outputFile', report(name), ...words, ...more],
    env,
  );
const clientTests = () => jest('client', 'client', nodeOptions(YOUNG_OBJECTS));
/** Files of one tier (`server/jest.config.mjs`); where words name them, those of every tier. */
const serverTests = (name, tier, more) =>
  jest(
    name,
    'server',
    {
      ...nodeOptions(YOUNG_OBJECTS, '--experimental-vm-modules', '--no-warnings'),
      ...(words.some((word) => !word.startsWith('--')) ? {} : { TEST_TIER: tier }),
    },
    more,
  );
/** A test reaches a database through one of these. */
const DATABASES = ['harness', 'operations/built-server', 'operations/own-postgres'].map(
  (name) => `server/test/${name}.ts`,
);

/** A part that counts no test. Each of them keeps one processor busy: all that were asked for begin with the first. */
const checks = [];
function check(name, command, args) {
  let begun;
  const begin = () => {
    begun ??= runQuietly(command, args);
    return begun;
  };
  checks.push({ name, begin });
  return {
    name,
    async run() {
      for (const each of checks) if (!only || each.name === only) each.begin();
      const { code, output } = await begin();
      process.stdout.write(output);
      return code;
    },
  };
}

const PARTS = [
  check('types', 'npm', ['run', 'typecheck', '--silent']),
  check('lint', tool('biome'), ['check', '--error-on-warnings', '.']),
  check('map', 'npm', ['run', 'map', '--silent']),
  check('generated', 'npm', ['run', 'generated:check', '--silent']),
  { name: 'server', run: () => serverTests('server', 'quick'), results: jestResults },
  { name: 'client', run: clientTests, results: jestResults },
  { name: 'processes', run: () => serverTests('processes', 'process'), results: jestResults, isLater: true },
  { name: 'exam', run: () => serverTests('exam', 'exam'), results: jestResults, isLater: true },
  {
    name: 'browser',
    run: () =>
      run(tool('playwright'), ['test', ...(only || everything ? words : ['\\.smoke\\.'])], {
        PLAYWRIGHT_JSON_OUTPUT_NAME: report('browser'),
      }),
    results: playwrightResults,
  },
  // Those of the server's tests again that may end otherwise on a PostgreSQL server, the one of TEST_DATABASE_URL. Much of
  // this waits: for locks, for time limits, for processes that start. A third worker has work meanwhile.
  {
    name: 'postgres',
    run: () => {
      if (!process.env.TEST_DATABASE_URL)
        throw new Error('TEST_DATABASE_URL does not say where the PostgreSQL server is.');
      return serverTests('postgres', 'again', ['--maxWorkers=3', '--findRelatedTests', ...DATABASES]);
    },
    results: jestResults,
    isAsked: true,
  },
];

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(0)} s`;

requireNode();
await install();
await Promise.all([buildServer(), ...(!only || only === 'browser' ? [buildClient()] : [])]);

const chosen = PARTS.filter((part) => (only ? part.name === only : !part.isAsked && (everything || !part.isLater)));
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
  const { passed, failed } = part.results?.(readReport(part.name)) ?? { passed: [], failed: 0 };
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
