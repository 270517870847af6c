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
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === LANGUAGE_KEY && (newValue === 'en' || newValue === 'hi')) callback(newValue);
  });
}

/** Keeps light or dark in step with the site and the device. */
export function followColourScheme(): void {
  const root = document.documentElement;
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  let chosen: string | null = null;
  const apply = () => {
    const dark = chosen === 'dark' || (chosen !== 'light' && system.matches);
    root.setAttribute('data-color-scheme', dark ? 'dark' : 'light');
  };
  try {
    chosen = localStorage.getItem(SCHEME_KEY);
  } catch (error) {
    // Storage can be closed (private mode, policy): the device's scheme stands.
    console.warn('The chosen colours are not readable.', error);
  }
  system.addEventListener('change', apply);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== SCHEME_KEY) return;
    chosen = newValue;
    apply();
  });
  apply();
}
