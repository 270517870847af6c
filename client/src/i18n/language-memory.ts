import { browserStore } from '@/lib/browser-storage';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@/lib/language';

/** Read by src/first-paint.js and, as a cookie, by the server. */
const KEY = 'language';
const ONE_YEAR_SECONDS = 31_536_000;

/** The language in a `Cookie` header; for the server, which renders in the reader's language. */
export function languageFromCookie(cookie: string): Language | null {
  const value = /(?:^|;\s*)language=(\w+)/.exec(cookie)?.[1];
  return isLanguage(value) ? value : null;
}

/** The language this browser chose last; null where it never did. */
export function chosenLanguage(): Language | null {
  const stored = browserStore.read(KEY);
  // Storage can be closed (private mode, policy); the cookie is then the only memory.
  return isLanguage(stored) ? stored : languageFromCookie(document.cookie);
}

/** The same; on a first visit the first of the browser's own languages that is ours (`hi-IN` is Hindi), or English. */
export function rememberedLanguage(): Language {
  const preferred = navigator.languages.map((each) => each.split('-')[0]?.toLowerCase()).find(isLanguage);
  return chosenLanguage() ?? preferred ?? DEFAULT_LANGUAGE;
}

/** Keeps the choice for the next visit, in storage for the page and as a cookie for the server. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on the older phones we serve.
  document.cookie = `${KEY}=${language}; path=/; max-age=${ONE_YEAR_SECONDS}; samesite=lax`;
  browserStore.write(KEY, language);
}
