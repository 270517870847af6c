import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** What moves after it was seen, as browsers count it. */
const MOST_SHIFT = 0.02;

/** Counts from the next visit on what moves away from under its reader. */
export async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved = { shift: 0, what: [] as string[] };
    Object.assign(window, { moved });
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: readonly { node: Node | null }[];
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        moved.shift += entry.value;
        for (const { node } of entry.sources) moved.what.push(`${node?.nodeName} ${node?.textContent?.slice(0, 40)}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Everything that the page asks for has come, and nothing moved meanwhile; {@link watchMoves} was called before. */
export async function expectSteady(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // Put there by `watchMoves`, which the types of pages do not know.
  const moved = await page.evaluate(() => (window as unknown as { moved: { shift: number; what: string[] } }).moved);
  expect(moved.shift, `What moved: ${moved.what.join(', ')}`).toBeLessThanOrEqual(MOST_SHIFT);
}
