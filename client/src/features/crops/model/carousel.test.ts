import { wrapped } from './carousel';

test('wraps at both ends (AC-160)', () => {
  expect([wrapped(0, 1, 3), wrapped(2, 1, 3), wrapped(0, -1, 3), wrapped(0, 1, 1), wrapped(0, 1, 0)]).toEqual([
    1, 0, 2, 0, 0,
  ]);
});
