import { nextStepFirst } from './deal-order';

test('what waits for somebody stands before what is over; what is alike stays in its order', () => {
  const deals = [
    { id: 'done', state: 'COMPLETED' },
    { id: 'new', state: 'AGREED' },
    { id: 'gone', state: 'CANCELLED' },
    { id: 'weighed', state: 'WEIGHED' },
    { id: 'old', state: 'AGREED' },
  ] as const;
  expect(nextStepFirst(deals).map(({ id }) => id)).toEqual(['weighed', 'new', 'old', 'done', 'gone']);
});
