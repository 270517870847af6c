import { browserStore, onStoredElsewhere } from '@/lib/browser-storage';
import { COLOR_SCHEME_ATTRIBUTE, SWITCHING_ATTRIBUTE } from './attributes';

export type ColourScheme = 'light' | 'dark';

/** Where the reader's choice is kept. src/first-paint.js reads it before anything is drawn. */
const STORAGE_KEY = 'colour-scheme';
const DARK_SYSTEM = '(prefers-color-scheme: dark)';

function show(scheme: ColourScheme): void {
  const root = document.documentElement;
  if (root.getAttribute(COLOR_SCHEME_ATTRIBUTE) === scheme) return;
  root.setAttribute(SWITCHING_ATTRIBUTE, '');
  root.setAttribute(COLOR_SCHEME_ATTRIBUTE, scheme);
  // Reading a style makes the browser settle the new colours now, while nothing may fade.
  getComputedStyle(root).getPropertyValue('color');
  root.removeAttribute(SWITCHING_ATTRIBUTE);
}

/** Changes to the other scheme and remembers it. For handlers: it reads what the page shows at that moment. */
export function toggleColourScheme(): void {
  const shown = document.documentElement.getAttribute(COLOR_SCHEME_ATTRIBUTE);
  const next: ColourScheme = shown === 'dark' ? 'light' : 'dark';
  show(next);
  browserStore.write(STORAGE_KEY, next);
}

/** Follows the system's scheme, and other tabs, as long as the page is there. Returns what ends it; for effects. */
export function followSystemScheme(): () => void {
  const system = matchMedia(DARK_SYSTEM);
  const follow = () => {
    const chosen = browserStore.read(STORAGE_KEY);
    if (chosen === 'light' || chosen === 'dark') show(chosen);
    else show(system.matches ? 'dark' : 'light');
  };
  system.addEventListener('change', follow);
  const stopListening = onStoredElsewhere(STORAGE_KEY, follow);
  return () => {
    system.removeEventListener('change', follow);
    stopListening();
  };
}
