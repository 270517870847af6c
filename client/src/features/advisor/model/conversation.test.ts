import { APOLOGY, type Conversation, canRetry, conversationReducer, EMPTY_CONVERSATION } from './conversation';

const at = (id: string) => ({ id, timestamp: '2026-01-05T06:30:00.000Z' });
const play = (...actions: Parameters<typeof conversationReducer>[1][]): Conversation =>
  actions.reduce(conversationReducer, EMPTY_CONVERSATION);
const asked = { type: 'asked', stamp: at('q1'), content: 'When to sow wheat?' } as const;
const said = (text: string) => ({ type: 'piece', piece: { kind: 'delta', text } }) as const;

test('a message has id, role, content and timestamp (AC-205)', () => {
  const { messages } = play(asked, said('In November.'), { type: 'answered', stamp: at('a1'), language: 'en' });
  expect(messages).toMatchObject([
    { id: 'q1', role: 'user', content: 'When to sow wheat?', timestamp: '2026-01-05T06:30:00.000Z' },
    { id: 'a1', role: 'assistant', content: 'In November.', timestamp: '2026-01-05T06:30:00.000Z' },
  ]);
});

test('while a reply is awaited, a second question changes nothing (AC-241)', () => {
  const waiting = play(asked);
  expect(waiting.draft).not.toBeNull();
  expect(conversationReducer(waiting, { ...asked, stamp: at('q2') })).toBe(waiting);
  expect(conversationReducer(waiting, { type: 'retried' })).toBe(waiting);
});

test('the pieces of an answer add up; sources and notice come with it', () => {
  const sources = [{ name: 'ICAR', figure: null, date: null, path: null }];
  const { messages, draft } = play(
    asked,
    { type: 'piece', piece: { kind: 'notice', text: 'From our notes.' } },
    said('In '),
    said('November.\n\n'),
    { type: 'piece', piece: { kind: 'sources', sources } },
    { type: 'answered', stamp: at('a1'), language: 'hi' },
  );
  expect(draft).toBeNull();
  expect(messages.at(-1)).toMatchObject({
    content: 'In November.',
    sources,
    notice: 'From our notes.',
    language: 'hi',
  });
});

test('an answer that begins anew leaves nothing of the first one', () => {
  const { messages } = play(
    asked,
    said('In Dec'),
    { type: 'piece', piece: { kind: 'restart' } },
    { type: 'piece', piece: { kind: 'notice', text: 'From our notes.' } },
    said('In November.'),
    { type: 'answered', stamp: at('a1'), language: 'en' },
  );
  expect(messages.at(-1)).toMatchObject({ content: 'In November.', notice: 'From our notes.' });
});

test('a failure is an apology in Hindi, below what was already said, and can be retried (AC-318, AC-243)', () => {
  const failed = play(asked, said('In Nov'), { type: 'failed', stamp: at('f'), reason: 'advisor.failed.other' });
  expect(failed.messages.slice(1)).toMatchObject([
    { role: 'assistant', content: 'In Nov', shortfall: 'cut' },
    { role: 'assistant', content: APOLOGY, language: 'hi', shortfall: 'failed' },
  ]);
  expect(new Set(failed.messages.map(({ id }) => id)).size).toBe(3);
  expect(canRetry(failed)).toBe(true);
  const again = conversationReducer(failed, { type: 'retried' });
  expect(again.messages.map(({ id }) => id)).toEqual(['q1']);
  expect(again.draft).not.toBeNull();
});

test('a stopped answer keeps what was said; a whole one cannot be retried', () => {
  const stopped = play(asked, said('In Nov'), { type: 'stopped', stamp: at('s') });
  expect(stopped.messages.at(-1)).toMatchObject({ content: 'In Nov', shortfall: 'stopped' });
  expect(canRetry(stopped)).toBe(true);
  expect(canRetry(play(asked, said('x'), { type: 'answered', stamp: at('a'), language: 'en' }))).toBe(false);
  expect(canRetry(play(asked))).toBe(false);
});

test('pieces that come after the end are nobody’s', () => {
  const stopped = play(asked, { type: 'stopped', stamp: at('s') });
  expect(conversationReducer(stopped, said('late'))).toBe(stopped);
  expect(conversationReducer(stopped, { type: 'answered', stamp: at('a'), language: 'en' })).toBe(stopped);
});
