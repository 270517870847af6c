import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type RenderAppOptions, renderApp } from '@/testing/render-app';
import { words } from '@/testing/words';

const main = () => within(screen.getByRole('main'));
const box = (name: string) => main().getByLabelText(new RegExp(`^${name}`));
const press = (id: Parameters<typeof words>[0]) => main().getByRole('button', { name: words(id) });
/** One of the steps, in their line. */
const step = (name: 'crop' | 'place') =>
  main().getByRole('button', { name: new RegExp(`^\\d. ${words(`addCrop.step.${name}`)}$`) });
const fill = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });

const page = (nodes: unknown[]) => ({
  nodes,
  totalCount: nodes.length,
  pageInfo: { hasNextPage: false, endCursor: null },
});
const cropNames = () =>
  page([
    {
      id: 'wheat',
      english: 'Wheat',
      hindi: 'गेहूँ',
      names: ['wheat', 'गेहूँ', 'gehu'],
      category: 'GRAINS',
      unit: 'QUINTAL',
      picture: 'wheat',
      isCommon: true,
    },
  ]);
const listedBefore = () =>
  page([
    {
      id: 'c1',
      cropName: 'Wheat HD-3086',
      description: 'Dry, in bags of 50 kg.',
      location: { state: 'Haryana', district: 'Hisar', address: 'Kaimri' },
    },
  ]);
const soldBefore = () =>
  page([
    {
      id: 'd1',
      yourSide: 'FARMER',
      state: 'COMPLETED',
      price: 2480,
      quantity: { unit: 'QUINTAL' },
      sold: { name: 'Wheat' },
    },
  ]);
const around = {
  district: 'Hisar',
  weekLeast: 2450,
  weekMiddle: 2512,
  weekGreatest: 2570,
  lowest: 2440,
  highest: 2585,
  mandi: 2500,
  msp: 2425,
  day: '2026-11-22',
  isSample: false,
  isOld: false,
};

const open = ({ Query, ...options }: RenderAppOptions = {}, path = '/add/crops') =>
  renderApp(path, { as: 'farmer', ...options, Query: { cropNames, farmerCrops: () => page([]), ...Query } });

const { matchMedia } = window;
beforeEach(() => {
  // A phone: below 900 px.
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('899') }) as MediaQueryList;
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  window.matchMedia = matchMedia;
  Reflect.deleteProperty(window, 'webkitSpeechRecognition');
  sessionStorage.clear();
});

test('AC-710: four steps with back and next; what is typed stays, and so does the step in the address', async () => {
  const { user, address } = await open();
  expect(main().getByRole('group', { name: words('addCrop.step.photos') })).toBeVisible();
  expect(box('Crop Name')).not.toBeVisible();
  expect(main().queryByRole('button', { name: words('addCrop.submit') })).not.toBeInTheDocument();
  await user.click(press('addCrop.stepNext'));
  expect(address()).toBe('/add/crops?step=crop');
  expect(step('crop')).toHaveAttribute('aria-current', 'step');
  // The key of a phone's keyboard that says Go.
  await user.type(box('Quantity'), '40{Enter}');
  expect(address()).toBe('/add/crops?step=price');
  expect(box('Base Price')).toBeVisible();
  await user.click(press('addCrop.stepBack'));
  expect(box('Quantity')).toHaveValue('40');
  await user.click(step('place'));
  expect(box('State')).toBeVisible();
  expect(press('addCrop.submit')).toBeVisible();
});

