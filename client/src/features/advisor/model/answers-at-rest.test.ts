import { ChatFailure, reasonFor, worthAskingAgain } from './chat-failure';
import { scrollStep } from './scroll-step';
import { pagesOf } from './source-pages';
import { parseStored } from './stored-conversation';

const source = (path: string | null, name = 'A source') => ({ name, figure: null, date: null, path });

test('pages are linked once, and only those of this site', () => {
  const pages = pagesOf([
    source('/services/mandi-bhav'),
    source('/services/mandi-bhav'),
    source('/contact-farmer/1', 'Wheat, Karnal'),
    source('//evil.example'),
    source('/\\evil.example'),
    source('https://evil.example'),
    source('javascript:alert(1)'),
    source(null),
  ]);
  expect(pages).toEqual([
    { path: '/services/mandi-bhav', labelId: 'advisor.page.mandi-bhav', name: 'A source' },
    { path: '/contact-farmer/1', labelId: 'advisor.page.other', name: 'Wheat, Karnal' },
  ]);
});

test('what this tab kept is read; what cannot be read is left out', () => {
  const question = { id: '1', role: 'user', content: 'a', timestamp: 't' };
  const answer = {
    id: '2',
    role: 'assistant',
    content: 'b',
    timestamp: 't',
    language: 'hi',
    sources: [source('/marketplace')],
    notice: null,
    suggestions: ['Wheat: water'],
    shortfall: 'stopped',
  };
  expect(parseStored(JSON.stringify([question, answer]))).toEqual([question, answer]);
  expect(parseStored(null)).toEqual([]);
  expect(parseStored('{"a":1}')).toEqual([]);
  expect(parseStored(JSON.stringify([null, 7, { ...question, role: 'system' }, { ...question, content: 5 }]))).toEqual(
    [],
  );
  const { language, shortfall, ...whole } = answer;
  expect(parseStored(JSON.stringify([{ ...whole, language: `${language}x`, shortfall: `${shortfall}x` }]))).toEqual([
    whole,
  ]);
  expect(() => parseStored('no json')).toThrow(SyntaxError);
});

test('GraphQL is asked where it can help', () => {
  expect(worthAskingAgain(new TypeError('Failed to fetch'))).toBe(true);
  expect(worthAskingAgain(new ChatFailure('INTERNAL'))).toBe(true);
  expect(worthAskingAgain(new ChatFailure('BAD_USER_INPUT'))).toBe(false);
  expect(worthAskingAgain(new ChatFailure('RATE_LIMITED'))).toBe(false);
});

test('the reason of a failure', () => {
  expect(reasonFor('RATE_LIMITED', true)).toBe('advisor.failed.tooMany');
  expect(reasonFor('BAD_USER_INPUT', true)).toBe('advisor.failed.refused');
  expect(reasonFor(null, false)).toBe('advisor.failed.offline');
  expect(reasonFor('INTERNAL', true)).toBe('advisor.failed.other');
});

test('the page scrolls to the end of an answer, but keeps its question', () => {
  expect(scrollStep('follow', 120, 500)).toBe(120);
  expect(scrollStep('follow', 800, 500)).toBe(500);
  expect(scrollStep('follow', -30, 500)).toBe(0);
  expect(scrollStep('follow', 120, -10)).toBe(0);
  expect(scrollStep('start', 120, -10)).toBe(-10);
  expect(scrollStep('off', 800, 500)).toBe(0);
});
