import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll, newAccount, settled, useLanguage, useSession } from './support/app';
import { expect, test } from './support/fixtures';
import { words } from './support/words';

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('Not on the page.');
  return { top: box.y, bottom: box.y + box.height };
}

for (const language of ['en', 'hi'] as const) {
  test(`what a failed save says covers neither header, title, field nor label (${language}, AC-597)`, async ({
    page,
    request,
  }) => {
    await useSession(page, await newAccount(request, 'farmer'));
    await useLanguage(page, language);
    await page.goto('/add/crops');
    const submit = page.getByRole('button', { name: words('addCrop.submit', language) });
    const name = page.getByLabel(words('addCrop.cropName', language));
    // From the end of the page, where the field is far away.
    await page.getByLabel(words('addCrop.grade', language)).focus();
    await submit.click();
    await expect(name).toBeFocused();
    const message = page.getByRole('alert').filter({ hasText: words('addCrop.missing.district', language) });
    await expect(message).toBeVisible();
    await settled(page);

    const header = await boxOf(page.getByRole('banner'));
    expect(header.top).toBe(0);
    const said = await boxOf(message);
    const label = await boxOf(page.locator('label').filter({ hasText: words('addCrop.cropName', language) }));
    const title = await boxOf(page.getByRole('heading', { level: 1, name: words('addCrop.title', language) }));
    expect(title.top).toBeGreaterThanOrEqual(header.bottom - 1);
    expect(label.top).toBeGreaterThanOrEqual(title.bottom);
    const mark = await boxOf(page.getByText(words('addCrop.required', language)).first());
    expect(mark.top).toBeGreaterThan(label.bottom);
    expect(mark.bottom).toBeLessThanOrEqual(said.top);
    expect(said.bottom).toBeLessThanOrEqual((await boxOf(submit)).top);
    await expectNoSidewaysScroll(page);
  });
}

/** What the keyboard stops at in the form, to its save button; each stands clear of that. */
async function expectFieldsClearOf(page: Page, submit: Locator): Promise<void> {
  const isSubmit = () => submit.evaluate((button) => button === document.activeElement);
  let stops = 0;
  // A date has several places to stop at.
  for (; stops < 60 && !(await isSubmit()); stops += 1) {
    // Not by `:focus`, which a date is without while one of its parts has it.
    const field = await page.evaluate(() => ({
      html: document.activeElement?.outerHTML ?? '',
      bottom: document.activeElement?.getBoundingClientRect().bottom ?? Number.NaN,
    }));
    expect(field.bottom, field.html).toBeLessThanOrEqual((await boxOf(submit)).top);
    await expect(submit).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
  }
  await expect(submit).toBeFocused();
  expect(stops).toBeGreaterThan(15);
}

test('the save button is in reach of the thumb from the first field on, and hides no field (AC-596)', async ({
  page,
  request,
}) => {
  await useSession(page, await newAccount(request, 'farmer'));
  await page.goto('/add/crops');
  const submit = page.getByRole('button', { name: words('addCrop.submit') });
  await expect(submit).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.getByRole('radio', { name: words('addCrop.priceType.AUCTION') }).check();
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByLabel(words('addCrop.images')).focus();
  await expectFieldsClearOf(page, submit);
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
  await page.getByLabel(words('addCrop.images')).focus();
  await expectFieldsClearOf(page, page.getByRole('button', { name: words('editCrop.publish') }));
  await expectNoSidewaysScroll(page);
});

test('a wide screen has the save button at the end of the form (AC-596)', async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await useSession(page, await newAccount(request, 'farmer'));
  await page.goto('/add/crops');
  await expect(page.getByRole('heading', { level: 1, name: words('addCrop.title') })).toBeVisible();
  await expect(page.getByRole('button', { name: words('addCrop.submit') })).not.toBeInViewport();
});
