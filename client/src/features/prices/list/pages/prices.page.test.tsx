import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderApp } from '@/testing/render-app';
import { words } from '@/testing/words';
import { rememberPlace } from '@/ui/catalogue/visitor-district';

const line = (id: string, hindi: string, modal: number, before: number, place: string) => ({
  commodity: { id, english: id, hindi, picture: null },
  area:
    place === 'India'
      ? { level: 'COUNTRY', id: 'india', name: place }
      : { level: 'DISTRICT', id: 'hisar', name: place },
  latest: { day: '2026-11-28', modal, source: 'DATAGOV' },
  dayBefore: { modal: before },
});
const INDIA = [line('wheat', 'गेहूँ', 2500, 2500, 'India'), line('onion', 'प्याज', 1900, 1950, 'India')];
const HISAR = [line('wheat', 'गेहूँ', 2480, 2400, 'Hisar')];

type Asked = { district?: string; search: string };

async function open(language: 'en' | 'hi' = 'en') {
  const commodities = jest.fn((_: unknown, { district, search }: Asked) => ({
    nodes: (district ? HISAR : INDIA).filter(({ commodity }) => commodity.id.startsWith(search)),
  }));
  const app = await renderApp('/prices', { language, Query: { commodities, commodityMarkets: () => ({ nodes: [] }) } });
  const main = within(screen.getByRole('main'));
  await main.findByRole('list', { name: words('prices.list.every') });
  return { ...app, main };
}

const rows = (main: ReturnType<typeof within>, name: string) =>
  within(main.getByRole('list', { name }))
    .getAllByRole('link')
    .map((row) => row.textContent);

afterEach(() => rememberPlace(''));

test('each crop has one line: its price in the reader’s district, else in all India', async () => {
  rememberPlace('Hisar, Haryana');
  const { main, container } = await open();
  await main.findByText(words('prices.list.movedIn', { place: 'Hisar' }));
  expect(rows(main, words('prices.list.every'))).toEqual([
    'wWheatHisar, 28 Nov 2026₹2,480▲ up ₹80 (3.3%)'.replace('wW', 'WW'),
    'OOnionAll India, 28 Nov 2026₹1,900▼ down ₹50 (2.6%)',
  ]);
  expect(rows(main, words('prices.list.risen'))).toHaveLength(1);
  expect(main.queryByRole('note')).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

test('a search leaves what it names and what moved is not in its way', async () => {
  const { main, user, address } = await open();
  await user.type(main.getByRole('searchbox', { name: words('prices.list.search') }), 'onion');
  await waitFor(() => expect(rows(main, words('prices.list.every'))).toHaveLength(1));
  expect(address()).toBe('/prices?search=onion');
  expect(main.queryByText(words('prices.list.moved'))).not.toBeInTheDocument();
  await user.type(main.getByRole('searchbox', { name: words('prices.list.search') }), 'x');
  expect(await main.findByText(words('prices.list.empty'))).toBeVisible();
});
