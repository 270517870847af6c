import { expectAccessible, recordCalls, settled } from './support/app';
import { expect, test } from './support/fixtures';
import { words } from './support/words';

test.describe.configure({ mode: 'parallel' });

test('a list that the server gives page by page comes whole; its tabs and dialogs ask for nothing more', async ({
  page,
}) => {
  await page.goto('/services/storage-cold-storage?shown=84');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(84);
  const calls = recordCalls(page);
  await page.getByRole('tab', { name: words('storage.warehouse'), exact: true }).click();
  await expect(cards).toHaveCount(10);
  const book = cards.getByRole('button', { name: /^Book/ }).first();
  await book.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(book).toBeFocused();
  await expect(page).toHaveURL('/services/storage-cold-storage?shown=84');
  expect(calls).toEqual([]);
});

for (const path of [
  '/services/storage-cold-storage',
  '/services/tools-machinery',
  '/services/test-certification',
  '/services/seeds-fertilizer-store',
]) {
  test(`${path} is rows on a wide screen, no picture twice, at most 6,000 px before more is asked for (AC-720)`, async ({
    page,
  }) => {
    await page.goto(path);
    const rows = page.getByRole('main').getByRole('article');
    await expect(rows.nth(3)).toBeVisible();
    const shown = await rows.evaluateAll((all) =>
      all.map((row) => ({
        ...{ left: row.getBoundingClientRect().left, height: row.getBoundingClientRect().height },
        picture: row.querySelector('img')?.getAttribute('src') ?? null,
        solid: row.querySelectorAll('.MuiButton-contained').length,
      })),
    );
    expect(new Set(shown.map(({ left }) => left)).size).toBe(1);
    for (const { height, solid } of shown) {
      expect(height).toBeLessThanOrEqual(112);
      expect(solid).toBe(1);
    }
    const pictures = shown.flatMap(({ picture }) => picture ?? []);
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6000);
    await rows.first().locator('summary').click();
    await expect(rows.first().locator('details')).toHaveAttribute('open');
    await expectAccessible(page);
  });
}

test('the menu of a small screen holds the links that are hidden until then, and closes behind them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/');
  const header = page.getByRole('banner');
  const toggle = header.getByRole('button', { name: /menu/i });
  await expect(header.getByRole('link', { name: words('nav.services') })).toBeHidden();
  await toggle.click();
  await expect(header.getByRole('link', { name: words('nav.login') })).toBeVisible();
  await header.getByRole('link', { name: words('nav.services') }).click();
  await expect(page).toHaveURL('/services');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(header.getByRole('link', { name: words('nav.services') })).toBeHidden();
});

test('one column on a phone, two on a tablet, three on a desktop', async ({ page }) => {
  await page.goto('/marketplace');
  const cards = page.getByRole('article');
  await expect(cards.nth(3)).toBeAttached();
  for (const [width, columns] of [
    [375, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const inFirstRow = () =>
      cards.evaluateAll((elements) => {
        const tops = elements.map((element) => element.getBoundingClientRect().top);
        return tops.filter((top) => top === tops[0]).length;
      });
    await expect.poll(inFirstRow, `Columns at ${width} px`).toBe(columns);
  }
});

test('the prices of a row of cards stand on one line, those of auctions too', async ({ page }) => {
  await page.goto('/marketplace?category=GRAINS');
  const cards = page.getByRole('list', { name: words('marketplace.listings') }).getByRole('article');
  await expect(cards.filter({ hasText: /Auction · / }).first()).toBeVisible();
  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const places = await cards.evaluateAll((all) =>
      all.map((card) => ({
        row: card.getBoundingClientRect().top,
        price: card.querySelector('strong')?.getBoundingClientRect().top,
      })),
    );
    const rows = new Set(places.map(({ row }) => row));
    expect(rows.size).toBeGreaterThan(1);
    expect(new Set(places.map(({ row, price }) => `${row}: ${price}`)).size).toBe(rows.size);
  }
});

test('both scripts are set in the face of our own, and English alone fetches no Devanagari (AC-544)', async ({
  page,
}) => {
  const fetched = new Set<string>();
  page.on('requestfinished', (request) => {
    const face = /mukta-(\w+-\d+)/.exec(request.url())?.[1];
    if (face) fetched.add(face);
  });
  const latin = ['latin-400', 'latin-700', 'rupee-400', 'rupee-700'];
  await page.goto('/about?language=en');
  await expect.poll(() => [...fetched].sort()).toEqual(latin);
  await page.goto('/about?language=hi');
  await expect.poll(() => [...fetched].sort()).toEqual(['devanagari-400', 'devanagari-700', ...latin]);
});

test('an address that is opened in the same tab begins at its top', async ({ page }) => {
  await page.goto('/marketplace');
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await page.goto('/about');
  await settled(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
