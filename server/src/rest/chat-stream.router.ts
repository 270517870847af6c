import express, { type Response, Router } from 'express';
import type { AdvisorService } from '../modules/advisor/advisor.service.js';
import type { AdvisorEvent } from '../modules/advisor/advisor.types.js';
import { AppError } from '../platform/errors/app-error.js';
import { toHttp } from '../platform/errors/to-http.js';
import { refuseBadToken } from '../platform/http/authenticate.js';
import { MAX_JSON_BODY } from '../platform/http/body-limits.js';
import { type RequestContexts, requestIdOf } from '../platform/http/request-context.js';
import type { Messages } from '../platform/messages.js';
import { chatStream } from './contracts/chat.contract.js';
import { readRequest } from './request.js';
import { nameOperation, strictlyOrNot } from './router.js';

/** `no-transform` keeps compression and proxies from holding pieces back. */
const STREAM_HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

function send(response: Response, event: string, data: unknown): void {
  response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

function sendPiece(response: Response, event: AdvisorEvent): void {
  switch (event.kind) {
    case 'sources':
      send(response, 'sources', event.sources);
      break;
    case 'suggestions':
      send(response, 'suggestions', event.suggestions);
      break;
    case 'restart':
      send(response, 'restart', {});
      break;
    default:
      send(response, event.kind, { text: event.text });
  }
}

/** The same events; throws UNAVAILABLE once `end` is aborted, also before the last event. */
async function* untilAborted<T>(events: AsyncIterable<T>, end: AbortSignal): AsyncGenerator<T> {
  const ended = new AbortController();
  const restarting = new Promise<never>((_resolve, reject) => {
    const refuse = () =>
      reject(
        new AppError('UNAVAILABLE', 'The service is just restarting. Please try again in a moment.', {
          retryAfterSeconds: 5,
        }),
      );
    if (end.aborted) refuse();
    else end.addEventListener('abort', refuse, { once: true, signal: ended.signal });
  });
  // After the last event it has no listener.
  restarting.catch(() => undefined);
  const iterator = events[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), restarting]);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    ended.abort();
  }
}

/**
 * `POST /chat/stream`: the answer of `POST /chat` as server-sent events: `delta` {text}, `notice` {text}, `sources` [...],
 * `suggestions` [...], `warnings` [...] where something of the request was not known, at the end `done` {language}, or `error` in the
 * shape of every REST error. What is wrong with the request itself is
 * answered as usual, with a status of its own, before the stream begins. `streamsEnd` ends it with the error UNAVAILABLE: a
 * server that stops waits for no answer to be thought out.
 */
export function chatStreamRouter(
  advisor: AdvisorService,
  contexts: RequestContexts,
  texts: Messages,
  streamsEnd: AbortSignal,
): Router {
  const router = Router({ caseSensitive: true });
  router.post(
    chatStream.path,
    nameOperation(`POST ${chatStream.path}`),
    express.json({ limit: MAX_JSON_BODY }),
    async (request, response) => {
      const ctx = await contexts.of(request);
      refuseBadToken(ctx);
      const unknown = strictlyOrNot(request, response);
      const { messages } = readRequest(chatStream, request, unknown).body;
      const gone = new AbortController();
      response.on('close', () => gone.abort());
      const { language, events } = await advisor.open(ctx, messages, gone.signal);
      response.writeHead(200, STREAM_HEADERS);
      const { warnings } = unknown.beside(texts.in(ctx.language));
      if (warnings) send(response, 'warnings', warnings);
      try {
        for await (const event of untilAborted(events, streamsEnd)) sendPiece(response, event);
        send(response, 'done', { language });
      } catch (error) {
        send(response, 'error', toHttp(error, requestIdOf(request), ctx.log, texts.in(ctx.language)).body);
      }
      response.end();
    },
  );
  return router;
}
