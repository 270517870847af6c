import { readLoginState } from '../login-state';

test('takes addresses of our own site', () => {
  expect(readLoginState({ from: '/add/crops?x=1', lastPage: '/about' })).toEqual({
    from: '/add/crops?x=1',
    lastPage: '/about',
  });
});

test.each([null, 'text', { from: 'https://elsewhere.example' }, { from: '//elsewhere.example' }, { from: 3 }])(
  'takes nothing else: %p',
  (state) => {
    expect(readLoginState(state).from).toBeUndefined();
  },
);
