import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { Request, RequestHandler, Response } from 'express';
import type { RequestContext } from '../context.js';
import { hasTag } from '../http/known-tag.js';
import type { RequestContexts } from '../http/request-context.js';
import { AnswerText } from './answer-text.js';
import { type GuestAnswers, type GuestQuestion, KEPT_CACHE_CONTROL, KEPT_VARY } from './guest-answers.js';

/** What Apollo looks at before it answers. */
const LOOKED_AT = ['accept', 'content-type', 'apollo-require-preflight', 'x-apollo-operation-name'] as const;
const MEMBERS = new Set(['query', 'variables', 'operationName']);

/** The question in the address of a GET; undefined where there is more to it. */
function questionOf({ query: sent }: Request): GuestQuestion | undefined {
  const { query, operationName } = sent;
  if (typeof query !== 'string' || Array.isArray(operationName) || typeof operationName === 'object') return undefined;
  return Object.keys(sent).every((name) => MEMBERS.has(name)) ? { query, operationName } : undefined;
}

async function ask(apollo: ApolloServer<RequestContext>, request: Request, ctx: RequestContext): Promise<AnswerText> {
  const sent = new HeaderMap();
  for (const name of LOOKED_AT) {
    const value = request.headers[name];
    if (typeof value === 'string') sent.set(name, value);
  }
  const {
    status = 200,
    body,
    headers,
  } = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: request.method,
      headers: sent,
      search: new URL(request.originalUrl, 'http://localhost').search,
      body: request.body,
    },
    context: async () => ctx,
  });
  if (body.kind !== 'complete') throw new Error('a query was answered in parts');
  const { string: text } = body;
  // Apollo writes errors first.
  const isShared = status === 200 && !text.startsWith('{"errors"');
  return new AnswerText({ status, isShared, text, headers: [...headers], operation: ctx.record.operation });
}

function send(request: Request, response: Response, { status, isShared, body, etag, headers }: AnswerText): void {
  response.status(status);
  for (const [name, value] of headers) response.setHeader(name, value);
  if (!isShared) return void response.end(body.plain);
  response.set({ 'Cache-Control': KEPT_CACHE_CONTROL, ETag: etag }).vary(KEPT_VARY);
  if (hasTag(request, etag)) response.status(304).end();
  else response.end(body.plain);
}

/**
 * Answers a guest's GET from the shared cache, with a strong tag; everything else goes on. It comes
 * after all limits, so that a cached answer counts as much as a new one. POSTs are answered before
 * Express (`graphql-listener.ts`).
 */
export function answerGuests(
  apollo: ApolloServer<RequestContext>,
  contexts: RequestContexts,
  answers: GuestAnswers,
): RequestHandler {
  return async (request, response, next) => {
    if (request.method !== 'GET') return next();
    const ctx = await contexts.of(request);
    const isGuest = ctx.viewer === null && ctx.tokenRefusal === null;
    const question = isGuest ? questionOf(request) : undefined;
    if (!question || !answers.mayKeep(question)) return next();
    const circumstances = [ctx.language, ...LOOKED_AT.map((name) => request.headers[name] ?? '')];
    const key = ['GET', ...circumstances, request.originalUrl].join('\n');
    const answer = await answers.answer(key, () => ask(apollo, request, ctx));
    ctx.record.operation = answer.operation;
    send(request, response, answer);
  };
}
