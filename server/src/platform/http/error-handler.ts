import type { ErrorRequestHandler } from 'express';
import { toGraphqlRefusal } from '../errors/to-graphql.js';
import { toHttp } from '../errors/to-http.js';
import type { Logger } from '../logger.js';
import { requestIdOf } from './request-context.js';

type Translate = (
  error: unknown,
  reference: string,
  log: Logger,
) => { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: object };

/** Express's own error page is HTML with a stack; ours is JSON with neither (security.md R2). */
function answerErrors(log: Logger, translate: Translate, types: string[]): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    // The answer is out as a whole, so this is about the rest of a request that nobody waits for: one that came too slowly.
    if (response.writableEnded) return;
    // The answer is already on its way: all that is left is to break it off, which Express does.
    if (response.headersSent) return next(error);
    const requestId = requestIdOf(request);
    const { status, headers, body } = translate(error, requestId, log.child({ requestId }));
    response
      .set({ ...headers, 'Cache-Control': 'no-store' })
      .status(status)
      .type(request.accepts(types) || 'application/json')
      .json(body);
  };
}

/** The last middleware of all. */
export const answerHttpErrors = (log: Logger): ErrorRequestHandler => answerErrors(log, toHttp, ['application/json']);

/**
 * The last middleware of `/graphql`: what Apollo did not get to see is still answered as a GraphQL client expects. Clients
 * that know GraphQL's own media type read the errors of a refusal only where it has that type.
 */
export const answerGraphqlErrors = (log: Logger): ErrorRequestHandler =>
  answerErrors(log, toGraphqlRefusal, ['application/json', 'application/graphql-response+json']);
