import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { catalogueRows, pageOf } from '@/testing/datasets';
import { renderApp } from '@/testing/render-app';
import { words } from '@/testing/words';

const address = '/services/agri-news-schemes';
const items = catalogueRows('news-items').map((item) => ({ ...item, readTime: 2 }));

async function open(path = address, language: 'en' | 'hi' = 'en') {
  const newsItems = jest.fn(() => pageOf(items));
  const app = await renderApp(path, { language, Query: { newsItems } });
  const main = within(screen.getByRole('main'));
  await main.findByText(language === 'hi' ? /खबरें$/ : /^Showing/);
  return { ...app, main, newsItems };
}

afterEach(() => jest.restoreAllMocks());

const options = (select: HTMLElement) => within(select).getAllByRole<HTMLOptionElement>('option');

test('shows 25 cards, each with its nine facts (AC-120, AC-123)', async () => {
  const { main } = await open();
  const cards = main.getAllByRole('article');
  expect(cards).toHaveLength(25);
  expect(main.getByText('Showing 25 of 25 items')).toBeVisible();

  const card = within(cards[0] as HTMLElement);
  expect(cards[0]?.querySelector('img')).toHaveAttribute('src', '/illustrations/news/price.svg');
  expect(card.getByText('Price')).toHaveStyle({ backgroundColor: '#1B5E20' });
  expect(card.getByRole('heading', { name: /^Rabi support prices/ })).toBeVisible();
  expect(card.getByText(/^The government has announced/)).toBeVisible();
  expect(card.getByText('30 Sep 2026')).toBeVisible();
  expect(card.getByText(/2 min read/)).toBeVisible();
  expect(card.getByText('National')).toBeVisible();
  expect(card.getByText('Wheat')).toBeVisible();
  expect(card.getByText(/^PIB PRID 2316956/)).toBeVisible();
});

test('offers 21 states and 22 crops (AC-116, AC-117)', async () => {
  const { main } = await open();
  const states = options(main.getByRole('combobox', { name: 'State' }));
  expect(states).toHaveLength(21);
  expect(states.slice(0, 2).map(({ text }) => text)).toEqual(['All', 'National']);
  const crops = options(main.getByRole('combobox', { name: 'Crop' }));
  expect(crops).toHaveLength(22);
  expect(crops.slice(0, 2).map(({ text }) => text)).toEqual(['All', 'All Crops']);
});

test('filters stand in the address, and one request serves them all', async () => {
  const { main, user, address: current, newsItems } = await open();
  await user.type(main.getByRole('searchbox', { name: 'Search' }), 'instalment');
  await user.selectOptions(main.getByRole('combobox', { name: 'State' }), 'Assam');
  expect(await main.findByText('Showing 1 of 25 items')).toBeVisible();
  expect(main.getByRole('searchbox', { name: 'Search' })).toHaveValue('instalment');
  expect(current()).toBe(`${address}?search=instalment&state=Assam`);
  expect(newsItems).toHaveBeenCalledTimes(1);
});

test('a letter typed in the middle of the search leaves the caret there', async () => {
  const { main, user } = await open(`${address}?search=whet`);
  const box = main.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  await user.type(box, 'a', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(box).toHaveValue('wheat');
  expect(box.selectionStart).toBe(4);
});

test('nothing found is said in the specified words, and the filters can be cleared (AC-122)', async () => {
  const { main, user, address: current } = await open(`${address}?search=zzz`);
  expect(main.getByText('No news or schemes found matching your criteria.')).toBeVisible();
  await user.click(main.getByRole('button', { name: 'Clear filters' }));
  expect(await main.findAllByRole('article')).toHaveLength(25);
  expect(current()).toBe(address);
});

test('Read More opens the whole text where it stands (AC-121, X-27)', async () => {
  const { main, user, address: current, newsItems } = await open();
  await user.click(main.getByRole('button', { name: /^Read More: Rabi support prices for 2027-28/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Rabi support prices for 2027-28/ }));
  expect(dialog.getByText(/grain still in stock goes by the 2026-27 prices/)).toBeVisible();
  expect(current()).toBe(address);
  expect(newsItems).toHaveBeenCalledTimes(1);
});

test('speaks Hindi', async () => {
  const { main } = await open(address, 'hi');
  expect(main.getByRole('heading', { level: 1, name: 'कृषि समाचार और योजनाएं' })).toBeVisible();
  expect(main.getByRole('heading', { name: /^2027-28 के लिए रबी एमएसपी/ })).toBeVisible();
});

test('says so when the news cannot be fetched, and fetches it on demand', async () => {
  let broken = true;
  const newsItems = () => {
    if (broken) throw new GraphQLError('The database is away.');
    return pageOf(items);
  };
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(console, 'warn').mockImplementation();
  const { user } = await renderApp(address, { Query: { newsItems } });
  const main = within(screen.getByRole('main'));
  expect(await main.findByText(words('ui.catalogue.failed'))).toBeVisible();
  expect(main.queryByRole('article')).not.toBeInTheDocument();
  const again = main.getByRole('button', { name: words('ui.catalogue.tryAgain') });
  broken = false;
  await user.click(again);
  await waitFor(() => expect(main.getAllByRole('article')).toHaveLength(25));
});
