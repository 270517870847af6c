import { browserStore, onStoredElsewhere } from '@/lib/browser-storage';
import type { Language } from '@/lib/language';

/** Keys under which the site keeps its choices; public/first-paint.js has applied them already, and a test compares them. */
const LANGUAGE_KEY = 'language';
const SCHEME_KEY = 'colour-scheme';

/** The language that first-paint.js has found. */
export function shownLanguage(): Language {
  return document.documentElement.lang === 'hi' ? 'hi' : 'en';
}

/** Calls back when the site around the tool, or another window of it, changes its language. */
export function onLanguageChosen(callback: (language: Language) => void): void {
  onStoredElsewhere(LANGUAGE_KEY, (value) => {
    if (value === 'en' || value === 'hi') callback(value);
  });
}

/** Keeps light or dark in step with the site and the device. */
export function followColourScheme(): void {
  const root = document.documentElement;
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  let chosen = browserStore.read(SCHEME_KEY);
  const apply = () => {
    const dark = chosen === 'dark' || (chosen !== 'light' && system.matches);
    root.setAttribute('data-color-scheme', dark ? 'dark' : 'light');
  };
  system.addEventListener('change', apply);
  onStoredElsewhere(SCHEME_KEY, (value) => {
    chosen = value;
    apply();
  });
  apply();
}
