import type { Page } from '@playwright/test';

/** Put on every page by {@link translating}; called within `page.evaluate`. */
export interface Translator {
  /** Puts two elements around every text that has none yet, as Chrome's translator does. */
  translate(): void;
  /** Translates, presses one thing after the other but for those with these words, and translates again each time. */
  pressAll(but: readonly string[]): Promise<void>;
  /** The texts that React holds on to by themselves and outside of buttons: a translator takes them out of its hands. */
  heldTexts(): string[];
}

declare global {
  interface Window {
    translator: Translator;
  }
}

/** Pages of this tab can be translated from the next visit on. */
export async function translating(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const NOT_TRANSLATED = 'script, style, textarea, font, svg, noscript, [translate=no]';
    const PRESSED = 'button, summary, select, input[type=radio], input[type=checkbox], [role=tab]';
    const QUIET_MS = 60;
    const LONGEST_MS = 1_500;

    function texts(): Text[] {
      const found: Text[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (text.data.trim() && !text.parentElement?.closest(NOT_TRANSLATED)) found.push(text);
      }
      return found;
    }

    function translate(): void {
      for (const text of texts()) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    }

    /** Nothing has changed for a moment; what changes for ever is not waited for. */
    const quiet = () =>
      new Promise<void>((resolve) => {
        let pause = window.setTimeout(done, QUIET_MS);
        const end = window.setTimeout(done, LONGEST_MS);
        const observer = new MutationObserver(() => {
          window.clearTimeout(pause);
          pause = window.setTimeout(done, QUIET_MS);
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
        function done() {
          observer.disconnect();
          window.clearTimeout(pause);
          window.clearTimeout(end);
          resolve();
        }
      });

    /** Buttons of one kind, one for each row of a list, are one. */
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.getAttribute('name') ?? ''} ${element.getAttribute('value') ?? ''} ${element.textContent?.replace(/\d+/g, '0').slice(0, 60)}`;

    function press(element: HTMLElement): void {
      if (element instanceof HTMLSelectElement) {
        element.selectedIndex = element.options.length - 1;
        element.dispatchEvent(new Event('change', { bubbles: true }));
      } else element.click();
    }

    async function pressAll(but: readonly string[]): Promise<void> {
      const pressed = new Set<string>();
      const here = window.location.pathname;
      translate();
      for (;;) {
        // What opened, then the page, and last what is around it.
        const next = ['[role$=dialog]', 'main', 'body']
          .flatMap((part) => [...document.querySelectorAll<HTMLElement>(`${part} :is(${PRESSED})`)])
          .find(
            (each) =>
              !pressed.has(nameOf(each)) &&
              !but.includes(each.textContent ?? '') &&
              !each.matches(':disabled') &&
              each.checkVisibility(),
          );
        if (!next || window.location.pathname !== here) return;
        pressed.add(nameOf(next));
        press(next);
        await quiet();
        translate();
        await quiet();
      }
    }

    function heldTexts(): string[] {
      const held = (text: Text) => Object.keys(text).some((key) => key.startsWith('__reactFiber$'));
      return texts()
        .filter((text) => held(text) && !text.parentElement?.closest('.MuiButtonBase-root'))
        .map(({ data, parentElement }) => `${parentElement?.outerHTML.slice(0, 80)}: ${data}`);
    }

    window.translator = { translate, pressAll, heldTexts };
  });
}
