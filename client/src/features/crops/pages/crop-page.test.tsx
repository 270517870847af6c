import { act, screen, within } from '@testing-library/react';
import { pageOf } from '@/testing/datasets';
import { renderApp } from '@/testing/render-app';
import { words } from '@/testing/words';
import { rememberPlace } from '@/ui/catalogue/visitor-district';

const farmer = {
  id: 'f1',
  firstName: 'Ramesh',
  location: 'Hisar, Haryana',
  rating: 4.6,
  reviews: 9,
  dealsCompleted: 11,
  verified: true,
  verifiedBy: 'LAND_RECORD',
  contact: { lastName: 'Yadav', email: 'ramesh@fields.example', phone: '9812012345' },
};
const crop = {
  id: 'wheat-1',
  name: 'Wheat HD-3086',
  category: 'GRAINS',
  location: {
    state: 'Haryana',
    district: 'Hisar',
    distanceKm: ({ from }: { from: string | null }) => (from ? 150 : null),
  },
  images: [],
  priceType: 'FIXED',
  basePrice: 2500,
  quantity: { amount: 80, unit: 'QUINTAL' },
  minQuantity: 10,
  remainingQuantity: { amount: 60, unit: 'QUINTAL' },
  harvestDate: '2026-03-05',
  expiryDate: '2027-02-27',
  qualityGrade: 'A',
  specifications: { organic: false, pesticidesUsed: [], fertilizersUsed: [], certifications: [] },
  status: 'ACTIVE',
  farmer,
  auction: null,
};

let comeNear: () => void = () => undefined;
const known = window.IntersectionObserver;
beforeEach(() => {
  class Observer {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = () => tell([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Observer });
});
afterEach(() => {
  Object.assign(window, { IntersectionObserver: known });
  rememberPlace('');
});

const open = (changes: object = {}, Query: object = {}) =>
  renderApp('/contact-farmer/wheat-1', { Query: { crop: () => ({ ...crop, ...changes }), ...Query } });

test('place, distance from the own district and harvest are one line, under the name (AC-701)', async () => {
  rememberPlace('Gurugram, Haryana');
  await open();
  expect(await screen.findByText('Hisar, Haryana · about 150 km away · harvested 05 Mar 2026')).toBeVisible();
});

test('whose district is not known reads no distance (AC-701)', async () => {
  await open();
  expect(await screen.findByText('Hisar, Haryana · harvested 05 Mar 2026')).toBeVisible();
});

test('four facts are chips: what is left, grade, least lot, how long it keeps (AC-701)', async () => {
  await open();
  const chips = (await screen.findByText('Grade A')).closest('ul') as HTMLElement;
  const shown = within(chips).getAllByRole('listitem');
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    '60 quintals',
    'Grade A',
    'from 10 quintals',
    'good until 27 Feb 2027',
  ]);
});

test('the farmer stands in one line: what we saw, stars and deals (AC-703)', async () => {
  await open();
  const panel = within(await screen.findByRole('region', { name: 'Farmer' }));
  expect(panel.getByText('land record seen · 4.6 ★ (9) · 11 deals done')).toBeVisible();
});

test('of a new farmer nothing is said that is not known (AC-703)', async () => {
  await open({ farmer: { ...farmer, rating: null, dealsCompleted: 0, verified: false, verifiedBy: null } });
  const panel = await screen.findByRole('region', { name: 'Farmer' });
  expect(panel).not.toHaveTextContent(/★|deals|seen/);
  expect(panel).toHaveTextContent('RatingN/A');
});

describe('what else there is (AC-706)', () => {
  const other = (id: string, cropName: string, owner = 'f2') => ({
    ...crop,
    id,
    cropName,
    farmer: { ...farmer, id: owner },
  });
  const crops = jest.fn((_source: unknown, { filter }: { filter: { sameGoodsAs?: string } }) =>
    pageOf(filter.sameGoodsAs ? [other('durum', 'Durum Wheat')] : [other('maize', 'Yellow Maize')]),
  );
  const farmerCrops = () => pageOf([other('wheat-1', 'Wheat HD-3086', 'f1'), other('guava', 'Guava', 'f1')]);

  test('is asked for when the reader comes near, and leads to it', async () => {
    await open({}, { crops, farmerCrops });
    await screen.findByRole('region', { name: 'Farmer' });
    await screen.findByRole('button', { name: words('cropDetail.bid.place') });
    expect(crops).not.toHaveBeenCalled();
    act(() => comeNear());
    const ofFarmer = within(await screen.findByRole('region', { name: 'Other crops of Ramesh' }));
    expect(ofFarmer.getAllByRole('listitem')).toHaveLength(1);
    expect(ofFarmer.getByRole('link', { name: /Guava/ })).toHaveAttribute('href', '/contact-farmer/guava');
    const near = within(screen.getByRole('region', { name: 'Similar crops nearby' }));
    expect(near.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Durum Wheat'),
      expect.stringContaining('Yellow Maize'),
    ]);
    expect(near.getByRole('link', { name: 'All crops nearby' })).toHaveAttribute(
      'href',
      '/marketplace?near=Hisar%2C+Haryana&km=200',
    );
  });
});
