import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { Tokens } from '@/graphql/tokens';
import { env } from '@/lib/env';
import type { Language } from '@/lib/language';
import { answerEvent, textOf } from '../model/answer-event';
import { ChatFailure } from '../model/chat-failure';
import type { Question } from './question';

/** Browsers do not always notice a lost network: an answer without data for so long is aborted. */
const STALLED_AFTER_MS = 45_000;

/** The stream stands beside GraphQL on the same host. */
const STREAM_URL = env.graphqlUrl.replace(/\/graphql$/, '/api/chat/stream');

/**
 * Asks `POST /api/chat/stream` and hands over each piece of the answer as it comes. Resolves with the answer's language.
 * The access token goes along, so that a person's questions are counted as theirs and not as their carrier's.
 *
 * @throws ChatFailure where the server refuses or breaks off; the browser's own errors where it cannot be reached
 */
export async function streamAnswer({ messages, onPiece, signal }: Question, tokens: Tokens): Promise<Language> {
  const request = new AbortController();
  const end = () => request.abort();
  signal.addEventListener('abort', end);
  let timer = setTimeout(end, STALLED_AFTER_MS);
  const stillComing = () => {
    clearTimeout(timer);
    timer = setTimeout(end, STALLED_AFTER_MS);
  };
  try {
    const response = await fetchAs(tokens, {
      method: 'POST',
      body: JSON.stringify({ messages }),
      signal: request.signal,
    });
    if (!response.body) throw new ChatFailure(null);
    let said = '';
    for await (const event of eventsOf(response.body, stillComing)) {
      const told = answerEvent(event);
      if (told?.kind === 'done' && said.trim() !== '') return told.language;
      if (told?.kind === 'delta') said += told.text;
      if (told && told.kind !== 'done') onPiece(told);
    }
    // The stream ended without its end, or without a word.
    throw new ChatFailure(null);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    // The answer is whole or given up: what may still come is not waited for.
    end();
  }
}

/** The server no longer takes the token: it has ended, or its session has. */
const TOKEN_REFUSED = new Set<string | null>(['TOKEN_EXPIRED', 'UNAUTHENTICATED']);

/** Asks with the access token; where the server no longer takes it, once more with a new one. */
async function fetchAs(tokens: Tokens, init: RequestInit): Promise<Response> {
  const send = (token: string | null) =>
    fetch(STREAM_URL, {
      ...init,
      headers: {
        'Content-Type': 'application/json',
        Accept: 'text/event-stream',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
    });
  const sentToken = tokens.accessToken();
  const response = await send(sentToken);
  if (response.ok) return response;
  const code = await codeOf(response);
  const freshToken = sentToken && TOKEN_REFUSED.has(code) ? await tokens.refresh() : null;
  if (!freshToken) throw new ChatFailure(code);
  const repeated = await send(freshToken);
  if (!repeated.ok) throw new ChatFailure(await codeOf(repeated));
  return repeated;
}

/** The code of a refusal; null for one that is not ours, like a proxy's page. */
async function codeOf(response: Response): Promise<string | null> {
  return textOf(await response.json().catch(() => null), 'code');
}

/** A body's events. Not `for await` over the body: Safari cannot. */
async function* eventsOf(body: ReadableStream<Uint8Array>, onBytes: () => void): AsyncGenerator<EventSourceMessage> {
  const bytes = body.getReader();
  const decoder = new TextDecoder();
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  for (;;) {
    const { done, value } = await bytes.read();
    if (done) return;
    onBytes();
    parser.feed(decoder.decode(value, { stream: true }));
    yield* events.splice(0);
  }
}
