import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { axe } from 'jest-axe';
import { renderApp } from '@/testing/render-app';
import { dealOf, weighingOf } from '@/testing/trade';

type Side = 'FARMER' | 'BUYER';

const AT = '2026-03-09T06:30:00.000Z';
const pictureOf = (id: string) => ({ id, path: `/api/deals/deal-1/pictures/${id}`, width: 1280, height: 960 });
const statementOf = (by: Side, words: string, ...pictures: string[]) => ({
  by,
  words,
  at: AT,
  pictures: pictures.map(pictureOf),
});
const disputed = (statements: readonly unknown[], decision: string | null = null) => ({
  state: 'DISPUTED',
  weighing: weighingOf(),
  finalAmount: 92_904,
  turns: [],
  allowedActions: ['DISPUTE'],
  dispute: { openedBy: 'BUYER', openedAt: AT, decision, decidedAt: decision && AT, statements },
});
const buyersWords = statementOf('BUYER', 'The slip says 37.', 'p1', 'p2');

type Sent = { words: string; images?: readonly File[] };

function open(
  changes: Record<string, unknown>,
  { side = 'FARMER' as Side, openDispute = (_input: Sent): unknown => ({}), language = 'en' as 'en' | 'hi' } = {},
) {
  let deal = dealOf('deal-1', { yourSide: side, ...changes });
  return renderApp('/deals/deal-1', {
    as: side === 'FARMER' ? 'farmer' : 'buyer',
    language,
    Query: { deal: () => deal },
    Mutation: {
      openDispute: (_source: unknown, { input }: { input: Sent }) => {
        deal = { ...deal, ...(openDispute(input) as object) };
        return { deal };
      },
    },
  });
}

const photo = (name: string, bytes = 1_000) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
const panel = async () => within(await screen.findByRole('region', { name: 'What both of you say' }));

let asked: string[];
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  asked = [];
  let count = 0;
  URL.createObjectURL = () => {
    count += 1;
    return `blob:${count}`;
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    asked.push(`${String(url)} ${new Headers(init?.headers).get('authorization')?.slice(0, 7)}`);
    return new Response(new Blob(['picture']), { status: 200 });
  });
});
afterEach(() => jest.restoreAllMocks());

test('both sides’ words and pictures, asked for with the access token, large with a press (AC-446)', async () => {
  const statements = [buyersWords, statementOf('FARMER', 'It was signed.', 'p3')];
  const { user, container } = await open(disputed(statements, 'The signed slip counts.'));
  const shown = await panel();
  const [theirs, mine] = shown.getAllByRole('listitem');
  expect(theirs).toHaveTextContent(/^Ravi Kumar · 09 Mar 2026, 12:00 pmThe slip says 37\./);
  expect(mine).toHaveTextContent(/^You · /);
  expect(shown.getByText('The signed slip counts.')).toBeVisible();
  expect(await within(theirs as HTMLElement).findAllByRole('img')).toHaveLength(2);
  expect(asked.sort()).toEqual([
    '/api/deals/deal-1/pictures/p1?width=320 Bearer ',
    '/api/deals/deal-1/pictures/p2?width=320 Bearer ',
    '/api/deals/deal-1/pictures/p3?width=320 Bearer ',
  ]);
  await user.click(shown.getByRole('button', { name: 'Picture 1 of Ravi Kumar: show it large' }));
  expect(await shown.findByRole('button', { name: 'Picture 1 of Ravi Kumar: show it small' })).toBeVisible();
  expect(asked).toContain('/api/deals/deal-1/pictures/p1 Bearer ');
  expect((await axe(container)).violations).toEqual([]);
});

test('a picture that does not come says so, and can be asked for again', async () => {
  jest.mocked(globalThis.fetch).mockResolvedValueOnce(new Response(null, { status: 503 }));
  const { user } = await open(disputed([statementOf('BUYER', 'The slip says 37.', 'p1')]));
  const shown = await panel();
  expect(await shown.findByText('The picture could not be loaded.')).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Try again' }));
  expect(await shown.findByRole('img', { name: 'Picture 1 of Ravi Kumar' })).toBeVisible();
});

