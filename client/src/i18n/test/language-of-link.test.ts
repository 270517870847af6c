import { rememberedLanguage, rememberLanguage } from '../language-memory';
import { languageOfLink } from '../language-of-link';

const follow = (link: string) => window.history.replaceState(null, '', link);
const address = () => window.location.pathname + window.location.search;

beforeEach(() => {
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the page writes it so, on older phones too.
  document.cookie = 'language=; max-age=0; path=/';
});

test('a link of a mail opens in its language, and the address is left without it (AC-460)', () => {
  follow('/farmer-dashboard?bid=b1&language=hi');
  expect(languageOfLink(false)).toBe('hi');
  expect(address()).toBe('/farmer-dashboard?bid=b1');
});

test('a browser that has never chosen keeps it, and one that has does not', () => {
  follow('/deals/d1?language=hi');
  languageOfLink(false);
  expect(rememberedLanguage()).toBe('hi');

  rememberLanguage('en');
  follow('/deals/d1?language=hi');
  expect(languageOfLink(false)).toBe('hi');
  expect(rememberedLanguage()).toBe('en');
});

test('who is signed in keeps their own', () => {
  follow('/deals/d1?language=hi');
  expect(languageOfLink(true)).toBeNull();
  expect(rememberedLanguage()).toBe('en');
  expect(address()).toBe('/deals/d1');
});

test.each(['/deals/d1', '/deals/d1?language=', '/deals/d1?language=xx'])('%s asks for none', (link) => {
  follow(link);
  expect(languageOfLink(false)).toBeNull();
  expect(rememberedLanguage()).toBe('en');
});
