import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** What moves after it was seen, as browsers count it. */
const MOST_SHIFT = 0.02;

interface Move {
  readonly at: number;
  readonly shift: number;
  readonly what: string;
}

/**
 * Counts from the next visit on what moves away from under its reader. A machine without Hindi letters fetches ours, and with
 * them everything moves once: what moves in that moment is left out, since phones have their own.
 */
export async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LETTERS_MS = 100;
    const moves: Move[] = [];
    const letters: number[] = [];
    Object.assign(window, {
      moved: () => moves.filter(({ at }) => !letters.some((came) => Math.abs(at - came) < LETTERS_MS)),
    });
    document.fonts.addEventListener('loadingdone', () => letters.push(performance.now()));
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: readonly { node: Node | null }[];
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        const what = entry.sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`).join(', ');
        moves.push({ at: entry.startTime, shift: entry.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Everything that the page asks for has come, and nothing moved meanwhile; {@link watchMoves} was called before. */
export async function expectSteady(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // Put there by `watchMoves`.
  const moves = await page.evaluate<Move[]>('moved()');
  const all = moves.reduce((sum, { shift }) => sum + shift, 0);
  expect(all, `What moved: ${moves.map(({ what }) => what).join(', ')}`).toBeLessThanOrEqual(MOST_SHIFT);
}
