import { formatDate } from '../dates';
import { formatMoment } from '../moments';

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

test.each([
  ['2026-11-24T10:10:00.000Z', 'en', '24 Nov 2026, 3:40 pm'],
  ['2026-11-24T10:10:00.000Z', 'hi', '24 नव 2026, दोपहर 3:40'],
  ['2026-11-24T06:30:00.000Z', 'en', '24 Nov 2026, 12:00 pm'],
  // Just after midnight in India.
  ['2026-11-24T18:35:00.000Z', 'en', '25 Nov 2026, 12:05 am'],
  ['2026-11-24T18:35:00.000Z', 'hi', '25 नव 2026, रात 12:05'],
  ['2026-11-24T00:30:00.000Z', 'hi', '24 नव 2026, सुबह 6:00'],
  ['2026-11-24T12:30:00.000Z', 'hi', '24 नव 2026, शाम 6:00'],
  ['2026-11-24T14:30:00.000Z', 'hi', '24 नव 2026, रात 8:00'],
] as const)('the moment %s in %s is %s', (value, language, text) => {
  expect(formatMoment(value, language)).toBe(text);
});

test.each([null, undefined, '', 'soon'])('%s is no moment and prints nothing', (value) => {
  expect(formatMoment(value, 'en')).toBe('');
});
