import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildClient, buildServer, install } from './lib/prepare.mjs';
import { requireNode, run, runQuietly, tool } from './lib/project.mjs';
import { jestResults, notCountedYet, playwrightResults } from './lib/test-results.mjs';

/*
 * The tests, in the order in which it is cheapest to fail:
 *   npm test                        what answers while one waits
 *   npm run test:all                all of it: also what starts processes, the exams and every journey of a browser
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

/** With Node's own room for young objects a fifth of the time went into its collection. */
const NODE_OPTIONS = [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ');

/** A part that counts no test. */
const check = (name, command, args) => ({ name, group: 'checks', command, args });

const jest = (name, workspace, { group, env = {}, more = [], ...rest }) => ({
  name,
  group,
  command: tool('jest'),
  args: ['--config', `${workspace}/jest.config.mjs`, '--json', '--outputFile', report(name), ...words, ...more],
  env: { NODE_OPTIONS, ...env },
  results: jestResults,
  ...rest,
});
/** Files of one tier (`server/jest.config.mjs`); where words name them, those of every tier. */
const TEST_TIER = (tier) => (words.some((word) => !word.startsWith('--')) ? {} : { TEST_TIER: tier });
/** A test reaches a database through one of these. */
const DATABASES = ['harness', 'operations/built-server', 'operations/own-postgres'].map(
  (name) => `server/test/${name}.ts`,
);

/*
 * Parts of one group that stand next to each other run at the same time: the checks keep one processor busy each, and while
 * tests of the server wait, for a database or a time limit, those of the client run.
 */
const PARTS = [
  check('types', 'npm', ['run', 'typecheck', '--silent']),
  check('lint', tool('biome'), ['check', '--error-on-warnings', '.']),
  check('map', 'npm', ['run', 'map', '--silent']),
  check('generated', 'npm', ['run', 'generated:check', '--silent']),
  jest('server', 'server', { group: 'tests', env: TEST_TIER('quick') }),
  jest('client', 'client', { group: 'tests' }),
  jest('processes', 'server', { group: 'later tests', env: TEST_TIER('process'), isLater: true }),
  jest('exam', 'server', { group: 'later tests', env: TEST_TIER('exam'), isLater: true }),
  {
    name: 'browser',
    group: 'browser',
    command: tool('playwright'),
    args: ['test', ...(only || everything ? words : ['\\.smoke\\.'])],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('browser') },
    results: playwrightResults,
  },
  // Those of the server's tests again that may end otherwise on a PostgreSQL server, the one of TEST_DATABASE_URL. Much of
  // this waits: for locks, for time limits, for processes that start. A third worker has work meanwhile.
  jest('postgres', 'server', {
    group: 'postgres',
    env: TEST_TIER('again'),
    more: ['--maxWorkers=3', '--findRelatedTests', ...DATABASES],
    isAsked: true,
  }),
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

if (only === 'postgres' && !process.env.TEST_DATABASE_URL) {
  console.error('TEST_DATABASE_URL has to say where the PostgreSQL server is.');
  process.exit(1);
}

const ledgerFile = process.env.TEST_LEDGER;
const ledger = new Set(ledgerFile && existsSync(ledgerFile) ? readFileSync(ledgerFile, 'utf8').split('\n') : []);
const total = { passed: 0, failed: 0 };

/** Counts the tests of a part that has ended, and says so. */
function count(part, code, began) {
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
}

/** Runs the parts of a group at the same time: the output of the first is shown as it comes, that of each other when it ends. */
async function runGroup([first, ...others]) {
  const began = Date.now();
  const title = ({ name }) =>
    console.log(`\n── ${chosen.findIndex((part) => part.name === name) + 1}/${chosen.length} ${name} ──`);
  const quiet = others.map(({ command, args, env }) => runQuietly(command, args, env));
  title(first);
  const codes = [await run(first.command, first.args, first.env)];
  count(first, codes[0], began);
  for (const [index, part] of others.entries()) {
    const { code, output } = await quiet[index];
    title(part);
    process.stdout.write(output);
    count(part, code, began);
    codes.push(code);
  }
  return codes.every((code) => code === 0);
}

const groups = new Map();
for (const part of chosen) groups.set(part.group, [...(groups.get(part.group) ?? []), part]);
for (const group of groups.values()) {
  if (!(await runGroup(group)) && !goesOn) break;
}
rmSync(results, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
