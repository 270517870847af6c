import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { Request, RequestHandler, Response } from 'express';
import type { RequestContext } from '../context.js';
import type { RequestContexts } from '../http/request-context.js';
import { etagOf, type GuestAnswer, type GuestAnswers, type GuestQuestion } from './guest-answers.js';
import { LOOKED_AT, wireOf } from './guest-request.js';

export const KEPT_CACHE_CONTROL = 'private, no-cache';
export const KEPT_VARY = 'Accept, Accept-Language, Authorization';
const MEMBERS = new Set(['query', 'variables', 'operationName']);

type Sent = Readonly<Record<string, unknown>>;

function textOrNothing(value: unknown): value is string | undefined | null {
  return value === undefined || value === null || typeof value === 'string';
}

/** The members of a POST's JSON, or of a GET's address, which has the variables as text. */
function sentBy(request: Request): Sent | undefined {
  if (request.method === 'POST') return request.body;
  if (request.method !== 'GET') return undefined;
  return request.query;
}

function questionOf(request: Request, { language }: RequestContext): GuestQuestion | undefined {
  const sent = sentBy(request);
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return undefined;
  const { query, operationName, variables } = sent;
  if (typeof query !== 'string' || !textOrNothing(operationName)) return undefined;
  if (Object.keys(sent).some((name) => !MEMBERS.has(name))) return undefined;
  const headers = LOOKED_AT.map((name) => request.headers[name]);
  if (headers.some((value) => Array.isArray(value))) return undefined;
  const circumstances = [request.method, language, ...(headers as (string | undefined)[])];
  return { query, operationName: operationName ?? undefined, variables, circumstances };
}

async function ask(apollo: ApolloServer<RequestContext>, request: Request, ctx: RequestContext): Promise<GuestAnswer> {
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
  return { status, isShared, text, etag: etagOf(text), headers: [...headers], operation: ctx.record.operation };
}

function send(request: Request, response: Response, { status, isShared, text, etag, headers }: GuestAnswer): void {
  response.status(status);
  for (const [name, value] of headers) response.setHeader(name, value);
  if (!isShared) return void response.end(text);
  // The browser may keep it, and asks each time whether it is still the same.
  response.set({ 'Cache-Control': KEPT_CACHE_CONTROL, ETag: etag }).vary(KEPT_VARY);
  const isKnown = request.method === 'GET' && request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag);
  if (isKnown) response.status(304).end();
  else response.end(text);
}

/**
 * Answers those who are not signed in from what is kept for all of them; everything else goes on. It comes after whatever counts and refuses
 * requests, so that a kept answer is as hard to get as a new one.
 */
export function answerGuests(
  apollo: ApolloServer<RequestContext>,
  contexts: RequestContexts,
  answers: GuestAnswers,
): RequestHandler {
  return async (request, response, next) => {
    const ctx = await contexts.of(request);
    const isGuest = ctx.viewer === null && ctx.tokenRefusal === null;
    const question = isGuest ? questionOf(request, ctx) : undefined;
    const key = question && answers.keyOf(question);
    if (key === undefined) return next();
    const wire = wireOf(request);
    if (wire !== undefined) answers.cameAs(wire, key);
    const answer = await answers.answer(key, () => ask(apollo, request, ctx));
    ctx.record.operation = answer.operation;
    send(request, response, answer);
  };
}
