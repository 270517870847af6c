import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { axe } from 'jest-axe';
import { people } from '@/testing/people';
import { type RenderAppOptions, renderApp } from '@/testing/render-app';
import { words } from '@/testing/words';

const wheat = {
  id: 'wheat-1',
  version: 4,
  status: 'ACTIVE',
  cropName: 'Wheat',
  category: 'GRAINS',
  description: 'Clean and dry.',
  quantity: { amount: 80, unit: 'QUINTAL' },
  remainingQuantity: { amount: 50, unit: 'QUINTAL' },
  minQuantity: 10,
  priceType: 'FIXED',
  basePrice: 2520,
  reservePrice: null,
  location: { state: 'Haryana', district: 'Hisar', address: 'Kaimri' },
  harvestDate: '2026-03-05',
  expiryDate: '2026-12-31',
  qualityGrade: 'A',
  specifications: { organic: true, pesticidesUsed: [], fertilizersUsed: [], certifications: ['NPOP'] },
  images: [
    { id: 'p1', alt: 'Wheat, picture 1', variants: [{ url: '/media/1.webp', width: 320 }] },
    { id: 'p2', alt: 'Wheat, picture 2', variants: [{ url: '/media/2.webp', width: 320 }] },
  ],
  farmer: { id: people.farmer.id },
};
const noBids = { totalCount: 0, nodes: [] };
const twoBids = {
  totalCount: 2,
  nodes: [
    { id: 'b1', validUntil: '2030-01-01T00:00:00.000Z', quantity: { amount: 40 } },
    { id: 'b2', validUntil: null, quantity: { amount: 50 } },
  ],
};

const main = () => within(screen.getByRole('main'));
const field = (name: string) => main().getByLabelText(new RegExp(`^${name}`));
const change = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

type Calls = { Query?: RenderAppOptions['Query']; Mutation?: RenderAppOptions['Mutation'] };

