import type { Page } from '@playwright/test';
import { untilDrawn } from './support/drawn';
import { expect, test } from './support/fixtures';
import { words } from './support/words';

/** Opens a page as the server drew it; its program comes when what is returned is called. */
async function openDrawn(page: Page, path: string): Promise<() => Promise<void>> {
  await untilDrawn(page.request, path);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  // Not `goto`, which waits until the page answers.
  await page.goto('/readyz');
  await page.evaluate((address) => location.assign(address), path);
  await page.waitForURL(path);
  await page.locator('main').waitFor();
  return async () => {
    release();
    await page.locator('html[data-ready]').waitFor();
  };
}

test('what is searched for before the program is there narrows the list, and stands in the address', async ({
  page,
}) => {
  const start = await openDrawn(page, '/marketplace');
  await page.getByPlaceholder(words('marketplace.searchPlaceholder')).fill('zzzz');
  await start();
  await expect(page.getByPlaceholder(words('marketplace.searchPlaceholder'))).toHaveValue('zzzz');
  await expect(page.getByText(words('marketplace.empty'))).toBeVisible();
  await expect(page).toHaveURL('/marketplace?q=zzzz');
});

test('tons that are typed before the program is there are those of the fare', async ({ page }) => {
  const start = await openDrawn(page, '/services/transport-calculator');
  const tons = page.getByRole('textbox', { name: words('transport.quantity') });
  await expect(page.locator('main')).toContainText('₹15,000');
  await tons.fill('37');
  await start();
  await expect(page.locator('main')).toContainText('₹55,500');
  await expect(tons).toHaveValue('37');
});

test('a commodity that is chosen before the program is there narrows the prices', async ({ page }) => {
  const start = await openDrawn(page, '/services/mandi-bhav');
  await expect(page.getByText('Showing 98 of 98 records')).toBeVisible();
  await page.locator('main select[name=commodity]').selectOption({ index: 2 });
  await start();
  await expect(page.getByText('Showing 98 of 98 records')).toHaveCount(0);
  await expect(page.getByText(/^Showing \d+ of 98 records/)).toBeVisible();
});

for (const path of ['/services/agri-news-schemes', '/services/kcc-agriculture-loans', '/services/storage-cold-storage'])
  test(`a word that is typed early at ${path} narrows the list`, async ({ page }) => {
    const start = await openDrawn(page, path);
    await page.locator('main input[type="search"]').first().fill('zzzz');
    await start();
    await expect(page).toHaveURL(/=zzzz/);
    await expect(page.locator('main input[type="search"]').first()).toHaveValue('zzzz');
  });
