import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A wait ends as soon as what is awaited is there; how long it may take on a machine that has other work is another matter.
configure({ asyncUtilTimeout: 10_000 });

// jsdom draws nothing: these exist in every browser and would be missing here.
window.scrollTo = () => undefined;
window.matchMedia ??= (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});

window.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

/** Node's FormData, which this environment brings, takes no form; React hands it one when a submit leads to a navigation. */
globalThis.FormData = class extends FormData {
  constructor(_form?: HTMLFormElement) {
    super();
  }
};

beforeEach(() => {
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = 'language=; path=/; max-age=0';
});
