import { browserStore, onStoredElsewhere, tabStore } from '../browser-storage';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('what is kept in the browser and in the tab stays apart, and can be taken away', () => {
  browserStore.write('refreshToken', 'a-token');
  tabStore.write('bid-draft:wheat', '{}');
  expect(localStorage.getItem('refreshToken')).toBe('a-token');
  expect(sessionStorage.getItem('bid-draft:wheat')).toBe('{}');
  browserStore.remove('refreshToken');
  expect(browserStore.read('refreshToken')).toBeNull();
});

test('a closed or full storage costs what would be kept, and nothing else', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  expect(browserStore.read('language')).toBeNull();
  browserStore.write('language', 'hi');
  tabStore.remove('advisor-conversation');
  expect(warned.mock.calls.map(([text]) => text)).toEqual([
    "The browser's storage cannot be used for language:",
    "The browser's storage cannot be used for language:",
    "The browser's storage cannot be used for advisor-conversation:",
  ]);
});

test('another tab’s writing and clearing are heard, until one stops to listen', () => {
  const heard: (string | null)[] = [];
  const stop = onStoredElsewhere('language', (value) => heard.push(value));
  window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'hi' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'colour-scheme', newValue: 'dark' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'en' }));
  expect(heard).toEqual(['hi', null]);
});
