import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { axe } from 'jest-axe';
import type { Answers } from '@/testing/mock-schema';
import { renderApp } from '@/testing/render-app';
import { dealOf, offerOf, onePage, overStanding, waitingBid } from '@/testing/trade';

const SECTION = 'Bids waiting for you';
const myCropSummary = () => ({ listed: 1, active: 1, sold: 0, valueOnSale: 100_000 });
const farmerCrops = () => onePage([]);

type Carried = { headers: Record<string, string> };

async function openDashboard(answers: Answers = {}, language: 'en' | 'hi' = 'en') {
  const Query = { farmerCrops, myCropSummary, ...answers.Query };
  const app = await renderApp('/farmer-dashboard', { ...answers, Query, as: 'farmer', language });
  return app;
}

const bids = async () =>
  within(await screen.findByRole('list', { name: SECTION }))
    .getAllByRole('listitem')
    .map((row) => within(row));
const firstBid = async () => {
  const [row] = await bids();
  if (!row) throw new Error('No bid is shown.');
  return row;
};
const dialog = async () => within(await screen.findByRole('alertdialog'));
const dialogGone = () =>
  waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument(), { timeout: 4000 });

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('each bid with buyer, price, total, how it stands to the asking price, and time; what ends first on top', async () => {
  const soon = new Date(Date.now() + 90 * 60_000).toISOString();
  const second = waitingBid('b2', {
    validUntil: soon,
    message: null,
    lastOffer: offerOf('o2', { price: 2600, total: 26_000, quantity: { amount: 10, unit: 'QUINTAL' } }),
  });
  const receivedBids = jest.fn((_source: unknown, _args: never) => onePage([second, waitingBid('b1')]));
  const { container } = await openDashboard({ Query: { receivedBids } });
  const [urgent, other] = await bids();
  expect(receivedBids.mock.calls[0]?.[1]).toEqual({ waiting: true, first: 50 });
  expect(urgent?.getByText(/^1 hour left/)).toBeVisible();
  expect(urgent?.getByText('₹100 (4 %) above your price of ₹2,500')).toBeVisible();
  expect(other?.getByRole('heading', { name: 'Ravi bids on Wheat' })).toBeVisible();
  expect(other?.getByRole('link', { name: 'Wheat' })).toHaveAttribute('href', '/contact-farmer/wheat-1');
  expect(other?.getByRole('img', { name: 'Rating: 4.8 out of 5' })).toBeVisible();
  expect(other?.getByText('(3 reviews)')).toBeVisible();
  expect(other?.getByRole('link', { name: 'About Ravi' })).toHaveAttribute('href', '/people/buyer-1');
  expect(other?.getByText('₹2,400')).toBeVisible();
  expect(other?.getByText('40 quintals, together ₹96,000')).toBeVisible();
  expect(other?.getByText('₹100 (4 %) below your price of ₹2,500')).toBeVisible();
  expect(other?.getByText('“I come on Thursday.”')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('they stand above the crops', async () => {
  await openDashboard({ Query: { receivedBids: () => onePage([waitingBid('b1')]) } });
  const headings = (await screen.findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent);
  expect(headings.slice(0, 3)).toEqual([SECTION, 'My deals', 'Your Crops']);
});

describe('accept', () => {
  const accepted = () => ({
    bid: {
      ...waitingBid('b1'),
      ...overStanding,
      state: 'ACCEPTED',
      deal: { id: 'deal-1', number: 'AP-2026-000123' },
      crop: { id: 'wheat-1', status: 'SOLD' },
    },
  });

  test('asks once with the total in figures and words; then the bid is gone and the deal is there', async () => {
    const sent: { input: unknown; key: string | undefined }[] = [];
    const isAccepted = () => sent.length > 0;
    const { user } = await openDashboard({
      Query: {
        receivedBids: () => onePage(isAccepted() ? [] : [waitingBid('b1')]),
        myDeals: () => onePage(isAccepted() ? [dealOf('deal-1')] : []),
      },
      Mutation: {
        acceptOffer: (_source, { input }: { input: unknown }, { headers }: Carried) => {
          sent.push({ input, key: headers['idempotency-key'] });
          return accepted();
        },
      },
    });
    await user.click((await firstBid()).getByRole('button', { name: "Accept Ravi's bid for Wheat" }));
    const question = await dialog();
    expect(question.getByText(/Together ₹96,000: 96 thousand rupees\./)).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Accept' }));
    await dialogGone();
    expect(sent).toEqual([{ input: { offerId: 'offer-of-b1' }, key: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
    const note = screen.getByText(/You accepted Ravi's bid. Deal AP-2026-000123 is made./);
    expect(note.parentElement).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Open the deal' })).toHaveAttribute('href', '/deals/deal-1');
    expect(screen.queryByRole('list', { name: SECTION })).not.toBeInTheDocument();
    expect(screen.getByText('No bid is waiting. When a buyer names a price, you find it here.')).toBeVisible();
    const deals = within(await screen.findByRole('list', { name: 'My deals' }));
    expect(deals.getByRole('link', { name: 'Wheat' })).toHaveAttribute('href', '/deals/deal-1');
    expect(deals.getByText('Agree on a day of pick-up with Ravi Kumar.')).toBeVisible();
  });

  test('Cancel sends nothing', async () => {
    const acceptOffer = jest.fn(accepted);
    const { user } = await openDashboard({
      Query: { receivedBids: () => onePage([waitingBid('b1')]) },
      Mutation: { acceptOffer },
    });
    await user.click((await firstBid()).getByRole('button', { name: /^Accept/ }));
    await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
    await dialogGone();
    expect(acceptOffer).not.toHaveBeenCalled();
  });

  test.each([
    [
      'OFFER_CHANGED',
      { offer: { id: 'o9', price: 2300, quantity: 40 } },
      'The price has changed: it is now ₹2,300. Please look at it first.',
    ],
    ['OFFER_EXPIRED', { expiredAt: '2026-03-05T06:30:00.000Z' }, 'Too late: the time to answer is over.'],
    ['NOT_YOUR_TURN', { awaiting: 'BUYER' }, "It is the other side's turn to answer."],
    ['QUANTITY_GONE', { remaining: 12.5 }, 'Less than that is left: only 12.5.'],
    ['QUANTITY_GONE', { remaining: 0 }, 'All of it is sold.'],
    ['CONFLICT', undefined, 'This bid was withdrawn.'],
  ])('%s is said in words, and the list is asked for anew', async (code, details, words) => {
    let asked = 0;
    const { user } = await openDashboard({
      Query: {
        receivedBids: () => {
          asked += 1;
          return onePage(asked === 1 ? [waitingBid('b1')] : []);
        },
      },
      Mutation: {
        acceptOffer: () => {
          throw new GraphQLError('This bid was withdrawn.', { extensions: { code, details } });
        },
      },
    });
    await user.click((await firstBid()).getByRole('button', { name: /^Accept/ }));
    await user.click((await dialog()).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText(words)).toBeVisible();
    await dialogGone();
    expect(await screen.findByText(/No bid is waiting/)).toBeVisible();
    expect(log).toHaveBeenCalled();
  });

  test('is not offered where less is left; it can still be rejected', async () => {
    await openDashboard({
      Query: { receivedBids: () => onePage([waitingBid('b1', { allowedActions: ['DECLINE'] })]) },
    });
    const row = await firstBid();
    expect(row.getByText('You cannot accept it: not that much is left.')).toBeVisible();
    expect(row.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
    expect(row.getByRole('button', { name: "Reject Ravi's bid for Wheat" })).toBeVisible();
  });
});

describe('reject', () => {
  async function openForm(declineOffer: (source: unknown, args: never) => unknown) {
    const app = await openDashboard({
      Query: { receivedBids: () => onePage(rejected.mock.calls.length > 0 ? [] : [waitingBid('b1')]) },
      Mutation: { declineOffer },
    });
    await app.user.click((await firstBid()).getByRole('button', { name: /^Reject Ravi/ }));
    await screen.findByRole('form', { name: 'Why not? Ravi will read it.' });
    return app;
  }
  const rejected = jest.fn((_source: unknown, _args: never) => ({
    bid: { ...waitingBid('b1'), ...overStanding, state: 'REJECTED' },
  }));
  beforeEach(() => rejected.mockClear());

  test('with one of five reasons and own words, in place', async () => {
    const { user, container } = await openForm(rejected);
    const form = within(screen.getByRole('form', { name: 'Why not? Ravi will read it.' }));
    expect(form.getAllByRole('radio')).toHaveLength(5);
    expect((await axe(container)).violations).toEqual([]);
    await user.click(form.getByRole('radio', { name: 'The price is too low.' }));
    await user.type(form.getByRole('textbox'), ' At 2500 it is yours. ');
    await user.click(form.getByRole('button', { name: 'Reject the bid' }));
    expect((await screen.findByText("You rejected Ravi's bid.")).parentElement).toHaveFocus();
    expect(rejected.mock.calls[0]?.[1]).toEqual({
      input: { offerId: 'offer-of-b1', reason: 'PRICE_TOO_LOW', words: 'At 2500 it is yours.' },
    });
    expect(screen.queryByRole('list', { name: SECTION })).not.toBeInTheDocument();
  });

  test('own words alone are enough; nothing at all is not', async () => {
    const { user } = await openForm(rejected);
    await user.click(screen.getByRole('button', { name: 'Reject the bid' }));
    expect(screen.getByText('Please choose a reason, or write one below.')).toBeVisible();
    expect(rejected).not.toHaveBeenCalled();
    await user.type(screen.getByRole('textbox', { name: 'In your own words (optional)' }), 'My brother takes it.');
    await user.click(screen.getByRole('button', { name: 'Reject the bid' }));
    expect(await screen.findByText("You rejected Ravi's bid.")).toBeVisible();
    expect(rejected.mock.calls[0]?.[1]).toEqual({
      input: { offerId: 'offer-of-b1', reason: null, words: 'My brother takes it.' },
    });
  });

  test('Cancel closes it and gives the focus back', async () => {
    const { user } = await openForm(rejected);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Reject Ravi/ })).toHaveFocus();
  });

  test('a refusal is said in words', async () => {
    const { user } = await openForm(() => {
      throw new GraphQLError('Over.', { extensions: { code: 'OFFER_EXPIRED', details: {} } });
    });
    await user.click(screen.getByRole('radio', { name: 'Not selling yet.' }));
    await user.click(screen.getByRole('button', { name: 'Reject the bid' }));
    expect(await screen.findByText('Too late: the time to answer is over.')).toBeVisible();
  });
});

test('one that waits for its buyer is answered from its link: a price for what is left (AC-414, AC-419)', async () => {
  const crop = { ...waitingBid('b7').crop, remainingQuantity: { amount: 15, unit: 'QUINTAL' } };
  const bid = waitingBid('b7', { state: 'NEEDS_CONFIRMATION', allowedActions: ['DECLINE', 'COUNTER'], crop });
  const counterOffer = jest.fn((_source: unknown, _args: never) => ({ bid: { ...bid, state: 'COUNTERED' } }));
  const { user } = await renderApp('/farmer-dashboard?bid=b7', {
    as: 'farmer',
    Query: { farmerCrops, myCropSummary, receivedBids: () => onePage([]), bid: () => bid },
    Mutation: { counterOffer },
  });
  await user.click(await screen.findByRole('button', { name: "Name another price for Ravi's bid for Wheat" }));
  const form = within(await screen.findByRole('form', { name: 'Your price for Ravi' }));
  expect(form.getByText('At most 15 quintals. Left empty: 15 quintals.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Your price per quintal' }), '2450');
  await user.click(form.getByRole('button', { name: 'Send this price' }));
  expect((await screen.findByText('Ravi now has your price of ₹2,450.')).parentElement).toHaveFocus();
  expect(counterOffer.mock.calls[0]?.[1]).toEqual({ input: { offerId: 'offer-of-b7', price: 2450 } });
});

test('a failure is said and can be tried again', async () => {
  let works = false;
  const { user } = await openDashboard({
    Query: {
      receivedBids: () => {
        if (!works) throw new GraphQLError('down');
        return onePage([waitingBid('b1')]);
      },
    },
  });
  expect(await screen.findByText('The bids could not be loaded.')).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await bids()).toHaveLength(1);
});

test('a new bid appears without a reload', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
  let asked = 0;
  await openDashboard({
    Query: {
      receivedBids: () => {
        asked += 1;
        return onePage(asked === 1 ? [] : [waitingBid('b1')]);
      },
    },
  });
  await screen.findByText(/No bid is waiting/);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await bids()).toHaveLength(1);
  jest.useRealTimers();
});

test('in Hindi', async () => {
  await openDashboard({ Query: { receivedBids: () => onePage([waitingBid('b1')]) } }, 'hi');
  expect(await screen.findByRole('heading', { name: 'Ravi जी की बोली: Wheat' })).toBeVisible();
  expect(screen.getByText('आपके दाम ₹2,500 से ₹100 (4%) कम')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ravi जी की बोली मंज़ूर कीजिए: Wheat' })).toHaveTextContent('मंज़ूर कीजिए');
});
