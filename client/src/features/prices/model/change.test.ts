import { changeOf } from './change';

test('a change is said in rupees and in parts of a hundred, or not at all', () => {
  expect(changeOf({ modal: 2520 }, { modal: 2400 })).toEqual({ rupees: 120, percent: 5 });
  expect(changeOf({ modal: 2400 }, { modal: 2400 })).toEqual({ rupees: 0, percent: 0 });
  expect(changeOf({ modal: 2400 }, null)).toBeUndefined();
});
