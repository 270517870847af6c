import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { expectAccessible, newAccount } from './support/app';
import { browserLaunch } from './support/browser';
import { expect, test } from './support/fixtures';
import { openStep } from './support/listing-steps';
import { words } from './support/words';

const PICTURES = ['wheat-1', 'wheat-2', 'maize-1'].map((name) =>
  fileURLToPath(new URL(`../server/data/pictures/${name}.webp`, import.meta.url)),
);
const OFFER = /^You have a draft with 3 pictures from \d\d:\d\d/;

async function signIn(page: Page, baseURL: string | undefined, account: { email: string; password: string }) {
  await page.goto(`${baseURL}/login`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.getByRole('button', { name: words('login.submit') }).click();
  await expect(page).toHaveURL(/farmer-dashboard$/);
}

/** How many pictures this device keeps, of whomever. */
const keptPictures = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('annapath-drafts');
        opening.onsuccess = () => {
          const all = opening.result.transaction('drafts').objectStore('drafts').getAll();
          all.onsuccess = () => resolve(all.result.flat().filter((kept) => kept instanceof File).length);
        };
      }),
  );

test('AC-586: a draft with three pictures survives the end of the browser, for its own account alone', async ({
  request,
  baseURL,
}) => {
  test.slow();
  const [owner, other] = await Promise.all([newAccount(request, 'farmer'), newAccount(request, 'farmer')]);
  const folder = mkdtempSync(join(tmpdir(), 'annapath-draft-'));
  const openBrowser = async () => {
    const context = await chromium.launchPersistentContext(folder, {
      ...(await browserLaunch()),
      viewport: { width: 375, height: 740 },
    });
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  };
  const name = (page: Page) => page.getByLabel(words('addCrop.cropName'));
  const tiles = (page: Page) => page.getByRole('list', { name: words('addCrop.chosenImages') }).getByRole('listitem');
  try {
    await test.step('entered, and the browser closed', async () => {
      const { context, page } = await openBrowser();
      await signIn(page, baseURL, owner);
      await page.goto(`${baseURL}/add/crops`);
      await openStep(page, 'crop');
      await name(page).fill('Sharbati wheat');
      await openStep(page, 'photos');
      await page.getByLabel(words('addCrop.images')).setInputFiles(PICTURES);
      await expect(tiles(page)).toHaveCount(3);
      // Written to the device a moment later than shown.
      await expect.poll(() => keptPictures(page)).toBe(3);
      await context.close();
    });

    await test.step('opened again: offered, and there once that is wanted', async () => {
      const { context, page } = await openBrowser();
      await page.goto(`${baseURL}/add/crops`);
      const offer = page.getByRole('note').filter({ hasText: OFFER });
      await expect(offer).toBeVisible();
      await expect(name(page)).toHaveValue('');
      await expectAccessible(page);
      await offer.getByRole('button', { name: words('addCrop.keptDraft.continue') }).click();
      await expect(name(page)).toHaveValue('Sharbati wheat');
      await expect(tiles(page)).toHaveCount(3);
      await expect(offer).toHaveCount(0);
      await context.close();
    });

    await test.step('somebody else on this device is offered nothing', async () => {
      const { context, page } = await openBrowser();
      await page.goto(`${baseURL}/add/crops`);
      await expect(page.getByRole('note').filter({ hasText: OFFER })).toBeVisible();
      // Their session ends without a farewell.
      await page.evaluate(() => localStorage.removeItem('refreshToken'));
      await signIn(page, baseURL, other);
      await page.goto(`${baseURL}/add/crops`);
      await expect(name(page)).toHaveValue('');
      await page.getByLabel(words('addCrop.images')).setInputFiles(PICTURES.slice(0, 1));
      await expect(tiles(page)).toHaveCount(1);
      await expect(page.getByRole('note').filter({ hasText: OFFER })).toHaveCount(0);
      await expect.poll(() => keptPictures(page)).toBe(4);
      await context.close();
    });

    await test.step('whoever logs out leaves nothing of theirs on the device', async () => {
      const { context, page } = await openBrowser();
      await page.goto(`${baseURL}/login`);
      await page.evaluate(() => localStorage.removeItem('refreshToken'));
      await signIn(page, baseURL, owner);
      await page.goto(`${baseURL}/add/crops`);
      await expect(page.getByRole('note').filter({ hasText: OFFER })).toBeVisible();
      await page.getByRole('button', { name: words('shell.menuOpen') }).click();
      await page.getByRole('button', { name: words('nav.logout') }).click();
      await expect(page).toHaveURL(/login$/);
      await expect.poll(() => keptPictures(page)).toBe(1);
      await context.close();
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
