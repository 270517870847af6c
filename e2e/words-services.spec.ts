import type { Page } from '@playwright/test';
import { expectDialogOnly, optionsOf, recordCalls } from './support/app';
import { expect, test } from './support/fixtures';

test.describe.configure({ mode: 'parallel' });

const CITIES = ['Hisar', 'Panipat', 'Sirsa', 'Gurgaon', 'Faridabad', 'Delhi', 'Jaipur'];

const TILES = [
  ['Commodity Trade', 'commodity-trade'],
  ['Krishi Sahayak AI', 'krishi-sahayak-ai'],
  ['NUVETRA', 'nuvetra'],
  ['Fintrin', 'fintrin'],
  ['Test & Certification', 'test-certification'],
  ['Storage & Cold Storage', 'storage-cold-storage'],
  ['Transport Calculator', 'transport-calculator'],
  ['Seeds & Fertilizer Store', 'seeds-fertilizer-store'],
  ['Tools & Machinery', 'tools-machinery'],
  ['Mandi Bhav', 'mandi-bhav'],
  ['Agri News & Schemes', 'agri-news-schemes'],
  ['KCC & Agriculture Loans', 'kcc-agriculture-loans'],
  ['AgriCare Support', 'agricare-support'],
] as const;

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Presses a tab: the view changes, address and data do not (AC-100). */
async function choose(page: Page, tab: string): Promise<void> {
  const address = page.url();
  const calls = recordCalls(page);
  await page.getByRole('tab', { name: tab, exact: true }).click();
  await expect(page.getByRole('tab', { selected: true })).toHaveText(tab);
  await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
  expect(page.url()).toBe(address);
  expect(calls, `Calls of the tab ${tab}`).toEqual([]);
}

test('services: thirteen tiles in their order, and two ways on', async ({ page }) => {
  await page.goto('/services');
  const main = page.getByRole('main');
  const tiles = main.getByRole('list', { name: 'Services' }).getByRole('link');
  await expect(tiles).toHaveCount(13);
  await expect(tiles.getByRole('heading')).toHaveText(TILES.map(([title]) => title));
  for (const [index, [, slug]] of TILES.entries()) {
    await expect(tiles.nth(index)).toHaveAttribute('href', `/services/${slug}`);
  }
  await expect(main.locator('a[href^="/signup"]')).toBeVisible();
  await expect(main.locator('a[href="/contact"]')).toBeVisible();
});

