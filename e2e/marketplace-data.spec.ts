import { allListings, recordCalls } from './support/app';
import { expect, test } from './support/fixtures';

test.describe.configure({ mode: 'parallel' });

test('the specified words, and a card for each listing', async ({ page, request }) => {
  const listings = await allListings(request);
  await page.goto('/marketplace');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fresh Produce Marketplace');
  await expect(page.getByPlaceholder('Search crops, farmers, or locations...', { exact: true })).toBeVisible();
  const chips = page.getByRole('group', { name: 'Category' }).getByRole('button');
  await expect(chips).toHaveText(['All', 'vegetables', 'fruits', 'grains', 'herbs']);
  await expect(page.getByRole('article').first()).toBeVisible();

  const rated = listings.find(({ rating }) => rating === 3.8);
  const unrated = listings.find(({ rating }) => rating === null);
  if (!rated || !unrated) throw new Error('The demo data has no listing with and one without a rating.');
  const card = (name: string) => page.getByRole('article', { name, exact: true });
  await expect(card(rated.cropName)).toContainText(/3\.8\s*\(12 reviews\)/);
  await expect(card(unrated.cropName)).toContainText(/4\.5\s*\(0 reviews\)/);
  for (const { _id, cropName, price } of [rated, unrated]) {
    const rupees = price.basePrice.toLocaleString('en-IN', { useGrouping: 'min2' });
    await expect(card(cropName)).toContainText(`₹${rupees}`);
    const link = card(cropName).getByRole('link', { name: 'Contact Farmer', exact: true });
    await expect(link).toHaveAttribute('href', `/contact-farmer/${_id}`);
  }
});

test('"Loading crops..." while they are on their way', async ({ page }) => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/graphql', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/marketplace');
  await expect(page.getByText('Loading crops...', { exact: true })).toBeVisible();
  letGo();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Loading crops...', { exact: true })).toHaveCount(0);
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
    const tops = await cards.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0]).length, `Columns at ${width} px`).toBe(columns);
  }
});

test('searching and choosing filter what is there, without asking the server', async ({ page, request }) => {
  const listings = await allListings(request);
  await page.goto('/marketplace');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(Math.min(listings.length, 60));
  const calls = recordCalls(page);
  const search = page.getByPlaceholder('Search crops, farmers, or locations...');
  const chip = (name: string) => page.getByRole('button', { name, exact: true });

  // Four fields, whatever the case (AC-256 to AC-259).
  for (const [typed, shown] of [
    ['WHEAT', 'Wheat HD-3086'],
    ['vikas@ANNAPATH', 'Thompson Seedless Grapes'],
    ['himachal', 'Wildflower Honey'],
    ['mehsana', 'Fresh Paneer'],
  ] as const) {
    await search.fill(typed);
    await expect(cards.filter({ hasText: shown })).toHaveCount(1);
    await expect(cards.filter({ hasText: 'Grand Naine Banana' })).toHaveCount(0);
  }
  await chip('fruits').click();
  await expect(page.getByText('No crops found.', { exact: true })).toBeVisible();
  await search.fill('');
  await expect(cards).toHaveCount(listings.filter(({ category }) => category === 'fruits').length);
  // Categories without a chip are under All.
  await chip('All').click();
  await expect(cards.filter({ hasText: 'Cumin Seed' })).toHaveCount(1);
  expect(calls, 'Calls of searching and choosing').toEqual([]);
});

test('More Filters and Load More Listings change neither address nor list by themselves', async ({ page }) => {
  await page.goto('/marketplace');
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  const before = await cards.count();
  const calls = recordCalls(page);
  await page.getByRole('button', { name: 'Load More Listings', exact: true }).click();
  await page.getByRole('button', { name: 'More Filters', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/marketplace');
  await expect(cards).toHaveCount(before);
  expect(calls).toEqual([]);
});

test.describe('when the server fails', () => {
  test.use({ expectedErrors: /status of 500|failed \(|Response not successful/ });

  test('the list is empty: "No crops found."', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }));
    await page.goto('/marketplace');
    await expect(page.getByText('No crops found.', { exact: true })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    // "Logged only" (spec §8): by the application itself, besides what the browser writes.
    expect(logged.filter((text) => !text.startsWith('Failed to load resource'))).not.toEqual([]);
  });

  test('the page of a crop: "Crop not found."', async ({ page, request }) => {
    const [listing] = await allListings(request);
    await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }));
    await page.goto(`/contact-farmer/${listing?._id}`);
    await expect(page.getByText('Crop not found.', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Go Back', exact: true })).toBeVisible();
  });
});
