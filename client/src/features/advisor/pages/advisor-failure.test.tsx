import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { payloadOf } from '@/testing/people';
import { renderApp } from '@/testing/render-app';
import { fakeStream } from '../testing/fake-stream';

const PAGE = '/services/krishi-sahayak-ai';
const APOLOGY = /माफ़ कीजिए.*तकनीकी दिक्कत.*फिर से पूछिए/;
const field = () => screen.getByRole('textbox', { name: 'Your question' });

beforeEach(() => {
  // jsdom draws nothing and cannot scroll.
  jest.spyOn(window, 'scrollBy').mockReturnValue();
  jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('where it cannot be streamed, the answer comes as a whole over GraphQL', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const chat = jest.fn((_source: unknown, _asked: unknown) => ({
    message: 'नवंबर में।',
    language: 'HI',
    notice: 'हमारी अपनी जानकारी से।',
    sources: [],
  }));
  const { user } = await renderApp(PAGE, { Mutation: { chat } });
  await user.type(field(), 'गेहूँ कब?{Enter}');
  const answer = await screen.findByText('नवंबर में।');
  expect(answer.closest('[lang]')).toHaveAttribute('lang', 'hi');
  expect(screen.getByText('हमारी अपनी जानकारी से।')).toBeVisible();
  expect(chat.mock.calls[0]?.[1]).toEqual({ input: { messages: [{ role: 'USER', content: 'गेहूँ कब?' }] } });
});

test('a failure is an apology in Hindi; then one can ask again or go on (AC-243, AC-318)', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const chat = () => {
    throw new GraphQLError('Something broke.', { extensions: { code: 'INTERNAL' } });
  };
  const { user } = await renderApp(PAGE, { Mutation: { chat } });
  await user.type(field(), 'When to sow?{Enter}');
  const apology = await within(await screen.findByRole('log')).findByText(APOLOGY);
  expect(apology.closest('[lang]')).toHaveAttribute('lang', 'hi');
  expect(apology.closest('article')).toHaveTextContent(/^Krishi Sahayak/);
  expect(screen.getByText(/Something went wrong on our side/)).toBeVisible();

  const stream = fakeStream();
  await user.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(screen.queryByText(APOLOGY)).not.toBeInTheDocument();
  await stream.answer('In November.');
  await user.type(field(), 'And mustard?{Enter}');
  await stream.answer('In October.');
  expect(stream.sent.map(({ messages }) => messages.map(({ content }) => content))).toEqual([
    ['When to sow?'],
    ['When to sow?', 'In November.', 'And mustard?'],
  ]);
});

test('a guest above the limit is told so, and GraphQL is not asked in vain', async () => {
  const refusal = Response.json({ success: false, message: 'Too many.', code: 'RATE_LIMITED' }, { status: 429 });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(refusal);
  const chat = jest.fn();
  const { user } = await renderApp(PAGE, { Mutation: { chat } });
  await user.type(field(), 'When to sow?{Enter}');
  expect(await screen.findByText(/Please wait a little, then ask again/)).toBeVisible();
  expect(screen.getByText(APOLOGY)).toBeVisible();
  expect(chat).not.toHaveBeenCalled();
});

const refusalOf = (code: string, status: number) => Response.json({ success: false, message: 'No.', code }, { status });
const answerOf = (text: string) =>
  new Response(
    `event: delta\ndata: ${JSON.stringify({ text })}\n\nevent: done\ndata: ${JSON.stringify({ language: 'en' })}\n\n`,
    { headers: { 'Content-Type': 'text/event-stream' } },
  );
const tokensSent = (fetch: jest.SpyInstance) =>
  fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));

test('who is signed in is asked for by name: the token goes along', async () => {
  const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(answerOf('In November.'));
  const { user, session } = await renderApp(PAGE, { as: 'buyer' });
  await user.type(field(), 'When to sow?{Enter}');
  expect(await screen.findByText('In November.')).toBeVisible();
  expect(tokensSent(fetch)).toEqual([`Bearer ${session.accessToken()}`]);
});

test('a token that has ended is renewed, and the question asked once more', async () => {
  const fetch = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(refusalOf('TOKEN_EXPIRED', 401))
    .mockResolvedValueOnce(answerOf('In November.'));
  const refreshSession = () => ({ session: { ...payloadOf('buyer'), accessToken: 'fresh-token' } });
  const { user } = await renderApp(PAGE, { as: 'buyer', Mutation: { refreshSession } });
  await user.type(field(), 'When to sow?{Enter}');
  expect(await screen.findByText('In November.')).toBeVisible();
  expect(tokensSent(fetch)).toEqual([expect.stringMatching(/^Bearer /), 'Bearer fresh-token']);
});

test('a person above the limit is told so, and GraphQL is not asked in vain', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(refusalOf('RATE_LIMITED', 429));
  const chat = jest.fn();
  const { user } = await renderApp(PAGE, { as: 'buyer', Mutation: { chat } });
  await user.type(field(), 'When to sow?{Enter}');
  expect(await screen.findByText(/Please wait a little, then ask again/)).toBeVisible();
  expect(chat).not.toHaveBeenCalled();
});

test('an answer that breaks off stays readable, with the apology below it', async () => {
  const stream = fakeStream();
  const chat = jest.fn();
  const { user } = await renderApp(PAGE, { Mutation: { chat } });
  await user.type(field(), 'When to sow?{Enter}');
  await stream.say('In Nov');
  await stream.cut();
  expect(await screen.findByText(APOLOGY)).toBeVisible();
  expect(screen.getByText('In Nov')).toBeVisible();
  expect(chat).not.toHaveBeenCalled();
});

test('an error in the stream before the first word asks GraphQL', async () => {
  const stream = fakeStream();
  const chat = () => ({ message: 'In November.', language: 'EN', notice: null, sources: [] });
  const { user } = await renderApp(PAGE, { Mutation: { chat } });
  await user.type(field(), 'When to sow?{Enter}');
  await stream.send('error', { success: false, message: 'x', code: 'INTERNAL' });
  expect(await screen.findByText('In November.')).toBeVisible();
});

test('an answer can be stopped; what was said stays, and one can ask again', async () => {
  const stream = fakeStream();
  const { user } = await renderApp(PAGE);
  await user.type(field(), 'When to sow?{Enter}');
  await stream.say('In the north ');
  await user.click(screen.getByRole('button', { name: 'Stop the answer' }));
  expect(stream.aborted).toEqual([true]);
  expect(screen.getByText('In the north')).toBeVisible();
  expect(screen.getByText('You stopped this answer.')).toBeVisible();
  expect(screen.queryByText(APOLOGY)).not.toBeInTheDocument();
  expect(field()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Ask again' }));
  await stream.answer('In November.');
  expect(screen.queryByText('In the north')).not.toBeInTheDocument();
});

test('a page that is left stops its answer; back again, the question waits to be asked again', async () => {
  const stream = fakeStream();
  const first = await renderApp(PAGE);
  await first.user.type(field(), 'When to sow?{Enter}');
  await stream.say('In the ');
  first.unmount();
  expect(stream.aborted).toEqual([true]);
  const { user } = await renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Ask again' }));
  await stream.answer('In November.');
  expect(stream.sent).toHaveLength(2);
  expect(screen.getByText('In November.')).toBeVisible();
});

test('what another version of the site kept in this tab does no harm', async () => {
  sessionStorage.setItem('advisor-conversation', '{no json');
  await renderApp(PAGE);
  expect(screen.getByRole('group', { name: 'Start with a question' })).toBeVisible();
});
