import routes from '../routes.json' with { type: 'json' };
import { expectNoSidewaysScroll, type Language, seededSession, useLanguage, useSession } from './support/app';
import { expect, test } from './support/fixtures';
import { open, prepare } from './support/route-check';
import { ROUTES } from './support/routes';

const PUBLIC = ROUTES.filter(({ visitor, status }) => visitor === undefined && status === undefined);
const LANGUAGES: readonly Language[] = ['en', 'hi'];

test.describe.configure({ mode: 'parallel' });

/** Of the header, with its border: more is a second line. */
const ONE_LINE = 65;

for (const language of LANGUAGES) {
  test(`in letters of the usual size the header is one line: ${language} (AC-614)`, async ({ page, request }) => {
    for (const visitor of ['guest', 'farmer'] as const) {
      if (visitor === 'farmer') await useSession(page, await seededSession(request, visitor));
      await useLanguage(page, language);
      await page.goto('/about');
      if (visitor === 'farmer')
        await expect(page.locator(`header a[href="${routes.pages.notifications}"]`)).toBeVisible();
      for (const width of [320, 360, 375, 440]) {
        await page.setViewportSize({ width, height: 740 });
        expect(
          await page.locator('header').evaluate((header) => header.getBoundingClientRect().height),
          `${visitor}, ${width} px`,
        ).toBe(ONE_LINE);
      }
    }
  });
}

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
