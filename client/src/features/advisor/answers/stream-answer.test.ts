import { guestTokens } from '@/graphql/tokens';
import type { AnswerPiece } from '../model/conversation';
import { streamAnswer } from './stream-answer';

afterEach(() => jest.restoreAllMocks());

/** Asks, and answers with these bytes in pieces of `size`. */
async function askOver(stream: string, size: number) {
  const bytes = new TextEncoder().encode(stream);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    return new Response(body);
  });
  const pieces: AnswerPiece[] = [];
  const language = await streamAnswer(
    {
      messages: [{ role: 'user', content: 'गेहूँ?' }],
      onPiece: (piece) => pieces.push(piece),
      signal: new AbortController().signal,
    },
    guestTokens,
  );
  return { pieces, language };
}

test.each([1, 2, 3, 7, 1000])('the answer is whole when the network cuts it every %i bytes', async (size) => {
  const stream =
    'event: delta\ndata: {"text":"गेहूँ "}\n\n: a comment\nretry: 5\n\nevent: delta\r\ndata: {"text":\r\ndata: "नवंबर में"}\r\n\r\n' +
    'event: done\ndata: {"language":"hi"}\n\n';
  expect(await askOver(stream, size)).toEqual({
    language: 'hi',
    pieces: [
      { kind: 'delta', text: 'गेहूँ ' },
      { kind: 'delta', text: 'नवंबर में' },
    ],
  });
});
