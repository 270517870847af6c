import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { fakeStream } from '../testing/fake-stream';

const PAGE = '/services/krishi-sahayak-ai';
const field = () => screen.getByRole('textbox', { name: 'Your question' });
const sendButton = () => screen.getByRole('button', { name: 'Send' });
const log = () => screen.getByRole('log');

beforeEach(() => {
  // jsdom draws nothing and cannot scroll.
  jest.spyOn(window, 'scrollBy').mockReturnValue();
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('a guest is greeted in persona and offered exactly four questions (AC-009, AC-087, AC-278, AC-340)', async () => {
  await renderApp(PAGE);
  expect(screen.getByRole('heading', { level: 1, name: 'Krishi Sahayak AI' })).toBeVisible();
  expect(screen.getByText(/Ram Ram, friend! .*an old hand in the next field/)).toBeVisible();
  const starters = screen.getByRole('group', { name: 'Start with a question' });
  expect(within(starters).getAllByRole('button')).toHaveLength(4);
});

test('in Hindi greeting and questions are in Hindi, and the greeting is marked so', async () => {
  await renderApp(PAGE, { language: 'hi' });
  expect(screen.getByText(/राम राम जी!/).closest('[lang]')).toHaveAttribute('lang', 'hi');
  const starters = screen.getByRole('group', { name: 'इन सवालों से शुरू कीजिए' });
  const questions = within(starters).getAllByRole('button');
  expect(questions).toHaveLength(4);
  for (const question of questions) expect(question).toHaveTextContent(/[\u0900-\u097f]/);
});

test('a starter question is sent with a press and answered piece by piece in bubbles (AC-087)', async () => {
  const stream = fakeStream();
  const { user } = await renderApp(PAGE);
  await user.click(screen.getByRole('button', { name: 'Which cold stores are in Karnal?' }));
  expect(await screen.findByText('Krishi Sahayak is writing...')).toBeVisible();
  await waitFor(() =>
    expect(stream.sent).toEqual([{ messages: [{ role: 'user', content: 'Which cold stores are in Karnal?' }] }]),
  );
  expect(stream.fetch.mock.calls[0]?.[0]).toBe('/api/chat/stream');
  expect(screen.queryByRole('group', { name: 'Start with a question' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Conversation' })).toHaveFocus();

  await stream.say('There are 7 ');
  expect(screen.getByText('There are 7')).toBeVisible();
  // What is announced is whole: the pieces stand outside the log.
  expect(within(log()).queryByText(/There are 7/)).not.toBeInTheDocument();
  await stream.answer('cold stores.');
  const [question, answer] = within(log()).getAllByRole('article');
  expect(question).toHaveTextContent('YouWhich cold stores are in Karnal?');
  expect(answer).toHaveTextContent('Krishi SahayakThere are 7 cold stores.');
  expect(
    within(answer as HTMLElement)
      .getByText('There are 7 cold stores.')
      .closest('[lang]'),
  ).toHaveAttribute('lang', 'en');
  expect(screen.queryByText('Krishi Sahayak is writing...')).not.toBeInTheDocument();
});

test('Enter sends, Shift+Enter starts a new line (AC-088, AC-089)', async () => {
  const stream = fakeStream();
  const { user } = await renderApp(PAGE);
  await user.type(field(), 'Wheat{Shift>}{Enter}{/Shift}or mustard?');
  expect(field()).toHaveValue('Wheat\nor mustard?');
  expect(stream.sent).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(stream.sent).toEqual([{ messages: [{ role: 'user', content: 'Wheat\nor mustard?' }] }]));
  expect(field()).toHaveValue('');
});

test('nothing blank is sent (AC-254)', async () => {
  const stream = fakeStream();
  const { user } = await renderApp(PAGE);
  expect(sendButton()).toBeDisabled();
  await user.type(field(), '   {Enter}');
  expect(sendButton()).toBeDisabled();
  await user.type(field(), 'ok');
  expect(sendButton()).toBeEnabled();
  expect(stream.sent).toEqual([]);
});

test('nothing is sent while a reply is awaited; then the whole conversation is (AC-241, AC-242, AC-255)', async () => {
  const stream = fakeStream();
  const { user } = await renderApp(PAGE);
  await user.type(field(), 'गेहूँ कब बोएँ?{Enter}और सरसों?{Enter}{Enter}');
  await waitFor(() => expect(stream.sent).toHaveLength(1));
  expect(field()).toHaveValue('और सरसों?');
  expect(sendButton()).toBeDisabled();

  await stream.answer('नवंबर में।', { language: 'hi' });
  expect(sendButton()).toBeEnabled();
  await user.click(sendButton());
  await stream.answer('अक्टूबर में।', { language: 'hi' });
  expect(stream.sent).toHaveLength(2);
  expect(stream.sent[1]?.messages).toEqual([
    { role: 'user', content: 'गेहूँ कब बोएँ?' },
    { role: 'assistant', content: 'नवंबर में।' },
    { role: 'user', content: 'और सरसों?' },
  ]);
  expect(screen.getByText('नवंबर में।').closest('[lang]')).toHaveAttribute('lang', 'hi');
});

test('an answer shows what it rests on and links the pages of this site', async () => {
  const stream = fakeStream();
  const { user, address } = await renderApp(PAGE);
  await user.type(field(), 'Mustard price?{Enter}');
  const price = (name: string) => ({
    name,
    figure: '₹6,250/quintal',
    date: '5 Jan 2026',
    path: '/services/mandi-bhav',
  });
  await stream.answer('**Hisar**: ₹6,250/quintal. Ring 1800-180-1551 or 9812012345.', {
    sources: [price('Hisar Mandi'), price('Sirsa Mandi')],
  });
  expect(screen.getByText('Hisar Mandi · ₹6,250/quintal · 5 Jan 2026')).toBeVisible();
  expect(screen.getByText('Hisar').tagName).toBe('STRONG');
  expect(screen.getByRole('link', { name: '1800-180-1551' })).toHaveAttribute('href', 'tel:18001801551');
  expect(screen.getByRole('link', { name: '9812012345' })).toHaveAttribute('href', 'tel:+919812012345');
  await user.click(within(log()).getByRole('link', { name: /Mandi Bhav/ }));
  await waitFor(() => expect(address()).toBe('/services/mandi-bhav'));
});

test('HTML in an answer is shown as text', async () => {
  const stream = fakeStream();
  const { user, container } = await renderApp(PAGE);
  await user.type(field(), 'Hello{Enter}');
  await stream.answer('<img src=x onerror=alert(1)><b>bold</b>');
  expect(screen.getByText('<img src=x onerror=alert(1)><b>bold</b>')).toBeVisible();
  expect(container.querySelector('[onerror]')).toBeNull();
});

test('the conversation comes back after a reload, and a new one can be begun', async () => {
  const stream = fakeStream();
  const first = await renderApp(PAGE);
  await first.user.type(field(), 'When to sow?{Enter}');
  await stream.answer('In November.');
  first.unmount();

  const { user } = await renderApp(PAGE);
  expect(within(await screen.findByRole('log')).getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('group', { name: 'Start with a question' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'New conversation' }));
  expect(screen.getByRole('group', { name: 'Start with a question' })).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test('what can be asked next stands below the answer as buttons, and a press sends it', async () => {
  const stream = fakeStream();
  const { user } = await renderApp(PAGE);
  await user.type(field(), 'When to sow wheat?');
  await user.click(sendButton());
  await stream.answer('Wheat: sowing time', { suggestions: ['Wheat: fertiliser', 'Wheat: water'] });
  const next = screen.getByRole('group', { name: 'Ask next' });
  expect(within(next).getAllByRole('button')).toHaveLength(2);
  await user.click(within(next).getByRole('button', { name: 'Wheat: water' }));
  await waitFor(() => expect(stream.sent).toHaveLength(2));
  expect(stream.sent[1]?.messages.at(-1)).toEqual({ role: 'user', content: 'Wheat: water' });
  expect(screen.queryByRole('group', { name: 'Ask next' })).not.toBeInTheDocument();
  await stream.answer('Twice.');
});
