import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderApp } from '@/testing/render-app';
import { dealOf, paymentOf, pickupOf, turnOf, weighedDeal } from '@/testing/trade';
import { unfold } from '../testing/open-deal';
import { actionsOf, type Changes, done, givenUp, labelsOf, type Side, standings } from '../testing/standings';

const open = (changes: Changes, side: Side, language: 'en' | 'hi' = 'en') =>
  renderApp('/deals/deal-1', {
    as: side === 'FARMER' ? 'farmer' : 'buyer',
    language,
    Query: {
      deal: () => dealOf('deal-1', { yourSide: side, ...changes }),
      me: () => ({ id: 'farmer-1', paymentAddress: 'asha@upi' }),
    },
  });

/** The panel that says what is next, and what can be pressed in it. */
function next(heading: string) {
  const panel = screen.getByRole('region', { name: heading });
  return {
    panel,
    pressed: within(panel)
      .queryAllByRole('button')
      .map((button) => button.textContent),
  };
}

const cases = standings.flatMap(([name, changes, sides]) =>
  (['FARMER', 'BUYER'] as const).map((side) => [name, side, changes, sides[side]] as const),
);

test.each(cases)('%s, for the %s', async (_name, side, changes, { heading, sentence, buttons }) => {
  const { container } = await open({ ...changes, allowedActions: actionsOf(buttons) }, side);
  expect(await screen.findByText(sentence)).toBeVisible();
  const { pressed } = next(heading);
  expect(pressed).toEqual(labelsOf(buttons));
  expect((await axe(container)).violations).toEqual([]);
});

test.each(cases)('%s, for the %s, in Hindi', async (_name, side, changes, { buttons }) => {
  await open({ ...changes, allowedActions: actionsOf(buttons) }, side, 'hi');
  await screen.findByText('सौदा AP-2026-000123');
  const panel = within(screen.getByRole('article')).getAllByRole('status')[0]?.closest('section') as HTMLElement;
  const said = within(panel)
    .getAllByRole('status')
    .map((line) => line.textContent ?? '');
  expect(said[0]).toMatch(/[\u0900-\u097F]/);
  // Nothing in it is left in English but names, units of the listing and UPI.
  expect(said.join(' ').replace(/Ravi Kumar|Asha Devi|Wheat|Mandi gate 2/g, '')).not.toMatch(/[A-Za-z]{2,}/);
  expect(within(panel).queryAllByRole('button')).toHaveLength(buttons.length);
});

test('by when, and what comes of saying nothing', async () => {
  const until = new Date(Date.now() + 36 * 60 * 60 * 1000 + 60_000).toISOString();
  await open(
    { ...weighedDeal, allowedActions: [], turns: [turnOf('BUYER', 'CONFIRM_WEIGHT', { respondBy: until })] },
    'FARMER',
  );
  const line = await screen.findByText(/Without an answer the weight then counts as right\./);
  expect(line.parentElement).toHaveTextContent(/^36 hours left/);
});

test('until when a deal can be rated (AC-458)', async () => {
  const rateBy = new Date(Date.now() + 5 * 24 * 60 * 60 * 1000 + 60_000).toISOString();
  await open({ ...done, allowedActions: [], canRate: true, rateBy }, 'BUYER');
  const line = await screen.findByText(/After that nobody can rate this deal any more\./);
  expect(line.parentElement).toHaveTextContent(/^5 days left/);
});

test('two things that wait for the farmer stand below each other', async () => {
  await open(
    {
      pickupProposal: pickupOf(),
      payments: [paymentOf({ amount: 5_000 })],
      turns: [turnOf('FARMER', 'CONFIRM_PICK_UP'), turnOf('FARMER', 'CONFIRM_PAYMENT')],
      allowedActions: ['CONFIRM_PICK_UP', 'CONFIRM_PAYMENT', 'DENY_PAYMENT'],
    },
    'FARMER',
  );
  expect(await screen.findByText(/Does that suit you\?/)).toBeVisible();
  expect(screen.getByText(/Did ₹5,000 arrive\?/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Yes, it arrived' })).toBeVisible();
});

test.each([
  [{ ...givenUp }, 'The deal was given up: nothing is to be paid any more.'],
  [{ ...givenUp, amountToReturn: 10_000, paidAmount: 10_000 }, '₹10,000 has to be given back.'],
])('a deal that was given up asks for no money: %#', async (changes, sentence) => {
  const { user } = await open({ ...changes, turns: [], allowedActions: [] }, 'BUYER');
  const payment = await unfold(user, 'Payment');
  expect(payment.getByText(sentence)).toBeVisible();
  expect(payment.queryByText(/has arrived/)).not.toBeInTheDocument();
});
