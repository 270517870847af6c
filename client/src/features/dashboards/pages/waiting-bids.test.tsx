import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { axe } from 'jest-axe';
import type { Answers } from '@/testing/mock-schema';
import { renderApp } from '@/testing/render-app';
import { dealOf, mandiOf, offerOf, onePage, overStanding, waitingBid } from '@/testing/trade';

const SECTION = 'To do today';
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
/** Opens what more can be said to the first bid. */
async function openSheet(user: UserEvent) {
  await user.click((await firstBid()).getByRole('button', { name: /^More|^Answer/ }));
  return within(await screen.findByRole('dialog'));
}
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

test('each bid with buyer, price × quantity = sum and time; what ends first on top, bids on one crop together, the best first (AC-690, AC-691)', async () => {
  const soon = new Date(Date.now() + 90 * 60_000).toISOString();
  const rice = { ...waitingBid('b3').crop, id: 'rice-1', cropName: 'Rice' };
  const better = waitingBid('b2', {
    validUntil: soon,
    buyer: { id: 'buyer-2', firstName: 'Imran', rating: null, reviews: 0 },
    lastOffer: offerOf('o2', { price: 2600, total: 26_000, quantity: { amount: 10, unit: 'QUINTAL' } }),
  });
  const receivedBids = jest.fn((_source: unknown, { waiting }: { waiting?: boolean }) =>
    onePage(waiting ? [waitingBid('b3', { crop: rice }), waitingBid('b1'), better] : []),
  );
  const { container } = await openDashboard({ Query: { receivedBids } });
  const list = within(await screen.findByRole('list', { name: SECTION }));
  expect(list.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Wheat · 2 bids, the best ₹2,600',
    'Imran',
    'Ravi',
    'Ravi · Rice',
  ]);
  const [first, second] = within(list.getByRole('list', { name: 'Bids on Wheat' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('₹2,600 × 10 quintals = ₹26,000');
  expect(first).toHaveTextContent('1 hour left');
  expect(second).toHaveTextContent('₹2,400 × 40 quintals = ₹96,000');
  expect(screen.getByRole('tab', { name: 'To do 3' })).toHaveAttribute('aria-selected', 'true');
  expect((await axe(container)).violations).toEqual([]);
});

test('the sheet has what the row has no room for: the person, the words, the asking price (AC-692)', async () => {
  const { user, container } = await openDashboard({ Query: { receivedBids: () => onePage([waitingBid('b1')]) } });
  const sheet = await openSheet(user);
  expect(sheet.getByRole('heading', { name: 'Ravi bids on Wheat' })).toBeVisible();
  expect(sheet.getByRole('link', { name: 'Wheat' })).toHaveAttribute('href', '/contact-farmer/wheat-1');
  expect(sheet.getByRole('img', { name: 'Rating: 4.8 out of 5' })).toBeVisible();
  expect(sheet.getByText('(3 reviews)')).toBeVisible();
  expect(sheet.getByRole('link', { name: 'About Ravi' })).toHaveAttribute('href', '/people/buyer-1');
  expect(sheet.getByText('40 quintals, together ₹96,000')).toBeVisible();
  expect(sheet.getByText('₹100 (4 %) below your price of ₹2,500')).toBeVisible();
  expect(sheet.getByText('“I come on Thursday.”')).toBeVisible();
  expect(sheet.getByText("You see Ravi's phone number once the deal is made.")).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((await firstBid()).getByRole('button', { name: 'More: Ravi, Wheat' })).toHaveFocus();
});

test('three ready counter-offers stand in the field with one press: the middle, what is asked, the mandi (AC-693)', async () => {
  const crop = { ...waitingBid('b1').crop, priceComparison: mandiOf({ mandi: 2380 }) };
  const counterOffer = jest.fn((_source: unknown, _args: never) => ({ bid: waitingBid('b1', { state: 'COUNTERED' }) }));
  const { user } = await openDashboard({
    Query: { receivedBids: () => onePage([waitingBid('b1', { crop })]) },
    Mutation: { counterOffer },
  });
  const sheet = await openSheet(user);
  const ready = within(sheet.getByRole('group', { name: 'Ready prices' })).getAllByRole('button');
  expect(ready.map((button) => button.textContent)).toEqual([
    '₹2,450 in the middle',
    '₹2,500 as you ask',
    '₹2,380 mandi price',
  ]);
  await user.click(ready[0] as HTMLElement);
  expect(sheet.getByRole('textbox', { name: 'Your price per quintal' })).toHaveValue('2450');
  expect(ready[0]).toHaveAttribute('aria-pressed', 'true');
  expect(counterOffer).not.toHaveBeenCalled();
  await user.click(sheet.getByRole('button', { name: 'Send this price' }));
  expect((await screen.findByText('Ravi now has your price of ₹2,450.')).parentElement).toHaveFocus();
  expect(counterOffer.mock.calls[0]?.[1]).toEqual({ input: { offerId: 'offer-of-b1', price: 2450 } });
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
    const next = within(await screen.findByRole('list', { name: SECTION }));
    expect(next.getByRole('heading', { name: 'Name a pick-up day' })).toBeVisible();
    expect(next.getByRole('link', { name: 'Open: Name a pick-up day (Ravi Kumar, Wheat)' })).toHaveAttribute(
      'href',
      '/deals/deal-1',
    );
    await user.click(screen.getByRole('tab', { name: 'Deals 1' }));
    const deals = within(await screen.findByRole('list', { name: 'My deals' }));
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
    expect(await screen.findByText(/^Nothing to do now/)).toBeVisible();
    expect(log).toHaveBeenCalled();
  });

  test('is not offered where less is left; it can still be rejected', async () => {
    const { user } = await openDashboard({
      Query: { receivedBids: () => onePage([waitingBid('b1', { allowedActions: ['DECLINE'] })]) },
    });
    const row = await firstBid();
    expect(row.getByText('You cannot accept it: not that much is left.')).toBeVisible();
    expect(row.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
    const sheet = await openSheet(user);
    expect(sheet.getByRole('button', { name: 'Decline' })).toBeVisible();
    expect(sheet.queryByRole('form')).not.toBeInTheDocument();
  });
});

describe('reject', () => {
  async function openForm(declineOffer: (source: unknown, args: never) => unknown) {
    const app = await openDashboard({
      Query: { receivedBids: () => onePage(rejected.mock.calls.length > 0 ? [] : [waitingBid('b1')]) },
      Mutation: { declineOffer },
    });
    await app.user.click((await openSheet(app.user)).getByRole('button', { name: 'Decline' }));
    await screen.findByRole('form', { name: 'Why not? Ravi will read it.' });
    return app;
  }
  const rejected = jest.fn((_source: unknown, _args: never) => ({
    bid: { ...waitingBid('b1'), ...overStanding, state: 'REJECTED' },
  }));
  beforeEach(() => rejected.mockClear());

  test('with one of five reasons and own words', async () => {
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

  test('Cancel leads back to the counter-offer', async () => {
    const { user } = await openForm(rejected);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('form', { name: 'Counter-offer to Ravi' })).toBeVisible();
    expect(rejected).not.toHaveBeenCalled();
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
  const receivedBids = (_source: unknown, { waitingFor }: { waitingFor?: string }) =>
    onePage(waitingFor === 'BUYER' ? [bid] : []);
  const { user } = await renderApp('/farmer-dashboard?bid=b7', {
    as: 'farmer',
    Query: { farmerCrops, myCropSummary, receivedBids },
    Mutation: { counterOffer },
  });
  const waiting = within(await screen.findByRole('list', { name: 'Waiting for an answer' }));
  expect(waiting.getByText('Buyer is asked how much')).toBeVisible();
  expect(waiting.getByRole('listitem')).toHaveFocus();
  await user.click(waiting.getByRole('button', { name: 'More: Ravi, Wheat' }));
  const form = within(await screen.findByRole('form', { name: 'Counter-offer to Ravi' }));
  await user.click(form.getByText('For another quantity'));
  expect(form.getByText('At most 15 quintals. Leave empty for 15 quintals.')).toBeVisible();
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
  expect(await screen.findByText('Not everything could be loaded.')).toBeVisible();
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
        // Once what waits for the farmer, and once what waits for the buyers.
        return onePage(asked <= 2 ? [] : [waitingBid('b1')]);
      },
    },
  });
  await screen.findByRole('tab', { name: 'To do 0' });
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(screen.getByRole('tab', { name: 'To do 1' })).toBeVisible();
  expect(await bids()).toHaveLength(1);
  jest.useRealTimers();
});

test('in Hindi', async () => {
  const { user } = await openDashboard({ Query: { receivedBids: () => onePage([waitingBid('b1')]) } }, 'hi');
  const list = within(await screen.findByRole('list', { name: 'आज के काम' }));
  expect(list.getByText('× 40 क्विंटल = ₹96,000')).toBeVisible();
  expect(list.getByRole('button', { name: 'Ravi जी की बोली मंज़ूर कीजिए: Wheat' })).toHaveTextContent('मंज़ूर');
  await user.click(list.getByRole('button', { name: 'और: Ravi जी, Wheat' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Ravi जी की बोली: Wheat' }));
  expect(sheet.getByText('आपके दाम ₹2,500 से ₹100 (4%) कम')).toBeVisible();
});