function open(path: string, { Query, Mutation }: Calls = {}) {
  return renderApp(path, {
    as: 'farmer',
    Query: {
      crop: () => wheat,
      cropBids: () => noBids,
      farmerCrops: () => ({ nodes: [], totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null } }),
      ...Query,
    },
    ...(Mutation ? { Mutation } : {}),
  });
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('AC-421: an edit shows what is left, names the version, and leads to the dashboard', async () => {
  const updateCrop = jest.fn((_source: unknown, _args: { input: unknown }) => ({ crop: { id: 'wheat-1' } }));
  const { user, address, container } = await open('/edit/crops/wheat-1', { Mutation: { updateCrop } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit crop' })).toBeVisible();
  expect(await main().findByLabelText(/^How much is left to sell/)).toHaveValue('50');
  expect(field('How much is left')).toHaveAccessibleDescription(
    'Only what is left: 30 quintals of 80 quintals were sold before.',
  );
  expect(field('Minimum order')).toHaveValue('10');
  expect(field('Crop Name')).toBeEnabled();
  expect((await axe(container)).violations).toEqual([]);

  change('How much is left', '45');
  await user.click(main().getByRole('button', { name: 'Move Wheat, picture 2 forward' }));
  await user.click(main().getByRole('button', { name: words('editCrop.submit') }));
  await waitFor(() => expect(address()).toBe('/farmer-dashboard'));
  expect(await screen.findByText('Changes saved.')).toBeVisible();
  expect(updateCrop.mock.calls[0]?.[1].input).toMatchObject({
    id: 'wheat-1',
    version: 4,
    remainingQuantity: { amount: 45, unit: 'QUINTAL' },
    imageOrder: ['p2', 'p1'],
    images: [],
  });
});

test('AC-423: what somebody has bid on stays; fewer than a live bid is for is pointed out', async () => {
  await open('/edit/crops/wheat-1', { Query: { cropBids: () => twoBids } });
  await waitFor(() => expect(field('Crop Name')).toBeDisabled());
  expect(field('Category')).toBeDisabled();
  expect(field('Unit')).toBeDisabled();
  expect(main().queryByText(/for more than that/)).not.toBeInTheDocument();
  change('How much is left', '39');
  expect(await main().findByText(/^1 bid is for more than that\./)).toBeVisible();
});

test('AC-424: changed meanwhile: what was typed stays, what is new stands beside it, and saving again works', async () => {
  let now = wheat;
  const updateCrop = jest
    .fn((_source: unknown, _args: { input: unknown }) => ({ crop: { id: 'wheat-1' } }))
    .mockImplementationOnce(() => {
      now = { ...wheat, version: 5, basePrice: 2600, remainingQuantity: { amount: 20, unit: 'QUINTAL' } };
      throw new GraphQLError('This crop has changed in the meantime.', { extensions: { code: 'CONFLICT' } });
    });
  const { user, address } = await open('/edit/crops/wheat-1', {
    Query: { crop: () => now },
    Mutation: { updateCrop },
  });
  await main().findByLabelText(/^Description/);
  change('Description', 'Cleaned twice.');
  await user.click(main().getByRole('button', { name: words('editCrop.submit') }));
  expect(
    await main().findByText(
      'This crop has changed in the meantime: what is left, price. What you typed is still here. Look through it, then save again.',
    ),
  ).toBeVisible();
  expect(field('Description')).toHaveValue('Cleaned twice.');
  expect(field('Base Price')).toHaveValue('2600');
  expect(field('How much is left')).toHaveValue('20');
  await user.click(main().getByRole('button', { name: words('editCrop.submit') }));
  await waitFor(() => expect(address()).toBe('/farmer-dashboard'));
  expect(updateCrop.mock.calls[1]?.[1].input).toMatchObject({
    version: 5,
    description: 'Cleaned twice.',
    basePrice: 2600,
    remainingQuantity: { amount: 20 },
  });
});

test('what the server refuses stands at its field, and nothing typed is lost', async () => {
  const fields = [
    { field: 'remainingQuantity.amount', message: 'Too much.' },
    { field: 'expiryDate', message: 'That day is over.' },
  ];
  const updateCrop = () => {
    throw new GraphQLError('Too much.', { extensions: { code: 'BAD_USER_INPUT', fields } });
  };
  const { user, address } = await open('/edit/crops/wheat-1', { Mutation: { updateCrop } });
  await main().findByLabelText(/^Description/);
  change('Description', 'Cleaned twice.');
  await user.click(main().getByRole('button', { name: words('editCrop.submit') }));
  expect(await screen.findByText('Not saved: Too much.')).toBeVisible();
  expect(field('How much is left')).toHaveAccessibleDescription('Too much.');
  expect(field('Expiry Date')).toHaveAccessibleDescription('That day is over.');
  expect(field('Description')).toHaveValue('Cleaned twice.');
  expect(address()).toBe('/edit/crops/wheat-1');
});

test('what is over is not edited but sold again, and the other way round', async () => {
  await open('/edit/crops/wheat-1', { Query: { crop: () => ({ ...wheat, status: 'EXPIRED' }) } });
  expect(await main().findByText('This crop has expired.')).toBeVisible();
  expect(main().getByRole('link', { name: 'Sell again' })).toHaveAttribute('href', '/add/crops/again/wheat-1');
});

describe('AC-490: a draft', () => {
  const draft = { ...wheat, status: 'DRAFT', remainingQuantity: wheat.quantity, description: '' };
  const updateCrop = () =>
    jest.fn((_source: unknown, _args: { input: unknown }) => ({ crop: { id: 'wheat-1', version: 5 } }));

  test('is saved as it is, or saved and published', async () => {
    const [update, publishCrop] = [updateCrop(), jest.fn(() => ({ crop: { id: 'wheat-1', status: 'ACTIVE' } }))];
    const { user, address } = await open('/edit/crops/wheat-1', {
      Query: { crop: () => draft },
      Mutation: { updateCrop: update, publishCrop },
    });
    await user.click(await main().findByRole('button', { name: 'Save and publish' }));
    expect(field('Description')).toHaveFocus();
    expect(update).not.toHaveBeenCalled();
    await user.click(main().getByRole('button', { name: 'Save as draft' }));
    await waitFor(() => expect(address()).toBe('/farmer-dashboard'));
    expect(update).toHaveBeenCalledTimes(1);
    expect(publishCrop).not.toHaveBeenCalled();
  });

  test('that cannot be published yet stays open, saved, with what is wrong at its field', async () => {
    const fields = [{ field: 'expiryDate', message: 'That day is over.' }];
    const publishCrop = jest
      .fn(() => ({ crop: { id: 'wheat-1', status: 'ACTIVE' } }))
      .mockImplementationOnce(() => {
        throw new GraphQLError('That day is over.', { extensions: { code: 'BAD_USER_INPUT', fields } });
      });
    const update = updateCrop();
    const { user, address } = await open('/edit/crops/wheat-1', {
      Query: { crop: () => draft },
      Mutation: { updateCrop: update, publishCrop },
    });
    await main().findByLabelText(/^Description/);
    change('Description', 'Dry.');
    await user.click(main().getByRole('button', { name: 'Save and publish' }));
    expect(await screen.findByText('Saved, but not published: That day is over.')).toBeVisible();
    expect(field('Expiry Date')).toHaveAccessibleDescription('That day is over.');
    expect(address()).toBe('/edit/crops/wheat-1');
    await user.click(main().getByRole('button', { name: 'Save and publish' }));
    await waitFor(() => expect(address()).toBe('/farmer-dashboard'));
    expect(update.mock.calls.map(([, { input }]) => input)).toMatchObject([{ version: 4 }, { version: 5 }]);
    expect(await screen.findByText('Your crop is now for sale.')).toBeVisible();
  });
});

test('somebody else’s crop has no form', async () => {
  await open('/edit/crops/wheat-1', { Query: { crop: () => ({ ...wheat, farmer: { id: 'another' } }) } });
  expect(await main().findByText('This crop belongs to another farmer.')).toBeVisible();
  expect(main().queryByRole('button', { name: words('editCrop.submit') })).not.toBeInTheDocument();
});

test('AC-427: sell again is filled in but for quantity and dates, and lists with the same pictures', async () => {
  const relistCrop = jest.fn((_source: unknown, _args: { input: unknown }) => ({ crop: { id: 'wheat-2' } }));
  const sold = { ...wheat, status: 'SOLD', remainingQuantity: null };
  const { user, address } = await open('/add/crops/again/wheat-1', {
    Query: { crop: () => sold },
    Mutation: { relistCrop },
  });
  expect(await main().findByLabelText(/^Crop Name/)).toHaveValue('Wheat');
  for (const name of ['Quantity', 'Harvest Date', 'Expiry Date']) {
    expect((field(name) as HTMLInputElement).value).toBe('');
  }
  await user.click(main().getByRole('button', { name: 'List it for sale' }));
  expect(field('Quantity')).toHaveFocus();
  expect(relistCrop).not.toHaveBeenCalled();
  change('Quantity', '60');
  await user.click(main().getByRole('button', { name: 'List it for sale' }));
  await waitFor(() => expect(address()).toBe('/farmer-dashboard'));
  expect(relistCrop.mock.calls[0]?.[1].input).toMatchObject({
    id: 'wheat-1',
    quantity: { amount: 60, unit: 'QUINTAL' },
    harvestDate: null,
    imageOrder: ['p1', 'p2'],
  });
});
