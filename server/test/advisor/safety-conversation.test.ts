import { ChatRole } from '../../src/modules/advisor/advisor.types.js';
import { safetyWords } from '../../src/modules/advisor/decision/safety-words.js';
import { voiceOf } from '../../src/modules/advisor/language/voice.js';
import { readSafety } from '../../src/modules/advisor/safety/read-safety.js';
import { safetyReply } from '../../src/modules/advisor/safety/safety-reply.js';
import { openAdvisor } from './open-advisor.js';

/** What is said to the last of a visitor's messages; undefined where it is an ordinary one. */
async function said(...messages: string[]): Promise<string | undefined> {
  const { vocabulary } = (await openAdvisor()).search;
  const safety = readSafety(messages, safetyWords(vocabulary));
  const voice = voiceOf(
    messages.map((content) => ({ role: ChatRole.USER, content })),
    vocabulary,
  );
  return safety && safetyReply(safety, voice);
}

test('what is asked right after a danger is answered from there, and farming again is not', async () => {
  const told = await said('my son drank pesticide');
  expect(told).toContain('108');
  expect(await said('my son drank pesticide', 'should i give him milk')).toBe(told);
  expect(await said('my son drank pesticide', 'when do i sow wheat')).toBeUndefined();
  expect(await said('should i give him milk')).toBeUndefined();
});

test('somebody who poisoned himself is not left alone', async () => {
  expect(await said('i drank poison, i want to die')).toMatch(/Stay with the person.*14416/);
});

test('a danger is answered in the letters of its message, and in a language that is not written by its own sentence', async () => {
  expect(await said('saanp ne kaat liya')).toMatch(/^Abhi 112/i);
  expect(await said('আমি মরতে চাই')).toContain('টেলি-মানস 14416');
});
