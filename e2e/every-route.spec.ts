import { expectAccessible, type Language, useLanguage } from './support/app';
import { expect, test } from './support/fixtures';
import { open, prepare } from './support/route-check';
import { ROUTES, type RouteCheck } from './support/routes';

const LANGUAGES: readonly Language[] = ['en', 'hi'];

test.describe.configure({ mode: 'parallel' });

function checkRoute(route: RouteCheck): void {
  test(`${route.path} answers, speaks both languages and is accessible`, async ({ page, request }) => {
    const address = await prepare(page, request, route);
    for (const language of LANGUAGES) {
      await useLanguage(page, language);
      await open(page, address, route, language);
      // Hindi is looked at on the phone: axe is what takes the time here.
      if (language === 'en') await expectAccessible(page);
      // The one page whose amounts carry a dollar sign is the buyer's dashboard (spec §9, AC-339).
      const words = await page.locator('body').innerText();
      if (route.visitor === 'buyer') expect(words).toContain('$');
      else expect(words).not.toContain('$');
    }
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
