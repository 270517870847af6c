import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import {
  type CropsArguments,
  cardNames,
  openMarketplace,
  pageOf,
  searchBox,
  tomato,
  turmeric,
  wheat,
} from '@/testing/marketplace';
import { renderApp } from '@/testing/render-app';
import { words } from '@/testing/words';

test('title, search box and chips stand for a guest, in the specified words (AC-042 to AC-045, AC-055)', async () => {
  await openMarketplace();
  expect(screen.getByRole('heading', { level: 1, name: 'Fresh Produce Marketplace' })).toBeVisible();
  expect(searchBox()).toBeVisible();
  const chips = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('button');
  expect(chips.map((chip) => chip.textContent)).toEqual(['All', 'vegetables', 'fruits', 'grains', 'herbs']);
  expect(screen.getByRole('button', { name: 'More Filters' })).toBeVisible();
  expect(await screen.findAllByRole('article')).toHaveLength(3);
});

test('loading, then loaded (AC-047, AC-225)', async () => {
  let answer = (_page: unknown) => {};
  await openMarketplace(() => new Promise((resolve) => (answer = resolve)));
  expect(screen.getByText('Loading crops...')).toBeVisible();
  await act(async () => answer(pageOf([wheat])));
  expect(await screen.findByRole('heading', { name: 'Wheat HD-3086' })).toBeVisible();
  expect(screen.queryByText(words('marketplace.loading'))).not.toBeInTheDocument();
});

test('a card says what is sold, by whom and for how much (AC-053, AC-054, X-65)', async () => {
  await openMarketplace();
  const card = await screen.findByRole('article', { name: 'Wheat HD-3086' });
  expect(card).toHaveTextContent('₹15,000 / quintal');
  expect(card).toHaveTextContent('80 quintals available');
  expect(card).toHaveTextContent('Hisar, Haryana');
  expect(card).toHaveTextContent('by Ramesh');
  expect(card).toHaveTextContent('grains · harvest 05 Mar 2026');
  expect(card).toHaveTextContent('3.8(12 reviews)');
  expect(card).toHaveTextContent('Verified');
  expect(card).not.toHaveTextContent('New seller');
  expect(within(card).getByRole('img', { name: 'Sack of wheat' })).toHaveAttribute('loading', 'eager');
});

test('a photograph of the seller’s own is told from a picture of the demonstration data (AC-726)', async () => {
  const [image] = wheat.images;
  const drawn = { ...wheat, id: 'wheat-2', cropName: 'Barley', images: [{ ...image, isIllustration: true }] };
  await openMarketplace(() => pageOf([wheat, drawn, tomato]));
  const card = async (name: string) => within(await screen.findByRole('article', { name }));
  expect((await card('Wheat HD-3086')).getByText('Own photo')).toBeVisible();
  expect((await card('Barley')).getByText('Picture')).toBeVisible();
  const without = await card('Tomato');
  expect(without.queryByText(/^(Own photo|Picture)$/)).not.toBeInTheDocument();
});

test('an unrated seller has 4.5, 0 reviews and the reason (AC-051, AC-052, X-40)', async () => {
  await openMarketplace();
  const card = await screen.findByRole('article', { name: 'Tomato' });
  expect(card).toHaveTextContent('4.5(0 reviews)');
  expect(within(card).getByText(/New seller/)).toHaveAttribute('title', expect.stringContaining('No reviews yet'));
  expect(card).not.toHaveTextContent('Verified');
});

test('Contact Farmer leads to the crop of the card (AC-050), whose name a list of links says with it', async () => {
  const { user, address } = await openMarketplace();
  const card = await screen.findByRole('article', { name: 'Tomato' });
  await user.click(within(card).getByRole('link', { name: 'Contact Farmer Tomato' }));
  await waitFor(() => expect(address()).toBe('/contact-farmer/tomato-1'));
});

