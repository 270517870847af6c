import { screen, waitFor, within } from '@testing-library/react';
import { type CropsArguments, cardNames, openMarketplace, pageOf, tomato, wheat } from '@/testing/marketplace';
import { renderApp } from '@/testing/render-app';
import { words } from '@/testing/words';

test('More Filters has the order too, applied with the rest (AC-601)', async () => {
  const { user, address } = await openMarketplace();
  await user.click(screen.getByRole('button', { name: 'More Filters' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'More Filters' }));
  await user.selectOptions(
    drawer.getByRole('combobox', { name: words('marketplace.sortLabel') }),
    words('marketplace.sort.PRICE_LOW_TO_HIGH'),
  );
  await user.selectOptions(drawer.getByRole('combobox', { name: 'Category' }), 'dairy');
  await user.click(drawer.getByRole('button', { name: 'Apply filters' }));
  await waitFor(() => expect(address()).toBe('/marketplace?category=dairy&sort=price-low-to-high'));
});

test('More Filters has a distance from a place that we know, and remembers the place (AC-602)', async () => {
  const near = ['Hisar, Haryana', 'Agra, Uttar Pradesh'].map((value) => ({ value, label: value }));
  const requests: CropsArguments[] = [];
  const { user, address } = await renderApp('/marketplace', {
    Query: {
      crops: (_source: unknown, args: CropsArguments) => {
        requests.push(args);
        return pageOf(args.filter?.near ? [wheat] : [wheat, tomato]);
      },
      cropsFilterValues: () => ({ near }),
    },
  });
  await screen.findAllByRole('article');
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'More Filters' }));
    return within(await screen.findByRole('dialog', { name: 'More Filters' }));
  };
  let drawer = await open();
  await user.selectOptions(drawer.getByRole('combobox', { name: words('marketplace.distanceLabel') }), '100');
  await user.click(drawer.getByRole('button', { name: 'Apply filters' }));
  // A distance needs a place.
  expect(drawer.getByText(words('marketplace.nearMissing'))).toBeVisible();
  expect(address()).toBe('/marketplace');
  await user.selectOptions(
    drawer.getByRole('combobox', { name: words('marketplace.nearLabel') }),
    await drawer.findByRole('option', { name: 'Hisar' }),
  );
  await user.click(drawer.getByRole('button', { name: 'Apply filters' }));
  await waitFor(() => expect(cardNames()).toEqual(['Wheat HD-3086']));
  expect(address()).toBe('/marketplace?near=Hisar%2C+Haryana&km=100');
  expect(requests.map(({ filter }) => filter)).toEqual([undefined, { near: 'Hisar, Haryana', withinKm: 100 }]);
  expect(screen.getByText(/up to 100 km from Hisar, Haryana, as the crow flies/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: words('marketplace.clearAll') }));
  await waitFor(() => expect(cardNames()).toHaveLength(2));
  drawer = await open();
  expect(drawer.getByRole('combobox', { name: words('marketplace.nearLabel') })).toHaveValue('Hisar, Haryana');
  expect(drawer.getByRole('combobox', { name: words('marketplace.distanceLabel') })).toHaveValue('');
});

test('More Filters opens and changes nothing until applied (AC-045, X-04)', async () => {
  const { user, address } = await openMarketplace();
  await screen.findAllByRole('article');
  await user.click(screen.getByRole('button', { name: 'More Filters' }));
  const drawer = await screen.findByRole('dialog', { name: 'More Filters' });
  await user.selectOptions(within(drawer).getByRole('combobox', { name: 'Category' }), 'spices');
  await user.selectOptions(within(drawer).getByRole('combobox', { name: 'State' }), 'Rajasthan');
  await user.type(within(drawer).getByRole('textbox', { name: 'Price up to' }), '40');
  expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(3);
  expect(address()).toBe('/marketplace');

  await user.click(within(drawer).getByRole('button', { name: 'Apply filters' }));
  await waitFor(() => expect(cardNames()).toEqual(['Turmeric']));
  expect(address()).toBe('/marketplace?category=spices&state=Rajasthan&max=40');
  expect(screen.getByText(/spices, from Rajasthan, ₹40 or less/)).toBeVisible();
});

test('a price that cannot be read is marked in More Filters, and nothing is applied', async () => {
  const { user, address } = await openMarketplace();
  await user.click(screen.getByRole('button', { name: 'More Filters' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'More Filters' }));
  const most = drawer.getByRole('textbox', { name: 'Price up to' });
  await user.type(most, '40-50');
  await user.click(drawer.getByRole('button', { name: 'Apply filters' }));
  await waitFor(() => expect(most).toHaveAccessibleDescription(words('ui.unreadable.money')));
  expect(address()).toBe('/marketplace');
  await user.clear(most);
  await user.type(most, '₹40/-');
  await user.click(drawer.getByRole('button', { name: 'Apply filters' }));
  await waitFor(() => expect(address()).toBe('/marketplace?max=40'));
});

test('More Filters starts with the filters that are set; Reset empties it, and Apply then narrows nothing', async () => {
  const { user, address } = await openMarketplace(undefined, {
    path: '/marketplace?category=spices&unit=quintal&grade=A&verified=yes&min=5',
  });
  await user.click(screen.getByRole('button', { name: 'More Filters' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'More Filters' }));
  const shown = () => [
    ...['Category', 'State', 'Quality grade', 'Sold by'].map(
      (name) => drawer.getByRole<HTMLSelectElement>('combobox', { name }).selectedOptions[0]?.textContent,
    ),
    drawer.getByRole<HTMLInputElement>('textbox', { name: 'Price from' }).value,
    drawer.getByRole<HTMLInputElement>('checkbox').checked,
  ];
  expect(shown()).toEqual(['spices', 'Any', 'A', 'quintal', '5', true]);
  await user.click(drawer.getByRole('button', { name: 'Reset' }));
  expect(shown()).toEqual(['All', 'Any', 'Any', 'Any', '', false]);
  await user.click(drawer.getByRole('button', { name: 'Apply filters' }));
  await waitFor(() => expect(address()).toBe('/marketplace'));
});
