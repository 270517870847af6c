import { movers } from './movers';

test('what moved most comes first, up and down apart, and what stood still is in neither', () => {
  const line = (name: string, now: number, before: number) => ({
    name,
    latest: { modal: now },
    dayBefore: { modal: before },
  });
  const { up, down } = movers(
    [
      line('wheat', 102, 100),
      line('onion', 80, 100),
      line('gram', 100, 100),
      line('tomato', 130, 100),
      line('peas', 99, 100),
    ],
    1,
  );
  expect([up, down].map((all) => all.map(({ name }) => name))).toEqual([['tomato'], ['onion']]);
});