test('AC-710: publishing with something missing names it, and leads to the step where it is', async () => {
  const createCrop = jest.fn((_source: unknown, _args: { input: unknown }) => ({ crop: { id: 'new' } }));
  const { user, address } = await open({ Mutation: { createCrop } }, '/add/crops?step=place');
  await user.click(press('addCrop.submit'));
  expect(await screen.findByText(/^Please fill all required fields: cropName, category, description/)).toBeVisible();
  expect(box('Crop Name')).toHaveFocus();
  expect(box('Crop Name')).toBeVisible();
  expect(address()).toBe('/add/crops?step=crop');
  expect(createCrop).not.toHaveBeenCalled();

  fill('Crop Name', 'Wheat');
  fill('Category', 'GRAINS');
  fill('Description', 'Dry.');
  fill('Quantity', '40');
  await user.click(main().getByRole('radio', { name: 'quintal' }));
  await user.click(step('place'));
  fill('State', 'Haryana');
  fill('District', 'Hisar');
  fill('Address', 'Kaimri');
  await user.click(press('addCrop.submit'));
  await waitFor(() => expect(box('Base Price')).toHaveFocus());
  fill('Base Price', '2500');
  await user.click(step('place'));
  await user.click(press('addCrop.submit'));
  await waitFor(() => expect(createCrop).toHaveBeenCalled());
  expect(createCrop.mock.calls[0]?.[1].input).toMatchObject({
    quantity: { amount: 40, unit: 'QUINTAL' },
    basePrice: 2500,
    qualityGrade: 'B',
  });
});

test('AC-711, AC-712, AC-713, AC-714: what is known fills the form in, to the card that buyers will see', async () => {
  const { user } = await open({
    Query: {
      farmerCrops: listedBefore,
      myDeals: soldBefore,
      priceComparison: () => around,
    },
  });
  await waitFor(() => expect(box('Address')).toHaveValue('Kaimri'));
  // Nobody typed it: it is no draft.
  expect(sessionStorage).toHaveLength(0);
  await user.click(press('addCrop.stepNext'));
  await user.click(await main().findByRole('button', { name: 'Wheat' }));
  expect(box('Crop Name')).toHaveValue('Wheat');
  expect(box('Category')).toHaveValue('GRAINS');
  expect(main().getByRole('radio', { name: 'quintal' })).toBeChecked();
  expect(box('Description')).toHaveValue('Dry, in bags of 50 kg.');
  expect(box('Quantity')).toHaveFocus();
  expect(main().queryByRole('list', { name: words('addCrop.common') })).not.toBeInTheDocument();
  await user.keyboard('40');
  await user.click(press('addCrop.stepNext'));
  await user.click(await main().findByRole('button', { name: 'MSP ₹2,425' }));
  expect(box('Base Price')).toHaveValue('2425');
  await user.click(main().getByRole('button', { name: 'Usual ₹2,512' }));
  expect(box('Base Price')).toHaveValue('2512');
  await user.click(main().getByRole('button', { name: 'Last sale ₹2,480' }));
  expect(box('Base Price')).toHaveValue('2480');
  await user.click(press('addCrop.stepNext'));
  const card = await main().findByText(words('marketplace.contactFarmer'));
  const article = card.closest('article');
  expect(article).toHaveTextContent(/Wheat.*गेहूँ/);
  expect(article).toHaveTextContent('₹2,480');
  expect(article).toHaveTextContent('Hisar, Haryana');
});

test('AC-711: the name of the crop is said where the browser listens, and proposed', async () => {
  const ears: FakeRecognition[] = [];
  class FakeRecognition {
    onresult?: (event: { results: { transcript: string }[][] }) => void;
    start = () => ears.push(this);
    stop = jest.fn();
    abort = jest.fn();
  }
  Object.assign(window, { webkitSpeechRecognition: FakeRecognition });
  const { user } = await open({}, '/add/crops?step=crop');
  await user.click(await main().findByRole('button', { name: words('addCrop.speak') }));
  await act(async () => ears[0]?.onresult?.({ results: [[{ transcript: 'gehu' }]] }));
  expect(box('Crop Name')).toHaveValue('gehu');
  await user.click(await main().findByRole('option', { name: /Wheat/ }));
  expect(box('Crop Name')).toHaveValue('Wheat');
});
