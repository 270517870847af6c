import { readLoginState } from '../login-state';

test('takes addresses of our own site', () => {
  expect(readLoginState({ from: '/add/crops?x=1', lastPage: '/about' })).toEqual({
    from: '/add/crops?x=1',
    lastPage: '/about',
  });
});

test.each([
  null,
  'text',
  { from: 'https://elsewhere.example', lastPage: 'https://elsewhere.example' },
  { from: '//elsewhere.example', lastPage: '//elsewhere.example' },
  { from: 3, lastPage: {} },
])('takes nothing else: %p', (state) => {
  expect(readLoginState(state)).toEqual({ from: undefined, lastPage: undefined });
});
