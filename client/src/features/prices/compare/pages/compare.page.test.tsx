import { fireEvent, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderApp } from '@/testing/render-app';
import { words } from '@/testing/words';

const CROPS = [
  { id: 'wheat', english: 'wheat', hindi: 'गेहूँ' },
  { id: 'onion', english: 'onion', hindi: 'प्याज' },
];
const point = (day: string, modal: number) => ({ day, least: modal - 50, modal, greatest: modal + 50 });
const area = { level: 'STATE', id: 'haryana', name: 'Haryana' };
const hisar = { id: 'hisar', name: 'Hisar', district: area, state: area };

type Asked = { commodity: string; market?: string; interval: string };

async function open(search: string) {
  const priceSeries = jest.fn((_: unknown, { commodity, market }: Asked) => {
    const crop = CROPS.find(({ id }) => id === commodity);
    const modal = commodity === 'wheat' ? 2500 : 1800;
    return crop
      ? {
          commodity: crop,
          market: market ? hisar : null,
          latest: { day: '2026-11-28', source: 'CSV', sourceName: 'a file' },
          points: market ? [point('2026-11-28', modal)] : [point('2026-11-20', modal), point('2026-11-28', modal + 60)],
        }
      : null;
  });
  const app = await renderApp(`/prices/compare${search}`, {
    Query: {
      priceSeries,
      commodities: () => ({ nodes: CROPS.map((commodity) => ({ commodity })) }),
      commodityMarkets: () => ({ nodes: [{ market: hisar, latest: point('2026-11-28', 2500) }] }),
    },
  });
  return { ...app, main: within(screen.getByRole('main')), priceSeries };
}

const drawn = (main: ReturnType<typeof within>) => main.findByRole('img', { name: /Wheat, All India/ });
const names = (main: ReturnType<typeof within>) =>
  within(main.getByRole('list', { name: words('prices.compare.compared') }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

test('AC-660: crops and mandis of the address stand in one plot, told apart by number and dash, with a table behind it', async () => {
  const { main, container } = await open('?of=wheat&of=onion.hisar');
  const plot = await drawn(main);
  const dashes = [...plot.querySelectorAll('path')].map(({ style }) => style.strokeDasharray);
  expect(new Set(dashes).size).toBe(2);
  expect(names(main)).toEqual([
    '1Wheat, All India✕₹2,560 at the end. ▲ up ₹60 (2.4%)',
    '2Onion, Hisar✕₹1,800 at the end. no change',
  ]);
  fireEvent.click(main.getByText(words('prices.asTable')));
  expect(main.getByRole('row', { name: '28 Nov 2026 ₹2,560 ₹1,800' })).toBeVisible();
  expect(main.getByRole('row', { name: '20 Nov 2026 ₹2,500 –' })).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('AC-660: the arrow keys read all lines of a day', async () => {
  const { main } = await open('?of=wheat&of=onion');
  await drawn(main);
  const reader = await main.findByRole('slider', { name: words('prices.read') });
  fireEvent.change(reader, { target: { value: Date.parse('2026-11-22') / 86_400_000 } });
  expect(reader).toHaveAttribute('aria-valuetext', '20 Nov 2026: Wheat, All India ₹2,500; Onion, All India ₹1,800');
});

test('AC-660: a crop, a mandi and a range are added to the address, a line is taken away from it', async () => {
  const { main, user, address, priceSeries } = await open('?of=wheat');
  await drawn(main);
  await user.selectOptions(await main.findByRole('combobox', { name: 'Wheat in a mandi' }), 'Hisar, Haryana');
  await user.click(main.getByRole('button', { name: words('prices.compare.add') }));
  expect(address()).toBe('/prices/compare?of=wheat&of=wheat.hisar');
  await user.click(main.getByRole('link', { name: words('prices.range.1y') }));
  expect(address()).toBe('/prices/compare?of=wheat&of=wheat.hisar&range=1y');
  expect(priceSeries.mock.lastCall?.[1].interval).toBe('WEEK');
  await user.click(
    await main.findByRole('link', { name: words('prices.compare.takeAway', { name: 'Wheat, All India' }) }),
  );
  expect(address()).toBe('/prices/compare?range=1y&of=wheat.hisar');
});

test('AC-660: a fifth line is refused, and so is what we do not know', async () => {
  const { main } = await open('?of=wheat&of=onion&of=wheat.hisar&of=gold&of=onion.hisar');
  await drawn(main);
  expect(names(main)).toHaveLength(3);
  const alerts = (await main.findAllByRole('alert')).map(({ textContent }) => textContent);
  expect(alerts).toEqual([
    expect.stringContaining('At most 4 can be compared.'),
    expect.stringContaining('that we do not know'),
  ]);
  expect(main.queryByRole('button', { name: words('prices.compare.add') })).not.toBeInTheDocument();
  expect(main.getByText(words('prices.compare.compareFull', { most: '4' }))).toBeVisible();
});
