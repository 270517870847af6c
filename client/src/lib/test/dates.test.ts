import { formatDate } from '../dates';

test.each([
  ['2026-03-05', 'en', '05 Mar 2026'],
  ['2026-03-05', 'hi', '05 मार्च 2026'],
  ['2026-12-31', 'en', '31 Dec 2026'],
  // Half past eleven at night in London is the next morning in India.
  ['2026-01-05T23:30:00.000Z', 'en', '06 Jan 2026'],
  ['2026-01-05T10:00:00.000Z', 'hi', '05 जन 2026'],
] as const)('%s in %s is %s', (value, language, text) => {
  expect(formatDate(value, language)).toBe(text);
});

test.each([null, undefined, '', 'soon'])('%s is no date and prints nothing', (value) => {
  expect(formatDate(value, 'en')).toBe('');
});
