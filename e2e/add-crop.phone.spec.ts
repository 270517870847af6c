import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll, newAccount, settled, useLanguage, useSession } from './support/app';
import { expect, test } from './support/fixtures';
import { openStep } from './support/listing-steps';
import { words } from './support/words';

const BAR = '[data-lower-bar]';

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('Not on the page.');
  return { top: box.y, bottom: box.y + box.height };
}

for (const language of ['en', 'hi'] as const) {
  test(`what a failed save says leads to its step, and covers neither header, field nor label (${language}, AC-597)`, async ({
    page,
    request,
  }) => {
    await useSession(page, await newAccount(request, 'farmer'));
    await useLanguage(page, language);
    await page.goto('/add/crops');
    const name = page.getByLabel(words('addCrop.cropName', language));
    // From the last step, where the field is not to be seen.
    await openStep(page, 'place', language);
    await expect(name).toBeHidden();
    await page.getByRole('button', { name: words('addCrop.submit', language) }).click();
    await expect(name).toBeFocused();
    await expect(page).toHaveURL(/step=crop$/);
    const message = page.getByRole('alert').filter({ hasText: words('addCrop.missing.district', language) });
    await expect(message).toBeVisible();
    await settled(page);

    const header = await boxOf(page.getByRole('banner'));
    expect(header.top).toBe(0);
    const said = await boxOf(message);
    const label = await boxOf(page.locator('label').filter({ hasText: words('addCrop.cropName', language) }));
    expect(label.top).toBeGreaterThanOrEqual(header.bottom);
    const mark = await boxOf(page.getByText(words('addCrop.required', language)).first());
    expect(mark.top).toBeGreaterThan(label.bottom);
    expect(mark.bottom).toBeLessThanOrEqual(said.top);
    expect(said.bottom).toBeLessThanOrEqual((await boxOf(page.locator(BAR))).top);
    await expectNoSidewaysScroll(page);
  });
}

/** What the keyboard stops at in a step, to the bar; each stands clear of that. Returns how many there are. */
async function stopsClearOfBar(page: Page): Promise<number> {
  const bar = page.locator(BAR);
  let stops = 0;
  // A date has several places to stop at.
  for (; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    // Not by `:focus`, which a date is without while one of its parts has it.
    const field = await page.evaluate((selector) => {
      const { activeElement } = document;
      return {
        html: activeElement?.outerHTML ?? '',
        bottom: activeElement?.getBoundingClientRect().bottom ?? Number.NaN,
        isInBar: activeElement?.closest(selector) != null,
      };
    }, BAR);
    if (field.isInBar) return stops;
    expect(field.bottom, field.html).toBeLessThanOrEqual((await boxOf(bar)).top);
    await expect(bar).toBeInViewport({ ratio: 1 });
  }
  throw new Error('The bar is never reached.');
}

/** Every field of all steps, with what is folded away. */
async function expectFieldsClearOfBar(page: Page): Promise<void> {
  let stops = 0;
  for (const step of ['photos', 'crop', 'price', 'place'] as const) {
    await openStep(page, step);
    for (const fold of await page.locator('main details:not([open]) > summary:visible').all()) await fold.click();
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('group', { name: words(`addCrop.step.${step}`), exact: true }).focus();
    stops += await stopsClearOfBar(page);
  }
  expect(stops).toBeGreaterThan(15);
}

test('back and next are in reach of the thumb in every step, and hide no field (AC-596, AC-710)', async ({
  page,
  request,
}) => {
  await useSession(page, await newAccount(request, 'farmer'));
  await page.goto('/add/crops');
  await expect(page.getByRole('button', { name: words('addCrop.stepNext') })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await openStep(page, 'price');
  await page.getByRole('radio', { name: words('addCrop.priceType.AUCTION') }).check();
  await expectFieldsClearOfBar(page);
});

test('longer words on its buttons hide no field of a draft either (AC-596)', async ({ page, request }) => {
  const farmer = await newAccount(request, 'farmer');
  const response = await request.post('/api/crops', {
    headers: { Authorization: `Bearer ${farmer.accessToken}` },
    multipart: {
      cropName: 'Wheat',
      category: 'grains',
      'quantity.amount': '40',
      'quantity.unit': 'quintal',
      'price.basePrice': '2500',
      asDraft: 'true',
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  await page.setViewportSize({ width: 320, height: 568 });
  await useSession(page, farmer);
  await page.goto(`/edit/crops/${(await response.json()).crop._id}`);
  await expectFieldsClearOfBar(page);
  await expect(page.getByRole('button', { name: words('editCrop.publish') })).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
});

test('a wide screen has the save button at the end of the form (AC-596)', async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await useSession(page, await newAccount(request, 'farmer'));
  await page.goto('/add/crops');
  await expect(page.getByRole('heading', { level: 1, name: words('addCrop.title') })).toBeVisible();
  await expect(page.getByRole('button', { name: words('addCrop.submit') })).not.toBeInViewport();
});