test('typing and chips filter what is loaded, without a request (AC-227, AC-263)', async () => {
  const { user, requests, address } = await openMarketplace();
  await screen.findAllByRole('article');
  await user.type(searchBox(), 'JAIPUR');
  expect(cardNames()).toEqual(['Tomato', 'Turmeric']);
  await user.click(screen.getByRole('button', { name: 'vegetables' }));
  expect(cardNames()).toEqual(['Tomato']);
  expect(screen.getByText(/matching “JAIPUR”, vegetables/).parentElement).toHaveTextContent('1 listing: matching');
  await waitFor(() => expect(address()).toBe('/marketplace?q=JAIPUR&category=vegetables'));

  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(cardNames()).toHaveLength(3);
  expect(searchBox()).toHaveValue('');
  expect(requests).toHaveLength(1);
});

test('All brings back what no chip stands for (AC-261)', async () => {
  const { user } = await openMarketplace(undefined, { path: '/marketplace?category=grains' });
  await screen.findAllByRole('article');
  expect(cardNames()).toEqual(['Wheat HD-3086']);
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(cardNames()).toEqual(['Wheat HD-3086', 'Tomato', 'Turmeric']);
});

test('a search without a match says so and offers the way back (AC-048, AC-260)', async () => {
  const { user } = await openMarketplace();
  await screen.findAllByRole('article');
  await user.type(searchBox(), 'saffron');
  expect(screen.getByText(words('marketplace.empty'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all listings' }));
  expect(cardNames()).toHaveLength(3);
});

test('what memory finds nothing for is asked of the server, which knows what crops are called (AC-564)', async () => {
  const { user, requests } = await openMarketplace((args) =>
    args.filter?.search === 'tamatar' ? pageOf([tomato]) : pageOf([wheat, tomato, turmeric]),
  );
  await screen.findAllByRole('article');
  await user.type(searchBox(), 'tamatar');
  expect(screen.getByText(words('marketplace.empty'))).toBeVisible();
  await waitFor(() => expect(cardNames()).toEqual(['Tomato']));
  expect(requests.map(({ filter }) => filter?.search)).toEqual([undefined, 'tamatar']);
});

test('an empty marketplace says so (AC-048)', async () => {
  await openMarketplace(() => pageOf([]));
  expect(await screen.findByText('No crops found.')).toBeVisible();
  // Of nothing there is no more.
  expect(screen.queryByRole('button', { name: words('marketplace.loadMore') })).not.toBeInTheDocument();
});

test('a failure is logged and leaves an empty list; trying again helps (AC-226, AC-313)', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let failing = true;
  const { user } = await openMarketplace(() => {
    if (failing) throw new GraphQLError('down');
    return pageOf([wheat]);
  });
  expect(await screen.findByText(words('marketplace.empty'))).toBeVisible();
  expect(cardNames()).toEqual([]);
  const reason = screen.getByText('The listings could not be loaded. Please check your connection.');
  expect(reason.nextElementSibling).toHaveTextContent(words('marketplace.empty'));
  expect(screen.queryByText(/\d+ listings?/)).not.toBeInTheDocument();
  expect(screen.queryByText(words('marketplace.allShown'))).not.toBeInTheDocument();
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('MarketplaceCrops failed'), 'down');

  failing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Wheat HD-3086' })).toBeVisible();
  logged.mockRestore();
});

test('Load More Listings stays and does nothing when everything is loaded (AC-049, X-17)', async () => {
  const { user, requests, address } = await openMarketplace();
  await user.click(await screen.findByRole('button', { name: 'Load More Listings' }));
  // A press that leads to nothing either: what the first one asked for would be on its way by now.
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(requests).toHaveLength(1);
  expect(cardNames()).toEqual(['Wheat HD-3086', 'Tomato', 'Turmeric']);
  expect(address()).toBe('/marketplace');
  expect(screen.getByText('You have seen them all.')).toBeVisible();
});

test('Load More Listings fetches the next page where there is one (X-17)', async () => {
  const { user } = await openMarketplace(({ after }) => (after ? pageOf([tomato]) : pageOf([wheat], true)));
  await user.click(await screen.findByRole('button', { name: 'Load More Listings' }));
  expect(await screen.findByRole('article', { name: 'Tomato' })).toBeVisible();
  expect(cardNames()).toEqual(['Wheat HD-3086', 'Tomato']);
});

describe('where the server has more than is loaded (X-17)', () => {
  /** The first page is wheat and tomato of 500; a search is answered by `found`. */
  const openLarge = (found: (args: CropsArguments) => unknown) =>
    openMarketplace((args) => (args.filter ? found(args) : pageOf([wheat, tomato], true)));

  /** An answer that waits until the test gives it. */
  function pending() {
    const held: { answer(page: unknown): void } = { answer: () => undefined };
    const promise = new Promise((resolve) => {
      held.answer = resolve;
    });
    return { promise, held };
  }

  test('it is searched, once for a word, and its answer alone is shown', async () => {
    const { user, requests } = await openLarge(() => pageOf([turmeric]));
    await screen.findAllByRole('article');
    await user.type(searchBox(), 'turm');
    expect(await screen.findByRole('article', { name: 'Turmeric' })).toBeVisible();
    expect(cardNames()).toEqual(['Turmeric']);
    expect(screen.getByText(/matching “turm”/).parentElement).toHaveTextContent('1 listing: matching');
    expect(screen.getByText(words('marketplace.allShown'))).toBeVisible();
    expect(requests.map(({ filter }) => filter?.search)).toEqual([undefined, 'turm']);
  });

  test('until it has answered, the rows of before stand dimmed and nothing is claimed', async () => {
    const { promise, held } = pending();
    const { user } = await openLarge(() => promise);
    await screen.findAllByRole('article');
    await user.type(searchBox(), 'turm');
    expect(cardNames()).toEqual(['Wheat HD-3086', 'Tomato']);
    expect(screen.getByRole('list', { name: 'Listings' }).closest('[aria-busy="true"]')).not.toBeNull();
    expect(screen.getByText(words('marketplace.loading'), { exact: false })).toBeVisible();
    expect(screen.queryByText(words('marketplace.allShown'))).not.toBeInTheDocument();
    expect(screen.queryByText(words('marketplace.empty'))).not.toBeInTheDocument();
    expect(screen.queryByText(/\d+ listings?/)).not.toBeInTheDocument();

    await act(async () => held.answer(pageOf([turmeric])));
    await waitFor(() => expect(cardNames()).toEqual(['Turmeric']));
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });

  test('a failed search says so beside the specified words, and nothing else; trying again helps', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let failing = true;
    const { user } = await openLarge(() => {
      if (failing) throw new GraphQLError('down');
      return pageOf([turmeric]);
    });
    await screen.findAllByRole('article');
    await user.type(searchBox(), 'turm');
    expect(await screen.findByText(words('marketplace.empty'))).toBeVisible();
    expect(screen.getByText(words('marketplace.failedHint'))).toBeVisible();
    expect(cardNames()).toEqual([]);
    expect(screen.queryByText(/\d+ listings?/)).not.toBeInTheDocument();
    expect(screen.queryByText(words('marketplace.emptyHint'))).not.toBeInTheDocument();
    expect(screen.queryByText(words('marketplace.allShown'))).not.toBeInTheDocument();

    failing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Turmeric' })).toBeVisible();
    logged.mockRestore();
  });

  test('a search without a match is empty only once it has been answered', async () => {
    const { user } = await openLarge(() => pageOf([]));
    await screen.findAllByRole('article');
    await user.type(searchBox(), 'saffron');
    expect(await screen.findByText('Try another word or fewer filters.')).toBeVisible();
    expect(cardNames()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show all listings' }));
    expect(cardNames()).toEqual(['Wheat HD-3086', 'Tomato']);
  });

  test('Load More Listings fetches the next page of what was found; its failure keeps the rows', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let failing = true;
    const { user } = await openLarge(({ after }) => {
      if (!after) return pageOf([turmeric], true);
      if (failing) throw new GraphQLError('down');
      return pageOf([tomato]);
    });
    await screen.findAllByRole('article');
    await user.type(searchBox(), 'jaipur');
    await screen.findByRole('article', { name: 'Turmeric' });
    await user.click(screen.getByRole('button', { name: 'Load More Listings' }));
    expect(await screen.findByText('The next listings could not be loaded. Please try again.')).toBeVisible();
    expect(cardNames()).toEqual(['Turmeric']);
    failing = false;
    await user.click(screen.getByRole('button', { name: 'Load More Listings' }));
    await waitFor(() => expect(cardNames()).toEqual(['Turmeric', 'Tomato']));
    expect(screen.getByText(words('marketplace.allShown'))).toBeVisible();
    logged.mockRestore();
  });
});