for (const slug of ['nuvetra', 'commodity-trade']) {
  test(`${slug} has the six parts of the template, and related services that exist`, async ({ page }) => {
    await page.goto(`/services/${slug}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'About',
      'Features',
      'How to use',
      'FAQs',
      'Related services',
      'Support',
    ]);
    const related = main.getByRole('region', { name: 'Related services' }).getByRole('link');
    const slugs = await related.evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/')[2]));
    expect(slugs.length).toBeGreaterThan(0);
    for (const each of slugs) expect(TILES.map(([, known]) => known)).toContain(each);
    await expect(main.getByRole('region', { name: 'Support' }).locator('a[href^="tel:"]')).toBeVisible();
  });
}

test('Test & Certification: three tabs, the prices, booking for display only', async ({ page }) => {
  await page.goto('/services/test-certification');
  await expect(page.getByRole('tab')).toHaveText(['Soil Test', 'Water Test', 'Other Tests']);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Other Tests');
  const prices = {
    'Organic Certification': '₹2500',
    'Pesticide Residue': '₹1800',
    'Nutritional Analysis': '₹3200',
    'Seed Quality': '₹1200',
  };
  for (const [name, price] of Object.entries(prices)) {
    await expect(cards(page).filter({ has: page.getByRole('heading', { name }) })).toContainText(price);
  }
  await expectDialogOnly(page, cards(page).first().getByRole('button', { name: /Book/ }));
  await choose(page, 'Soil Test');
  await expect(cards(page).first()).toContainText('₹800');
  await choose(page, 'Water Test');
  await expect(cards(page).first()).toContainText('₹600');
  await expect(cards(page).first()).toContainText(/3-5 days/);
});

test('Storage: 84 cold stores first, ten warehouses, booking for display only', async ({ page }) => {
  await page.goto('/services/storage-cold-storage');
  await expect(page.getByRole('tab')).toHaveText(['Warehouse', 'Cold Storage']);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Cold Storage');
  await expect(cards(page)).toHaveCount(84);
  // Each has its estimated cost, one of two (spec §9), and a button (AC-096, AC-182).
  await expect(cards(page).filter({ hasText: /₹1[25] per kg per month/ })).toHaveCount(84);
  // Case matters: one of two chambers "not in working" leaves the other one.
  const idle = cards(page).filter({ hasText: /Not in Working/ });
  await expect(idle).not.toHaveCount(0);
  for (const card of await idle.all()) {
    await expect(card).toContainText('Not Operational');
    await expect(card.getByRole('button')).toBeDisabled();
    await expect(card.getByRole('button')).toHaveText('Not Available');
  }
  const working = cards(page).filter({ hasNotText: /Not in Working/ });
  await expect(working.filter({ hasText: 'Available' })).toHaveCount(84 - (await idle.count()));
  await expectDialogOnly(page, working.first().getByRole('button'));
  await choose(page, 'Warehouse');
  await expect(cards(page)).toHaveCount(10);
  await expect(cards(page).filter({ hasText: 'Haryana' })).toHaveCount(10);
  await expectDialogOnly(page, cards(page).getByRole('button', { name: /^Book/ }).first());
});

test('Transport: the inputs, the two rates, three transporters', async ({ page }) => {
  await page.goto('/services/transport-calculator');
  await expect(page.getByRole('tab')).toHaveText(['Fare Calculator', 'Available Transporters']);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Fare Calculator');
  await expect(optionsOf(page, 'From city')).toHaveText(CITIES);
  await expect(optionsOf(page, 'To city')).toHaveText(CITIES);
  await expect(optionsOf(page, 'Commodity')).toHaveText(['Wheat', 'Rice', 'Cement', 'Steel', 'Other']);
  const vehicles = ['Open Truck', 'Closed Truck', 'Container', 'Tempo'];
  await expect(optionsOf(page, 'Vehicle')).toHaveText(vehicles);
  const quantity = page.getByRole('spinbutton', { name: /Quantity/ });
  await expect(quantity).toHaveAttribute('min', '1');
  await expect(quantity).toHaveValue('10');
  const fare = page.getByRole('region', { name: 'Estimated fare' }).getByRole('status');
  for (const vehicle of vehicles) {
    await page.getByRole('combobox', { name: 'Vehicle' }).selectOption(vehicle);
    await expect(fare).toHaveText(vehicle === 'Open Truck' ? '₹15,000' : '₹18,000');
  }
  await quantity.fill('0');
  await expect(quantity).toHaveAttribute('aria-invalid', 'true');
  await expect(fare).not.toContainText('₹');
  await choose(page, 'Available Transporters');
  await expect(cards(page)).toHaveCount(3);
  await expect(cards(page).filter({ hasText: /₹1[2-8]\s+per km/ })).toHaveCount(3);
});

test('Seeds & Fertilizer Store: seeds first, orders for display only', async ({ page }) => {
  await page.goto('/services/seeds-fertilizer-store');
  await expect(page.getByRole('tab')).toHaveText(['Seeds', 'Fertilizers']);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Seeds');
  await expectDialogOnly(page, cards(page).first().getByRole('button', { name: /Order/ }));
  const seed = await cards(page).first().getByRole('heading').innerText();
  await choose(page, 'Fertilizers');
  await expect(cards(page).first().getByRole('heading')).not.toHaveText(seed);
  await expectDialogOnly(page, cards(page).first().getByRole('button', { name: /Order/ }));
});

test('Tools & Machinery: 25 machines, seven choices, a day ahead, a booked one cannot be booked', async ({ page }) => {
  await page.goto('/services/tools-machinery');
  await expect(cards(page)).toHaveCount(25);
  await expect(page.getByRole('main')).toContainText('24 hours ahead');
  const booked = cards(page).filter({ has: page.getByText('Booked', { exact: true }) });
  await expect(booked).not.toHaveCount(0);
  for (const card of await booked.all()) await expect(card.getByRole('button')).toBeDisabled();
  const categories = page.getByRole('group', { name: 'Kind of machine' }).getByRole('button');
  const names = ['Tractor', 'Harvester', 'Tillage', 'Spraying', 'Processing', 'Seeding'];
  await expect(categories).toHaveText(['All', ...names]);
  await expectDialogOnly(
    page,
    cards(page)
      .getByRole('button', { name: /^Book Now/ })
      .first(),
  );
  let machines = 0;
  for (const name of names) {
    await categories.filter({ hasText: name }).click();
    await expect(categories.filter({ hasText: name })).toHaveAttribute('aria-pressed', 'true');
    const shown = await cards(page).count();
    await expect(cards(page).filter({ has: page.getByText(name, { exact: true }) })).toHaveCount(shown);
    machines += shown;
  }
  expect(machines).toBe(25);
});

test('Mandi Bhav: filters, summary, "Demo Data", 98 records, what is coming', async ({ page }) => {
  await page.goto('/services/mandi-bhav');
  const main = page.getByRole('main');
  await expect(optionsOf(page, 'Commodity')).toHaveCount(15);
  await expect(optionsOf(page, 'District')).toHaveText(['All', ...CITIES]);
  const figure = (name: string) => main.locator('dl > div').filter({ hasText: name }).locator('dd');
  await expect(figure('Total commodities')).toHaveText('14');
  await expect(figure('Markets covered')).toHaveText('7');
  const updated = await figure('Last updated').innerText();
  const table = page.getByRole('table', { name: /^Demo Data/ });
  await expect(table).toContainText('per quintal');
  await expect(table.getByRole('columnheader')).toHaveText([
    'Commodity',
    'Market',
    'Min price',
    'Max price',
    'Modal price',
    'Trend',
    'Updated',
  ]);
  await expect(table.getByRole('rowheader')).toHaveCount(98);
  await expect(main.getByText('Showing 98 of 98 records', { exact: true })).toBeVisible();

  await page.getByRole('combobox', { name: 'Commodity' }).selectOption('Wheat');
  await expect(main.getByText('Showing 7 of 98 records')).toBeVisible();
  await page.getByRole('combobox', { name: 'District' }).selectOption('Sirsa');
  await expect(main.getByText('Showing 1 of 98 records')).toBeVisible();
  await expect(table.getByRole('rowheader')).toContainText(['Wheat']);
  await expectDialogOnly(page, main.getByRole('button', { name: 'Refresh', exact: true }));
  await expectDialogOnly(page, main.getByRole('button', { name: 'Export', exact: true }));
  await page.goto('/services/mandi-bhav?commodity=Saffron');
  await expect(main.getByText('No market data found for the selected filters.', { exact: true })).toBeVisible();
  await expect(figure('Last updated')).toHaveText(updated);
  await expect(main.getByRole('region', { name: 'Coming Soon' }).getByRole('listitem')).toHaveText([
    /updates every 30 minutes/i,
    /price history/i,
    /push price alerts/i,
    /regional comparisons/i,
    /charts/i,
    /mobile app/i,
  ]);
});

test('Agri News & Schemes: 25 cards, two filters, the empty message', async ({ page }) => {
  await page.goto('/services/agri-news-schemes');
  await expect(cards(page)).toHaveCount(25);
  await expect(optionsOf(page, 'State')).toHaveCount(21);
  await expect(optionsOf(page, 'State').first()).toHaveText('All');
  await expect(optionsOf(page, 'State').nth(1)).toHaveText('National');
  await expect(optionsOf(page, 'Crop')).toHaveCount(22);
  await expect(optionsOf(page, 'Crop').nth(1)).toHaveText('All Crops');
  await expect(cards(page).filter({ hasText: /\d{2} \w{3} \d{4}.*\d+ min read/ })).toHaveCount(25);
  await expectDialogOnly(
    page,
    cards(page)
      .first()
      .getByRole('button', { name: /^Read More/ }),
  );
  await page.getByRole('combobox', { name: 'Crop' }).selectOption('All Crops');
  await expect(cards(page)).not.toHaveCount(25);
  await expect(cards(page).filter({ has: page.getByText('All Crops', { exact: true }) })).toHaveCount(
    await cards(page).count(),
  );
  await page.getByRole('searchbox', { name: 'Search' }).fill('zzzz');
  await expect(page.getByText('No news or schemes found matching your criteria.', { exact: true })).toBeVisible();
});

test('Government loans and schemes: headline numbers, filters, 20 cards, the empty state', async ({ page }) => {
  await page.goto('/services/kcc-agriculture-loans');
  const main = page.getByRole('main');
  await expect(cards(page)).toHaveCount(20);
  await expect(main).toContainText('95+ schemes');
  await expect(main.locator('dl').first().locator('dd')).toHaveText(['95+', '₹50L+', '15+', '8']);
  await expect(main.getByRole('group', { name: 'Category' }).getByRole('button')).toHaveCount(8);
  await expect(optionsOf(page, 'State')).toHaveText([
    'All',
    'National',
    'Haryana',
    'Punjab',
    'Delhi',
    'Uttar Pradesh',
    'Maharashtra',
    'Gujarat',
    'Rajasthan',
    'Madhya Pradesh',
  ]);
  await expect(main.getByText(/20 of 20/)).toBeVisible();
  for (const card of await cards(page).all()) {
    const tags = card.getByRole('list', { name: 'Tags' }).getByRole('listitem');
    const texts = await tags.allInnerTexts();
    // At most three tags, then how many more there are (AC-130, AC-131).
    expect(texts.filter((text) => !/^\+\d+ more$/.test(text)).length).toBeLessThanOrEqual(3);
    expect(texts.slice(0, 3).some((text) => /^\+\d+ more$/.test(text))).toBe(false);
  }
  await expectDialogOnly(
    page,
    cards(page)
      .first()
      .getByRole('button', { name: /^View Details/ }),
  );
  await expectDialogOnly(
    page,
    cards(page)
      .first()
      .getByRole('button', { name: /^Apply Now/ }),
  );
  await page.getByRole('searchbox', { name: 'Search' }).fill('zzzz');
  await expect(main.getByText('No schemes found', { exact: true })).toBeVisible();
  await expect(main.getByText('Try adjusting your search criteria or filters', { exact: true })).toBeVisible();
});
