import { File as NodeFile } from 'node:buffer';
import '@testing-library/jest-dom';
import { stopApps } from './render-app';

// The environment brings Node's Blob and FormData; jsdom's own File is no Blob of theirs and could not be uploaded.
globalThis.File = NodeFile as unknown as typeof File;

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

afterEach(() => {
  stopApps();
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = 'language=; path=/; max-age=0';
});
