import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { axe } from 'jest-axe';
import { renderApp } from '@/testing/render-app';
import { words } from '@/testing/words';

type User = Awaited<ReturnType<typeof renderApp>>['user'];
const main = () => within(screen.getByRole('main'));
const box = (name: string) => main().getByLabelText(new RegExp(`^${name}`));
const submitButton = () => main().getByRole('button', { name: 'Add Crop' });
const submit = (user: User) => user.click(submitButton());
const optionsOf = (name: string) =>
  within(main().getByRole('combobox', { name }))
    .getAllByRole('option')
    .map((option) => option.textContent);

/** What a crop is sent as. */
type Sent = { input: { images: readonly File[] } };

const noCrops = { nodes: [], totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null } };

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // jsdom has no addresses for files.
  let made = 0;
  URL.createObjectURL = () => {
    made += 1;
    return `blob:${made}`;
  };
  URL.revokeObjectURL = jest.fn();
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

/** Field by field in one event each: typed letter by letter, this form takes seconds. */
function fillIn() {
  const fill = (label: RegExp, value: string) => fireEvent.change(main().getByLabelText(label), { target: { value } });
  fill(/^Crop Name/, 'Wheat');
  fill(/^Category/, 'GRAINS');
  fill(/^Description/, 'Sharbati, dry');
  fill(/^Quantity/, '40');
  fill(/^Unit/, 'QUINTAL');
  fill(/^Base Price/, '2500');
  fill(/^State/, 'Haryana');
  fill(/^District/, 'Hisar');
  fill(/^Address/, 'Near the mandi');
}

