/*
 * What the middle of a test file's name says, as CONTRIBUTING.md lists it: `.process.`, `.exam.`, `.once.`, `.postgres.`.
 * TEST_TIER takes some of the files: `quick` those of `npm test`, `process` or `exam` those alone, `again` those that run a
 * second time, on a PostgreSQL server. Without it every file is there.
 */
const { TEST_TIER: tier, TEST_DATABASE_URL } = process.env;
const leftOut = [
  // Nothing in these can be tried on the embedded database, which is one process with one connection.
  ...(TEST_DATABASE_URL ? [] : ['postgres']),
  ...({ quick: ['process', 'exam'], again: ['once', 'exam'] }[tier] ?? []),
];
const only = ['process', 'exam'].includes(tier) ? tier : undefined;

/** Server tests: the real application on a random port against a real database. Needs the build (the embedded database's worker). */
export default {
  rootDir: import.meta.dirname ?? new URL('.', import.meta.url).pathname,
  runtime: '<rootDir>/test/support/shared-modules.cjs',
  testEnvironment: '<rootDir>/test/support/shared-environment.mjs',
  // The fault runs' checker and the bench's rules are tested here too: they are as little of the product as those are.
  roots: ['<rootDir>', '<rootDir>/../faults', '<rootDir>/../bench'],
  testMatch: only
    ? [`<rootDir>/test/**/*.${only}.test.ts`]
    : ['<rootDir>/test/**/*.test.ts', '**/faults/**/*.test.ts', '**/bench/**/*.test.mjs'],
  testPathIgnorePatterns: ['/node_modules/', ...leftOut.map((kind) => `\\.${kind}\\.`)],
  transform: {},
  // For `--findRelatedTests`, which reads the imports.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
  setupFiles: ['<rootDir>/test/support/setup.ts'],
  maxWorkers: 2,
  // Far above what anything takes: a busy machine needs half a minute to start an embedded database.
  testTimeout: 120_000,
};
