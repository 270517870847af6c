import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { axe } from 'jest-axe';
import type { Answers } from '@/testing/mock-schema';
import { renderApp } from '@/testing/render-app';
import { counteredStanding, offerOf, onePage, openStanding, overStanding } from '@/testing/trade';

const SECTION = 'To do today';

const crop = {
  id: 'wheat-1',
  cropName: 'Wheat',
  status: 'ACTIVE',
  listed: true,
  basePrice: 2600,
  minQuantity: 10,
  quantity: { amount: 80, unit: 'QUINTAL' },
  remainingQuantity: { amount: 80, unit: 'QUINTAL' },
  farmer: { id: 'farmer-1', firstName: 'Asha' },
  images: [],
};
const base = { bidAmount: 2400, message: null, createdAt: '2026-03-05T06:30:00.000Z', crop };
const countered = { id: 'b1', ...base, ...counteredStanding, quantity: { amount: 40, unit: 'QUINTAL' } };
const shrunk = {
  ...countered,
  ...openStanding,
  id: 'b2',
  state: 'NEEDS_CONFIRMATION',
  allowedActions: ['CONFIRM_QUANTITY', 'WITHDRAW', 'REPLACE'],
  crop: { ...crop, remainingQuantity: { amount: 15, unit: 'QUINTAL' } },
};

/** The dashboard of a buyer for whom these wait, until they are answered. */
async function openDashboard(
  waiting: readonly unknown[],
  {
    path = '/buyer-dashboard',
    language = 'en' as const,
    ...answers
  }: Answers & { path?: string; language?: 'en' | 'hi' } = {},
) {
  const answered = { now: false };
  const myBids = (_source: unknown, args: { waiting: boolean }) =>
    onePage(args.waiting && !answered.now ? waiting : []);
  const app = await renderApp(path, { ...answers, Query: { myBids, ...answers.Query }, as: 'buyer', language });
  return { ...app, answered };
}

const row = async () =>
  within(within(await screen.findByRole('list', { name: SECTION })).getAllByRole('listitem')[0] as HTMLElement);
/** Opens what more can be said to the first bid. */
async function openSheet(user: UserEvent) {
  await user.click((await row()).getByRole('button', { name: /^More|^Answer/ }));
  return within(await screen.findByRole('dialog'));
}
const dialog = async () => within(await screen.findByRole('alertdialog'));

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  log.mockClear();
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test("a farmer's price with its total, time, what was bid, and all prices in order (AC-417)", async () => {
  const { container, user } = await openDashboard([countered]);
  const inList = await row();
  expect(inList.getByRole('heading', { name: 'Asha · Wheat' })).toBeVisible();
  expect(inList.getByText('$2,550')).toBeVisible();
  expect(inList.getByText('× 40 quintals = $1,02,000')).toBeVisible();
  const shown = await openSheet(user);
  expect(shown.getByRole('heading', { name: "Asha's offer for Wheat" })).toBeVisible();
  expect(shown.getByText('40 quintals, together $1,02,000')).toBeVisible();
  expect(shown.getByText('You had bid $2,400.')).toBeVisible();
  expect(shown.getByText(/until 01 Jan 2999/)).toBeVisible();
  const [first, last] = shown.getAllByRole('listitem', { hidden: true });
  expect(first).toHaveTextContent('You: $2,400 per quintal for 40 quintals');
  expect(last).toHaveTextContent('Asha: $2,550 per quintal for 40 quintals');
  expect(last).toHaveTextContent('waits for an answer');
  expect(last).toHaveAttribute('aria-current', 'step');
  expect(first).not.toHaveAttribute('aria-current');
  expect((await axe(container)).violations).toEqual([]);
});

test('nothing stands there where nothing waits', async () => {
  await openDashboard([]);
  expect(await screen.findByText('You have not placed a bid yet')).toBeVisible();
  expect(screen.queryByRole('list', { name: SECTION })).not.toBeInTheDocument();
});