test('the order is chosen in sight, kept in the address, and needs no request where all is loaded (AC-601)', async () => {
  const { user, requests, address } = await openMarketplace();
  await screen.findAllByRole('article');
  const order = within(screen.getByRole('search')).getByRole('combobox', { name: words('marketplace.sortLabel') });
  await user.selectOptions(order, words('marketplace.sort.PRICE_LOW_TO_HIGH'));
  await waitFor(() => expect(cardNames()).toEqual(['Tomato', 'Turmeric', 'Wheat HD-3086']));
  expect(address()).toBe('/marketplace?sort=price-low-to-high');
  expect(screen.getByText(/lowest price first/).parentElement).toHaveTextContent(
    '3 listings: lowest price first, each for its own',
  );
  await user.selectOptions(order, words('marketplace.sort.PRICE_HIGH_TO_LOW'));
  await waitFor(() => expect(cardNames()).toEqual(['Wheat HD-3086', 'Turmeric', 'Tomato']));
  await user.click(screen.getByRole('button', { name: words('marketplace.clearAll') }));
  await waitFor(() => expect(cardNames()).toEqual(['Wheat HD-3086', 'Tomato', 'Turmeric']));
  expect(address()).toBe('/marketplace');
  expect(requests).toHaveLength(1);
});

test('where the server has more than is loaded, it is asked for the order (AC-601)', async () => {
  const { requests } = await openMarketplace(
    ({ sort }) => (sort === 'PRICE_HIGH_TO_LOW' ? pageOf([turmeric, tomato]) : pageOf([wheat, tomato], true)),
    { path: '/marketplace?sort=price-high-to-low' },
  );
  await waitFor(() => expect(cardNames()).toEqual(['Turmeric', 'Tomato']));
  expect(requests.map(({ filter, sort }) => [filter, sort])).toEqual([
    [undefined, 'NEWEST'],
    [undefined, 'PRICE_HIGH_TO_LOW'],
  ]);
});

