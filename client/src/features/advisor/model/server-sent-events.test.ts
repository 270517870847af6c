import { answerEvent } from './answer-event';
import { ChatFailure } from './chat-failure';
import { EventReader } from './server-sent-events';

test('events are whole wherever the network cuts them', () => {
  const stream = 'event: delta\ndata: {"text":"गेहूँ"}\n\n: a comment\nevent: done\r\ndata: {"language":"hi"}\r\n\r\n';
  for (let size = 1; size <= stream.length; size += 1) {
    const reader = new EventReader();
    const events = [];
    for (let at = 0; at < stream.length; at += size) events.push(...reader.read(stream.slice(at, at + size)));
    events.push(...reader.read('\n'));
    expect(events).toEqual([
      { event: 'delta', data: '{"text":"गेहूँ"}' },
      { event: 'done', data: '{"language":"hi"}' },
    ]);
  }
});

test('an event without data is none; several lines of data are one text', () => {
  const reader = new EventReader();
  expect(reader.read('event: ping\n\ndata: a\ndata: b\n\nretry: 5\n\n')).toEqual([{ event: 'message', data: 'a\nb' }]);
});

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
  expect(answerEvent({ event: 'weather', data: '{}' })).toBeNull();
  expect(() => answerEvent({ event: 'error', data: '{"code":"INTERNAL"}' })).toThrow(new ChatFailure('INTERNAL'));
});
