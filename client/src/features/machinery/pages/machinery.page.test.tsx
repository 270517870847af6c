import { screen, within } from '@testing-library/react';
import { catalogueRows, pageOf } from '@/testing/datasets';
import { renderApp } from '@/testing/render-app';

type Row = { name: string; category: string; status: string };

const rows = catalogueRows<Row>('machines').map((row) => ({
  ...row,
  category: row.category.toUpperCase(),
  status: row.status.toUpperCase(),
}));

async function renderMachines(path = '/services/tools-machinery', language: 'en' | 'hi' = 'en') {
  const machines = jest.fn(() => pageOf(rows));
  const app = await renderApp(path, { language, Query: { machines } });
  await screen.findAllByRole('article');
  return { ...app, machines };
}

const namesShown = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);
const filter = () => within(screen.getByRole('group', { name: 'Kind of machine' }));

test('25 machines are for rent, each with price, place, owner, features, status and drawing (AC-183, AC-210)', async () => {
  const { user } = await renderMachines();
  expect(screen.getAllByRole('article')).toHaveLength(25);
  expect(screen.getByText('Showing 25 of 25 machines')).toBeVisible();
  const first = screen.getAllByRole('article')[0] as HTMLElement;
  expect(within(first).getByRole('heading', { name: 'Tractor 35 HP' })).toBeVisible();
  expect(within(first).getByText('₹2,200')).toBeVisible();
  expect(within(first).getByText('Hisar, Haryana · Rajesh Kumar (sample)')).toBeVisible();
  await user.click(within(first).getByText('Details: Tractor 35 HP'));
  expect(within(first).getByText('Power steering')).toBeVisible();
  expect(within(first).getByText('Available')).toBeVisible();
  expect(first.querySelector('img')).toHaveAttribute('src', '/illustrations/machines/tractor.svg');
});

test('a drawing stands once in the list, and an icon where it would stand again (AC-720)', async () => {
  await renderMachines();
  const drawings = screen.getAllByRole('article').map((row) => row.querySelector('img')?.getAttribute('src') ?? '');
  const shown = drawings.filter(Boolean);
  expect(shown).toHaveLength(22);
  expect(new Set(shown).size).toBe(22);
  expect(screen.getAllByRole('article')[1]?.querySelector('svg')).toBeInTheDocument();
});

test('a feature that the data says twice is one', async () => {
  const [machine] = rows;
  await renderApp('/services/tools-machinery', {
    Query: { machines: () => pageOf([{ ...machine, features: ['Power steering', 'Canopy', 'Power steering'] }]) },
  });
  const card = within(await screen.findByRole('article'));
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Power steering', 'Canopy']);
});

test('the filter has seven entries and each leaves its machines (AC-184)', async () => {
  const { user, address, machines } = await renderMachines();
  const names = ['All', 'Tractor', 'Harvester', 'Tillage', 'Spraying', 'Processing', 'Seeding'];
  expect(
    filter()
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(names);
  for (const name of names.slice(1)) {
    await user.click(filter().getByRole('button', { name }));
    expect(namesShown()).toEqual(rows.filter((row) => row.category === name.toUpperCase()).map((row) => row.name));
    expect(address()).toBe(`/services/tools-machinery?category=${name.toUpperCase()}`);
  }
  await user.click(filter().getByRole('button', { name: 'All' }));
  expect(namesShown()).toHaveLength(25);
  expect(machines).toHaveBeenCalledTimes(1);
});

test('a shared address opens with its filter', async () => {
  await renderMachines('/services/tools-machinery?category=SEEDING');
  expect(filter().getByRole('button', { name: 'Seeding' })).toHaveAttribute('aria-pressed', 'true');
  expect(namesShown()).toHaveLength(3);
});

test('what is booked cannot be booked again (AC-185)', async () => {
  await renderMachines();
  const booked = screen.getAllByRole('button', { name: /^Booked: / });
  expect(booked.map((button) => button.getAttribute('aria-label'))).toEqual(
    rows.filter((row) => row.status === 'BOOKED').map((row) => `Booked: ${row.name}`),
  );
  expect(booked).toHaveLength(7);
  for (const button of booked) expect(button).toBeDisabled();
  const free = screen.getAllByRole('button', { name: /^Book Now: / });
  expect(free).toHaveLength(18);
  for (const button of free) expect(button).toBeEnabled();
});

test('Book Now opens a dialog and neither leaves the page nor asks the server (AC-099, X-27)', async () => {
  const { user, address, machines } = await renderMachines();
  await user.click(screen.getByRole('button', { name: 'Book Now: Tractor 35 HP' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tractor 35 HP' }));
  expect(dialog.getByText(/rented out by Rajesh Kumar/)).toBeVisible();
  expect(dialog.getByText(/not open yet/)).toBeVisible();
  expect(address()).toBe('/services/tools-machinery');
  expect(machines).toHaveBeenCalledTimes(1);
});

test('the guideline says to book 24 hours ahead (AC-186)', async () => {
  await renderMachines();
  expect(screen.getByText(/book at least 24 hours ahead/)).toBeVisible();
});

test('everything is there in Hindi', async () => {
  await renderMachines('/services/tools-machinery', 'hi');
  expect(screen.getByRole('heading', { level: 1, name: 'औज़ार और मशीनरी' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'अभी बुक करें: ट्रैक्टर 35 एचपी' })).toBeEnabled();
  expect(screen.getByText(/24 घंटे पहले/)).toBeVisible();
});
