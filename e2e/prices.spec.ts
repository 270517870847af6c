import { readFileSync } from 'node:fs';
import { untilDrawn } from './support/drawn';
import { expect, test } from './support/fixtures';
import { words } from './support/words';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a crop has its figures, its plot and its table; districts and ranges are chosen by links and forms', async ({
    page,
    request,
  }) => {
    await untilDrawn(request, '/prices');
    await page.goto('/prices');
    const wheat = page.getByRole('list', { name: words('prices.list.every') }).getByRole('link', { name: /Wheat/ });
    await expect(wheat).toContainText(/₹\d,\d{3}/);
    await untilDrawn(request, '/prices/wheat');
    await wheat.click();
    await expect(page).toHaveURL('/prices/wheat');
    const main = page.getByRole('main');
    await expect(main.locator('strong').first()).toHaveText(/^₹\d,\d{3}$/);
    await expect(main.getByRole('note')).toHaveText(words('prices.sample'));
    await expect(main.locator('svg[role=img] path')).toHaveCount(2);
    await main.getByText(words('prices.asTable')).click();
    expect(await main.locator('details tbody tr').filter({ visible: true }).count()).toBeGreaterThan(20);

    const chosen = '/prices/wheat?own=Hisar%2C+Haryana';
    await main.getByRole('combobox').selectOption('Hisar, Haryana');
    await untilDrawn(request, chosen);
    await main.getByRole('button', { name: words('ui.catalogue.show') }).click();
    await expect(page).toHaveURL(chosen);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wheat price, Hisar');

    const year = `${chosen}&range=1y`;
    await untilDrawn(request, year);
    await main.getByRole('link', { name: words('prices.range.1y') }).click();
    await expect(page).toHaveURL(year);
    await expect(main.getByRole('img', { name: 'Wheat, Hisar: 1 year' })).toBeVisible();

    const byNet = `${year}&order=net`;
    await untilDrawn(request, byNet);
    await main.getByRole('link', { name: words('prices.order.net') }).click();
    await expect(page).toHaveURL(byNet);
    const gate = main
      .getByRole('region', { name: words('prices.markets') })
      .locator('details')
      .first();
    await gate.getByText(words('prices.gateWhy')).click();
    await expect(gate.getByText(/^An estimate: ₹[\d.,]+ − ₹/)).toBeVisible();

    const inSirsa = '/prices/wheat?own=Sirsa%2C+Haryana&range=1y&order=net';
    await main.getByRole('combobox').selectOption('Sirsa, Haryana');
    await untilDrawn(request, inSirsa);
    await main.getByRole('button', { name: words('ui.catalogue.show') }).click();
    await expect(page).toHaveURL(inSirsa);
  });

  test('what each state pays stands in a table beside the map, and where it comes from a page further (AC-661, AC-662)', async ({
    page,
    request,
  }) => {
    for (const path of ['/prices/wheat', '/prices/wheat/map', '/prices/sources']) await untilDrawn(request, path);
    await page.goto('/prices/wheat');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: words('prices.byState') }).click();
    await expect(page).toHaveURL('/prices/wheat/map');
    await expect(main.getByRole('img', { name: /^Map of India: Wheat price by state/ })).toBeVisible();
    await expect(main.getByRole('row', { name: /^Haryana \d ₹\d,\d{3} / })).toBeVisible();
    await main.getByRole('link', { name: words('prices.whence') }).click();
    await expect(page).toHaveURL('/prices/sources');
    await expect(main.getByRole('article').first()).toContainText(/sample data of this site.*\d rows read/);
  });

  test('a table of prices is saved by a link', async ({ page, request }) => {
    await untilDrawn(request, '/prices/wheat?range=1y');
    await page.goto('/prices/wheat?range=1y');
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: words('prices.save') }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('prices.csv');
    const lines = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.at(-1)).toMatch(/^Source: sample data of this site; read in on \d{4}-/);
  });
});

test.describe('a comparison without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a mandi is added by the form, and the address draws the same plot again (AC-660)', async ({
    page,
    request,
  }) => {
    await untilDrawn(request, '/prices/compare?of=wheat');
    await page.goto('/prices/compare?of=wheat');
    const chosen = '/prices/compare?of=wheat&of=mustard&of=wheat.hisar';
    await untilDrawn(request, chosen);
    const [crop, mandi] = await page.getByRole('main').getByRole('combobox').all();
    await crop?.selectOption('mustard');
    await mandi?.selectOption('wheat.hisar');
    await page.getByRole('button', { name: words('prices.compare.add') }).click();
    await expect(page).toHaveURL(chosen);
    await expect(page.getByRole('main').locator('svg[role=img] path')).toHaveCount(3);
    await expect(page.getByRole('list', { name: words('prices.compare.compared') })).toContainText(
      /Wheat, Hisar.*₹\d,\d{3}/,
    );
  });
});

test('a year’s plot is light, and pages stay short', async ({ page, request }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  for (const path of [
    '/prices',
    '/prices/wheat?range=1y',
    '/prices/onion/azadpur',
    '/prices/compare?of=wheat',
    '/prices/wheat/map',
    '/prices/sources',
  ]) {
    await untilDrawn(request, path);
    await page.goto(path);
    expect((await page.locator('body').boundingBox())?.height).toBeLessThan(6000);
  }
});
