declare global {
  interface Window {
    /** Buttons of the page that the server rendered, pressed before it could answer (public/first-paint.js). */
    earlyPresses?: HTMLElement[];
  }
}

/** From now on the page answers by itself: what was pressed before that is pressed now, in the same order. */
export function answerEarlyPresses(): void {
  document.documentElement.setAttribute('data-ready', '');
  for (const button of window.earlyPresses?.splice(0) ?? []) button.click();
}
