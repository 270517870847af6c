import { dangerIn, refusalIn } from '../../src/modules/advisor/safety/read-safety.js';
import { ACCIDENTS } from './accident-messages.js';
import { MESSAGES, REQUESTS } from './danger-messages.js';
import { VILLAGE_DANGERS } from './village-dangers.js';
import { HARMLESS } from './village-harmless.js';
import { VILLAGE_REQUESTS } from './village-requests.js';

const rows = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([kind, texts]) => texts.map((text): [string, string] => [text, kind]));

test.each([...rows(MESSAGES), ...rows(ACCIDENTS), ...rows(VILLAGE_DANGERS)])('the message %s: %s', (text, kind) => {
  expect(dangerIn(text)?.name ?? 'none').toBe(kind);
});

test.each([...rows(REQUESTS), ...rows(VILLAGE_REQUESTS)])('the request %s: %s', (text, kind) => {
  expect(refusalIn(text)?.name ?? 'none').toBe(kind);
});

test.each(HARMLESS)('%s: no danger', (text) => {
  expect([dangerIn(text), refusalIn(text)]).toEqual([undefined, undefined]);
});
