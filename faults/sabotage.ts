import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildServer } from '../scripts/lib/prepare.mjs';
import { ROOT } from '../scripts/lib/project.mjs';
import { CleanUp } from './clean-up.js';
import { Cluster } from './cluster.js';
import type { Sabotage } from './sabotages/sabotage.types.js';
import { SABOTAGES } from './sabotages/sabotages.js';
import { escaped } from './sabotages/test-titles.js';

/*
 * Takes away one defence after the other, in a copy of the sources, and demands that the test that holds it fails:
 *   npm run test:sabotage            all of them
 *   npm run test:sabotage -- lock    those whose name has the word
 * Fails where a test stays green, or was not green before, or where the text to take away is not found.
 */

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = SABOTAGES.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
if (chosen.length === 0) {
  console.error(`No defence has that in its name. There are:\n${SABOTAGES.map(({ name }) => `  ${name}`).join('\n')}`);
  process.exit(1);
}

/** Every file of the sources as it lies here, committed or not, with what is installed and built. */
function copySources(copy: string): void {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (listed.status !== 0) throw new Error(`git ls-files: ${listed.stderr}`);
  for (const file of listed.stdout.split('\0').filter(Boolean)) {
    cpSync(join(ROOT, file), join(copy, file), { recursive: true, force: true });
  }
  cpSync(join(ROOT, 'server/dist'), join(copy, 'server/dist'), { recursive: true });
  for (const workspace of ['', 'client', 'server']) {
    const installed = join(ROOT, workspace, 'node_modules');
    if (isThere(installed)) symlinkSync(installed, join(copy, workspace, 'node_modules'));
  }
}

function isThere(path: string): boolean {
  return spawnSync('test', ['-e', path]).status === 0;
}

/** Without its defence a test may wait for what never comes, and go on waiting when its time is up. */
const WITHOUT_DEFENCE = ['--testTimeout', '60000', '--forceExit'];

interface Result {
  readonly failed: readonly string[];
  /** The first line of the first failure. */
  readonly why: string;
  readonly passed: readonly string[];
  readonly output: string;
}

interface JestReport {
  readonly testResults: ReadonlyArray<{
    readonly assertionResults: ReadonlyArray<{
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }>;
  }>;
}

/**
 * Runs the tests of some sabotages of one suite in the copy, and of their files nothing else.
 * @param options more of jest's
 */
function runTests(
  copy: string,
  suite: Sabotage['suite'],
  sabotages: readonly Sabotage[],
  databaseUrl: string,
  options: readonly string[] = [],
): Result {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const titles = sabotages.map(({ title }) => escaped(title)).join('|');
  const files = [...new Set(sabotages.map(({ test }) => join(copy, test)))];
  const { stdout, stderr } = spawnSync(
    join(copy, 'node_modules/.bin/jest'),
    ['--config', `${suite}/jest.config.mjs`, ...options, '--json', '--outputFile', report, '-t', titles, ...files],
    {
      cwd: copy,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: {
        ...process.env,
        TEST_DATABASE_URL: databaseUrl,
      },
    },
  );
  const output = `${stdout}${stderr}`;
  if (!isThere(report)) return { failed: [], why: '', passed: [], output };
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const of = (wanted: string) => results.filter(({ status }) => status === wanted);
  const names = (wanted: string) => of(wanted).map(({ fullName }) => fullName);
  const [why = ''] = stripVTControlCharacters(of('failed')[0]?.failureMessages[0] ?? '').split('\n');
  return { failed: names('failed'), why, passed: names('passed'), output };
}

/** With every defence in place every test has to be there and green: a red one would prove nothing. */
function judgeBefore(copy: string, databaseUrl: string): Map<Sabotage, Verdict> {
  const troubles = new Map<Sabotage, Verdict>();
  for (const suite of ['server', 'client'] as const) {
    const sabotages = chosen.filter((sabotage) => sabotage.suite === suite);
    if (sabotages.length === 0) continue;
    const { failed, passed, output } = runTests(copy, suite, sabotages, databaseUrl);
    for (const sabotage of sabotages) {
      const isIts = (name: string) => name.includes(sabotage.title);
      if (failed.some(isIts) || !passed.some(isIts)) {
        troubles.set(sabotage, wrong(`its test is not green with the defence in place\n${output}`));
      }
    }
  }
  return troubles;
}

/** Builds the copy's server; what the compiler says of a piece that is taken away is no matter. */
function build(copy: string): void {
  spawnSync(join(copy, 'node_modules/.bin/tsc'), ['-p', 'server'], { cwd: copy });
}

interface Verdict {
  readonly isHeld: boolean;
  /** Why the test failed, or what is wrong with the row. */
  readonly because: string;
}

const wrong = (because: string): Verdict => ({ isHeld: false, because });

/** Whether the test notices that its defence is gone. */
function judge(copy: string, sabotage: Sabotage, databaseUrl: string): Verdict {
  const path = join(copy, sabotage.file);
  const source = readFileSync(path, 'utf8');
  const found = source.split(sabotage.text).length - 1;
  if (found !== 1) return wrong(`its text stands ${found} times in ${sabotage.file}`);
  writeFileSync(
    path,
    source.replace(sabotage.text, () => sabotage.replacement),
  );
  try {
    if (sabotage.isBuilt) build(copy);
    const { failed, why, passed, output } = runTests(copy, sabotage.suite, [sabotage], databaseUrl, WITHOUT_DEFENCE);
    if (failed.length > 0) return { isHeld: true, because: why };
    return wrong(passed.length > 0 ? 'its test stays green' : `its test did not run\n${output}`);
  } finally {
    writeFileSync(path, source);
    if (sabotage.isBuilt) build(copy);
  }
}

await buildServer();
const folder = mkdtempSync(join(tmpdir(), 'annapath-sabotage-'));
chmodSync(folder, 0o755);
const cleanUp = new CleanUp();
cleanUp.add(() => rmSync(folder, { recursive: true, force: true }));
let unnoticed = 0;
try {
  const copy = join(folder, 'copy');
  copySources(copy);
  const cluster = await Cluster.create(join(folder, 'database'), join(folder, 'postgres.log'), { connections: 200 });
  cleanUp.add(() => cluster.stop());
  const notGreen = judgeBefore(copy, cluster.adminUrl);
  for (const sabotage of chosen) {
    const began = Date.now();
    const { isHeld, because } = notGreen.get(sabotage) ?? judge(copy, sabotage, cluster.adminUrl);
    const seconds = ((Date.now() - began) / 1_000).toFixed(0);
    console.log(`${isHeld ? 'red  ' : 'WRONG'} ${sabotage.name} (${seconds} s)`);
    console.log(`      ${isHeld ? '' : `${sabotage.test} › ${sabotage.title}: `}${because}`);
    if (!isHeld) unnoticed += 1;
  }
} finally {
  await cleanUp.run();
}
console.log(`\n${chosen.length - unnoticed} of ${chosen.length} defences are held by their tests.`);
process.exitCode = unnoticed === 0 ? 0 : 1;
