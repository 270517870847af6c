import type { IncomingMessage } from 'node:http';
import type { ErrorRequestHandler } from 'express';
import { toAppError } from '../errors/to-app-error.js';
import { type GraphqlRefusal, toGraphqlRefusal } from '../errors/to-graphql.js';
import { toHttp } from '../errors/to-http.js';
import type { Logger } from '../logger.js';
import type { Messages, Translate } from '../messages.js';
import { recordOf } from '../request-record.js';
import { languageOf, requestIdOf } from './request-context.js';

interface Refusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
}

type ToAnswer<Answer extends Refusal> = (
  error: unknown,
  reference: string,
  log: Logger,
  translate: Translate,
) => Answer;

/** What is answered, in the reader's language; it is logged, and noted for the request's own line. */
function refusalOf<Answer extends Refusal>(
  toAnswer: ToAnswer<Answer>,
  error: unknown,
  request: IncomingMessage,
  { log, messages }: { readonly log: Logger; readonly messages: Messages },
): Answer {
  const requestId = requestIdOf(request);
  recordOf(request).code = toAppError(error)?.code ?? 'INTERNAL';
  return toAnswer(error, requestId, log.child({ requestId }), messages.in(languageOf(request)));
}

/** The same for a GraphQL request that is answered before Express. */
export const graphqlRefusalOf = (
  error: unknown,
  request: IncomingMessage,
  log: Logger,
  messages: Messages,
): GraphqlRefusal => refusalOf(toGraphqlRefusal, error, request, { log, messages });

/** Express's own error page is HTML with a stack; ours is JSON with neither (security.md R2). */
function answerErrors(
  log: Logger,
  messages: Messages,
  toAnswer: ToAnswer<Refusal>,
  types: string[],
): ErrorRequestHandler {
  // Four parameters, or Express takes it for an ordinary middleware.
  return (error: unknown, request, response, _next) => {
    // The answer is out as a whole, so this is about the rest of a request that is not needed: one that came too slowly.
    if (response.writableEnded) return;
    const { status, headers, body } = refusalOf(toAnswer, error, request, { log, messages });
    // The answer is already on its way: all that is left is to break it off. Express would do so too, and print the error.
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response
      .set({ ...headers, 'Cache-Control': 'no-store' })
      .status(status)
      .type(request.accepts(types) || 'application/json')
      .json(body);
  };
}

/** The last middleware of all. */
export const answerHttpErrors = (log: Logger, messages: Messages): ErrorRequestHandler =>
  answerErrors(log, messages, toHttp, ['application/json']);

/**
 * The last middleware of `/graphql`: what Apollo did not get to see is still answered as a GraphQL client expects. Clients
 * that know GraphQL's own media type read the errors of a refusal only where it has that type.
 */
export const answerGraphqlErrors = (log: Logger, messages: Messages): ErrorRequestHandler =>
  answerErrors(log, messages, toGraphqlRefusal, ['application/json', 'application/graphql-response+json']);
