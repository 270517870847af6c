import type { Locator, Page } from '@playwright/test';
import { type Language, useLanguage } from './support/app';
import { expect, test } from './support/fixtures';

/** How many of these stand whole between the header and the lower edge, or the bar of places, without scrolling. */
async function wholeOnFirstScreen(page: Page, all: Locator): Promise<number> {
  const { height = 0 } = page.viewportSize() ?? {};
  const bar = await page.getByRole('navigation').last().boundingBox();
  const end = bar && bar.y > height / 2 ? bar.y : height;
  const boxes = await Promise.all((await all.all()).map((each) => each.boundingBox()));
  return boxes.filter((box) => box && box.height > 0 && box.y + box.height <= end).length;
}

const PHONE = { width: 375, height: 812 };
const DESK = { width: 1280, height: 900 };

type Look = { path: string; language: Language; size: typeof PHONE; what: string; selector: string; least: number };

/** A crop counts with its picture and its price, a price with the crop that it is for. */
const LOOKS: readonly Look[] = [
  {
    path: '/',
    language: 'hi',
    size: PHONE,
    what: 'crops',
    selector: 'main a[href^="/contact-farmer/"] strong',
    least: 2,
  },
  {
    path: '/',
    language: 'hi',
    size: PHONE,
    what: 'prices',
    selector: 'main a[href^="/services/mandi-bhav?"]',
    least: 4,
  },
  {
    path: '/',
    language: 'en',
    size: PHONE,
    what: 'crops',
    selector: 'main a[href^="/contact-farmer/"] strong',
    least: 2,
  },
  {
    path: '/',
    language: 'en',
    size: DESK,
    what: 'crops',
    selector: 'main a[href^="/contact-farmer/"] strong',
    least: 4,
  },
  {
    path: '/services/mandi-bhav',
    language: 'hi',
    size: PHONE,
    what: 'prices',
    selector: 'main summary [data-cell=price]',
    least: 8,
  },
  {
    path: '/services/mandi-bhav',
    language: 'en',
    size: DESK,
    what: 'prices',
    selector: 'main summary [data-cell=price]',
    least: 12,
  },
];

for (const { path, language, size, what, selector, least } of LOOKS) {
  test(`${least} ${what} stand on the first screen of ${path}, ${size.width} px, ${language} (AC-731)`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await useLanguage(page, language);
    await page.goto(path);
    await expect(page.locator(selector).first()).toBeVisible();
    await expect.poll(() => wholeOnFirstScreen(page, page.locator(selector))).toBeGreaterThanOrEqual(least);
  });
}

test('home is at most 3,200 px tall on a phone (AC-731)', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await useLanguage(page, 'hi');
  await page.goto('/');
  await expect(page.locator('main a[href^="/contact-farmer/"]')).toHaveCount(6);
  // To its end, since what is not near is not drawn yet.
  const tall = async () => {
    await page.mouse.wheel(0, 800);
    return page.evaluate(() =>
      scrollY + innerHeight >= document.documentElement.scrollHeight - 1 ? document.documentElement.scrollHeight : null,
    );
  };
  await expect.poll(tall).not.toBeNull();
  expect(await tall()).toBeLessThanOrEqual(3_200);
});
