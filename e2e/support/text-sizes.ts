import { expect, type Page } from '@playwright/test';

/** Those of client/src/theme/theme.ts, in pixels. */
const SIZES = [13, 15, 17, 22, 32, 48];

/**
 * What is read on the page is set in the sizes of the theme and no other. Letters within drawings and plots have a size of theirs, and a
 * paper for print shrinks its letters to fit.
 */
export async function expectThemeSizes(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const sizes = new Map<number, string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      const element = node.parentElement;
      if (!text || !element || element.closest('svg, [aria-hidden=true], article[data-paper], noscript, script, style'))
        continue;
      // Hidden, or there for screen readers alone.
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isSeen || element.getBoundingClientRect().width <= 1) continue;
      const size = Math.round(Number.parseFloat(getComputedStyle(element).fontSize) * 100) / 100;
      if (!sizes.has(size)) sizes.set(size, text.slice(0, 40));
    }
    return [...sizes];
  });
  const others = found.filter(([size]) => !SIZES.includes(size)).map(([size, text]) => `${size} px: ${text}`);
  expect(others, 'Texts in a size that the theme does not have').toEqual([]);
}
