import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Request, type RequestHandler, Router } from 'express';
import type { Clock } from '../clock.js';
import { CommandCall } from '../commands/command-call.js';
import type { RequestContext } from '../context.js';
import { beforeHead } from '../http/before-head.js';
import { MAX_JSON_BODY } from '../http/body-limits.js';
import { answerGraphqlErrors } from '../http/error-handler.js';
import type { RateLimits } from '../http/rate-limits.js';
import type { RequestContexts } from '../http/request-context.js';
import { limitRequests } from '../http/request-limits.js';
import { uploadGuard } from '../http/upload-guard.js';
import type { UploadGate } from '../http/uploads/upload-gate.js';
import type { Logger } from '../logger.js';
import type { Messages } from '../messages.js';
import { answerGuests } from './answer-guests.js';
import type { GuestAnswers } from './guest-answers.js';

export interface GraphqlRouterDependencies {
  readonly apollo: ApolloServer<RequestContext>;
  readonly contexts: RequestContexts;
  readonly clock: Clock;
  readonly limits: RateLimits;
  readonly uploads: UploadGate;
  readonly log: Logger;
  readonly messages: Messages;
  readonly guestAnswers: GuestAnswers;
}

/** Everything below `/graphql` but the playground. */
export function graphqlRouter(dependencies: GraphqlRouterDependencies): Router {
  const { apollo, contexts, clock, limits, uploads, log, messages, guestAnswers } = dependencies;
  const router = Router();
  const execute = expressMiddleware(apollo, { context: ({ req }) => contexts.of(req) });
  const answer: RequestHandler = async (request: Request, response, next) => {
    try {
      await execute(request, response, next);
    } finally {
      // In every case, also if the caller has left: no transaction stays open.
      await CommandCall.of(await contexts.of(request))?.end();
    }
  };
  router.use((_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    // For countdowns: by whose clock things end, as late as it can be said.
    beforeHead(response, () => response.setHeader('X-Server-Time', clock.now().toISOString()));
    next();
  });
  router.use(limitRequests(contexts, limits));
  router.use(uploadGuard({ contexts, uploads }, answer));
  router.use(express.json({ limit: MAX_JSON_BODY }));
  router.use((request, _response, next) => {
    // Express 5 leaves the body undefined where no parser took it; Apollo then answers 400 instead of 500 for `{}`.
    request.body ??= {};
    next();
  });
  router.use(answerGuests(apollo, contexts, guestAnswers));
  router.use(answer);
  router.use(answerGraphqlErrors(log, messages));
  return router;
}
