import { test as base, expect } from '@playwright/test';

interface Watch {
  /** Console errors that a journey provokes on purpose, like a refused sign-in. */
  readonly expectedErrors: RegExp | undefined;
  /** Runs for every page by itself. */
  readonly watch: undefined;
}

/**
 * The test function of every journey. The page lives on the started server, the network beyond it is closed, and a journey
 * fails where a page writes an error to the console, throws, or asks another origin for anything.
 */
export const test = base.extend<Watch>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the wanted fixtures from the pattern.
  baseURL: async ({}, use) => {
    const url = process.env.E2E_URL;
    if (!url) throw new Error('The server for the journeys was not started.');
    await use(url);
  },
  expectedErrors: [undefined, { option: true }],
  page: async ({ page, javaScriptEnabled }, use) => {
    // A page that the server rendered is there before it answers to presses and typing.
    const isReady = async () => {
      if (!javaScriptEnabled) return;
      await page.waitForFunction(() => {
        const { rendered, ready, waiting } = document.documentElement.dataset;
        return rendered === undefined || ready !== undefined || waiting !== undefined;
      });
    };
    const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
    page.goto = async (...given) => {
      const answer = await goto(...given);
      await isReady();
      return answer;
    };
    page.reload = async (...given) => {
      const answer = await reload(...given);
      await isReady();
      return answer;
    };
    await use(page);
  },
  watch: [
    async ({ context, baseURL, expectedErrors }, use) => {
      const unexpected: string[] = [];
      // Where it happened is no part of what is expected: "404" without it would tell nobody which file was missing.
      const note = (problem: string, where = '') => {
        if (!expectedErrors?.test(problem)) unexpected.push(problem + where);
      };
      const home = new URL(baseURL ?? '').origin;
      await context.route(
        (url) => url.protocol.startsWith('http') && url.origin !== home,
        (route) => {
          note(`asked for ${route.request().url()}`);
          return route.abort();
        },
      );
      context.on('weberror', (error) => note(`threw ${error.error().message}`));
      context.on('console', (message) => {
        // A page about what is not there, or no longer, says so by its status, which the browser writes down.
        const isItsStatus =
          /status of 4(04|10)/.test(message.text()) && message.location().url === message.page()?.url();
        if (message.type() !== 'error' || isItsStatus) return;
        note(`wrote to the console: ${message.text()}`, ` (${message.location().url})`);
      });
      await use(undefined);
      expect(unexpected, 'What the pages did wrong').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
