import { createHash } from 'node:crypto';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { requireViewer } from '../modules/users/require-viewer.js';
import { answerOnce } from '../platform/commands/command-call.js';
import { AppError } from '../platform/errors/app-error.js';
import { KEPT_CACHE_CONTROL } from '../platform/graphql/guest-answers.js';
import { refuseBadToken } from '../platform/http/authenticate.js';
import { MAX_JSON_BODY } from '../platform/http/body-limits.js';
import { hasTag } from '../platform/http/known-tag.js';
import type { RateLimits } from '../platform/http/rate-limits.js';
import type { RequestContexts } from '../platform/http/request-context.js';
import { limitRequests } from '../platform/http/request-limits.js';
import type { Messages } from '../platform/messages.js';
import { recordOf } from '../platform/request-record.js';
import { commandKeyOf } from './command-key.js';
import type { Answer, Route } from './route.js';
import { prefersStrict, UnknownFields } from './unknown-fields.js';

export interface RestRouterDependencies {
  readonly routes: readonly Route[];
  readonly contexts: RequestContexts;
  readonly limits: RateLimits;
  readonly messages: Messages;
}

/** Says, also of a refusal, that `Prefer: handling=strict` was followed (RFC 7240). */
export function strictlyOrNot(request: Request, response: Response): UnknownFields {
  const strict = prefersStrict(request);
  response.vary('Prefer');
  if (strict) response.setHeader('Preference-Applied', 'handling=strict');
  return new UnknownFields(strict);
}

/** Sends an answer as JSON or as a table, or says that the caller has it already. */
function sendTagged(request: Request, response: Response, body: Answer, table: () => string): void {
  // What the address says goes before `Accept`: a link cannot set that.
  const isTable = (request.query.format ?? request.accepts(['json', 'csv'])) === 'csv';
  const text = isTable ? table() : JSON.stringify(body);
  const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  response.set({ 'Cache-Control': KEPT_CACHE_CONTROL, ETag: tag }).vary('Accept').vary('Accept-Language');
  if (hasTag(request, tag)) response.status(304).end();
  else if (isTable) response.type('text/csv; charset=utf-8').attachment('prices.csv').send(text);
  else response.json(body);
}

function endpoint(route: Route, { contexts, messages }: RestRouterDependencies): RequestHandler {
  const { contract, ignoresToken } = route;
  return async (request, response) => {
    const unknown = strictlyOrNot(request, response);
    const ctx = await contexts.of(request);
    if (!ignoresToken) refuseBadToken(ctx);
    if (contract.signedIn === 'required') requireViewer(ctx.viewer);
    const translate = messages.in(ctx.language);
    const make = async (): Promise<Answer> => ({
      ...(await route.handle(ctx, { request, unknown })),
      ...unknown.beside(translate),
    });
    const made =
      contract.method === 'get' ? await make() : await answerOnce(ctx, commandKeyOf(route, request, ctx), make);
    const { message } = made;
    const body = typeof message === 'string' ? { ...made, message: messages.exact(message, ctx.language) } : made;
    if (route.table) return sendTagged(request, response, body, () => route.table?.(body) ?? '');
    response.setHeader('Cache-Control', 'no-store').status(contract.answer.status).json(body);
  };
}

/** Tells the request's record which operation it is. */
export const nameOperation =
  (operation: string): RequestHandler =>
  (request, _response, next) => {
    recordOf(request).operation = operation;
    next();
  };

function verbsOf(routes: readonly Route[], path: string): string[] {
  const verbs = routes
    .filter(({ contract }) => contract.path === path)
    .map(({ contract }) => contract.method.toUpperCase());
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

/** REST paths as one Express router, in the order in which they are tried; `app.ts` mounts it. */
export function restRouter(dependencies: RestRouterDependencies): Router {
  const { routes, contexts, limits } = dependencies;
  const router = Router({ caseSensitive: true });
  const json = express.json({ limit: MAX_JSON_BODY });
  for (const route of routes) {
    const { method, path } = route.contract;
    const named = nameOperation(`${method.toUpperCase()} ${path}`);
    router[method](path, named, limitRequests(contexts, limits, route.pointsOf), json, endpoint(route, dependencies));
  }
  for (const path of new Set(routes.map(({ contract }) => contract.path))) {
    router.all(path, otherVerbs(verbsOf(routes, path)));
  }
  return router;
}
