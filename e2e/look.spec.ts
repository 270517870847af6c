import { expect, test } from './support/fixtures';
import { open, prepare } from './support/route-check';
import { ROUTES } from './support/routes';
import { words } from './support/words';

const PUBLIC = ROUTES.filter(({ visitor, status }) => visitor === undefined && status === undefined);

/** Of the theme, in pixels. */
const CORNER = '12px';

/** Corner, size and weight of the text, and height. */
const BUTTON = `${CORNER} 17px 600 48px`;

/** What is drawn with corners of another kind: neither square, nor a circle, nor ours. */
const otherCorners = (own: string) =>
  [...document.querySelectorAll('body *')]
    .filter((element) => element.getClientRects().length > 0)
    .flatMap((element) => [element, '::before', '::after'].map((part) => [element, part] as const))
    .map(([element, part]) => {
      const style = getComputedStyle(element, typeof part === 'string' ? part : undefined);
      const isDrawn = typeof part !== 'string' || style.content !== 'none';
      return { name: `${element.tagName}.${element.className}`, radius: style.borderRadius, isDrawn };
    })
    .filter(({ radius, isDrawn }) => isDrawn && radius !== own && radius !== '0px' && radius !== '50%')
    .map(({ name, radius }) => `${radius} ${name}`);

/** The shapes of the buttons on a page; one of one line is as high as all. */
const buttonShapes = () =>
  [...document.querySelectorAll<HTMLElement>('main .MuiButton-root')]
    .filter((button) => button.getClientRects().length > 0)
    .map((button) => {
      const { borderRadius, fontSize, fontWeight, minHeight } = getComputedStyle(button);
      return [borderRadius, fontSize, fontWeight, minHeight].join(' ');
    });

test('public pages have one corner radius and one shape of button (AC-610, AC-611)', async ({ page, request }) => {
  test.setTimeout(120_000);
  for (const route of PUBLIC) {
    await test.step(route.path, async () => {
      await open(page, await prepare(page, request, route), 'en');
      expect.soft(await page.evaluate(otherCorners, CORNER)).toEqual([]);
      const shapes = new Set(await page.evaluate(buttonShapes));
      expect.soft([...shapes].filter((shape) => shape !== BUTTON)).toEqual([]);
    });
  }
});

test('in forced colours a filled button has a border', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/marketplace');
  const filled = page.locator('.MuiButton-contained');
  await expect(filled.first()).toBeVisible();
  const borders = await filled.evaluateAll((buttons) =>
    buttons.map((button) => {
      const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(button);
      return { line: `${borderTopWidth} ${borderTopStyle}`, isSeen: borderTopColor !== backgroundColor };
    }),
  );
  expect(new Set(borders.map(({ line }) => line))).toEqual(new Set(['1px solid']));
  expect(borders.every(({ isSeen }) => isSeen)).toBe(true);
});

test('dialogs are titled alike (AC-612)', async ({ page }) => {
  const looks = (element: Element) => {
    const { fontSize, fontWeight, lineHeight, letterSpacing } = getComputedStyle(element);
    return { fontSize, fontWeight, lineHeight, letterSpacing };
  };
  const title = page.getByRole('dialog').getByRole('heading').first();
  await page.goto('/marketplace');
  await page.getByRole('button', { name: words('marketplace.moreFilters') }).click();
  const filters = await title.evaluate(looks);
  await page.goto('/');
  await page.getByRole('button', { name: words('home.startSelling') }).click();
  expect(await title.evaluate(looks)).toEqual(filters);
});

test('over the button that closes a dialog is a gap, and no band of nothing', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: words('home.startSelling') }).click();
  const dialog = page.getByRole('dialog');
  const [last, close] = await Promise.all([
    dialog.locator('.MuiDialogContent-root > *').last().boundingBox(),
    dialog.getByRole('button', { name: words('ui.close'), exact: true }).boundingBox(),
  ]);
  const gap = (close?.y ?? 0) - ((last?.y ?? 0) + (last?.height ?? 0));
  expect(gap).toBeGreaterThanOrEqual(8);
  expect(gap).toBeLessThanOrEqual(24);
});
