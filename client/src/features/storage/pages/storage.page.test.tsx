import { screen, waitFor, within } from '@testing-library/react';
import { rememberedPlace } from '@/lib/remembered-place';
import { catalogueRows, pageOf } from '@/testing/datasets';
import { renderApp } from '@/testing/render-app';
import { words } from '@/testing/words';
import { rememberPlace } from '@/ui/catalogue/visitor-district';

type Row = { name: string; capacity: number; remarks: string | null };

/** As the server completes the rows (its own tests prove both rules). */
const coldRows = catalogueRows<Row>('cold-storages').map((row) => ({
  ...row,
  operational: !row.remarks?.includes('Not in Working'),
  estimatedCost: row.capacity > 1000 ? 12 : 15,
}));

async function renderStorage(path = '/services/storage-cold-storage', language: 'en' | 'hi' = 'en') {
  const coldStorages = jest.fn(() => pageOf(coldRows));
  const warehouses = jest.fn(() => pageOf(catalogueRows('warehouses')));
  const app = await renderApp(path, { language, Query: { coldStorages, warehouses } });
  await waitFor(() => expect(cards()).not.toHaveLength(0));
  return { ...app, coldStorages, warehouses };
}

/** The card of an entry; looked for by its text, because a query by role takes seconds over 84 cards. */
const card = (name: string) => within(screen.getByText(name).closest('article') as HTMLElement);
const cards = () => document.querySelectorAll('article');
const coldName = (wanted: (row: Row) => boolean) => coldRows.find(wanted)?.name ?? '';

test('there are two tabs, Cold Storage is chosen first, with all 84 entries, forty at a time (AC-095, AC-177, AC-720)', async () => {
  const { user } = await renderStorage();
  expect(screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
    ['Warehouse', 'false'],
    ['Cold Storage', 'true'],
  ]);
  expect(cards()).toHaveLength(40);
  expect(screen.getByText('Showing 40 of 84 cold stores')).toBeVisible();
  await user.click(screen.getByText('Show more (44 left)'));
  await user.click(await screen.findByText('Show more (4 left)'));
  await waitFor(() => expect(cards()).toHaveLength(84));
  expect(screen.getByText('Showing 84 of 84 cold stores')).toBeVisible();
});

test('an entry shows what is known, and has no row for what is not (AC-207)', async () => {
  const { user } = await renderStorage('/services/storage-cold-storage?search=Store+01');
  const first = card('Sample Cold Store 01, Ambala');
  await user.click(first.getByText('Details: Sample Cold Store 01, Ambala'));
  for (const text of [
    'Ambala, Haryana',
    '5,400 MT',
    'Potato',
    'Sample Farmer Producer Company 01',
    '5550020037',
    '1988',
  ]) {
    expect(first.getByText(text)).toBeVisible();
  }
  expect(first.queryByText('Scheme')).not.toBeInTheDocument();
});

test('what the server calls not operational is shown so, its button dead; every other is available (AC-180, AC-181, X-37)', async () => {
  await renderStorage('/services/storage-cold-storage?shown=84');
  const closed = coldRows.filter((row) => !row.operational);
  expect(closed).toHaveLength(7);
  for (const { name } of closed) {
    expect(card(name).getByText('Not Operational')).toBeVisible();
    expect(card(name).getByText('Not Available').closest('button')).toBeDisabled();
  }
  const lowerCase = card(coldName((row) => row.remarks?.includes('not in working') ?? false));
  expect(lowerCase.getByText('Available')).toBeVisible();
  expect(lowerCase.getByText('Book Storage')).toBeEnabled();
  expect(card(coldName((row) => row.remarks === null)).getByText('Available')).toBeVisible();
});

test('the estimated cost is shown for a month, and is called a sample (AC-182)', async () => {
  await renderStorage('/services/storage-cold-storage?shown=84');
  const small = card(coldName((row) => row.capacity === 1000));
  expect(small.getByText('₹15')).toBeVisible();
  expect(small.getByText('per kg per month (sample estimate)')).toBeVisible();
  expect(card(coldName((row) => row.capacity === 1001)).getByText('₹12')).toBeVisible();
});

