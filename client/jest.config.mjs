// A failed query prints the whole page otherwise.
process.env.DEBUG_PRINT_LIMIT ??= '2000';

/** Component and unit tests of the client: `npx jest --config client/jest.config.mjs [file]`. */
export default {
  rootDir: import.meta.dirname ?? new URL('.', import.meta.url).pathname,
  roots: ['<rootDir>/src', '<rootDir>/worker'],
  testMatch: ['**/*.test.{ts,tsx}'],
  testEnvironment: '<rootDir>/build/test-environment.mjs',
  // By itself jest leaves one processor to its main process, which only waits: on two of them that was half of the time.
  maxWorkers: '100%',
  // Whole pages on the real routes: generous, for a machine that has other work too.
  testTimeout: 30_000,
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  moduleNameMapper: {
    '^@/lib/env$': '<rootDir>/src/testing/env.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
    '\\.(css|svg)$': '<rootDir>/src/testing/empty.ts',
    // The generated files name the schema's types with the ending that Node wants.
    '^(\\..*/generated/.*)\\.js$': '$1',
  },
  // Packages that are ES modules alone are compiled like our own files.
  transformIgnorePatterns: ['/node_modules/(?!(d3-[a-z-]+|internmap)/)'],
  transform: {
    'locales/(en|hi)\\.json$': '<rootDir>/build/catalog-transform.mjs',
    '\\.(tsx?|m?js)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
};
