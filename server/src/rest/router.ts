import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { AppError } from '../platform/errors/app-error.js';
import { MAX_JSON_BODY } from '../platform/graphql/graphql-router.js';
import { refuseBadToken } from '../platform/http/authenticate.js';
import type { RateLimits } from '../platform/http/rate-limits.js';
import type { RequestContexts } from '../platform/http/request-context.js';
import { limitRequests } from '../platform/http/request-limits.js';
import type { Messages } from '../platform/messages.js';
import type { Route } from './route.js';

export interface RestRouterParts {
  readonly routes: readonly Route[];
  readonly contexts: RequestContexts;
  readonly limits: RateLimits;
  readonly messages: Messages;
}

function endpoint(route: Route, { contexts, messages }: RestRouterParts): RequestHandler {
  return async (request, response) => {
    const ctx = await contexts.of(request);
    if (!route.ignoresToken) refuseBadToken(ctx);
    const { status = 200, body } = await route.handle(ctx, request);
    const { message } = body;
    const said = typeof message === 'string' ? { message: messages.exact(message, ctx.language) } : {};
    response
      .setHeader('Cache-Control', 'no-store')
      .status(status)
      .json({ ...body, ...said });
  };
}

function verbsOf(routes: readonly Route[], path: string): string[] {
  const verbs = routes.filter((route) => route.path === path).map((route) => route.method.toUpperCase());
  return [...(verbs.includes('GET') ? ['HEAD'] : []), ...verbs, 'OPTIONS'];
}

/** A person who opens `/chat` in a browser wants the page, not the verb that REST has there. */
const wantsPage = (request: Request) => request.method === 'GET' && request.accepts(['json', 'html']) === 'html';

function otherVerbs(allowed: readonly string[]) {
  return (request: Request, response: Response, next: () => void) => {
    if (wantsPage(request)) return next();
    response.setHeader('Allow', allowed.join(', '));
    if (request.method !== 'OPTIONS') throw new AppError('METHOD_NOT_ALLOWED', 'This address has no such method.');
    response.status(204).end();
  };
}

/** The documented REST paths as one Express router; `app.ts` mounts it below `/api` and below `/`. */
export function restRouter(parts: RestRouterParts): Router {
  const { routes, contexts, limits } = parts;
  const router = Router({ caseSensitive: true });
  const json = express.json({ limit: MAX_JSON_BODY });
  for (const route of routes) {
    router[route.method](route.path, limitRequests(contexts, limits, route.pointsOf), json, endpoint(route, parts));
  }
  for (const path of new Set(routes.map((route) => route.path))) {
    router.all(path, otherVerbs(verbsOf(routes, path)));
  }
  return router;
}
