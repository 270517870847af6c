import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { catalogueRows, pageOf } from '@/testing/datasets';
import { renderApp } from '@/testing/render-app';
import { words } from '@/testing/words';
import { rememberPlace } from '@/ui/catalogue/visitor-district';

const address = '/services/mandi-bhav';
const rows = catalogueRows<{ commodity: string; location: string; trendDirection: string }>('mandi-prices').map(
  (row) => ({ ...row, trendDirection: row.trendDirection.toUpperCase() }),
);

/** A mandi around the reader; of the own district without a distance. */
const mandi = (
  district: string,
  modal: number,
  distanceKm: number | null = null,
  dayBefore: number | null = modal,
) => ({
  district,
  distanceKm,
  modal,
  dayBefore,
  day: '2026-11-28',
  isSample: true,
});
const watched = (english: string, hindi: string, nearest: ReturnType<typeof mandi>[], prices: number[] = []) => ({
  commodity: { id: english, english, hindi, picture: null },
  supportPrices: prices.map((price) => ({ id: `msp-${price}`, price })),
  nearest,
});
const around = [
  watched(
    'wheat',
    'गेहूँ',
    [mandi('Hisar', 2500, null, 2450), mandi('Sirsa', 2480, 80), mandi('Delhi', 2585, 160)],
    [2610, 2585],
  ),
  watched('onion', 'प्याज', [mandi('Hisar', 1700, null, 1734)]),
  watched('saffron', 'केसर', []),
];
const market = (name: string, state: string) => ({
  market: { id: name, name, district: { id: name, name }, state: { id: state, name: state } },
});
const commodityMarkets = () => ({ nodes: [market('Hisar', 'Haryana'), market('Jaipur', 'Rajasthan')] });

async function open(path = address, { language = 'en' as 'en' | 'hi', shown = rows, near = around } = {}) {
  const mandiPrices = jest.fn(() => pageOf(shown));
  const commodities = () => ({
    nodes: near.map((row) => ({
      ...row,
      nearest: ({ to }: { to: string }) => (to === 'Hisar, Haryana' ? row.nearest : []),
    })),
  });
  const app = await renderApp(path, { language, Query: { mandiPrices, commodities, commodityMarkets } });
  const main = within(screen.getByRole('main'));
  await main.findByText(language === 'hi' ? /में से \d+ रिकॉर्ड/ : /^Showing/);
  return { ...app, main, mandiPrices };
}

const options = (select: HTMLElement) => within(select).getAllByRole<HTMLOptionElement>('option');

test('offers 14 commodities and seven districts, each with All (AC-101, AC-102)', async () => {
  const { main } = await open();
  const commodities = options(main.getByRole('combobox', { name: 'Commodity' })).map(({ text }) => text);
  expect(commodities).toEqual(['All', ...new Set(rows.map(({ commodity }) => commodity))]);
  expect(commodities).toHaveLength(1 + 14);
  expect(options(main.getByRole('combobox', { name: 'District' })).map(({ text }) => text)).toEqual([
    'All',
    'Hisar',
    'Panipat',
    'Sirsa',
    'Gurgaon',
    'Faridabad',
    'Delhi',
    'Jaipur',
  ]);
});

test('sums up 14 commodities, 7 markets and a fixed time, which Refresh leaves as it is (AC-105 to AC-107)', async () => {
  const { main, user } = await open();
  const figure = (name: string) => main.getByText(name).closest('dt')?.nextElementSibling;
  expect(figure('Total commodities')).toHaveTextContent(/^14$/);
  expect(figure('Markets covered')).toHaveTextContent(/^7$/);
  expect(figure('Last updated')).toHaveTextContent(/^21 Nov 2026, 6:00 AM/);
  await user.click(main.getByRole('button', { name: 'Refresh' }));
  await screen.findByText(words('mandi.refreshed'));
  expect(figure('Last updated')).toHaveTextContent(/^21 Nov 2026, 6:00 AM/);
});

test('Refresh asks for the prices again and stays where it is (AC-104, AC-552)', async () => {
  const { main, user, address: current, mandiPrices } = await open(`${address}?commodity=Wheat`);
  await user.click(main.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText(words('mandi.refreshed'))).toBeVisible();
  expect(mandiPrices).toHaveBeenCalledTimes(2);
  expect(current()).toBe(`${address}?commodity=Wheat`);
});