test('the filters of an address are there at once, and going elsewhere brings that address (X-17)', async () => {
  const { router } = await openMarketplace(undefined, { path: '/marketplace?q=tomato&verified=no' });
  await screen.findAllByRole('article');
  expect(searchBox()).toHaveValue('tomato');
  expect(cardNames()).toEqual(['Tomato']);
  await act(() => router.navigate('/marketplace'));
  await waitFor(() => expect(cardNames()).toHaveLength(3));
  expect(searchBox()).toHaveValue('');
});

test('Hindi', async () => {
  await openMarketplace(undefined, { language: 'hi' });
  expect(screen.getByRole('heading', { level: 1, name: 'ताज़ी उपज का बाज़ार' })).toBeVisible();
  expect(await screen.findByRole('article', { name: 'Wheat HD-3086' })).toHaveTextContent('₹15,000 / क्विंटल');
});

test('where nothing is found, the way to the crop that was perhaps meant (AC-565)', async () => {
  const asked: string[] = [];
  const { user, address } = await renderApp('/marketplace', {
    Query: {
      crops: (_source: unknown, { filter }: CropsArguments) => pageOf(filter ? [] : [wheat, tomato]),
      cropNameMeant: (_source: unknown, { search }: { search: string }) => {
        asked.push(search);
        return 'tomato';
      },
    },
  });
  await user.type(await screen.findByRole('searchbox'), 'tomatox');
  await user.click(await screen.findByRole('link', { name: 'Did you mean “tomato”?' }));
  expect(address()).toBe('/marketplace?q=tomato');
  expect(await screen.findByRole('heading', { level: 2, name: 'Tomato' })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('tomato');
  // Only once typing has paused.
  expect(asked).toEqual(['tomatox']);
});
