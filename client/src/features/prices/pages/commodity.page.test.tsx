import { fireEvent, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderApp } from '@/testing/render-app';
import { words } from '@/testing/words';
import { rememberPlace } from '@/ui/catalogue/visitor-district';

const area = (level: string, id: string, name: string) => ({ level, id, name });
const hisar = area('DISTRICT', 'hisar', 'Hisar');
const haryana = area('STATE', 'haryana', 'Haryana');
const wheat = { id: 'wheat', english: 'wheat', hindi: 'गेहूँ', picture: 'wheat' };
const day = (day: string, modal: number) => ({
  day,
  least: modal - 60,
  modal,
  greatest: modal + 40,
  source: 'SAMPLE',
});

const prices = (changes: Record<string, unknown> = {}) => ({
  commodity: wheat,
  area: area('COUNTRY', 'india', 'India'),
  market: null,
  latest: day('2026-11-28', 2500),
  dayBefore: day('2026-11-27', 2480),
  weekBefore: day('2026-11-21', 2540),
  yearBefore: null,
  supportPrices: [{ id: 'msp-wheat', crop: 'Wheat', price: 2585, marketingYear: 'RMS 2026-27' }],
  ...changes,
});

/** An open truck of a load of 20 quintals. */
const gate = (modal: number, roadKm: number) => {
  const fare = roadKm * 15;
  return { net: modal - fare / 20, farePerQuintal: fare / 20, fare, ratePerKm: 15, trucks: 1, roadKm, load: 20 };
};

const ROADS: Readonly<Record<string, number>> = { Hisar: 0, Sirsa: 90, Panipat: 140 };

const market = (name: string, modal: number) => ({
  market: {
    id: name.toLowerCase(),
    name,
    district: area('DISTRICT', name.toLowerCase(), name),
    state: haryana,
  },
  latest: day('2026-11-28', modal),
  netAtGate: ({ from }: { from: string }) => (from ? gate(modal, ROADS[name] ?? 200) : null),
});

type Asked = { district?: string; state?: string; market?: string; from: string; interval: string };