test('has every input, of its kind, with the exact lists (AC-148, AC-150, AC-151, AC-269 to AC-271)', async () => {
  const { container } = await renderApp('/add/crops', { as: 'farmer', Query: { farmerCrops: () => noCrops } });
  expect(main().getByRole('heading', { level: 1, name: 'Add New Crop' })).toBeVisible();
  for (const name of ['Crop Name', 'Description', 'State', 'District', 'Address']) expect(box(name)).toHaveValue('');
  for (const name of ['Quantity', 'Base Price']) expect(box(name)).toHaveAttribute('inputmode', 'decimal');
  expect(optionsOf('Category')).toEqual([
    'Please choose',
    'vegetables',
    'fruits',
    'grains',
    'spices',
    'dairy',
    'other',
  ]);
  expect(optionsOf('Unit')).toEqual(['Please choose', 'kg', 'quintal', 'ton', 'pieces', 'liters']);
  expect(optionsOf('Quality Grade')).toEqual(['A', 'B', 'C']);
  expect(main().getByRole('combobox', { name: 'Category' })).toHaveValue('');
  expect(main().getByRole('combobox', { name: 'Quality Grade' })).toHaveValue('B');
  expect(main().getByLabelText('Harvest Date')).toHaveAttribute('type', 'date');
  expect(main().getByLabelText('Expiry Date')).toHaveAttribute('type', 'date');
  const images = main().getByLabelText('Images');
  expect(images).toHaveAttribute('accept', 'image/*');
  expect(images).toHaveAttribute('multiple');
  expect(main().getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/farmer-dashboard');
  expect((await axe(container)).violations).toEqual([]);
});

test('the reserve price appears with an auction alone, and keeps what was typed (AC-149, X-05)', async () => {
  const { user } = await renderApp('/add/crops', { as: 'farmer' });
  expect(main().queryByLabelText('Reserve Price')).not.toBeInTheDocument();
  await user.click(main().getByRole('radio', { name: 'Auction' }));
  await user.type(main().getByLabelText('Reserve Price'), '2600');
  await user.click(main().getByRole('radio', { name: 'Fixed price' }));
  expect(main().queryByLabelText('Reserve Price')).not.toBeInTheDocument();
  await user.click(main().getByRole('radio', { name: 'Auction' }));
  expect(main().getByLabelText('Reserve Price')).toHaveValue('2600');
});

test('numbers are read as people write them; one that cannot be read is marked and never left out (AC-268)', async () => {
  const createCrop = jest.fn((_source: unknown, _args: { input: unknown }) => ({ crop: { id: 'wheat-1' } }));
  const { user } = await renderApp('/add/crops', { as: 'farmer', Mutation: { createCrop } });
  fillIn();
  await user.click(main().getByRole('radio', { name: 'Auction' }));
  fireEvent.change(main().getByLabelText(/^Base Price/), { target: { value: 'Rs. 2,000' } });
  const reserve = main().getByLabelText('Reserve Price');
  await user.type(reserve, '2500-');
  await submit(user);
  await waitFor(() => expect(reserve).toHaveAccessibleDescription(words('ui.unreadable.money')));
  expect(reserve).toHaveFocus();
  expect(createCrop).not.toHaveBeenCalled();
  await user.clear(reserve);
  await user.type(reserve, '2500/-');
  await submit(user);
  await waitFor(() => expect(createCrop).toHaveBeenCalled());
  expect(createCrop.mock.calls[0]?.[1].input).toMatchObject({ basePrice: 2000, reservePrice: 2500 });
});

test('an auction ends in three days unless something else is said, and the field knows from when to when', async () => {
  const { user } = await renderApp('/add/crops', { as: 'farmer' });
  await user.click(main().getByRole('radio', { name: 'Auction' }));
  const field = main().getByLabelText<HTMLInputElement>(words('addCrop.auctionEnds'));
  const hoursAhead = (local: string) => Math.round((Date.parse(`${local}+05:30`) - Date.now()) / 3_600_000);
  expect([field.value, field.min, field.max].map(hoursAhead)).toEqual([72, 1, 14 * 24]);
});

test('AC-595: pictures come first, and what is wrong with them too', async () => {
  const message = 'Too large.';
  const createCrop = () => {
    const fields = ['harvestDate', 'images', 'cropName'].map((field) => ({ field, message }));
    throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', fields } });
  };
  const { user } = await renderApp('/add/crops', { as: 'farmer', Mutation: { createCrop } });
  const [first] = main().getAllByRole('heading', { level: 2 });
  expect(first).toHaveAccessibleName(words('addCrop.photosPart'));
  const images = main().getByLabelText('Images');
  expect(main().getByRole('form').querySelector('input, select, textarea')).toBe(images);
  fillIn();
  await submit(user);
  await waitFor(() => expect(images).toHaveFocus());
});

test('missing fields: the exact message, marks, nothing sent, and the button works again (AC-232, AC-265, X-06)', async () => {
  const createCrop = jest.fn((_source: unknown, _args: never) => ({ crop: { id: 'new' } }));
  const { user, address } = await renderApp('/add/crops', {
    as: 'farmer',
    Mutation: { createCrop },
    Query: { farmerCrops: () => noCrops },
  });
  await submit(user);
  expect(
    await screen.findByText(
      'Please fill all required fields: cropName, category, description, quantity amount, quantity unit, base price, state, district, address',
    ),
  ).toBeVisible();
  expect(box('Crop Name')).toHaveAccessibleDescription('Please fill this in.');
  expect(box('Crop Name')).toHaveFocus();
  expect(createCrop).not.toHaveBeenCalled();

  fillIn();
  await user.clear(box('District'));
  await submit(user);
  expect(await screen.findByText(/fields: district$/)).toBeVisible();
  await user.type(box('District'), 'Hisar');
  await submit(user);
  await waitFor(() => expect(address()).toBe('/farmer-dashboard'));
  expect(createCrop).toHaveBeenCalledTimes(1);
});

test('sends the crop with its pictures in order, reads "Adding...", then says so (AC-152, AC-229, AC-230, AC-321)', async () => {
  let answer: (payload: { crop: { id: string } }) => void = () => undefined;
  const createCrop = jest.fn((_source: unknown, _sent: Sent) => new Promise((resolve) => (answer = resolve)));
  const farmerCrops = jest.fn(() => noCrops);
  const { user, address } = await renderApp('/add/crops', {
    as: 'farmer',
    Mutation: { createCrop },
    Query: { farmerCrops },
  });
  fillIn();
  expect(main().getByText('That is ₹1,00,000 for everything.')).toBeVisible();
  const files = ['one.jpg', 'two.png', 'three.webp'].map((name) => new File(['x'], name, { type: 'image/jpeg' }));
  fireEvent.change(main().getByLabelText('Images'), {
    target: { files: [...files, new File(['x'], 'a.pdf', { type: 'text/pdf' })] },
  });
  expect(await main().findByText('a.pdf is not a picture.')).toBeVisible();
  await user.click(main().getByRole('button', { name: 'Move three.webp forward' }));
  await user.click(main().getByRole('button', { name: 'Remove one.jpg' }));
  const tiles = within(main().getByRole('list', { name: 'Chosen pictures' })).getAllByRole('img');
  expect(tiles.map((tile) => tile.getAttribute('alt'))).toEqual(['Picture 1: three.webp', 'Picture 2: two.png']);

  await submit(user);
  expect(await main().findByRole('button', { name: 'Adding...' })).toBeDisabled();
  await waitFor(() => expect(createCrop).toHaveBeenCalled());
  const { images, ...rest } = createCrop.mock.calls[0]?.[1].input ?? { images: [] };
  expect(images.map(({ name }) => name)).toEqual(['three.webp', 'two.png']);
  expect(rest).toEqual({
    cropName: 'Wheat',
    category: 'GRAINS',
    description: 'Sharbati, dry',
    quantity: { amount: 40, unit: 'QUINTAL' },
    minQuantity: null,
    priceType: 'FIXED',
    basePrice: 2500,
    reservePrice: null,
    location: { state: 'Haryana', district: 'Hisar', address: 'Near the mandi' },
    harvestDate: null,
    expiryDate: null,
    qualityGrade: 'B',
    specifications: { organic: false, pesticidesUsed: [], fertilizersUsed: [], certifications: [] },
    asDraft: false,
  });
  await act(async () => answer({ crop: { id: 'new' } }));
  await waitFor(() => expect(address()).toBe('/farmer-dashboard'));
  expect(await screen.findByText('Crop added successfully!')).toBeVisible();
  await waitFor(() => expect(farmerCrops).toHaveBeenCalled());
  expect(sessionStorage).toHaveLength(0);
});

test('a refusal keeps the values, and lands on its field (AC-231, AC-320)', async () => {
  const message = 'The harvest date must lie between a year ago and two years ahead.';
  const createCrop = () => {
    throw new GraphQLError(message, {
      extensions: {
        code: 'BAD_USER_INPUT',
        fields: [
          { field: 'harvestDate', message },
          { field: 'images', message: 'Too large.' },
        ],
      },
    });
  };
  const { user, address } = await renderApp('/add/crops', { as: 'farmer', Mutation: { createCrop } });
  fillIn();
  await submit(user);
  expect(await screen.findByText(`Error adding crop: ${message}`)).toBeVisible();
  expect(main().getByLabelText('Harvest Date')).toHaveAccessibleDescription(message);
  expect(main().getByLabelText('Images')).toHaveAccessibleDescription('Too large.');
  expect(address()).toBe('/add/crops');
  expect(box('Crop Name')).toHaveValue('Wheat');
  expect(submitButton()).toBeEnabled();
});

test('AC-490: saved as a draft before all of it is there; what even a draft needs is named', async () => {
  const createCrop = jest.fn((_source: unknown, _args: Sent) => ({ crop: { id: 'new' } }));
  const { user, address } = await renderApp('/add/crops', {
    as: 'farmer',
    Mutation: { createCrop },
    Query: { farmerCrops: () => noCrops },
  });
  fillIn();
  await user.clear(box('Description'));
  await user.clear(box('District'));
  await user.clear(box('Quantity'));
  const saveDraft = main().getByRole('button', { name: 'Save as draft' });
  await user.click(saveDraft);
  expect(await screen.findByText('A draft needs these first: quantity amount')).toBeVisible();
  expect(box('Quantity')).toHaveFocus();
  expect(box('Description')).toHaveAccessibleDescription(words('addCrop.descriptionHint'));
  expect(createCrop).not.toHaveBeenCalled();

  fireEvent.change(box('Quantity'), { target: { value: '40' } });
  await user.click(saveDraft);
  await waitFor(() => expect(address()).toBe('/farmer-dashboard'));
  expect(await screen.findByText('Draft saved. Only you see it until you publish it.')).toBeVisible();
  expect(createCrop.mock.calls[0]?.[1].input).toMatchObject({ asDraft: true, cropName: 'Wheat', description: '' });
  expect(sessionStorage).toHaveLength(0);
});

test('AC-498: how it was grown stands in a part of its own, shut until it is wanted or wrong', async () => {
  const message = 'Certificates must be a list of at most 20 entries.';
  const createCrop = jest.fn((_source: unknown, _args: Sent) => {
    const fields = [{ field: 'specifications.certifications', message }];
    throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', fields } });
  });
  const { user } = await renderApp('/add/crops', { as: 'farmer', Mutation: { createCrop } });
  const part = main().getByText('More about the crop').closest('details');
  expect(part).not.toHaveAttribute('open');
  fillIn();
  fireEvent.click(main().getByLabelText('Grown organically'));
  fireEvent.change(main().getByLabelText('Fertilizers Used'), { target: { value: 'DAP, urea' } });
  await submit(user);
  await waitFor(() => expect(main().getByLabelText('Certificates')).toHaveFocus());
  expect(part).toHaveAttribute('open');
  expect(createCrop.mock.calls[0]?.[1].input).toMatchObject({
    specifications: { organic: true, fertilizersUsed: ['DAP', 'urea'], pesticidesUsed: [], certifications: [] },
  });
});

test('a failure without an answer has a generic message (AC-320)', async () => {
  const createCrop = () => {
    throw new GraphQLError('');
  };
  const { user } = await renderApp('/add/crops', { as: 'farmer', Mutation: { createCrop } });
  fillIn();
  await submit(user);
  const reason = words('addCrop.failedReason');
  expect(await screen.findByText(words('addCrop.failed', { reason }))).toBeVisible();
});

test('leaving the page loses nothing, and starting afresh empties it', async () => {
  const { user, router } = await renderApp('/add/crops', { as: 'farmer', Query: { farmerCrops: () => noCrops } });
  await user.click(box('Crop Name'));
  await user.paste('Mustard');
  await user.click(main().getByRole('radio', { name: 'Auction' }));
  await act(async () => router.navigate('/farmer-dashboard'));
  await act(async () => router.navigate('/add/crops'));
  expect(await main().findByText(/We kept what you had entered/)).toBeVisible();
  expect(box('Crop Name')).toHaveValue('Mustard');
  expect(main().getByRole('radio', { name: 'Auction' })).toBeChecked();
  await user.click(main().getByRole('button', { name: 'Start afresh' }));
  expect(box('Crop Name')).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test('a buyer may open it and is told who may list (AC-285, X-44)', async () => {
  await renderApp('/add/crops', { as: 'buyer' });
  expect(main().getByText(/Only farmers can list crops/)).toBeVisible();
  expect(submitButton()).toBeEnabled();
});

test('in Hindi the missing fields have Hindi names', async () => {
  const { user } = await renderApp('/add/crops', { as: 'farmer', language: 'hi' });
  await user.click(main().getByRole('button', { name: 'फसल जोड़िए' }));
  expect(await screen.findByText(/^कृपया सभी ज़रूरी जानकारी भरिए: फसल का नाम, श्रेणी/)).toBeVisible();
});
