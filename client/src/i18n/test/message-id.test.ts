import type { MessageId } from '../message-id';
import { Texts } from '../texts';

test('an id that no catalog has, alone or put together, fails the type check, and shows as itself', () => {
  // @ts-expect-error: no catalog has this text.
  const unknown: MessageId = 'ui.clos';
  const part = 'A piece of data' as string;
  // @ts-expect-error: nothing says that there is a text for every string.
  const open: MessageId = `ui.${part}`;
  const { i18n } = new Texts('en');
  expect([i18n._(unknown), i18n._(open)]).toEqual(['ui.clos', 'ui.A piece of data']);
});
