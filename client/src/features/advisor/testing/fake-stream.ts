import { act, waitFor } from '@testing-library/react';

/** What the page sent: the body of `POST /api/chat/stream`. */
type SentBody = { messages: { role: string; content: string }[] };

/**
 * Stands in for the network: each question waits until the test writes its answer, event by event.
 * A question that is stopped is marked in `aborted`.
 */
export function fakeStream() {
  const sent: SentBody[] = [];
  const aborted: boolean[] = [];
  const encoder = new TextEncoder();
  let body: ReadableStreamDefaultController<Uint8Array> | null = null;
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    const turn = sent.push(JSON.parse(String(init?.body)) as SentBody) - 1;
    aborted[turn] = false;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        body = controller;
      },
    });
    init?.signal?.addEventListener('abort', () => {
      aborted[turn] = true;
      body?.error(new DOMException('The request was aborted.', 'AbortError'));
      body = null;
    });
    return new Response(stream, { headers: { 'Content-Type': 'text/event-stream' } });
  });

  /** The open answer; the page may still be fetching the code that asks. */
  const opened = () =>
    waitFor(() => {
      if (!body) throw new Error('No question waits for an answer.');
      return body;
    });
  const send = async (event: string, data: unknown) => {
    const answer = await opened();
    await act(async () => answer.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)));
  };
  return {
    fetch,
    sent,
    aborted,
    send,
    say: (text: string) => send('delta', { text }),
    /** A whole answer. */
    async answer(text: string, { language = 'en', sources = [] as object[], suggestions = [] as string[] } = {}) {
      await send('delta', { text });
      await send('sources', sources);
      if (suggestions.length > 0) await send('suggestions', suggestions);
      await send('done', { language });
      body = null;
    },
    /** The connection ends before the answer does. */
    async cut() {
      const answer = await opened();
      await act(async () => answer.close());
      body = null;
    },
  };
}
