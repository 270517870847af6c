import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { axe } from 'jest-axe';
import { people } from '@/testing/people';
import { renderApp } from '@/testing/render-app';
import { offerOf, onePage, waitingBid } from '@/testing/trade';
import { catalog } from '@/testing/words';

const QUESTION = 'Are you sure you want to delete this crop? This action cannot be undone.';
const main = () => within(screen.getByRole('main'));

const picture = { url: '/media/w.webp', alt: 'Wheat, picture 1', width: 480, height: 360, variants: [] };
const cropOf = (id: string, cropName: string, status = 'ACTIVE') => ({
  id,
  cropName,
  status,
  basePrice: 2500,
  quantity: { amount: 40, unit: 'QUINTAL' },
  createdAt: '2026-01-05T06:30:00.000Z',
  images: id === 'c1' ? [picture] : [],
});
const five = [
  cropOf('c1', 'Wheat'),
  cropOf('c2', 'Rice', 'SOLD'),
  cropOf('c3', 'Maize', 'PENDING'),
  cropOf('c4', 'Onion', 'EXPIRED'),
  cropOf('c5', 'Garlic', 'DRAFT'),
];
const pageOf = (nodes: unknown[], totalCount = nodes.length, endCursor: string | null = null) => ({
  nodes,
  totalCount,
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
});

const summaryOf = (listed: number) => ({ listed, active: 1, sold: 1, valueOnSale: 100_000 });
const myCropSummary = () => summaryOf(5);

