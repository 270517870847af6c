import { act, screen } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { fakeStream } from '../testing/fake-stream';

const PAGE = '/services/krishi-sahayak-ai';

beforeEach(() => {
  // jsdom draws nothing and cannot scroll.
  jest.spyOn(window, 'scrollBy').mockReturnValue();
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  for (const name of ['speechSynthesis', 'SpeechSynthesisUtterance', 'webkitSpeechRecognition'])
    Reflect.deleteProperty(window, name);
});

/** A browser with a Hindi voice. */
function giveVoice() {
  const spoken: { text: string; lang: string; onend?: () => void }[] = [];
  const cancel = jest.fn();
  class FakeUtterance {
    lang = '';
    constructor(readonly text: string) {}
  }
  Object.assign(window, {
    SpeechSynthesisUtterance: FakeUtterance,
    speechSynthesis: { speak: (utterance: FakeUtterance) => spoken.push(utterance), cancel, getVoices: () => [] },
  });
  return { spoken, cancel };
}

/** A browser that listens; the test speaks through the instance. */
function giveEars() {
  const ears: FakeRecognition[] = [];
  class FakeRecognition {
    lang = '';
    onresult?: (event: { results: { transcript: string }[][] }) => void;
    onerror?: (event: { error: string }) => void;
    onend?: () => void;
    start = () => ears.push(this);
    stop = () => this.onend?.();
    abort = jest.fn();
  }
  Object.assign(window, { webkitSpeechRecognition: FakeRecognition });
  return ears;
}

test('without voice and ears there are no such buttons', async () => {
  const stream = fakeStream();
  const { user } = await renderApp(PAGE);
  await user.type(screen.getByRole('textbox', { name: 'Your question' }), 'Hello{Enter}');
  await stream.answer('Ram Ram.');
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Listen' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Speak your question' })).not.toBeInTheDocument();
});

test('an answer is copied', async () => {
  const stream = fakeStream();
  const { user } = await renderApp(PAGE);
  await user.type(screen.getByRole('textbox', { name: 'Your question' }), 'Hello{Enter}');
  await stream.answer('Ram Ram.');
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Answer copied.')).toBeVisible();
  expect(write).toHaveBeenCalledWith('Ram Ram.');
});

test('an answer is read aloud in its own language, and stops when asked to', async () => {
  const { spoken, cancel } = giveVoice();
  const stream = fakeStream();
  const { user } = await renderApp(PAGE);
  await user.type(screen.getByRole('textbox', { name: 'Your question' }), 'गेहूँ कब?{Enter}');
  await stream.answer('नवंबर में बोइए। बीज 40 किलो।', { language: 'hi' });
  await user.click(screen.getByRole('button', { name: 'Listen' }));
  expect(spoken.map(({ text, lang }) => [text, lang])).toEqual([
    ['नवंबर में बोइए।', 'hi-IN'],
    ['बीज 40 किलो।', 'hi-IN'],
  ]);
  cancel.mockClear();
  await user.click(screen.getByRole('button', { name: 'Stop reading' }));
  expect(cancel).toHaveBeenCalledTimes(1);

  await user.click(screen.getByRole('button', { name: 'Listen' }));
  act(() => spoken.at(-1)?.onend?.());
  expect(screen.getByRole('button', { name: 'Listen' })).toBeVisible();
});

test('a question is spoken in the language of the page and joins what was typed', async () => {
  const ears = giveEars();
  const { user } = await renderApp(PAGE, { language: 'hi' });
  const field = screen.getByRole('textbox', { name: 'आपका सवाल' });
  await user.type(field, 'गेहूँ');
  await user.click(screen.getByRole('button', { name: 'बोलकर पूछिए' }));
  expect(ears[0]?.lang).toBe('hi-IN');
  act(() => ears[0]?.onresult?.({ results: [[{ transcript: 'कब' }]] }));
  act(() => ears[0]?.onresult?.({ results: [[{ transcript: 'कब बोएँ' }]] }));
  expect(field).toHaveValue('गेहूँ कब बोएँ');
  await user.click(screen.getByRole('button', { name: 'सुनना रोकिए' }));
  expect(screen.getByRole('button', { name: 'बोलकर पूछिए' })).toBeVisible();
});

test('a microphone that is not allowed is explained', async () => {
  const ears = giveEars();
  const { user } = await renderApp(PAGE);
  await user.click(screen.getByRole('button', { name: 'Speak your question' }));
  act(() => ears[0]?.onerror?.({ error: 'not-allowed' }));
  expect(await screen.findByText(/The microphone is not allowed/)).toBeVisible();
});
