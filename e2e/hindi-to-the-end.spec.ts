import type { Page } from '@playwright/test';
import routes from '../routes.json' with { type: 'json' };
import { allListings, seededSession, useLanguage, useSession } from './support/app';
import { expect, test } from './support/fixtures';
import { textsWithLatinWords } from './support/latin-words';
import { open, prepare } from './support/route-check';
import { ROUTES, type RouteCheck } from './support/routes';
import { words } from './support/words';

/** Latin letters that a reader of Hindi meets as well: in shops, on bags and on forms. */
const ALLOWED = new Set([
  'Annapath',
  // The grades, as they are written on bags and in mandis.
  ...['A', 'B', 'C'],
  // Names of varieties: whoever asks for one in the shop finds it under these letters.
  ...['HD', 'RH', 'BG', 'II', 'HHB', 'BH', 'HC', 'HG', 'MH'],
  // What stands on a bag of fertilizer: P2O5, K2O.
  ...['P', 'O', 'K'],
]);

test.describe.configure({ mode: 'parallel' });

/** The first letter of a name stands in its circle. */
const isInitial = (text: string) => /^[A-Z]$/.test(text);

async function expectHindi(page: Page): Promise<void> {
  const found = async () => (await textsWithLatinWords(page, ALLOWED)).filter((text) => !isInitial(text));
  await expect.poll(found, 'Texts with words in Latin letters').toEqual([]);
}

function checkRoute(route: RouteCheck): void {
  test(`${route.path} has no English word in Hindi (AC-570)`, async ({ page, request }) => {
    const prepared = await prepare(page, request, route);
    await useLanguage(page, 'hi');
    await open(page, prepared, 'hi');
    await expectHindi(page);
  });
}

// The agreement is one paper in both languages, so it is none of these.
for (const route of ROUTES.filter(({ path, status }) => status === undefined && path !== routes.pages.dealAgreement)) {
  checkRoute(route);
}

/** What opens something: a dialog, a drawer, a part of the page. Of those that say the same one is tried. */
const OPENS = 'main [aria-haspopup="dialog"], main button[aria-expanded="false"], header button[aria-expanded="false"]';

/** Opens what the page has to open, one after the other. */
async function expectHindiInWhatOpens(page: Page): Promise<number> {
  const says = await page.locator(OPENS).filter({ visible: true }).allInnerTexts();
  const kinds = [...new Set(says)].map((text) => says.indexOf(text));
  const handles = await page.locator(OPENS).filter({ visible: true }).elementHandles();
  for (const index of kinds) {
    const opener = handles[index];
    if (!(await opener?.isEnabled())) continue;
    const isDialog = (await opener?.getAttribute('aria-haspopup')) === 'dialog';
    await opener?.click();
    const dialog = page.getByRole('dialog').filter({ visible: true });
    if (isDialog) await expect(dialog).toBeVisible();
    await expectHindi(page);
    if (isDialog) {
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    } else await opener?.click();
  }
  return kinds.length;
}

test.describe('what opens over a page, or in it', () => {
  const { pages, services } = routes;
  const OPENING = [
    ...[pages.marketplace, services['storage-cold-storage'], services['tools-machinery'], services['mandi-bhav']],
    ...[services['seeds-fertilizer-store'], services['test-certification'], services['transport-calculator']],
    ...[services['agri-news-schemes'], services['kcc-agriculture-loans']],
    ...[pages.farmerDashboard, pages.buyerDashboard, pages.deal],
  ];
  for (const route of ROUTES.filter(({ path }) => OPENING.includes(path))) {
    test(`${route.path} (AC-570)`, async ({ page, request }) => {
      const prepared = await prepare(page, request, route);
      await useLanguage(page, 'hi');
      await open(page, prepared, 'hi');
      expect(await expectHindiInWhatOpens(page)).toBeGreaterThan(0);
    });
  }

  test('the question before a crop is deleted (AC-570)', async ({ page, request }) => {
    await useSession(page, await seededSession(request, 'farmer'));
    await useLanguage(page, 'hi');
    await page.goto(`${pages.farmerDashboard}?tab=crops`);
    await page
      .getByRole('button', { name: words('farmerDashboard.delete', 'hi') })
      .first()
      .click();
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
    await expectHindi(page);
  });
});

test.describe('addresses that do not exist', () => {
  test.use({ expectedErrors: /status of 404/ });
  for (const route of ROUTES.filter(({ status }) => status === 404)) checkRoute(route);
});

test.describe('what a form answers', () => {
  test.use({ expectedErrors: /status of 4\d\d|Login failed|PlaceBid failed/ });

  async function send(page: Page, path: string, button: string): Promise<void> {
    await page.goto(path);
    await page.getByRole('button', { name: button, exact: true }).last().click();
    await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible();
    await expectHindi(page);
  }

  test('sign-up and sign-in (AC-570)', async ({ page }) => {
    await useLanguage(page, 'hi');
    await send(page, routes.pages.signup, words('signup.submit', 'hi'));
    await send(page, routes.pages.login, words('login.submit', 'hi'));
    // What the server says, too.
    await page.locator('input[name="email"]').fill('nobody@example.in');
    await page.locator('input[name="password"]').fill('Not-the-right-one-7');
    await page
      .getByRole('button', { name: words('login.submit', 'hi'), exact: true })
      .last()
      .click();
    await expect(page.getByText('ईमेल या पासवर्ड सही नहीं है।').first()).toBeVisible();
    await expectHindi(page);
  });

  test('a listing (AC-570)', async ({ page, request }) => {
    await useSession(page, await seededSession(request, 'farmer'));
    await useLanguage(page, 'hi');
    await send(page, routes.pages.addCrop, words('addCrop.submit', 'hi'));
  });

  test('a bid (AC-570)', async ({ page, request }) => {
    await useSession(page, await seededSession(request, 'buyer'));
    await useLanguage(page, 'hi');
    const listing = (await allListings(request)).find(({ priceType }) => priceType === 'fixed');
    await page.goto(`/contact-farmer/${listing?._id}`);
    await page
      .getByRole('button', { name: words('cropDetail.bid.place', 'hi'), exact: true })
      .last()
      .click();
    await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible();
    await expectHindi(page);
  });
});
