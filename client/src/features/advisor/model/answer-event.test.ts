import { answerEvent } from './answer-event';
import { ChatFailure } from './chat-failure';

test('what the events say', () => {
  expect(answerEvent({ event: 'delta', data: '{"text":"In November."}' })).toEqual({
    kind: 'delta',
    text: 'In November.',
  });
  expect(answerEvent({ event: 'done', data: '{"language":"hi"}' })).toEqual({ kind: 'done', language: 'hi' });
  expect(
    answerEvent({ event: 'sources', data: '[{"name":"ICAR","path":"/marketplace"},{"figure":"1"},null]' }),
  ).toEqual({
    kind: 'sources',
    sources: [{ name: 'ICAR', figure: null, date: null, path: '/marketplace' }],
  });
  expect(answerEvent({ event: 'restart', data: '{}' })).toEqual({ kind: 'restart' });
  expect(answerEvent({ event: 'weather', data: '{}' })).toBeNull();
  expect(() => answerEvent({ event: 'error', data: '{"code":"INTERNAL"}' })).toThrow(new ChatFailure('INTERNAL'));
});
