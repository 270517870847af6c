import { readFile } from 'node:fs/promises';
import { untilDrawn } from './support/drawn';
import { expect, test } from './support/fixtures';
import { words } from './support/words';

const address = '/services/mandi-bhav';
const phone = { width: 375, height: 740 };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a phone has 14 closed lines that open to their markets (AC-551)', async ({ page, request }) => {
      await page.setViewportSize(phone);
      await untilDrawn(request, address);
      await page.goto(address);
      const main = page.getByRole('main');
      const lines = main.locator('table summary');
      await expect(lines).toHaveCount(14);
      const markets = main
        .getByRole('table', { name: new RegExp(words('mandi.tableTitle')) })
        .locator('tbody th[scope=row]');
      await expect(markets).toHaveCount(98);
      await expect(markets.filter({ visible: true })).toHaveCount(0);
      expect((await page.locator('body').boundingBox())?.height).toBeLessThan(6000);
      await lines.nth(10).click();
      await expect(markets.filter({ visible: true })).toHaveCount(7);
      for (const index of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13]) await lines.nth(index).click();
      await expect(markets.filter({ visible: true })).toHaveCount(98);
    });

    test('twelve prices stand on the first screen of a phone, and one opens to its mandis', async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width: 375, height: 812 });
      await untilDrawn(request, address);
      await page.goto(address);
      const lines = page.getByRole('main').locator('ul summary');
      await expect(lines.nth(11)).toBeInViewport({ ratio: 1 });
      const last = await lines.nth(11).boundingBox();
      const bar = await page.getByRole('navigation', { name: words('place.all') }).boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      await lines.nth(0).click();
      await expect(page.getByRole('main').locator('ul [data-own]').filter({ visible: true })).toHaveCount(1);
    });

    test('a wide screen has the table alone (AC-551)', async ({ page, request }) => {
      await untilDrawn(request, address);
      await page.goto(address);
      await expect(page.getByRole('row')).toHaveCount(99);
      await expect(page.getByRole('main').locator('table summary').first()).toBeHidden();
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a form that the server answers (AC-553)', async ({ page, request }) => {
    await untilDrawn(request, address);
    await page.goto(address);
    await page.getByRole('combobox', { name: words('mandi.commodity') }).selectOption('Onion');
    await untilDrawn(request, `${address}?commodity=Onion&district=`);
    const filters = page.getByRole('search', { name: words('mandi.filters') });
    await filters.getByRole('button', { name: words('ui.catalogue.show') }).click();
    await expect(page).toHaveURL(`${address}?commodity=Onion&district=`);
    await expect(page.getByRole('status')).toHaveText(/\b7\b.*\b98\b/);
    await expect(page.getByRole('combobox', { name: words('mandi.commodity') })).toHaveValue('Onion');
    const own = page.getByRole('search', { name: words('mandi.own') });
    const both = `${address}?own=Sirsa%2C+Haryana&commodity=Onion&district=`;
    await own.getByRole('combobox').selectOption('Sirsa, Haryana');
    await untilDrawn(request, both);
    await own.getByRole('button', { name: words('ui.catalogue.show') }).click();
    await expect(page).toHaveURL(both);
    const others = `${address}?commodity=&district=Delhi&own=Sirsa%2C+Haryana`;
    await filters.getByRole('combobox', { name: words('mandi.commodity') }).selectOption('');
    await filters.getByRole('combobox', { name: words('mandi.district') }).selectOption('Delhi');
    await untilDrawn(request, others);
    await filters.getByRole('button', { name: words('ui.catalogue.show') }).click();
    await expect(page).toHaveURL(others);
    await expect(own.getByRole('combobox')).toHaveValue('Sirsa, Haryana');
  });
});

test('with scripts the filters need no button (AC-553)', async ({ page }) => {
  await page.goto(address);
  await expect(page.getByRole('button', { name: words('ui.catalogue.show') })).toHaveCount(0);
});

test('Export saves what the filters show (AC-552)', async ({ page }) => {
  await page.goto(`${address}?commodity=Onion`);
  await page.getByRole('button', { name: words('mandi.export') }).click();
  const saved = page.waitForEvent('download');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('mandi.exportSave') })
    .click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file.codePointAt(0)).toBe(0xfeff);
  expect(file.trim().split('\r\n')).toHaveLength(1 + 7);
  await expect(page).toHaveURL(`${address}?commodity=Onion`);
});

test('on paper all rows stand on two sheets of A4 (AC-552)', async ({ page }) => {
  await page.goto(address);
  const margin = '1cm';
  const paper = await page.pdf({ format: 'A4', margin: { top: margin, right: margin, bottom: margin, left: margin } });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});