test('the other side answers with words and pictures, of which one can be taken away again (AC-446)', async () => {
  const sent: Sent[] = [];
  const { user, container } = await open(disputed([buyersWords]), {
    openDispute: (input) => {
      sent.push(input);
      return disputed([buyersWords, statementOf('FARMER', input.words, 'p3', 'p4')]);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Say how you see it' }));
  const form = within(await screen.findByRole('form', { name: 'Say how you see it' }));
  await user.type(form.getByRole('textbox', { name: 'In your own words' }), 'It was signed.');
  const files = [photo('slip.jpg'), photo('scale.jpg'), photo('dog.jpg')];
  await user.upload(form.getByLabelText('Pictures (optional)'), files);
  expect(form.getAllByRole('img')).toHaveLength(3);
  expect((await axe(container)).violations).toEqual([]);
  await user.click(form.getByRole('button', { name: 'Remove dog.jpg' }));
  await user.click(form.getByRole('button', { name: 'Send to the operator' }));
  expect(await screen.findByText('Sent. Our operator hears you both, and then decides.')).toBeVisible();
  expect(sent).toEqual([{ dealId: 'deal-1', words: 'It was signed.', images: files.slice(0, 2) }]);
  expect(await (await panel()).findByText('It was signed.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add to what you said' })).toBeVisible();
});

test('too large and too many are said before anything is sent', async () => {
  const { user } = await open(disputed([statementOf('FARMER', 'It was signed.', 'p1', 'p2', 'p3')]));
  await user.click(await screen.findByRole('button', { name: 'Add to what you said' }));
  const form = within(await screen.findByRole('form'));
  const field = form.getByLabelText('Pictures (optional)');
  await user.upload(field, [photo('big.jpg', 10 * 1024 * 1024 + 1), photo('a.jpg'), photo('b.jpg')]);
  expect(form.getByText('big.jpg is larger than 10 MB.')).toBeVisible();
  expect(form.getByText('b.jpg was left out: at most 1 more.')).toBeVisible();
  expect(form.getAllByRole('img')).toHaveLength(1);
  expect(form.getByRole('img', { name: 'Picture 1: a.jpg' })).toBeVisible();
});

test('what the server says of a picture stands at its field, and nothing is lost', async () => {
  const message = 'Not a picture we can read.';
  const { user } = await open(disputed([buyersWords]), {
    openDispute: () => {
      const extensions = { code: 'UNSUPPORTED_MEDIA', fields: [{ field: 'images', message }] };
      throw new GraphQLError('That file is not a picture we can read.', { extensions });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Say how you see it' }));
  const form = within(await screen.findByRole('form'));
  await user.type(form.getByRole('textbox'), 'It was signed.');
  await user.upload(form.getByLabelText('Pictures (optional)'), [photo('slip.jpg')]);
  await user.click(form.getByRole('button', { name: 'Send to the operator' }));
  expect(await form.findByText(message)).toBeVisible();
  expect(form.getByLabelText('Pictures (optional)')).toHaveAccessibleDescription(message);
  expect(form.getByRole('img', { name: 'Picture 1: slip.jpg' })).toBeVisible();
  expect(form.getByRole('textbox')).toHaveValue('It was signed.');
});

test('who has shown four adds words alone', async () => {
  const { user } = await open(disputed([statementOf('BUYER', 'All of it.', 'p1', 'p2', 'p3', 'p4')]), {
    side: 'BUYER',
  });
  await user.click(await screen.findByRole('button', { name: 'Add to what you said' }));
  const form = within(await screen.findByRole('form'));
  expect(form.getByRole('textbox')).toBeVisible();
  expect(form.queryByLabelText('Pictures (optional)')).not.toBeInTheDocument();
});

test('in Hindi', async () => {
  await open(disputed([buyersWords]), { language: 'hi' });
  expect(await screen.findByRole('region', { name: 'दोनों ने क्या कहा' })).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Ravi Kumar जी का फ़ोटो 1' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'अपनी बात बताइए' })).toBeVisible();
});
