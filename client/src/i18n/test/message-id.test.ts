import type { MessageId } from '../message-id';

test('the type check refuses an id that no catalog has, alone or put together', () => {
  const known: MessageId = 'ui.close';
  // @ts-expect-error: no catalog has this text.
  const unknown: MessageId = 'ui.clos';
  const part = 'A piece of data' as string;
  // @ts-expect-error: nothing says that there is a text for every string.
  const open: MessageId = `ui.${part}`;
  expect(new Set([known, unknown, open]).size).toBe(3);
});
