import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { Clock } from '../clock.js';
import { CommandCall } from '../commands/command-call.js';
import { KEY_HEADER } from '../commands/command-key.js';
import type { RequestContext } from '../context.js';
import { clientAddressOf } from '../http/client-address.js';
import { graphqlRefusalOf } from '../http/error-handler.js';
import { corsHeaders, logAnswer } from '../http/middleware.js';
import { takesGzip } from '../http/packed-text.js';
import { rateLimitHeaders } from '../http/rate-limit-headers.js';
import type { Allowance, RateLimits } from '../http/rate-limits.js';
import { languageOf, type RequestContexts } from '../http/request-context.js';
import { countGuest, countRequest } from '../http/request-limits.js';
import type { Logger } from '../logger.js';
import type { Messages } from '../messages.js';
import type { Metrics } from '../metrics.js';
import { recordOf } from '../request-record.js';
import { AnswerText } from './answer-text.js';
import type { GuestAnswers } from './guest-answers.js';
import { KEPT_CACHE_CONTROL, KEPT_VARY } from './guest-answers.js';
import { giveBack, type PlainQuestion, type PlainRequest, questionIn, readPlain } from './plain-request.js';

export interface GraphqlListenerOptions {
  readonly apollo: ApolloServer<RequestContext>;
  readonly contexts: RequestContexts;
  readonly guestAnswers: GuestAnswers;
  readonly limits: RateLimits;
  readonly clock: Clock;
  readonly log: Logger;
  readonly messages: Messages;
  readonly metrics: Metrics;
  /** Those of every answer. */
  readonly securityHeaders: ReadonlyArray<readonly [string, string]>;
  readonly trustedProxies: number;
  readonly warnOfUntrustedProxy: (request: IncomingMessage) => void;
  readonly corsOrigins: readonly string[];
}

/** A request and what is needed to answer it. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly plain: PlainRequest;
}

type HeaderPairs = ReadonlyArray<readonly [string, string]>;

/** How a guest's question looked over the line: all that its answer depends on. */
const wireOf = ({ request, plain }: Exchange): string => `${languageOf(request)}\n${plain.answerType}\n${plain.text}`;

/**
 * Answers `/graphql` before Express, which with its middleware costs more than most operations: requests that have nothing
 * unusual about them (`plain-request.ts`), with all that the application does for one: counting it, its headers, its line in
 * the log, its refusals. Everything else goes on to the application untouched. What guests are answered alike is given out as it
 * is kept.
 */
export function graphqlListener(application: RequestListener, options: GraphqlListenerOptions): RequestListener {
  const { apollo, contexts, guestAnswers, limits, clock, log, messages, metrics } = options;
  const { securityHeaders, trustedProxies, warnOfUntrustedProxy, corsOrigins } = options;
  const corsOf = corsHeaders(corsOrigins);
  const varyOf = (...names: string[]) => [...(corsOrigins.length > 0 ? ['Origin'] : []), ...names].join(', ');
  const forGuests: HeaderPairs = [
    ['Cache-Control', KEPT_CACHE_CONTROL],
    ['Vary', varyOf(KEPT_VARY, 'Accept-Encoding')],
  ];
  const forOne: HeaderPairs = [
    ['Cache-Control', 'no-store'],
    ['Vary', varyOf('Accept-Encoding')],
  ];

  const send = ({ request, response, plain }: Exchange, answer: AnswerText, isPacked = takesGzip(request)) => {
    for (const [name, value] of securityHeaders) response.setHeader(name, value);
    for (const [name, value] of corsOf(request)) response.setHeader(name, value);
    for (const [name, value] of answer.isShared ? forGuests : forOne) response.setHeader(name, value);
    response.setHeader('Content-Type', `${plain.answerType}; charset=utf-8`);
    // For countdowns: by whose clock things end.
    response.setHeader('X-Server-Time', clock.now().toISOString());
    for (const [name, value] of answer.headers) response.setHeader(name, value);
    const gzip = isPacked ? answer.gzip : undefined;
    if (gzip) response.setHeader('Content-Encoding', 'gzip');
    const body = gzip ?? answer.text;
    response.setHeader('Content-Length', Buffer.byteLength(body));
    response.statusCode = answer.status;
    response.end(body);
  };

  const allow = (response: ServerResponse, allowance: Allowance | undefined) => {
    if (!allowance) return;
    for (const [name, value] of Object.entries(rateLimitHeaders(allowance))) response.setHeader(name, value);
  };

  const execute = async (
    { request }: Exchange,
    question: PlainQuestion,
    ctx: RequestContext,
    isForGuests: boolean,
  ): Promise<AnswerText> => {
    const key = request.headers[KEY_HEADER];
    const headers = new HeaderMap(typeof key === 'string' ? [[KEY_HEADER, key]] : []);
    const http = { method: 'POST', headers, search: '', body: question };
    const { http: head, body } = await apollo.executeOperation({ ...question, http }, { contextValue: ctx });
    if (body.kind !== 'single') throw new Error('an operation was answered in parts');
    // Whoever reads an answer sees first that something went wrong.
    const { errors, data, extensions } = body.singleResult;
    return new AnswerText({
      status: head.status ?? 200,
      isShared: isForGuests && head.status === undefined && errors === undefined,
      text: `${JSON.stringify({ errors, data, extensions })}\n`,
      headers: [...head.headers],
      operation: ctx.record.operation,
    });
  };

  const answerKept = async (exchange: Exchange, kept: AnswerText): Promise<void> => {
    const { request, response } = exchange;
    allow(response, await countGuest(clientAddressOf(request, trustedProxies), limits, 1));
    recordOf(request).operation = kept.operation;
    send(exchange, kept);
  };

  const answerAnew = async (exchange: Exchange, question: PlainQuestion): Promise<void> => {
    const { request, response } = exchange;
    const ctx = await contexts.of(request);
    try {
      allow(response, await countRequest(ctx, limits, 1));
      const isForGuests = ctx.viewer === null && ctx.tokenRefusal === null && guestAnswers.mayKeep(question);
      const make = () => execute(exchange, question, ctx, isForGuests);
      const answer = isForGuests ? await guestAnswers.answer(wireOf(exchange), make) : await make();
      ctx.record.operation = answer.operation;
      send(exchange, answer);
    } finally {
      // Whatever happened, and also where the caller has left: no transaction stays open.
      await CommandCall.of(ctx)?.end();
    }
  };

  const refuse = (exchange: Exchange, error: unknown): void => {
    const { request, response } = exchange;
    const { status, headers, body } = graphqlRefusalOf(error, request, log, messages);
    // The answer is on its way: all that is left is to break it off.
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const answer = { status, isShared: false, headers: Object.entries(headers), operation: undefined };
    send(exchange, new AnswerText({ ...answer, text: JSON.stringify(body) }));
  };

  return (request, response) => {
    const plain = readPlain(request);
    if (!plain) return application(request, response);
    const exchange = { request, response, plain };
    const kept = request.headers.authorization === undefined ? guestAnswers.kept(wireOf(exchange)) : undefined;
    const question = kept ? undefined : questionIn(plain.text);
    if (!kept && !question) {
      giveBack(request, plain);
      return application(request, response);
    }
    warnOfUntrustedProxy(request);
    logAnswer(request, response, '/graphql', log, metrics);
    const answered = kept ? answerKept(exchange, kept) : question && answerAnew(exchange, question);
    answered?.catch((error: unknown) => refuse(exchange, error));
  };
}