test('words and district narrow the list; nothing found can be undone', async () => {
  const { user, address, coldStorages } = await renderStorage('/services/storage-cold-storage?district=Karnal');
  expect(screen.getByText('Showing 8 of 84 cold stores')).toBeVisible();

  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'sugar');
  expect(await screen.findByText('No storage found for the selected filters.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('Showing 40 of 84 cold stores')).toBeVisible();
  expect(address()).toBe('/services/storage-cold-storage');
  expect(coldStorages).toHaveBeenCalledTimes(1);
});

test('booking opens a dialog with the number and stays on the page (AC-096, X-27)', async () => {
  const { user, address } = await renderStorage('/services/storage-cold-storage?search=Store+01');
  await user.click(screen.getByRole('button', { name: 'Book Storage: Sample Cold Store 01, Ambala' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sample Cold Store 01, Ambala' }));
  expect(dialog.getByRole('link', { name: 'Call 5550020037' })).toHaveAttribute('href', 'tel:+915550020037');
  expect(dialog.getByText(/not open yet/)).toBeVisible();
  expect(address()).toBe('/services/storage-cold-storage?search=Store+01');
});

test('ten warehouses in Haryana stand behind the other tab, which asks for nothing (AC-178, AC-208, AC-100)', async () => {
  const { user, address, coldStorages, warehouses } = await renderStorage();
  await user.click(screen.getByText('Warehouse'));
  expect(cards()).toHaveLength(10);
  const first = card('HSWC Warehouse Karnal (sample)');
  await user.click(first.getByText('Details: HSWC Warehouse Karnal (sample)'));
  for (const text of ['Karnal, Haryana', '10,000 MT', '5550030401', 'Weighbridge', '₹7 per quintal per month']) {
    expect(first.getByText(text)).toBeVisible();
  }
  const closed = screen.getAllByText(words('storage.notAvailable'), { selector: 'button > span' });
  expect(closed).toHaveLength(2);
  for (const text of closed) expect(text.parentElement).toBeDisabled();
  expect(address()).toBe('/services/storage-cold-storage');
  expect(coldStorages).toHaveBeenCalledTimes(1);
  expect(warehouses).toHaveBeenCalledTimes(1);
});

const names = () => [...document.querySelectorAll('article h2, article h3')].map((heading) => heading.textContent);
const parts = () =>
  screen
    .queryAllByRole('region')
    .map((part) => [part.querySelector('h2')?.textContent, within(part).getAllByRole('article').length]);
const ownDistrict = (panel: string) =>
  within(screen.getByRole('search', { name: panel })).getByLabelText('Your district (shown first)');

test('the reader’s own district comes first under its heading, and nothing is missing', async () => {
  rememberPlace('Karnal, Haryana');
  const { user } = await renderStorage('/services/storage-cold-storage?shown=84');
  const inKarnal = coldRows.filter(({ name }) => name.endsWith('Karnal')).map(({ name }) => name);
  expect(parts()).toEqual([
    ['Your district: Karnal', 8],
    ['Other districts', 76],
  ]);
  expect(names().slice(0, 8)).toEqual(inKarnal);
  expect(names().slice(8)).toEqual(coldRows.map(({ name }) => name).filter((name) => !inKarnal.includes(name)));
  expect(screen.getByText('Showing 84 of 84 cold stores')).toBeVisible();
  expect(ownDistrict('Filter cold stores')).toHaveValue('Karnal, Haryana');

  await user.selectOptions(screen.getByLabelText('District'), 'Karnal');
  expect(parts()).toEqual([['Your district: Karnal', 8]]);
  await user.selectOptions(screen.getByLabelText('District'), 'Hisar');
  expect([parts(), names()]).toEqual([
    [],
    coldRows.filter(({ name }) => name.endsWith('Hisar')).map(({ name }) => name),
  ]);
});

test('what is chosen there is remembered for the other lists; what is learnt meanwhile moves nothing', async () => {
  const { user } = await renderStorage();
  rememberPlace('Jind, Haryana');
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'store');
  expect(parts()).toEqual([]);
  await user.selectOptions(ownDistrict('Filter cold stores'), 'Gurugram, Haryana');
  expect(parts()[0]).toEqual(['Your district: Gurugram', 4]);
  expect(rememberedPlace()).toBe('Gurugram, Haryana');
  await user.selectOptions(ownDistrict('Filter cold stores'), 'Karnal, Haryana');
  await user.click(screen.getByText('Warehouse'));
  expect(parts()).toEqual([
    ['Your district: Karnal, Haryana', 1],
    ['Other districts', 9],
  ]);
  await user.selectOptions(ownDistrict('Order of the warehouses'), 'Not chosen');
  expect([parts(), rememberedPlace()]).toEqual([[], '']);
});

test('a district’s former name finds it, and the address counts before what is remembered', async () => {
  rememberPlace('Gurgaon, Haryana');
  const { unmount } = await renderStorage();
  expect(parts()[0]).toEqual(['Your district: Gurugram', 4]);
  unmount();
  await renderStorage('/services/storage-cold-storage?own=Hisar%2C+Haryana');
  expect(parts()[0]).toEqual(['Your district: Hisar', 4]);
});

test('everything is there in Hindi', async () => {
  await renderStorage('/services/storage-cold-storage?search=01', 'hi');
  expect(screen.getByRole('tab', { name: 'शीतगृह' })).toHaveAttribute('aria-selected', 'true');
  expect(card('नमूना कोल्ड स्टोर 01, अंबाला').getByText('उपलब्ध')).toBeVisible();
});
