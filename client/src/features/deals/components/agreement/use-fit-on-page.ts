import { type RefObject, useLayoutEffect } from 'react';

/** What the text is printed in, in points, from what reads well down to what still can be read. */
const LARGEST = 10;
const SMALLEST = 5.5;
const STEP = 0.25;

/** Set while the sheet is measured as it will be printed. */
export const FITTING = 'data-fitting';
/** The size that came out of it. */
export const SIZE = '--agreement-size';

/** Largest size of the text at which the sheet holds everything: it is always one page. */
function fit(sheet: HTMLElement): void {
  sheet.setAttribute(FITTING, '');
  for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
    sheet.style.setProperty(SIZE, `${size}pt`);
    if (sheet.scrollHeight <= sheet.clientHeight) break;
  }
  sheet.removeAttribute(FITTING);
}

/** Sets the size of the printed text of a sheet of fixed height; anew whenever `content` changes, and once the fonts are there. */
export function useFitOnPage(ref: RefObject<HTMLElement | null>, content: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands on the sheet decides, not the reference to it.
  useLayoutEffect(() => {
    const sheet = ref.current;
    if (!sheet) return;
    fit(sheet);
    let gone = false;
    // Not in every browser, and the first measure stands without it.
    void document.fonts?.ready.then(() => {
      if (!gone) fit(sheet);
    });
    return () => {
      gone = true;
    };
  }, [ref, content]);
}
