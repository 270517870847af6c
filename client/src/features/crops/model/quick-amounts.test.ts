import { quickAmounts } from './quick-amounts';

test.each([
  [2_520, [2_520, 2_460, 2_390]],
  [31.5, [31.5, 30.5, 29.5]],
  [84_000, [84_000, 82_300, 79_800]],
  [0.5, [0.5]],
])('ready bids for an asking price of ₹%d', (asking, expected) => {
  expect(quickAmounts(asking)).toEqual(expected);
});
