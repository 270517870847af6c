import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { axe } from 'jest-axe';
import { renderApp } from '@/testing/render-app';
import { dealOf } from '@/testing/trade';
import { words } from '@/testing/words';

const LATER = '2999-01-01T00:00:00.000Z';
const notYet = { canRate: true, rateBy: LATER, yourRating: null, theirRating: null };
const rating = (id: string, stars: number, said: string | null) => ({ id, stars, words: said });

type Sent = { dealId: string; stars: number; words: string | null };

function open(ratings: Record<string, unknown>, rateDeal?: (input: Sent) => unknown, language: 'en' | 'hi' = 'en') {
  return renderApp('/deals/deal-1', {
    as: 'farmer',
    language,
    Query: { deal: () => dealOf('deal-1', { state: 'COMPLETED', ...ratings }) },
    Mutation: { rateDeal: (_: unknown, { input }: { input: Sent }) => rateDeal?.(input) },
  });
}

const panel = async () => within(await screen.findByRole('region', { name: 'Rating' }));

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('stars and words are sent once, and then it says when the other side sees them (AC-458)', async () => {
  const sent: Sent[] = [];
  const { user, container } = await open(notYet, (input) => {
    sent.push(input);
    const yourRating = rating('mine', input.stars, input.words);
    return { deal: dealOf('deal-1', { ...notYet, state: 'COMPLETED', canRate: false, yourRating }) };
  });
  const shown = await panel();
  expect(shown.getByRole('group', { name: 'How did it go with Ravi?' })).toBeVisible();
  expect(shown.getByText(/Ravi sees it once both of you have rated/).parentElement).toHaveTextContent('until');
  expect((await axe(container)).violations).toEqual([]);

  await user.click(shown.getByRole('button', { name: 'Send rating' }));
  expect(shown.getByText('Choose one to five stars.')).toBeVisible();
  expect(sent).toEqual([]);

  await user.click(shown.getByRole('radio', { name: 'Good' }));
  await user.type(shown.getByRole('textbox', { name: 'In your words' }), 'Came on time.');
  await user.click(shown.getByRole('button', { name: 'Send rating' }));
  expect(await screen.findByText('Thank you. Your rating is stored.')).toBeVisible();
  expect(sent).toEqual([{ dealId: 'deal-1', stars: 4, words: 'Came on time.' }]);
  expect(await shown.findByText('Your rating of Ravi')).toBeVisible();
  expect(shown.getByText('Came on time.')).toBeVisible();
  expect(
    shown.getByText(/Both ratings are shown once Ravi has rated you too, at the latest 01 Jan 2999/),
  ).toBeVisible();
  expect(shown.queryByRole('textbox')).not.toBeInTheDocument();
});

test('by keyboard alone', async () => {
  const sent: Sent[] = [];
  const { user } = await open(notYet, (input) => {
    sent.push(input);
    return { deal: dealOf('deal-1', { ...notYet, canRate: false, yourRating: rating('mine', 5, null) }) };
  });
  const shown = await panel();
  shown.getByRole('radio', { name: words('deal.rating.stars.4') }).focus();
  await user.keyboard(' {ArrowRight}{Tab}{Tab}{Enter}');
  expect(await shown.findByText('Your rating of Ravi')).toBeVisible();
  expect(sent).toEqual([{ dealId: 'deal-1', stars: 5, words: null }]);
});

test('what the server refuses stands at its field', async () => {
  const { user } = await open(notYet, () => {
    throw new GraphQLError('Please check the fields.', {
      extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'words', message: 'Everyone can read this.' }] },
    });
  });
  const shown = await panel();
  await user.click(shown.getByRole('radio', { name: words('deal.rating.stars.5') }));
  await user.type(shown.getByRole('textbox'), 'Call 98765 43210');
  await user.click(shown.getByRole('button', { name: words('deal.rating.send') }));
  expect(await shown.findByText('Everyone can read this.')).toBeVisible();
  expect(shown.getByRole('textbox')).toHaveValue('Call 98765 43210');
  expect(log).toHaveBeenCalled();
});

test('what both said, and the way to the page of the other one', async () => {
  await open({
    canRate: false,
    rateBy: LATER,
    yourRating: rating('mine', 5, null),
    theirRating: rating('theirs', 4, 'Honest weight.'),
  });
  const shown = await panel();
  expect(shown.getByText('Your rating of Ravi')).toBeVisible();
  expect(shown.getByText('What Ravi says of you')).toBeVisible();
  expect(shown.getByText('Honest weight.')).toBeVisible();
  expect(shown.getByRole('img', { name: 'Rating: 4 out of 5' })).toBeVisible();
  expect(shown.getByRole('link', { name: 'What others say of Ravi' })).toHaveAttribute('href', '/people/buyer-1');
  expect(shown.queryByText(/Both ratings are shown once/)).not.toBeInTheDocument();
});

test('after the seven days it says that they are over', async () => {
  await open({ canRate: false, rateBy: '2026-03-12T06:30:00.000Z', yourRating: null, theirRating: null });
  expect((await panel()).getByText('The seven days to rate this deal are over.')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('a deal that is not completed has no rating', async () => {
  await open({ state: 'AGREED' });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Rating' })).not.toBeInTheDocument();
});

test('in Hindi', async () => {
  await open(notYet, undefined, 'hi');
  expect(await screen.findByRole('group', { name: 'Ravi जी के साथ सौदा कैसा रहा?' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'बहुत अच्छा' })).toBeInTheDocument();
});
