import { defineConfig, devices } from '@playwright/test';
import { browserLaunch } from './e2e/support/browser.js';

const launchOptions = await browserLaunch();

/** Journeys against the built product: a real server with the embedded database, and a real browser. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/start-server.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  // A third one on two cores saved 24 s of 312, and one journey then waited its whole minute and had to be tried again.
  workers: 2,
  // One more try where the machine is shared; it is reported as flaky, and never hides a test that fails twice.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/report.json' }]],
  // A trace pictures every step of every journey: where a failure is tried again, the second try alone is recorded.
  use: { launchOptions, trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure', screenshot: 'only-on-failure' },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 }, launchOptions },
      testIgnore: /\.phone\.spec/,
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 5'], viewport: { width: 375, height: 740 }, launchOptions },
      testMatch: /\.phone\.spec/,
    },
  ],
});
