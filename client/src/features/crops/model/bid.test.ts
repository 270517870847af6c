import { bidNumber, bidTotal, isAcceptable } from './bid';

test.each([
  ['', 0],
  ['0', 0],
  ['2500', 2500],
  ['2500.50', 2500.5],
])('"%s" is sent as %d (AC-273, AC-274)', (typed, sent) => {
  expect(bidNumber(typed)).toBe(sent);
});

test('only an amount above zero is taken by the server (X-08)', () => {
  expect([isAcceptable(''), isAcceptable('0'), isAcceptable('-3'), isAcceptable('0.5')]).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('the total is in whole paise, and missing without an amount (X-42)', () => {
  expect(bidTotal('2500', 80)).toBe(200_000);
  expect(bidTotal('0.1', 3)).toBe(0.3);
  expect(bidTotal('', 80)).toBeNull();
});
