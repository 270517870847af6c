import type { Page } from '@playwright/test';
import { settled } from './support/app';
import { expect, test } from './support/fixtures';

type Stop = { name: string; place: 'header' | 'card' | 'form' | 'other'; ring: boolean };

/** Presses Tab this often and tells where the focus was, and whether a ring of at least 2 px was drawn there. */
async function tabThrough(page: Page, presses: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    await settled(page);
    const stop = await page.evaluate((): Stop | null => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      // A field has its ring on the box around it.
      const drawn = [focused, focused.parentElement, focused.parentElement?.parentElement].some((element) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
        return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)';
      });
      const place = focused.closest('header') ? 'header' : focused.closest('article') ? 'card' : null;
      return {
        name: `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent}`,
        place: place ?? (focused.closest('form') ? 'form' : 'other'),
        ring: drawn,
      };
    });
    if (stop) stops.push(stop);
  }
  return stops;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`whoever uses the keyboard sees the focus in header, card and form (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/marketplace');
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
    await expect(page.getByRole('article').first()).toBeVisible();
    await settled(page);
    const market = await tabThrough(page, 22);
    await page.goto('/login');
    await expect(page.getByRole('form').first()).toBeVisible();
    const login = await tabThrough(page, 18);

    const stops = [...market, ...login];
    for (const place of ['header', 'card', 'form']) {
      expect(stops.filter((stop) => stop.place === place).length, `Stops in the ${place}`).toBeGreaterThan(1);
    }
    expect(stops.filter((stop) => !stop.ring)).toEqual([]);
  });
}

/** WCAG's relative luminance of `rgb(…)`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? [])
    .map((part) => Number(part) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((left, right) => left - right);
  return (light + 0.05) / (dark + 0.05);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the focus is seen on the dark green band as well (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/services');
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
    const band = page.locator('section[aria-labelledby="services-next"]');
    const links = band.getByRole('link');
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) {
      // A key first: what is focused after a mouse has no ring.
      await page.keyboard.press('Tab');
      await link.focus();
      await expect(link).toBeFocused();
      // A button's shadow comes over a quarter of a second: what counts is the ring that stays.
      await settled(page);
      const ground = await band.evaluate((element) => getComputedStyle(element).backgroundColor);
      const rings = await link.evaluate((element) => {
        const { outlineColor, boxShadow } = getComputedStyle(element);
        const shadow = /rgb\([^)]*\)(?= 0px 0px 0px [2-9]px)/.exec(boxShadow)?.[0];
        return shadow ? [outlineColor, shadow] : [outlineColor];
      });
      expect(Math.max(...rings.map((ring) => contrast(ring, ground)))).toBeGreaterThanOrEqual(3);
    }
  });
}
