import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, newAccount, useLanguage, useSession } from './support/app';
import { expect, test } from './support/fixtures';
import { words } from './support/words';

const PICTURE = fileURLToPath(new URL('../server/data/pictures/wheat-1.webp', import.meta.url));
const hindi = (id: string) => words(id, 'hi');

/** Counts presses and letters from now on. */
async function countEffort(page: Page): Promise<() => Promise<{ taps: number; letters: number }>> {
  await page.evaluate(() => {
    const effort = { taps: 0, letters: 0 };
    Object.assign(window, { effort });
    document.addEventListener('pointerdown', () => (effort.taps += 1), true);
    document.addEventListener('beforeinput', ({ data }) => (effort.letters += data?.length ?? 0), true);
  });
  return () => page.evaluate(() => (window as unknown as { effort: { taps: number; letters: number } }).effort);
}

/** Presses what opens the device's pictures, and one of them, which is a press too. */
async function takePicture(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByLabel(hindi('addCrop.images')).click();
  await (await chooser).setFiles(PICTURE);
  await page.evaluate(() => document.dispatchEvent(new PointerEvent('pointerdown')));
}

/** The crop that stands on the dashboard, as buyers see it, ready to be sent on. */
async function expectShared(page: Page, language: 'en' | 'hi', name: string): Promise<void> {
  await expect(page.getByText(words('addCrop.added', language))).toBeVisible();
  await expect(page).toHaveURL('/farmer-dashboard');
  const listed = page.getByRole('region', { name: words('farmerDashboard.listed.title', language) });
  await expect(listed.getByRole('article')).toContainText(name);
  const whatsApp = listed.getByRole('link', { name: words('farmerDashboard.listed.whatsApp', language) });
  const sent = new URL((await whatsApp.getAttribute('href')) ?? '').searchParams.get('text');
  expect(sent).toContain(name);
  expect(sent).toMatch(/\/contact-farmer\/[\w-]+$/);
}

test('AC-715: a second listing takes a farmer at most 9 presses and 25 letters, of the same crop and of another', async ({
  page,
  request,
}) => {
  const farmer = await newAccount(request, 'farmer');
  const first = await request.post('/api/crops', {
    headers: { Authorization: `Bearer ${farmer.accessToken}` },
    multipart: {
      cropName: 'गेहूँ',
      category: 'grains',
      description: 'साफ़ और सूखा, 50 किलो की बोरी में।',
      'quantity.amount': '40',
      'quantity.unit': 'quintal',
      'price.basePrice': '2500',
      'location.state': 'Haryana',
      'location.district': 'Hisar',
      'location.address': 'मंडी गेट 2',
    },
  });
  expect(first.status(), await first.text()).toBe(201);
  await useSession(page, farmer);
  await useLanguage(page, 'hi');
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: hindi('addCrop.stepNext'), exact: true });

  await test.step('the same crop, at the price of the mandi', async () => {
    await page.goto('/add/crops');
    const effort = await countEffort(page);
    await takePicture(page);
    await expectAccessible(page);
    await next.click();
    await main.getByRole('button', { name: 'गेहूँ', exact: true }).click();
    await expect(main.locator('[name="quantity.amount"]')).toBeFocused();
    await page.keyboard.type('60');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await next.click();
    await main.getByRole('button', { name: /^आम ₹/ }).click();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await next.click();
    await expect(main.getByLabel(hindi('addCrop.address'))).toHaveValue('मंडी गेट 2');
    const card = main.locator('section', { hasText: hindi('addCrop.preview') }).locator('article');
    await expect(card).toContainText('गेहूँ');
    await expect(card).toContainText('60 क्विंटल');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const { taps, letters } = await effort();
    await main.getByRole('button', { name: hindi('addCrop.submit') }).click();
    // With the press that has just published it.
    expect(taps + 1).toBeLessThanOrEqual(9);
    expect(letters).toBeLessThanOrEqual(25);
    await expectShared(page, 'hi', 'गेहूँ');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('another crop, with words and a price of its own', async () => {
    await page.goto('/add/crops');
    const effort = await countEffort(page);
    await takePicture(page);
    await next.click();
    await main.getByRole('button', { name: 'कपास', exact: true }).click();
    await page.keyboard.type('12');
    await main.getByLabel(hindi('addCrop.description')).click();
    await page.keyboard.type('सूखा, साफ़');
    await next.click();
    await main.getByLabel(hindi('addCrop.basePrice')).click();
    await page.keyboard.type('7200');
    await next.click();
    const { taps, letters } = await effort();
    await main.getByRole('button', { name: hindi('addCrop.submit') }).click();
    expect(taps + 1).toBeLessThanOrEqual(9);
    expect(letters).toBeLessThanOrEqual(25);
    await expectShared(page, 'hi', 'कपास');
  });
});

test('AC-710: at a desk all of it is one page, and what is listed can be sent on', async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await useSession(page, await newAccount(request, 'farmer'));
  await page.goto('/add/crops');
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  const fields = {
    cropName: 'Durum wheat',
    description: 'Clean and dry.',
    'quantity.amount': '40',
    'price.basePrice': '2900',
    'location.state': 'Haryana',
    'location.district': 'Hisar',
    'location.address': 'Mandi gate 2',
  };
  for (const [name, text] of Object.entries(fields)) await field(name).fill(text);
  await field('category').selectOption('GRAINS');
  await field('quantity.unit').selectOption('QUINTAL');
  await expect(page.getByRole('list', { name: words('addCrop.steps') })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: words('addCrop.submit') }).click();
  await expectShared(page, 'en', 'Durum wheat');
  const listed = page.getByRole('region', { name: words('farmerDashboard.listed.title') });
  await listed.getByRole('button', { name: words('farmerDashboard.listed.close') }).click();
  await expect(listed).toHaveCount(0);
});
