import { relative } from 'node:path';
import { ROOT } from './project.mjs';

/*
 * What a runner's report says: the tests that passed, each by a name of its own, and how many failed. The names tell
 * whether a test ran before, in another run: the server's tests run on two databases and are one test each.
 */

const nameOf = (file, title) => `${file} ${title}`.replaceAll('\n', ' ');

export function jestResults(report) {
  if (!report) return { passed: [], failed: 1 };
  const passed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => nameOf(relative(ROOT, name), fullName)),
  );
  const { numFailedTests, numFailedTestSuites, numRuntimeErrorTestSuites } = report;
  // A file that could not even run has no tests to count; it counts as one that failed.
  return { passed, failed: Math.max(numFailedTests, numFailedTestSuites, numRuntimeErrorTestSuites) };
}

function* specsOf(suite) {
  yield* suite.specs ?? [];
  for (const inner of suite.suites ?? []) yield* specsOf(inner);
}

export function playwrightResults(report) {
  if (!report) return { passed: [], failed: 1 };
  const passed = report.suites
    .flatMap((suite) => [...specsOf(suite)])
    .flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === 'expected' || status === 'flaky')
        .map(({ projectName }) => nameOf(`e2e/${file}:${line}`, `${title} [${projectName}]`)),
    );
  return { passed, failed: report.stats.unexpected };
}

/** Those of the tests that are not in the ledger. Where several tests of a file share a title, they share the count. */
export function notCountedYet(tests, ledger) {
  return [...new Set(tests)].filter((test) => !ledger.has(test));
}
