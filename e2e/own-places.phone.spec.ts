import { expectAccessible, expectNoSidewaysScroll, newAccount, useLanguage, useSession } from './support/app';
import { expect, test } from './support/fixtures';
import { openStep } from './support/listing-steps';
import { words } from './support/words';

test('a farmer goes everywhere by the thumb, in Hindi (AC-670 to AC-673)', async ({ page, request }) => {
  await useLanguage(page, 'hi');
  await useSession(page, await newAccount(request, 'farmer'));
  await page.goto('/marketplace');
  const bar = page.getByRole('navigation', { name: words('place.all', 'hi') });
  const place = (name: Parameters<typeof words>[0]) => bar.getByRole('link', { name: words(name, 'hi') });

  await test.step('five places at the lower edge, each as large as a thumb', async () => {
    await expect(bar.getByRole('link')).toHaveCount(5);
    const height = page.viewportSize()?.height ?? 0;
    for (const link of await bar.getByRole('link').all()) {
      const { y = 0, height: tall = 0 } = (await link.boundingBox()) ?? {};
      expect(tall).toBeGreaterThanOrEqual(48);
      expect(y + tall).toBeLessThanOrEqual(height);
    }
    await expectNoSidewaysScroll(page);
  });

  await test.step('the prices, and the deals', async () => {
    await place('place.prices').click();
    await expect(page).toHaveURL('/prices');
    await expect(place('place.prices')).toHaveAttribute('aria-current', 'page');
    await place('place.deals').click();
    await expect(page).toHaveURL('/deals');
    await expect(page.getByText(words('dashboards.dealsNone', 'hi'))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a form has a bar of its own, which stands alone', async () => {
    await place('place.sell').click();
    await expect(page).toHaveURL('/add/crops');
    await expect(bar).toBeHidden();
    await openStep(page, 'crop', 'hi');
    await page.getByLabel(words('addCrop.cropName', 'hi')).first().fill('गेहूँ');
    await page.goBack();
    // The step before.
    await expect(page.getByLabel(words('addCrop.images', 'hi'))).toBeAttached();
    await page.goBack();
    await expect(bar).toBeVisible();
  });

  await test.step('on one’s own page: the unfinished listing, the UPI ID, the language', async () => {
    await place('place.me').click();
    await expect(page).toHaveURL('/me');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: words('me.draft', 'hi') })).toHaveAttribute('href', '/add/crops');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await main.getByRole('link', { name: words('me.payment', 'hi') }).click();
    await main.getByRole('textbox', { name: words('deal.upi.enter', 'hi') }).fill('kisan@upi');
    await main.getByRole('button', { name: words('deal.upi.save', 'hi') }).click();
    await expect(main.getByText('kisan@upi')).toBeVisible();
    await main.getByRole('link', { name: words('place.me', 'hi') }).click();
    await expect(main.getByRole('link', { name: words('me.payment', 'hi') })).toContainText('kisan@upi');
    await main.getByRole('button', { name: 'English' }).click();
    await expect(main.getByRole('heading', { name: words('me.account') })).toBeVisible();
  });

  await test.step('and signs out', async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: words('nav.logout') })
      .click();
    await expect(page).toHaveURL('/login');
  });
});
