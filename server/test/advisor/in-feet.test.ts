import { AnswerLanguage } from '../../src/modules/advisor/advisor.types.js';
import { feetLine } from '../../src/modules/advisor/reply/in-feet.js';

test('metres are told in feet where somebody measures so, read to half a foot', () => {
  expect(feetLine('पौधे कितने फुट पर', 'दूरी चारों ओर 1.8–2 मीटर।', AnswerLanguage.HI)).toBe('1.8–2 मीटर = 6–6.5 फुट।');
  expect(feetLine('लाइन कितने फुट पर', 'कतार 120 सेंमी, 5 सेंमी गहरा।', AnswerLanguage.HI)).toBe('120 सेंमी = 4 फुट।');
  expect(feetLine('spacing in feet', 'Plants 1.8 × 1.8 m apart.', AnswerLanguage.EN)).toBe('1.8 × 1.8 m = 6 × 6 feet.');
});

test('nothing is added where no feet were asked, or where they are told already', () => {
  expect(feetLine('कितनी दूर', 'दूरी 2 मीटर।', AnswerLanguage.HI)).toBeUndefined();
  expect(feetLine('कितने फुट पर', 'करीब 3 मीटर (10 फुट) पर।', AnswerLanguage.HI)).toBeUndefined();
  expect(feetLine('कितने फुट पर', 'बीज 40 किलो।', AnswerLanguage.HI)).toBeUndefined();
});
