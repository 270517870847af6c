import type { Page } from '@playwright/test';
import { untilDrawn } from './support/drawn';
import { expect, test } from './support/fixtures';
import { expectSteady, watchMoves } from './support/steady';

/** What a first visit on a phone may cost: kB over the line, requests. Some ten per cent above what it costs. */
const WEIGHTS = {
  '/': [500, 42],
  '/marketplace': [510, 56],
  '/services/mandi-bhav': [375, 58],
  '/services/storage-cold-storage': [335, 47],
  '/services/krishi-sahayak-ai': [315, 36],
} as const;
/** Before "Show more" is pressed. */
const TALLEST = 6_000;

/** Counts what comes over the line, from now on. */
async function weigh(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const seen = { bytes: 0, requests: 0, latin: 0 };
  page.on('request', (request) => {
    if (/mukta-(latin|rupee)/.test(request.url())) seen.latin += 1;
  });
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    seen.bytes += encodedDataLength;
    seen.requests += 1;
  });
  await watchMoves(page);
  return seen;
}

for (const [path, [kilobytes, requests]] of Object.entries(WEIGHTS)) {
  test(`a first visit to ${path} stays light, steady and short (AC-543)`, async ({ page, request }) => {
    await untilDrawn(request, path);
    const seen = await weigh(page);
    await page.goto(path);
    await expectSteady(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(TALLEST);
    expect(seen.latin).toBe(4);
    expect(seen.requests).toBeLessThanOrEqual(requests);
    expect(Math.round(seen.bytes / 1000)).toBeLessThanOrEqual(kilobytes);
  });
}
