import { dangerIn, refusalIn } from '../../src/modules/advisor/safety/read-safety.js';
import { BY_REPLY, CALM } from './safety-added-messages.js';

const messages = Object.entries(BY_REPLY).flatMap(([reply, texts]) =>
  texts.map((text): [string, string] => [text, reply]),
);

test.each(messages)('%s: %s', (text, reply) => {
  expect((dangerIn(text) ?? refusalIn(text))?.replies[0]).toBe(reply);
});

test.each(CALM)('%s: an ordinary question', (text) => {
  expect(dangerIn(text) ?? refusalIn(text)).toBeUndefined();
});
