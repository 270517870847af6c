import { quickAmounts, stepped } from './quick-amounts';

test.each([
  [2_520, [2_520, 2_460, 2_390]],
  [31.5, [31.5, 30.5, 29.5]],
  [84_000, [84_000, 82_300, 79_800]],
  [0.5, [0.5]],
])('ready bids for an asking price of ₹%d', (asking, expected) => {
  expect(quickAmounts(asking)).toEqual(expected);
});

test.each([
  [0, 1, 2_520, 2_520],
  [0, -1, 2_520, 2_520],
  [2_520, -1, 2_520, 2_510],
  [2_515, 1, 2_520, 2_525],
  [10, -1, 2_520, 10],
  [31.5, 1, 32, 32],
] as const)('a step from ₹%d by %d where ₹%d is asked leads to ₹%d (AC-702)', (amount, direction, asking, expected) => {
  expect(stepped(amount, direction, asking)).toBe(expected);
});
