import { expectNoSidewaysScroll, type Language, useLanguage } from './support/app';
import { expect, test } from './support/fixtures';
import { open, prepare } from './support/route-check';
import { ROUTES } from './support/routes';

const PUBLIC = ROUTES.filter(({ visitor, status }) => visitor === undefined && status === undefined);
const LANGUAGES: readonly Language[] = ['en', 'hi'];

test.describe.configure({ mode: 'parallel' });

/** Every public page on one tab, one after the other: a tab a page would take three times as long. */
for (const language of LANGUAGES) {
  test(`public pages fit 320 px in letters of twice their size: ${language} (AC-614)`, async ({ page, request }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 320, height: 740 });
    await useLanguage(page, language);
    for (const route of PUBLIC) {
      await test.step(route.path, async () => {
        await open(page, await prepare(page, request, route), language);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        await expectNoSidewaysScroll(page);
        // What is not there for the eye yet stays out of its sight: it comes with the Tab key.
        const skipLink = page.locator('a[href="#main"]');
        await expect(skipLink).not.toBeInViewport();
      });
    }
  });
}