/** It fades out; until it is gone the page behind it is hidden from every query by role. */
const dialogGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test("lists one's own crops, ten a page, each with picture, badge, price and Delete (AC-136 to AC-141, AC-236, AC-237)", async () => {
  const farmerCrops = jest.fn((_source: unknown, _args: never) => pageOf(five));
  const { container } = await renderApp('/farmer-dashboard', { as: 'farmer', Query: { farmerCrops, myCropSummary } });
  expect(main().getByRole('heading', { level: 1, name: 'Farm Dashboard' })).toBeVisible();
  const rows = within(await main().findByRole('list', { name: 'Your Crops' })).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual(five.map((crop) => crop.cropName));
  expect(farmerCrops.mock.calls[0]?.[1]).toEqual({ farmerId: 'farmer-1', first: 10 });

  const wheat = within(rows[0] as HTMLElement);
  expect(wheat.getByRole('img', { name: 'Wheat, picture 1' })).toHaveAttribute('src', '/media/w.webp');
  expect(wheat.getByText('₹2,500')).toBeVisible();
  expect(wheat.getByText(/40 quintals/)).toBeVisible();
  expect(wheat.getByRole('button', { name: 'Delete Wheat' })).toBeVisible();
  const tones = ['active', 'sold', 'pending', 'expired', 'draft'].map((status, index) =>
    within(rows[index] as HTMLElement)
      .getByText(status)
      .closest('[data-tone]')
      ?.getAttribute('data-tone'),
  );
  expect(tones).toEqual(['success', 'info', 'warning', 'error', 'neutral']);
  for (const link of main().getAllByRole('link', { name: 'Add New Crop' })) {
    expect(link).toHaveAttribute('href', '/add/crops');
  }
  expect(main().getByText('₹1,00,000 on sale')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('the next page is added below', async () => {
  const farmerCrops = (_source: unknown, { after }: { after?: string | null }) =>
    after === 'two' ? pageOf([cropOf('c9', 'Mustard')], 6) : pageOf(five, 6, 'two');
  const { user } = await renderApp('/farmer-dashboard', { as: 'farmer', Query: { farmerCrops, myCropSummary } });
  await user.click(await main().findByRole('button', { name: 'Show more crops' }));
  expect(await main().findByRole('heading', { name: 'Mustard' })).toBeVisible();
  expect(main().getByRole('heading', { name: 'Wheat' })).toBeVisible();
  expect(main().queryByRole('button', { name: 'Show more crops' })).not.toBeInTheDocument();
});

test('the figures are those of all crops, not of the page that is shown', async () => {
  const farmerCrops = () => pageOf(five, 12, 'two');
  const summary = () => ({ listed: 12, active: 7, sold: 4, valueOnSale: 250_000.4 });
  await renderApp('/farmer-dashboard', { as: 'farmer', Query: { farmerCrops, myCropSummary: summary } });
  expect(await main().findByText('₹2,50,000 on sale')).toBeVisible();
  expect(main().getByRole('tab', { name: 'Crops 12' })).toBeVisible();
  expect(await main().findByText('Showing 5 of 12.')).toBeVisible();
});

test('a first-time farmer is told what to do', async () => {
  await renderApp('/farmer-dashboard', {
    as: 'farmer',
    Query: { farmerCrops: () => pageOf([]), myCropSummary: () => summaryOf(0) },
  });
  expect(await main().findByText('You have not listed a crop yet')).toBeVisible();
  expect(main().getAllByRole('link', { name: 'Add New Crop' })).toHaveLength(2);
});

test.each(['en', 'hi'] as const)('AC-599: a first-time farmer reads what the form asks for (%s)', async (language) => {
  const { router } = await renderApp('/add/crops', {
    as: 'farmer',
    language,
    Query: { farmerCrops: () => pageOf([]) },
  });
  const needed = [...screen.getByRole('main').querySelectorAll<HTMLInputElement>('[aria-required="true"]')].map(
    ({ labels }) => labels?.[0]?.textContent?.replace(' *', '').toLowerCase(),
  );
  expect(needed).toHaveLength(9);
  await act(async () => router.navigate('/farmer-dashboard'));
  const hint = await main().findByText(catalog('features/dashboards', language)['farmerDashboard.emptyHint'] ?? '');
  for (const label of needed) expect(hint).toHaveTextContent(label ?? 'A field without a label');
});

test('AC-490: a draft that lacks something opens when it is published, with that at its field', async () => {
  const message = 'Please fill in description.';
  const publishCrop = () => {
    const fields = [{ field: 'description', message }];
    throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', fields } });
  };
  const garlic = { ...cropOf('c5', 'Garlic', 'DRAFT'), description: '', farmer: { id: people.farmer.id } };
  const { user, address } = await renderApp('/farmer-dashboard', {
    as: 'farmer',
    Query: {
      farmerCrops: () => pageOf(five),
      myCropSummary,
      crop: () => garlic,
      cropBids: () => ({ totalCount: 0, nodes: [] }),
    },
    Mutation: { publishCrop },
  });
  await user.click(await main().findByRole('button', { name: 'Publish Garlic' }));
  await waitFor(() => expect(address()).toBe('/edit/crops/c5'));
  const description = await main().findByLabelText(/^Description/);
  await waitFor(() => expect(description).toHaveFocus());
  expect(description).toHaveAccessibleDescription(message);
});

describe('delete', () => {
  test('asks with the exact words; Cancel keeps the crop and sends nothing (AC-277)', async () => {
    const deleteCrop = jest.fn(() => ({ deletedCropId: 'c1' }));
    const { user } = await renderApp('/farmer-dashboard', {
      as: 'farmer',
      Query: { farmerCrops: () => pageOf(five), myCropSummary },
      Mutation: { deleteCrop },
    });
    await user.click(await main().findByRole('button', { name: 'Delete Wheat' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(QUESTION)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await dialogGone();
    expect(deleteCrop).not.toHaveBeenCalled();
    expect(main().getByRole('heading', { name: 'Wheat' })).toBeVisible();
  });

  test('says so, and the row disappears (AC-316, X-54)', async () => {
    const deleteCrop = jest.fn((_source: unknown, { input }: { input: { id: string } }) => ({
      deletedCropId: input.id,
    }));
    const { user } = await renderApp('/farmer-dashboard', {
      as: 'farmer',
      Query: {
        farmerCrops: () => pageOf(five),
        myCropSummary: () => summaryOf(5 - deleteCrop.mock.calls.length),
      },
      Mutation: { deleteCrop },
    });
    await user.click(await main().findByRole('button', { name: 'Delete Wheat' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    const toast = await screen.findByText('Crop deleted successfully!');
    expect(toast.closest('.notistack-MuiContent-success')).not.toBeNull();
    await dialogGone();
    expect(main().queryByRole('heading', { name: 'Wheat' })).not.toBeInTheDocument();
    expect(main().getByRole('heading', { name: 'Rice' })).toBeVisible();
    expect(main().getByRole('heading', { name: 'Your Crops' })).toHaveFocus();
    expect(deleteCrop.mock.calls[0]?.[1]).toEqual({ input: { id: 'c1' } });
    expect(await main().findByRole('tab', { name: 'Crops 4' })).toBeVisible();
  });

  test('a refusal keeps the row and gives the reason (AC-317)', async () => {
    const deleteCrop = () => {
      throw new GraphQLError('This crop is not yours.', { extensions: { code: 'FORBIDDEN' } });
    };
    const { user } = await renderApp('/farmer-dashboard', {
      as: 'farmer',
      Query: { farmerCrops: () => pageOf(five), myCropSummary },
      Mutation: { deleteCrop },
    });
    await user.click(await main().findByRole('button', { name: 'Delete Rice' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete crop: This crop is not yours.')).toBeVisible();
    await dialogGone();
    expect(main().getByRole('heading', { name: 'Rice' })).toBeVisible();
  });
});

test('a failure is logged, the list stays empty, and one can try again (AC-314)', async () => {
  let works = false;
  const farmerCrops = () => {
    if (!works) throw new GraphQLError('broken');
    return pageOf(five);
  };
  const { user } = await renderApp('/farmer-dashboard', { as: 'farmer', Query: { farmerCrops, myCropSummary } });
  const again = await main().findByRole('button', { name: 'Try again' });
  expect(main().queryByRole('list', { name: 'Your Crops' })).not.toBeInTheDocument();
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^FarmerCrops failed/), 'broken');
  works = true;
  await user.click(again);
  expect(await main().findByRole('heading', { name: 'Wheat' })).toBeVisible();
});

test('a buyer may look and is shown the way (AC-279, X-45)', async () => {
  await renderApp('/farmer-dashboard', {
    as: 'buyer',
    Query: { farmerCrops: () => pageOf([]), myCropSummary: () => summaryOf(0) },
  });
  expect(main().getByRole('link', { name: 'To the buyer dashboard' })).toHaveAttribute('href', '/buyer-dashboard');
});

test("one's own open auctions come as the server sorts them, and it says where there are more", async () => {
  const hour = 3_600_000;
  const auctionOf = (id: string, cropName: string, auction: Record<string, unknown>) => ({
    ...cropOf(id, cropName),
    auction: { state: 'LIVE', openingPrice: 2500, currentPrice: null, bidCount: 0, farmerAnswerBy: null, ...auction },
  });
  const inHours = (hours: number) => new Date(Date.now() + hours * hour + 60_000).toISOString();
  const myAuctions = jest.fn((_source: unknown, _args: never) =>
    pageOf(
      [
        auctionOf('a1', 'Onion', { endsAt: inHours(2), currentPrice: 2650, bidCount: 3 }),
        auctionOf('a2', 'Tomato', { state: 'AWAITING_FARMER', endsAt: inHours(-19), farmerAnswerBy: inHours(5) }),
      ],
      23,
    ),
  );
  await renderApp('/farmer-dashboard?tab=auctions', {
    as: 'farmer',
    Query: { farmerCrops: () => pageOf([]), myCropSummary, myAuctions },
  });
  const rows = within(await main().findByRole('list', { name: 'Your auctions' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^OOnionOpen for bidsPrice now ₹2,650 \/ quintal · 3 bids2 hours left/),
    expect.stringMatching(/^TTomatoWaits for your answer.*5 hours left/),
  ]);
  expect(main().getByText('Showing the 2 that end next, of 23.')).toBeVisible();
  expect(myAuctions.mock.calls[0]?.[1]).toEqual({ first: 20 });
});

test('one line says what was earned this month and what is on sale (AC-695)', async () => {
  const mySales = () => ({ receivedThisMonth: 73_888.65 });
  await renderApp('/farmer-dashboard', {
    as: 'farmer',
    Query: { farmerCrops: () => pageOf(five), myCropSummary, mySales },
  });
  expect(await main().findByText('₹73,889 earned this month')).toBeVisible();
  expect(main().getByText('₹1,00,000 on sale')).toBeVisible();
});

test('a price that the farmer named is seen to wait for its buyer, and can be taken back (AC-694)', async () => {
  const countered = waitingBid('b1', {
    state: 'COUNTERED',
    allowedActions: ['WITHDRAW_COUNTER'],
    offers: [offerOf('o1'), offerOf('counter-1', { madeBy: 'FARMER', price: 2530, total: 101_200 })],
    lastOffer: offerOf('counter-1', { madeBy: 'FARMER', price: 2530, total: 101_200 }),
  });
  const withdrawCounter = jest.fn((_source: unknown, _args: never) => ({ bid: waitingBid('b1') }));
  const receivedBids = (_source: unknown, { waitingFor }: { waitingFor?: string }) =>
    onePage(waitingFor === 'BUYER' && withdrawCounter.mock.calls.length === 0 ? [countered] : []);
  const { user } = await renderApp('/farmer-dashboard', {
    as: 'farmer',
    Query: { farmerCrops: () => pageOf(five), myCropSummary, receivedBids },
    Mutation: { withdrawCounter },
  });
  const sent = within(await main().findByRole('list', { name: 'Waiting for an answer' }));
  expect(sent.getByRole('heading', { name: 'Ravi · Wheat' })).toBeVisible();
  expect(sent.getByText("Waiting for Ravi's answer to ₹2,530")).toBeVisible();
  await user.click(sent.getByRole('button', { name: 'More: Ravi, Wheat' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw my price' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw my price' }));
  expect(await screen.findByText("Your price is withdrawn. Ravi's bid counts again.")).toBeVisible();
  expect(withdrawCounter.mock.calls[0]?.[1]).toEqual({ input: { offerId: 'counter-1' } });
  await screen.findByRole('main', {}, { timeout: 4000 });
  expect(main().queryByRole('list', { name: 'Waiting for an answer' })).not.toBeInTheDocument();
});

test('each tab has its number and its address, which outlives a reload; without things to do the crops are shown at once (AC-696)', async () => {
  const Query = { farmerCrops: () => pageOf(five), myCropSummary, myDeals: () => onePage([]) };
  const { user, address } = await renderApp('/farmer-dashboard', { as: 'farmer', Query });
  expect(await main().findByRole('list', { name: 'Your Crops' })).toBeVisible();
  await user.click(main().getByRole('tab', { name: 'Deals 0' }));
  expect(await main().findByText('No deals yet')).toBeVisible();
  expect(address()).toBe('/farmer-dashboard?tab=deals');
  await user.keyboard('{ArrowLeft}');
  expect(main().getByRole('tab', { name: 'Crops 5' })).toHaveAttribute('aria-selected', 'true');
  expect(address()).toBe('/farmer-dashboard?tab=crops');
  expect(main().getByRole('tab', { name: 'Crops 5' })).toHaveFocus();
});
