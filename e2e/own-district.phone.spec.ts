import type { Page } from '@playwright/test';
import { expectAccessible } from './support/app';
import { untilDrawn } from './support/drawn';
import { expect, test } from './support/fixtures';
import { expectSteady, watchMoves } from './support/steady';
import { words } from './support/words';

const STORAGE = '/services/storage-cold-storage';
const MACHINES = '/services/tools-machinery';
const inDistrict = (place: string) => `Your district: ${place}`;

/** The parts of a list: heading, and how many rows stand below it. */
const parts = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('region')
    .evaluateAll((all) =>
      all.map((part) => [part.querySelector('h2')?.textContent, part.querySelectorAll('article').length]),
    );

test('a district that is chosen comes first at once, and drawn so by the server at the next visit; nothing moves (AC-620)', async ({
  page,
  request,
}) => {
  await untilDrawn(request, STORAGE);
  await page.goto(STORAGE);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20);
  expect(await parts(page)).toEqual([]);
  await page.getByLabel(words('ui.catalogue.visitorDistrict')).selectOption('Karnal, Haryana');
  await expect
    .poll(() => parts(page))
    .toEqual([
      [inDistrict('Karnal'), 8],
      [words('ui.catalogue.elsewhere'), 12],
    ]);
  await expect(page.getByText('Showing 20 of 84 cold stores')).toBeAttached();

  await watchMoves(page);
  await expect(async () => {
    const served = await page.goto(STORAGE);
    expect(await served?.text()).toContain('data-place="Karnal, Haryana"');
  }).toPass();
  expect(await parts(page)).toEqual([
    [inDistrict('Karnal'), 8],
    [words('ui.catalogue.elsewhere'), 12],
  ]);
  await expectSteady(page);
  await expectAccessible(page);

  await page.goto(MACHINES);
  await expect.poll(async () => (await parts(page))[0]).toEqual([inDistrict('Karnal, Haryana'), 1]);
  await page.getByRole('link', { name: /^Show more/ }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(25);
  await expect(page.getByRole('main').getByRole('article').nth(20).locator('summary')).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the district is a field of the form, beside the kind of machine (AC-620)', async ({ page, request }) => {
    await untilDrawn(request, MACHINES);
    await page.goto(MACHINES);
    const form = page.getByRole('search');
    await form.getByRole('combobox').selectOption('Hisar, Haryana');
    const chosen = `${MACHINES}?own=Hisar%2C+Haryana&category=`;
    await untilDrawn(request, chosen);
    await form.getByRole('button', { name: words('ui.catalogue.show') }).click();
    await expect(page).toHaveURL(chosen);
    expect((await page.getByRole('region').locator('h2').allTextContents())[0]).toBe(inDistrict('Hisar, Haryana'));

    const tractors = `${MACHINES}?own=Hisar%2C+Haryana&category=TRACTOR&category=`;
    await untilDrawn(request, tractors);
    await form.getByRole('button', { name: words('machinery.category.TRACTOR'), exact: true }).click();
    await expect(page).toHaveURL(tractors);
    await expect(page.getByRole('article').first()).toContainText('Tractor 35 HP');
    expect(await page.getByRole('article').count()).toBeLessThan(20);
  });
});
