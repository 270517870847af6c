import { formatWholeRupees } from './whole-rupees';

test('rupees are whole', () => {
  expect(formatWholeRupees(8884.88)).toBe('₹8,885');
});
