import type { ChatMessage } from './conversation';
import { messagesToSend } from './to-send';

const message = (role: ChatMessage['role'], content: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: content.slice(0, 9),
  role,
  content,
  timestamp: '2026-01-05T06:30:00.000Z',
  ...more,
});

test('the whole conversation goes, as roles and contents alone (AC-242)', () => {
  expect(messagesToSend([message('user', 'a'), message('assistant', 'b'), message('user', 'c')])).toEqual([
    { role: 'user', content: 'a' },
    { role: 'assistant', content: 'b' },
    { role: 'user', content: 'c' },
  ]);
});

test('apologies and empty stopped answers stay here', () => {
  const sent = messagesToSend([
    message('user', 'a'),
    message('assistant', 'माफ़ कीजिए', { shortfall: 'failed' }),
    message('user', 'b'),
    message('assistant', '', { shortfall: 'stopped' }),
    message('user', 'c'),
  ]);
  expect(sent.map(({ content }) => content)).toEqual(['a', 'b', 'c']);
});

test('a conversation that outgrew the server loses its beginning, never its last question', () => {
  const turns = Array.from({ length: 150 }, (_, index) => [
    message('user', `question ${index}`),
    message('assistant', 'y'),
  ]);
  const sent = messagesToSend([...turns.flat(), message('user', 'the last')]);
  expect(sent).toHaveLength(199);
  expect([sent[0]?.content, sent.at(-1)?.content]).toEqual(['question 51', 'the last']);

  // Six thousand bytes each: fourteen fit, a fifteenth would not.
  const long = Array.from({ length: 60 }, () => message('assistant', 'क'.repeat(2000)));
  const kept = messagesToSend([...long, message('user', 'the last')]);
  expect(kept.map(({ content }) => content.length)).toEqual([...Array(14).fill(2000), 'the last'.length]);
});
