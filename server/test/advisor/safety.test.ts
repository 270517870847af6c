import { readDanger } from '../../src/modules/advisor/safety/read-danger.js';
import { readRefusal } from '../../src/modules/advisor/safety/read-refusal.js';
import { ACCIDENTS } from './accident-messages.js';
import { MESSAGES, REQUESTS } from './danger-messages.js';

const rows = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([kind, texts]) => texts.map((text): [string, string] => [text, kind]));

test.each([...rows(MESSAGES), ...rows(ACCIDENTS)])('the message %s: %s', (text, kind) => {
  expect(readDanger(text) ?? 'none').toBe(kind);
});

test.each(rows(REQUESTS))('the request %s: %s', (text, kind) => {
  expect(readRefusal(text) ?? 'none').toBe(kind);
});
