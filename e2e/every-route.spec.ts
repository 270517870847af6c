import { expectAccessible } from './support/app';
import { expect, test } from './support/fixtures';
import { expectRightCurrency, open, prepare } from './support/route-check';
import { ROUTES, type RouteCheck } from './support/routes';
import { expectSteady, watchMoves } from './support/steady';
import { expectThemeSizes } from './support/text-sizes';

test.describe.configure({ mode: 'parallel' });

function checkRoute(route: RouteCheck): void {
  test(`${route.path} answers, stands still and is accessible`, async ({ page, request }) => {
    const prepared = await prepare(page, request, route);
    await watchMoves(page);
    // Hindi is looked at on the phone: axe is what takes the time here.
    await open(page, prepared, 'en');
    await expectSteady(page);
    await expectThemeSizes(page);
    await expectAccessible(page);
    await expectRightCurrency(page, route);
    if (!route.dark) return;
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await expectAccessible(page);
  });
}

// AC-016, AC-017, AC-020, AC-022. What the fixture watches meanwhile: the console, other origins, the content policy.
for (const route of ROUTES.filter(({ status }) => status === undefined)) checkRoute(route);

test.describe('addresses that do not exist', () => {
  test.use({ expectedErrors: /status of 404/ });
  for (const route of ROUTES.filter(({ status }) => status === 404)) checkRoute(route);
});
