import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newAccount } from './support/app';
import { untilDrawn } from './support/drawn';
import { expect, test } from './support/fixtures';
import { listCrop } from './support/trade';
import { words } from './support/words';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('lists read, and lead to their crops', async ({ page, request }) => {
    await untilDrawn(request, '/marketplace', 'en-US');
    await page.goto('/marketplace');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('marketplace.title'));
    await expect(page.getByRole('article').first().getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/contact-farmer\//,
    );
    const crop = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
    await untilDrawn(request, '/services/mandi-bhav', 'en-US');
    await page.goto('/services/mandi-bhav');
    await expect(page.getByRole('row')).toHaveCount(99);

    await untilDrawn(request, crop ?? '', 'en-US');
    await page.goto(crop ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    // Playwright's own texts leave these elements out.
    expect(await page.locator('dl noscript').first().textContent()).toBe(words('cropDetail.needsScripts'));
    await expect(page.getByRole('main').locator('a[href^="mailto:"], a[href^="tel:"]')).toHaveCount(0);

    const farmer = await page.getByRole('main').locator('a[href^="/people/"]').first().getAttribute('href');
    await untilDrawn(request, farmer ?? '', 'en-US');
    await page.goto(farmer ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    await expect(page.getByRole('main')).not.toContainText(words('person.loading'));
  });

  test('the marketplace is searched, filtered and sorted by its form (AC-600, AC-601)', async ({ page, request }) => {
    await untilDrawn(request, '/marketplace', 'en-US');
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto('/marketplace');
    // Valid HTML has none in a form, also not in its noscript.
    await expect(page.locator('form style')).toHaveCount(0);
    const form = page.getByRole('search', { name: words('marketplace.filters') });
    const show = form.getByRole('button', { name: words('ui.catalogue.show') });
    await form.locator('summary').click();
    await form.getByRole('combobox', { name: words('marketplace.categoryLabel') }).selectOption('spices');
    const spices = '/marketplace?q=&sort=newest&category=spices&state=&grade=&unit=&min=&max=';
    await untilDrawn(request, spices, 'en-US');
    await form.getByRole('button', { name: words('marketplace.apply') }).click();
    await expect(page).toHaveURL(spices);
    const list = page.getByRole('list', { name: words('marketplace.listings') });
    await expect(list.getByRole('article').first()).toContainText(words('marketplace.category.SPICES'));

    await form.getByRole('combobox', { name: words('marketplace.sortLabel') }).selectOption('price-low-to-high');
    const sorted = spices.replace('newest', 'price-low-to-high');
    await untilDrawn(request, sorted, 'en-US');
    await show.click();
    await expect(page).toHaveURL(sorted);
    await expect(page.getByRole('status').first()).toContainText(words('marketplace.applied.sort.PRICE_LOW_TO_HIGH'));

    // The chip that is pressed comes before what stands.
    const grains = sorted.replace('&sort', '&category=GRAINS&sort');
    await untilDrawn(request, grains, 'en-US');
    await form.getByRole('button', { name: words('marketplace.category.GRAINS'), exact: true }).click();
    await expect(page).toHaveURL(grains);
    await expect(list.getByRole('article').first()).toContainText(words('marketplace.category.GRAINS'));
  });

  test('what grows near a place is found by the same form (AC-602)', async ({ page, request }) => {
    await page.goto('/marketplace');
    const form = page.getByRole('search', { name: words('marketplace.filters') });
    await form.locator('summary').click();
    await untilDrawn(request, '/marketplace?places=yes', 'en-US');
    await form.getByRole('link', { name: words('marketplace.distanceLabel') }).click();
    await form.getByRole('combobox', { name: words('marketplace.distanceLabel') }).selectOption('50');
    await form.getByRole('combobox', { name: words('marketplace.nearLabel') }).selectOption('Hisar, Haryana');
    const near = '/marketplace?q=&sort=newest&category=&state=&grade=&unit=&min=&max=&km=50&near=Hisar%2C+Haryana';
    await untilDrawn(request, near, 'en-US');
    await form.getByRole('button', { name: words('marketplace.apply') }).click();
    await expect(page).toHaveURL(near);
    await expect(form.getByRole('combobox', { name: words('marketplace.nearLabel') })).toHaveValue('Hisar, Haryana');
    const list = page.getByRole('list', { name: words('marketplace.listings') });
    await expect(list.getByRole('article').first()).toContainText('Haryana');
    expect(await list.getByRole('article').filter({ hasNotText: 'Haryana' }).count()).toBe(0);
  });

  for (const [path, tab, rows] of [
    ['storage-cold-storage', 'storage.warehouse', 10],
    ['seeds-fertilizer-store', 'seedsFertilizers.fertilizers', 1],
    ['test-certification', 'labTests.kind.SOIL', 1],
    ['transport-calculator', 'transport.transporters', 3],
  ] as const) {
    test(`each tab of ${path} is a link to its view (AC-604)`, async ({ page, request }) => {
      const address = `/services/${path}`;
      await untilDrawn(request, address, 'en-US');
      await page.goto(address);
      const tabs = page.getByRole('tab');
      const link = page.getByRole('tab', { name: words(tab), exact: true });
      await expect(link).toHaveAttribute('aria-selected', 'false');
      await untilDrawn(request, `${address}${await link.getAttribute('href')}`, 'en-US');
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${address}\\?tab=\\w+$`));
      await expect(link).toHaveAttribute('aria-selected', 'true');
      await expect(tabs.and(page.locator('[aria-selected=true]'))).toHaveCount(1);
      const cards = page.getByRole('tabpanel', { name: words(tab), exact: true }).getByRole('article');
      expect(await cards.count()).toBeGreaterThanOrEqual(rows);
    });
  }

  test('home leads to crops, prices and services, and its search to the marketplace (AC-590 to AC-593)', async ({
    page,
    request,
  }) => {
    await untilDrawn(request, '/', 'en-US');
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.locator('a[href^="/contact-farmer/"]')).toHaveCount(6);
    await expect(main.locator('a[href^="/services/mandi-bhav?commodity="]')).toHaveCount(6);
    await expect(main.locator('a[href="/services/storage-cold-storage"]')).toHaveCount(1);
    // The marketplace's own page, so that what comes is drawn and no bare shell.
    await untilDrawn(request, '/marketplace?q=wheat', 'en-US');
    await main.getByRole('searchbox').fill('wheat');
    await main.getByRole('button', { name: words('home.search.submit'), exact: true }).click();
    await expect(page).toHaveURL('/marketplace?q=wheat');
    await expect(page.getByRole('article').first()).toContainText(/wheat/i);
  });
});

test.describe('a Hindi browser', () => {
  test.use({ locale: 'hi-IN' });

  for (const path of ['/', '/marketplace', '/services/mandi-bhav', '/services/krishi-sahayak-ai', '/services']) {
    test(`${path} starts in Hindi, and is taken over as it came`, async ({ page, request }) => {
      await untilDrawn(request, path, 'hi-IN');
      const answer = await page.goto(path);
      expect(await answer?.text()).toContain('<html lang="hi" data-rendered="hi"');
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
      await expect(page.locator('html')).toHaveAttribute('data-ready', '');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0900-\u097F]/);
    });
  }
});

/** Keeps what the page asks for at these addresses from it, until what is returned is called. */
async function heldBack(page: Page, addresses: string): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test('what is pressed before the program is there is done when it is', async ({ context, request }) => {
  await untilDrawn(request, '/', 'en-US');
  const page = await context.newPage();
  await page.setViewportSize({ width: 375, height: 740 });
  const letGo = await heldBack(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: words('shell.menuOpen') }).click();
  const menu = page.locator('#mobile-menu').getByRole('link');
  await expect(menu).toHaveCount(0);
  letGo();
  await expect(menu.first()).toBeVisible();
});

test('its program comes after the pictures at the top, but not much later', async ({ context, request }) => {
  await untilDrawn(request, '/', 'en-US');
  const page = await context.newPage();
  await page.setViewportSize({ width: 375, height: 740 });
  const letGo = await heldBack(page, '**/pictures/**');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  letGo();
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  const { picture, program, parsed } = await page.evaluate(() => {
    const parts = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      picture: parts.find(({ name }) => name.includes('/pictures/'))?.responseEnd ?? 0,
      program: Math.min(...parts.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime)),
      parsed: document?.domContentLoadedEventStart ?? 0,
    };
  });
  expect(picture).toBeGreaterThan(parsed);
  expect(program).toBeGreaterThanOrEqual(Math.min(picture, parsed + 1000));
});

test('who is signed in, or reads another language, never sees the guest’s page', async ({ context, request, page }) => {
  await untilDrawn(request, '/', 'en-US');
  await page.goto('/readyz');
  // Of an earlier visit; the cookie has been cleared since.
  await page.evaluate(() => localStorage.setItem('language', 'hi'));
  const next = await context.newPage();
  await next.route('**/assets/*.js', () => undefined);
  await next.goto('/', { waitUntil: 'commit' });
  await expect(next.locator('html')).toHaveAttribute('data-waiting', '');
  await expect(next.getByRole('heading', { level: 1 })).toBeHidden();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0900-\u097F]/);
});

test('what somebody wrote stays text, in the page and in its data', async ({ request }) => {
  const mark = randomUUID().slice(0, 8);
  const written = `</script><b class="${mark}">`;
  await listCrop(request, await newAccount(request, 'farmer'), written);
  const path = `/marketplace?q=${encodeURIComponent(mark)}`;
  await untilDrawn(request, path, 'en-US');
  const text = await (await request.get(path)).text();
  expect(text).toContain(`&lt;/script&gt;&lt;b class=&quot;${mark}&quot;&gt;`);
  expect(text).toContain(`\\u003c/script>\\u003cb class=\\"${mark}\\">`);
  expect(text).not.toContain(written);
});
