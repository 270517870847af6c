import { expectAccessible, expectNoSidewaysScroll, type Language, useLanguage } from './support/app';
import { expect, test } from './support/fixtures';
import { expectRightCurrency, open, prepare } from './support/route-check';
import { ROUTES, type RouteCheck } from './support/routes';
import { expectSteady, watchMoves } from './support/steady';
import { expectThemeSizes } from './support/text-sizes';

const LANGUAGES: readonly Language[] = ['en', 'hi'];
/** The usual phone and the narrowest one that WCAG 2.2 asks for (1.4.10). */
const PHONE = 375;
const WIDTHS = [PHONE, 320];
/** What a page may be high before anybody asks it for more (AC-541). */
const TALLEST = 6_000;

test.describe.configure({ mode: 'parallel' });

function checkRoute(route: RouteCheck): void {
  test(`${route.path} fits a phone, is not endless and stands still in both languages, and is accessible in Hindi`, async ({
    page,
    request,
  }) => {
    const prepared = await prepare(page, request, route);
    await watchMoves(page);
    for (const language of LANGUAGES) {
      await useLanguage(page, language);
      await open(page, prepared, language);
      await expectSteady(page);
      await expectThemeSizes(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        await expectNoSidewaysScroll(page);
        if (width !== PHONE) continue;
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(TALLEST);
      }
    }
    await expectRightCurrency(page, route);
    await expectAccessible(page);
  });
}

for (const route of ROUTES.filter(({ status }) => status === undefined)) checkRoute(route);

test.describe('addresses that do not exist', () => {
  test.use({ expectedErrors: /status of 404/ });
  for (const route of ROUTES.filter(({ status }) => status === 404)) checkRoute(route);
});
