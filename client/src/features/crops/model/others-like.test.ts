import { othersLike } from './others-like';

const crop = (id: string, farmer: string) => ({ id, farmer: { id: farmer } });
const page = (...nodes: ReturnType<typeof crop>[]) => ({ nodes });
const ids = (crops: readonly { id: string }[]) => crops.map(({ id }) => id);

test('what else the farmer sells, and what others sell nearby, the same goods first, none twice (AC-706)', () => {
  const { ofFarmer, alike } = othersLike(crop('wheat', 'ramesh'), {
    ofFarmer: page(crop('wheat', 'ramesh'), crop('guava', 'ramesh')),
    alike: page(crop('wheat', 'ramesh'), crop('durum', 'kamla')),
    nearby: page(
      crop('durum', 'kamla'),
      crop('guava', 'ramesh'),
      crop('maize', 'anil'),
      crop('rice', 'anil'),
      crop('jau', 'anil'),
    ),
  });
  expect(ids(ofFarmer)).toEqual(['guava']);
  expect(ids(alike)).toEqual(['durum', 'maize', 'rice']);
});

test('nothing where nothing came', () => {
  expect(othersLike(crop('wheat', 'ramesh'), undefined)).toEqual({ ofFarmer: [], alike: [] });
});
