import routes from '../routes.json' with { type: 'json' };
import { expect, test } from './support/fixtures';
import { open, prepare } from './support/route-check';
import { ROUTES } from './support/routes';

/** What people hang up or carry along. The agreement has a test of its own. */
const PRINTED: readonly string[] = [
  routes.pages.cropDetail,
  routes.services['mandi-bhav'],
  routes.services['agri-news-schemes'],
  routes.services['kcc-agriculture-loans'],
];

test('what is printed has nothing to press and no dark colours (AC-615)', async ({ page, request }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const route of ROUTES.filter(({ path }) => PRINTED.includes(path))) {
    await test.step(route.path, async () => {
      await page.emulateMedia({ media: 'screen' });
      await open(page, await prepare(page, request, route), 'en');
      await page.emulateMedia({ media: 'print' });
      const shown = page
        .locator('header, footer, nav, form, input, button, a.MuiButton-root')
        .filter({ visible: true });
      // Numbers and addresses stay, as words.
      await expect(shown.and(page.locator(':not([role="tab"], [href^="tel:"], [href^="mailto:"])'))).toHaveCount(0);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveCSS('color', 'rgb(34, 40, 31)');
    });
  }
});
