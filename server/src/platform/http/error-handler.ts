import type { ErrorRequestHandler } from 'express';
import { toAppError } from '../errors/to-app-error.js';
import { toGraphqlRefusal } from '../errors/to-graphql.js';
import { toHttp } from '../errors/to-http.js';
import type { Logger } from '../logger.js';
import type { Messages, Translate } from '../messages.js';
import { recordOf } from '../request-record.js';
import { languageOf, requestIdOf } from './request-context.js';

type ToAnswer = (
  error: unknown,
  reference: string,
  log: Logger,
  translate: Translate,
) => { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: object };

/** Express's own error page is HTML with a stack; ours is JSON with neither (security.md R2). */
function answerErrors(log: Logger, messages: Messages, toAnswer: ToAnswer, types: string[]): ErrorRequestHandler {
  // Four parameters, or Express takes it for an ordinary middleware.
  return (error: unknown, request, response, _next) => {
    // The answer is out as a whole, so this is about the rest of a request that nobody waits for: one that came too slowly.
    if (response.writableEnded) return;
    const requestId = requestIdOf(request);
    const translate = messages.in(languageOf(request));
    recordOf(request).code = toAppError(error)?.code ?? 'INTERNAL';
    const { status, headers, body } = toAnswer(error, requestId, log.child({ requestId }), translate);
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