test('Export offers what the filters show as a file, and stays where it is (AC-104, AC-552)', async () => {
  const { main, user, address: current, mandiPrices } = await open(`${address}?commodity=Wheat`);
  await user.click(main.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export' }));
  expect(dialog.getByText(/^The 7 rows/)).toBeVisible();
  const files: Blob[] = [];
  URL.createObjectURL = jest.fn((file: Blob) => {
    files.push(file);
    return 'blob:prices';
  });
  URL.revokeObjectURL = jest.fn();
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(dialog.getByRole('button', { name: words('mandi.exportSave') }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  click.mockRestore();
  expect(files[0]?.type).toBe('text/csv;charset=utf-8');
  expect(current()).toBe(`${address}?commodity=Wheat`);
  expect(mandiPrices).toHaveBeenCalledTimes(1);
});

const lines = (main: HTMLElement) => [...main.querySelectorAll<HTMLDetailsElement>('table details')];

test('each commodity is one closed line, with its best price and how many markets it has (AC-551)', async () => {
  await open();
  const closed = lines(screen.getByRole('main'));
  expect(closed).toHaveLength(14);
  expect(closed.filter(({ open: isOpen }) => isOpen)).toEqual([]);
  expect(closed[0]).toHaveTextContent(/^Wheat₹2,585best of 7 markets$/);
});

test('the market that pays most comes first (AC-551)', async () => {
  const { main } = await open(`${address}?commodity=Wheat`);
  const table = within(main.getByRole('table', { name: /₹ per quintal/ }));
  const [, ...markets] = table.getAllByRole('row').map((row) => row.querySelector('th')?.textContent);
  expect(markets[0]).toBe('Wheat' + 'Delhi');
  expect(markets.at(-1)).toBe('Wheat' + 'Sirsa');
});

test('the commodity that was opened last is open again, and a chosen one at once (AC-551)', async () => {
  const { unmount } = await open();
  const onion = lines(screen.getByRole('main')).find((line) => line.textContent?.startsWith('Onion'));
  if (!onion) throw new Error('No line for onions.');
  onion.open = true;
  fireEvent(onion, new Event('toggle'));
  unmount();
  const shownOpen = () =>
    lines(screen.getByRole('main'))
      .filter(({ open: isOpen }) => isOpen)
      .map((line) => line.querySelector('span')?.textContent);
  const again = await open();
  await waitFor(() => expect(shownOpen()).toEqual(['Onion']));
  again.unmount();
  await open(`${address}?commodity=Wheat`);
  expect(shownOpen()).toEqual(['Wheat']);
});

test('the table is called Demo Data and has the seven columns (AC-108, AC-109)', async () => {
  const { main } = await open();
  const table = main.getByRole('table', { name: /^Demo Data/ });
  const names = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Commodity', 'Market', 'Min price', 'Max price', 'Modal price', 'Trend', 'Updated']);
});

test('a row has commodity with district, market and rupees per quintal (AC-109, AC-110)', async () => {
  const { main } = await open(`${address}?commodity=Wheat&district=Delhi`);
  const table = within(main.getByRole('table', { name: /₹ per quintal/ }));
  const row = table.getAllByRole('row')[1] as HTMLElement;
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Wheat' + 'Delhi');
  expect(row).toHaveTextContent('Azadpur Mandi');
  for (const price of ['₹2,540', '₹2,630', '₹2,585']) expect(row).toHaveTextContent(price);
  expect(row).toHaveTextContent('21 Nov 2026, 6:00 AM');
});

test('a rise and a fall differ in colour, arrow and words (AC-111)', async () => {
  const { main } = await open(`${address}?commodity=Wheat`);
  const table = within(main.getByRole('table', { name: new RegExp(words('mandi.tableTitle')) }));
  const rising = table.getAllByTitle('rising')[0]?.closest('[data-trend]') as HTMLElement;
  const falling = table.getAllByTitle('falling')[0]?.closest('[data-trend]') as HTMLElement;
  expect(rising).toHaveTextContent('+');
  expect(falling).toHaveTextContent('-');
  expect(getComputedStyle(rising).color).not.toBe(getComputedStyle(falling).color);
});

test('the count follows both filters, which stand in the address (AC-103, AC-112)', async () => {
  const { main, user, address: current, mandiPrices } = await open();
  expect(main.getByText('Showing 98 of 98 records')).toBeVisible();
  await user.selectOptions(main.getByRole('combobox', { name: 'Commodity' }), 'Wheat');
  expect(await main.findByText('Showing 7 of 98 records')).toBeVisible();
  await user.selectOptions(main.getByRole('combobox', { name: 'District' }), 'Delhi');
  expect(await main.findByText('Showing 1 of 98 records')).toBeVisible();
  expect(current()).toBe(`${address}?commodity=Wheat&district=Delhi`);
  expect(mandiPrices).toHaveBeenCalledTimes(1);
});

test('a chosen commodity is compared over its seven markets', async () => {
  const { main } = await open(`${address}?commodity=Wheat`);
  const figure = main.getByText(/^Wheat: modal price by market/).closest('figure') as HTMLElement;
  expect(within(figure).getAllByRole('rowheader')).toHaveLength(7);
});

test('nothing found is said in the specified words, and the filters can be cleared (AC-113)', async () => {
  const wheatOnlyInHisar = rows.filter(({ commodity, location }) => commodity !== 'Wheat' || location === 'Hisar');
  const { main, user } = await open(`${address}?commodity=Wheat&district=Delhi`, { shown: wheatOnlyInHisar });
  expect(main.getByText('No market data found for the selected filters.')).toBeVisible();
  await user.click(main.getByRole('button', { name: 'Clear filters' }));
  expect(await main.findByText('Showing 92 of 92 records')).toBeVisible();
});

const watch = (main: ReturnType<typeof within>) =>
  [...main.getByRole('list', { name: /^Prices around/ }).children].map(
    (line) => line.querySelector('summary')?.textContent,
  );

test('a line a crop: the price of the own mandi, how it moved, and where most is paid', async () => {
  const { main, container } = await open();
  expect(watch(main)).toEqual(['WWheat₹2,500→ Delhi ₹2,585 · 160 km▲ +2%', 'OOnion₹1,700Hisar: pays most▼ -2%']);
  expect(main.getByRole('img', { name: 'Mandis nearby: ₹2,480 to ₹2,585' })).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('a line opens to the mandis around, the dearest first, with the own one and the MSP, and leads to all of the crop', async () => {
  const { main, user } = await open();
  await user.click(main.getByText('Wheat', { selector: '[data-cell]' }));
  const line = within(main.getByRole('list', { name: /^Prices around/ }).children[0] as HTMLElement);
  expect(line.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'Delhi160 km₹2,585',
    'Hisar₹2,500',
    'Sirsa80 km₹2,480',
  ]);
  expect(line.getByRole('row', { name: /Hisar/ })).toHaveAttribute('data-own');
  expect(line.getByText('Marked: Hisar, 28 Nov 2026. Dashed: MSP ₹2,585.')).toBeVisible();
  expect(line.getByRole('link')).toHaveAttribute('href', '/prices/wheat');
});

test('the reader chooses a district; where no mandi is near, it is said', async () => {
  const { main, user } = await open();
  const own = main.getByRole('combobox', { name: words('mandi.own') });
  expect(own).toHaveDisplayValue('Hisar, Haryana');
  await user.selectOptions(own, 'Jaipur, Rajasthan');
  expect(await main.findByText('No mandi within 300 km of Jaipur, Rajasthan has prices.')).toBeVisible();
  rememberPlace('');
});

test('that figures are samples is said once, above all of them or above those that are', async () => {
  const { main, unmount } = await open();
  expect(main.getByRole('note')).toHaveTextContent('Sample prices');
  expect(main.queryAllByText(/sample/i)).toHaveLength(1);
  unmount();
  const paid = around.map((row) => ({ ...row, nearest: row.nearest.map((near) => ({ ...near, isSample: false })) }));
  const reported = await open(address, { near: paid });
  expect(reported.main.getByRole('note')).toHaveTextContent(words('ui.catalogue.sample'));
  reported.unmount();
  const all = await open(address, { near: paid, shown: rows.map((row) => ({ ...row, sample: false })) });
  expect(all.main.queryByRole('note')).not.toBeInTheDocument();
});

test('names the six things that come soon (AC-114)', async () => {
  const { main } = await open();
  const list = within(main.getByRole('region', { name: 'Coming Soon' })).getAllByRole('listitem');
  expect(list.map((item) => item.querySelector('span')?.textContent?.toLowerCase())).toEqual([
    'updates every 30 minutes',
    'price history',
    'push price alerts',
    'regional comparisons',
    'charts',
    'mobile app',
  ]);
});

test('what is there by now leads to the pages of prices, and says so beside its line', async () => {
  const { main } = await open();
  const coming = within(main.getByRole('region', { name: words('mandi.comingSoon') }));
  const ready = coming.getAllByRole('link').map((link) => [link.closest('li')?.textContent, link.getAttribute('href')]);
  expect(ready).toEqual([
    ['Price history✓ ready', '/prices'],
    ['Push price alerts✓ ready', '/prices'],
    ['Regional comparisons✓ ready', '/prices'],
    ['Charts✓ ready', '/prices'],
  ]);
});

test('speaks Hindi', async () => {
  const { main } = await open(`${address}?district=Jaipur`, { language: 'hi' });
  expect(main.getByRole('heading', { level: 1, name: 'मंडी भाव' })).toBeVisible();
  expect(main.getByText('98 में से 14 रिकॉर्ड')).toBeVisible();
  expect(main.getAllByText('जयपुर मंडी')).toHaveLength(14);
});