async function open(
  path = '/prices/wheat',
  {
    language = 'en' as 'en' | 'hi',
    here = prices({ area: hisar }),
    markets = [market('Panipat', 2460), market('Sirsa', 2560), market('Hisar', 2500)],
  } = {},
) {
  const priceSeries = jest.fn((_: unknown, asked: Asked) => ({
    points: asked.interval === 'DAY' ? [day('2026-11-16', 2440), day('2026-11-28', 2500)] : [day('2026-11-23', 2470)],
  }));
  const app = await renderApp(path, {
    language,
    Query: {
      commodityPrices: (_: unknown, { district, state, market: asked }: Asked) => {
        if (asked) return prices({ market: market('Hisar', 2500).market, area: hisar });
        if (district) return here;
        return state ? prices({ latest: null, area: haryana }) : prices();
      },
      commodityMarkets: () => ({ nodes: markets }),
      prices: () => ({ nodes: [{ ...day('2026-11-28', 2500), id: 'quote', variety: 'Lok-1', grade: 'FAQ' }] }),
      priceSeries,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  const main = within(screen.getByRole('main'));
  return { ...app, main, priceSeries };
}

afterEach(() => rememberPlace(''));

test('the price of the reader’s district stands large, with the days before and the MSP, and says that it is sample', async () => {
  rememberPlace('Hisar, Haryana');
  const { main, container } = await open();
  expect(main.getByRole('heading', { level: 1, name: 'Wheat price, Hisar' })).toBeVisible();
  expect(document.title).toBe('Wheat price | Annapath');
  expect(main.getByText('Hisar, 28 Nov 2026')).toBeVisible();
  const figure = (name: string) => main.getByText(name).nextElementSibling;
  expect(figure('Day before')).toHaveTextContent('▲ up ₹20 (0.8%)₹2,480, 27 Nov');
  expect(figure('Week before')).toHaveTextContent('▼ down ₹40 (1.6%)');
  expect(figure('Year before')).toHaveTextContent('not known');
  expect(main.getByText('The mandi pays ₹85 less.')).toBeVisible();
  expect(main.getAllByRole('note')).toHaveLength(1);
  await main.findByRole('img', { name: /^Wheat, Hisar: 30 days/ });
  expect((await axe(container)).violations).toEqual([]);
});

test('where the district has no prices, those of its state or of India stand there, and it is said', async () => {
  rememberPlace('Karnal, Haryana');
  const { main } = await open('/prices/wheat', { here: prices({ latest: null, area: hisar }) });
  expect(main.getByRole('heading', { level: 1, name: 'Wheat price' })).toBeVisible();
  expect(main.getByText('There are no prices from Karnal, Haryana at present. These are: All India.')).toBeVisible();
});

test('the mandi that pays most comes first, and each leads to its own page', async () => {
  rememberPlace('Hisar, Haryana');
  const { main } = await open();
  const rows = within(
    within(main.getByRole('region', { name: words('prices.markets') })).getByRole('list'),
  ).getAllByRole('link');
  expect(rows.map((row) => row.getAttribute('href'))).toEqual([
    '/prices/wheat/sirsa',
    '/prices/wheat/hisar',
    '/prices/wheat/panipat',
  ]);
  expect(rows[1]).toHaveTextContent('Your district');
});

test('the arrow keys read the plot day by day, over days without a price', async () => {
  const { main } = await open();
  const slider = await main.findByRole('slider', { name: words('prices.read') });
  expect(slider).toHaveAttribute('aria-valuetext', '28 Nov 2026: mostly ₹2,500, from ₹2,440 to ₹2,540');
  fireEvent.change(slider, { target: { value: String(Number((slider as HTMLInputElement).value) - 1) } });
  expect(slider).toHaveAttribute('aria-valuetext', '16 Nov 2026: mostly ₹2,440, from ₹2,380 to ₹2,480');
});

test('behind the plot stand the same figures as a table, the newest first', async () => {
  const { main } = await open();
  const table = within((await main.findByText(words('prices.asTable'))).closest('details') as HTMLElement);
  expect(table.getAllByRole('row', { hidden: true }).map((row) => row.textContent)).toEqual([
    'DayLeastMostlyGreatest',
    '28 Nov 2026₹2,440₹2,500₹2,540',
    '16 Nov 2026₹2,380₹2,440₹2,480',
  ]);
});

test('how far back the plot goes stands in the address', async () => {
  const { main, user, address, priceSeries } = await open();
  await user.click(main.getByRole('link', { name: '1 year' }));
  expect(address()).toBe('/prices/wheat?range=1y');
  expect(await main.findByRole('img', { name: 'Wheat, All India: 1 year' })).toBeVisible();
  expect(priceSeries.mock.lastCall?.[1]).toMatchObject({ interval: 'WEEK' });
});

test('a market has a page of its own: its price, what it quoted, and the other mandis', async () => {
  const { main } = await open('/prices/wheat/hisar', { language: 'hi' });
  expect(main.getByRole('heading', { level: 1, name: 'गेहूँ का भाव, Hisar' })).toBeVisible();
  expect(await main.findByText('Lok-1, FAQ')).toBeVisible();
  const others = within(main.getByRole('region', { name: 'बाकी मंडियों का भाव' })).getAllByRole('link');
  expect(others.map((row) => row.getAttribute('href'))).toEqual(['/prices/wheat/sirsa', '/prices/wheat/panipat']);
});

test('a market’s own page says what it leaves at the reader’s gate, and whether another mandi leaves more', async () => {
  rememberPlace('Sirsa, Haryana');
  const { main } = await open('/prices/wheat/hisar', {
    markets: [market('Hisar', 2700), market('Sirsa', 2560), market('Panipat', 2460)].map((row) =>
      row.market.id === 'hisar' ? { ...row, netAtGate: () => gate(2700, 90) } : row,
    ),
  });
  expect(main.getByRole('combobox')).toHaveDisplayValue('Sirsa, Haryana');
  const own = main.getByText('₹2,633').closest('details');
  expect(own).toHaveTextContent('An estimate: ₹2,700 − ₹67.50 for the truck = ₹2,632.50.');
  const others = main.getByRole('region', { name: words('prices.otherMarkets') });
  expect(others).not.toContainElement(own);
  expect(others).toHaveTextContent('Hisar pays ₹140 more, the truck costs ₹68: ₹72 more is left.');
});

const marketsOf = (main: ReturnType<typeof within>) =>
  within(main.getByRole('region', { name: words('prices.markets') }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('b')?.textContent);

test('the mandis stand by price, by what they leave at the gate, or by distance, which the address keeps', async () => {
  rememberPlace('Hisar, Haryana');
  const { main, user, address } = await open();
  expect(marketsOf(main)).toEqual(['Sirsa', 'Hisar', 'Panipat']);
  await user.click(main.getByRole('link', { name: words('prices.order.net') }));
  expect(address()).toBe('/prices/wheat?order=net');
  expect(marketsOf(main)).toEqual(['Hisar', 'Sirsa', 'Panipat']);
  await user.click(main.getByRole('link', { name: words('prices.order.distance') }));
  expect(marketsOf(main)).toEqual(['Hisar', 'Sirsa', 'Panipat']);
  expect(main.getByText('Sirsa, Haryana · 90 km')).toBeVisible();
});

test('what is left at the gate has its parts one press away, and is said to be an estimate', async () => {
  rememberPlace('Hisar, Haryana');
  const { main } = await open();
  const sirsa = main.getByText('₹2,493').closest('details') as HTMLDetailsElement;
  expect(sirsa.open).toBe(false);
  expect(sirsa).toHaveTextContent(
    'An estimate: ₹2,560 − ₹67.50 for the truck = ₹2,492.50. Truck: 90 km × ₹15 × 1 truck = ₹1,350 for 20 quintals.',
  );
});

test.each([
  [[2500, 2560], 'Sirsa pays ₹60 more, the truck costs ₹68: stay in Hisar.'],
  [[2500, 2660], 'Sirsa pays ₹160 more, the truck costs ₹68: ₹92 more is left.'],
  [[2600, 2560], 'No mandi within 300 km pays more than Hisar.'],
  [[undefined, 2560], 'Sirsa leaves most at your gate: ₹2,493 a quintal.'],
])('whether it pays to leave Hisar: %p', async ([own, sirsa], sentence) => {
  rememberPlace('Hisar, Haryana');
  const markets = [market('Sirsa', sirsa ?? 0), market('Panipat', 2460), ...(own ? [market('Hisar', own)] : [])];
  const { main } = await open('/prices/wheat', { markets });
  expect(await main.findByText(sentence)).toBeVisible();
});

test('without a district of the reader nothing is said of distances', async () => {
  const { main } = await open();
  expect(main.queryByRole('link', { name: words('prices.order.net') })).not.toBeInTheDocument();
  expect(main.getByText(words('prices.marketsNote'))).toBeVisible();
});

test('a district that a list has under its former name is the reader’s own all the same', async () => {
  rememberPlace('Gurugram, Haryana');
  const { main } = await open('/prices/wheat', { markets: [market('Gurgaon', 2585), market('Sirsa', 2560)] });
  expect(main.getByRole('combobox')).toHaveDisplayValue('Gurgaon, Haryana');
  const markets = within(main.getByRole('region', { name: words('prices.markets') }));
  expect(markets.getByText(words('prices.ownDistrict')).closest('a')).toHaveAttribute('href', '/prices/wheat/gurgaon');
});