test('accepting asks with the total in words; then the deal is there', async () => {
  const sent: unknown[] = [];
  const { user, answered } = await openDashboard([countered], {
    Mutation: {
      acceptOffer: (_source, { input }: { input: unknown }) => {
        sent.push(input);
        answered.now = true;
        const deal = { id: 'deal-1', number: 'AP-2026-000123' };
        return { bid: { ...countered, ...overStanding, state: 'ACCEPTED', deal } };
      },
    },
  });
  await user.click((await row()).getByRole('button', { name: "Accept Asha's price for Wheat" }));
  const question = await dialog();
  expect(
    question.getByText(
      /at ₹2,550 per quintal\. Together ₹1,02,000: 1 lakh 2 thousand rupees\..* sees your phone number as well/,
    ),
  ).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Accept' }));
  const note = await screen.findByText(/You accepted Asha's price. Deal AP-2026-000123 is made./);
  await waitFor(() => expect(note.parentElement).toHaveFocus(), { timeout: 4000 });
  expect(sent).toEqual([{ offerId: 'counter-1' }]);
  expect(screen.queryByRole('list', { name: SECTION })).not.toBeInTheDocument();
});

describe('saying no to a price (AC-412)', () => {
  const declined = () =>
    jest.fn((_source: unknown, _args: never) => ({ bid: { ...countered, ...overStanding, state: 'DECLINED' } }));
  const openForm = async (declineOffer: ReturnType<typeof declined>) => {
    const app = await openDashboard([countered], { Mutation: { declineOffer } });
    await app.user.click((await openSheet(app.user)).getByRole('button', { name: 'Decline' }));
    const form = within(await screen.findByRole('form', { name: 'Say no to this price?' }));
    return { ...app, form };
  };

  test('sends own words to the farmer', async () => {
    const declineOffer = declined();
    const { user, form, container } = await openForm(declineOffer);
    expect(form.getByText(/your bid for Wheat is over: \$2,550 per quintal is not for you/)).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
    await user.type(form.getByRole('textbox', { name: 'Why not? Asha reads it. (optional)' }), ' $2,450 at the most. ');
    expect(declineOffer).not.toHaveBeenCalled();
    await user.click(form.getByRole('button', { name: 'Say no' }));
    expect((await screen.findByText("You said no to Asha's price.")).parentElement).toHaveFocus();
    const input = { offerId: 'counter-1', reason: null, words: '$2,450 at the most.' };
    expect(declineOffer.mock.calls[0]?.[1]).toEqual({ input });
  });

  test('needs no reason', async () => {
    const declineOffer = declined();
    const { user, form } = await openForm(declineOffer);
    await user.click(form.getByRole('button', { name: 'Say no' }));
    expect(await screen.findByText("You said no to Asha's price.")).toBeVisible();
    expect(declineOffer.mock.calls[0]?.[1]).toEqual({ input: { offerId: 'counter-1', reason: null, words: null } });
  });

  test('Cancel sends nothing, and leads back to the counter-offer', async () => {
    const declineOffer = declined();
    const { user, form } = await openForm(declineOffer);
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('form', { name: 'Counter-offer to Asha' })).toBeVisible();
    expect(declineOffer).not.toHaveBeenCalled();
  });
});

test('another price is sent; one that is far from the last one is asked about once (AC-418)', async () => {
  const counterOffer = jest.fn((_source: unknown, _args: never) => ({ bid: { ...countered, ...openStanding } }));
  const { user } = await openDashboard([countered], { Mutation: { counterOffer } });
  await openSheet(user);
  const form = within(await screen.findByRole('form', { name: 'Counter-offer to Asha' }));
  await user.click(form.getByRole('button', { name: 'Send this price' }));
  expect(form.getByText('Please enter a price above ₹0.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Your price per quintal' }), '25');
  await user.click(form.getByRole('button', { name: 'Send this price' }));
  const question = '$25 for one quintal: that is 1 % of the last price, $2,550. Is it meant so?';
  expect(form.getByText(question)).toBeVisible();
  expect(counterOffer).not.toHaveBeenCalled();
  await user.type(form.getByRole('textbox', { name: 'Your price per quintal' }), '00');
  expect(form.queryByText(question)).not.toBeInTheDocument();
  await user.type(form.getByRole('textbox', { name: 'How much (quintal)' }), '30');
  await user.click(form.getByRole('button', { name: 'Send this price' }));
  expect((await screen.findByText('Asha now has your price of $2,500.')).parentElement).toHaveFocus();
  expect(counterOffer.mock.calls[0]?.[1]).toEqual({ input: { offerId: 'counter-1', price: 2500, quantity: 30 } });
});

test('a far price that is meant so is sent with the second press', async () => {
  const counterOffer = jest.fn((_source: unknown, _args: never) => ({ bid: { ...countered, ...openStanding } }));
  const { user } = await openDashboard([countered], { Mutation: { counterOffer } });
  await openSheet(user);
  await user.type(await screen.findByRole('textbox', { name: 'Your price per quintal' }), '900');
  await user.click(screen.getByRole('button', { name: 'Send this price' }));
  await user.click(screen.getByRole('button', { name: 'Yes, send this price' }));
  await waitFor(() => expect(counterOffer).toHaveBeenCalledTimes(1));
});

test('a refusal is said in words and at its field', async () => {
  const message = 'That is less than the farmer sells at a time.';
  const { user } = await openDashboard([countered], {
    Mutation: {
      counterOffer: () => {
        const extensions = { code: 'BAD_USER_INPUT', fields: [{ field: 'quantity', message }] };
        throw new GraphQLError(message, { extensions });
      },
    },
  });
  await openSheet(user);
  await user.type(await screen.findByRole('textbox', { name: 'Your price per quintal' }), '2500');
  await user.click(screen.getByRole('button', { name: 'Send this price' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'How much (quintal)' })).toHaveFocus();
});

