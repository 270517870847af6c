import { expectAccessible, expectNoSidewaysScroll } from './support/app';
import { untilDrawn } from './support/drawn';
import { expect, test } from './support/fixtures';
import { words } from './support/words';

const STORAGE = '/services/storage-cold-storage';
const LISTS = [
  STORAGE,
  '/services/tools-machinery',
  '/services/test-certification',
  '/services/seeds-fertilizer-store',
  '/services/agri-news-schemes',
];
/** What a page may be high on a phone before "Show more" is pressed. */
const HIGHEST_PAGE = 6000;

for (const path of LISTS) {
  test(`${path} is a list of rows that open (AC-540)`, async ({ page }) => {
    await page.goto(path);
    const rows = page.getByRole('main').getByRole('article');
    await expect(rows.first()).toBeVisible();
    const heights = await rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
    expect(heights.length).toBeLessThanOrEqual(20);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(90);
    expect(Math.max(...heights)).toBeLessThanOrEqual(120);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(HIGHEST_PAGE);

    const row = rows.first();
    await row.locator('summary').click();
    await expect(row.locator('details')).toHaveAttribute('open');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('the next twenty come in place, and the first of them has the focus (AC-541)', async ({ page, request }) => {
  await untilDrawn(request, STORAGE);
  await page.goto(STORAGE);
  const rows = page.getByRole('main').getByRole('article');
  await expect(page.getByText('Showing 20 of 84 cold stores')).toBeVisible();
  await expect(rows).toHaveCount(20);
  const more = page.getByRole('link', { name: 'Show more (64 left)' });
  await more.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await more.click();
  await expect(rows).toHaveCount(40);
  await expect(page.getByText('Showing 40 of 84 cold stores')).toBeAttached();
  await expect(rows.nth(20).locator('summary')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await expect(page).toHaveURL(`${STORAGE}?shown=40`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('rows open, the next ones are a link that keeps the filters, and the filters are a form (AC-541)', async ({
    page,
    request,
  }) => {
    await untilDrawn(request, `${STORAGE}?search=store`);
    await page.goto(`${STORAGE}?search=store`);
    const rows = page.getByRole('main').getByRole('article');
    await expect(rows).toHaveCount(20);
    await rows.first().locator('summary').click();
    await expect(rows.first().getByText('5,400 MT')).toBeVisible();
    await untilDrawn(request, `${STORAGE}?search=store&shown=40`);
    await page.getByRole('link', { name: /^Show more/ }).click();
    await expect(page).toHaveURL(`${STORAGE}?search=store&shown=40`);
    await expect(rows).toHaveCount(40);

    await untilDrawn(request, `${STORAGE}?search=store&district=Karnal&own=`);
    await page.getByRole('combobox', { name: words('storage.district'), exact: true }).selectOption('Karnal');
    await page.getByRole('button', { name: words('ui.catalogue.show'), exact: true }).click();
    await expect(page).toHaveURL(`${STORAGE}?search=store&district=Karnal&own=`);
    await expect(page.getByText(/^Showing [1-8] of 84 cold stores$/)).toBeVisible();
  });
});
