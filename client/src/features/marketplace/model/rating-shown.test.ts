import { ratingShown } from './rating-shown';

test('4.5 and 0 stand in for what is missing, and it is said (AC-051, AC-052, X-40)', () => {
  expect(ratingShown({ rating: null, reviews: null })).toEqual({ rating: 4.5, reviews: 0, isNewSeller: true });
});

test('real values are shown as they are (AC-053)', () => {
  expect(ratingShown({ rating: 3.8, reviews: 12 })).toEqual({ rating: 3.8, reviews: 12, isNewSeller: false });
});