test('less is left: the smaller quantity is confirmed at the own price, after a question (AC-414)', async () => {
  const confirmBidQuantity = jest.fn((_source: unknown, _args: never) => ({
    bid: { ...shrunk, ...openStanding, lastOffer: offerOf('o2', { quantity: { amount: 15, unit: 'QUINTAL' } }) },
  }));
  const { user } = await openDashboard([shrunk], { Mutation: { confirmBidQuantity } });
  expect((await row()).getByText('Less is left than you wanted.')).toBeVisible();
  const shown = await openSheet(user);
  expect(shown.getByRole('heading', { name: 'Asha has less left of Wheat' })).toBeVisible();
  expect(shown.getByText('Of this, 15 quintals are left for you.')).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Take 15 quintals' }));
  const question = await dialog();
  expect(
    question.getByText(/15 quintals of Wheat at your price of ₹2,400 per quintal, together ₹36,000/),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Asha now has your bid for the smaller quantity.')).toBeVisible();
  expect(confirmBidQuantity.mock.calls[0]?.[1]).toEqual({ input: { bidId: 'b2' } });
});

describe('a link to a bid (AC-419)', () => {
  test('marks the one that waits, in sight and with the focus', async () => {
    await openDashboard([{ ...shrunk, crop: { ...shrunk.crop, id: 'rice-1' } }, countered], {
      path: '/buyer-dashboard?bid=b1',
    });
    const marked = (await screen.findByRole('button', { name: "Accept Asha's price for Wheat" })).closest('li');
    await waitFor(() => expect(marked).toHaveFocus());
  });

  test.each([
    [
      { ...overStanding, state: 'REJECTED', declineReason: 'WANTS_TO_WAIT' },
      'Asha declined your bid.',
      'Not selling yet.',
    ],
    [
      { ...overStanding, state: 'EXPIRED', endedReason: 'BUYER_SILENT' },
      'This bid is over.',
      'You did not answer in time.',
    ],
    [{ ...overStanding, state: 'REPLACED' }, 'You have placed another bid since.', 'Your newer bid counts.'],
  ])('that is older than the bid says how it stands now: %#', async (standing, where, why) => {
    const bid = { ...countered, buyer: { id: 'buyer-1', firstName: 'Ravi', rating: null, reviews: 0 }, ...standing };
    await openDashboard([], { path: '/buyer-dashboard?bid=b1', Query: { bid: () => bid } });
    const shown = within(await screen.findByRole('list', { name: 'The bid of your link' }));
    expect(shown.getByText(where)).toBeVisible();
    expect(shown.getByText(why)).toBeVisible();
  });

  test("that is nobody's of the reader says so", async () => {
    await openDashboard([], { path: '/buyer-dashboard?bid=b9', Query: { bid: () => null } });
    expect(await screen.findByText('The bid of this link is not there, or it is not yours.')).toBeVisible();
  });
});

test('ready answers of a buyer: the middle, the own bid; the farmer’s number is asked for when it is wanted (AC-693)', async () => {
  const contactOf = jest.fn(() => ({ phone: '9812000001' }));
  const { user } = await openDashboard([countered], {
    Query: { crop: () => ({ id: 'wheat-1', farmer: { id: 'farmer-1', contact: contactOf } }) },
  });
  const sheet = await openSheet(user);
  const ready = within(sheet.getByRole('group', { name: 'Ready prices' })).getAllByRole('button');
  expect(ready.map((button) => button.textContent)).toEqual(['$2,480 in the middle', '$2,400 your bid']);
  expect(contactOf).not.toHaveBeenCalled();
  await user.click(sheet.getByRole('button', { name: 'Talk to Asha' }));
  expect(await sheet.findByRole('link', { name: /9812000001/ })).toHaveAttribute('href', 'tel:+919812000001');
});

test('a counter-offer of the buyer’s own is seen to wait for the farmer (AC-694)', async () => {
  const sent = {
    ...countered,
    ...openStanding,
    id: 'b5',
    lastOffer: offerOf('o3', { price: 2450, total: 98_000 }),
    offers: [offerOf('o1'), offerOf('o2', { madeBy: 'FARMER' }), offerOf('o3', { price: 2450, total: 98_000 })],
  };
  const myBids = (_source: unknown, { waitingFor }: { waitingFor?: string }) =>
    onePage(waitingFor === 'FARMER' ? [sent] : []);
  await openDashboard([], { Query: { myBids } });
  const waiting = within(await screen.findByRole('list', { name: 'Waiting for an answer' }));
  expect(waiting.getByText("Waiting for Asha's answer to $2,450")).toBeVisible();
  expect(screen.getByText('$98,000 offered in 1 open bid')).toBeVisible();
});

test('in Hindi', async () => {
  const { user } = await openDashboard([countered], { language: 'hi' });
  const list = within(await screen.findByRole('list', { name: 'आज के काम' }));
  expect(list.getByRole('button', { name: 'Asha जी का भाव मंज़ूर कीजिए: Wheat' })).toBeVisible();
  await user.click(list.getByRole('button', { name: 'और: Asha जी, Wheat' }));
  expect(await screen.findByRole('dialog', { name: 'Asha जी ने भाव बताया: Wheat' })).toBeVisible();
});
