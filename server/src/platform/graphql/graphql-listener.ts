import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { Clock } from '../clock.js';
import { CommandCall } from '../commands/command-call.js';
import { KEY_HEADER } from '../commands/command-key.js';
import type { RequestContext } from '../context.js';
import { rateLimitHeaders } from '../errors/rate-limit-headers.js';
import { clientAddressOf } from '../http/client-address.js';
import { graphqlRefusalOf } from '../http/error-handler.js';
import type { LogAnswer } from '../http/middleware.js';
import { type PlainAnswerOptions, PlainAnswers } from '../http/plain-answers.js';
import { giveBack } from '../http/plain-body.js';
import type { Allowance, RateLimits } from '../http/rate-limits.js';
import { languageOf, type RequestContexts } from '../http/request-context.js';
import { countGuest, countRequest } from '../http/request-limits.js';
import type { Logger } from '../logger.js';
import type { Messages } from '../messages.js';
import { recordOf } from '../request-record.js';
import { AnswerText } from './answer-text.js';
import type { CompiledQueries } from './compiled-queries.js';
import type { GuestAnswers } from './guest-answers.js';
import { KEPT_CACHE_CONTROL, KEPT_VARY } from './guest-answers.js';
import { type PlainQuestion, type PlainRequest, questionIn, readPlain } from './plain-request.js';

export interface GraphqlListenerOptions extends PlainAnswerOptions {
  readonly apollo: ApolloServer<RequestContext>;
  readonly compiledQueries: CompiledQueries;
  readonly contexts: RequestContexts;
  readonly guestAnswers: GuestAnswers;
  readonly limits: RateLimits;
  readonly clock: Clock;
  readonly log: Logger;
  readonly logAnswer: LogAnswer;
  readonly messages: Messages;
  readonly trustedProxies: number;
  readonly warnOfUntrustedProxy: (request: IncomingMessage) => void;
}

/** What an operation itself says of its answer, where it says nothing. */
const PLAIN_HEAD: { readonly status?: number; readonly headers: ReadonlyArray<[string, string]> } = { headers: [] };

/** A request and what is needed to answer it. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly plain: PlainRequest;
  /** How the question looked over the line: all that a guest's answer depends on. */
  readonly wire: string;
}

/**
 * Answers `/graphql` before Express, which with its middleware costs more than most operations: requests that have nothing
 * unusual about them (`plain-request.ts`), with all that the application does for one: counting it, its headers, its line in
 * the log, its refusals. Everything else goes on to the application untouched. What guests are answered alike is given out as it
 * is kept.
 */
export function graphqlListener(application: RequestListener, options: GraphqlListenerOptions): RequestListener {
  const { apollo, compiledQueries, contexts, guestAnswers, limits, clock, log, messages } = options;
  const { trustedProxies, warnOfUntrustedProxy, logAnswer } = options;
  const answers = new PlainAnswers(options);
  const forGuests = answers.headOf(KEPT_CACHE_CONTROL, KEPT_VARY);
  const forOne = answers.headOf('no-store');

  const send = ({ request, response, plain }: Exchange, answer: AnswerText, allowance?: Allowance) => {
    const head = [...(answer.isShared ? forGuests : forOne), 'Content-Type', `${plain.answerType}; charset=utf-8`];
    // For countdowns: by whose clock things end.
    head.push('X-Server-Time', clock.now().toISOString());
    if (allowance) for (const [name, value] of Object.entries(rateLimitHeaders(allowance))) head.push(name, value);
    const { status, body, headers: last } = answer;
    answers.send(request, response, { status, body, head, last });
  };

  const executeAnew = async (request: IncomingMessage, question: PlainQuestion, ctx: RequestContext) => {
    const key = request.headers[KEY_HEADER];
    const headers = new HeaderMap(typeof key === 'string' ? [[KEY_HEADER, key]] : []);
    const http = { method: 'POST', headers, search: '', body: question };
    const { http: head, body } = await apollo.executeOperation({ http, ...question }, { contextValue: ctx });
    if (body.kind !== 'single') throw new Error('an operation was answered in parts');
    return { head, result: body.singleResult };
  };

  const execute = async (
    { request }: Exchange,
    question: PlainQuestion,
    ctx: RequestContext,
    isForGuests: boolean,
  ): Promise<AnswerText> => {
    const known = await compiledQueries.answerAgain(question, ctx);
    const { head, result } = known
      ? { head: PLAIN_HEAD, result: { data: known } }
      : await executeAnew(request, question, ctx);
    // Errors come first, so that a reader sees them.
    const { errors, data, extensions } = result;
    return new AnswerText({
      status: head.status ?? 200,
      isShared: isForGuests && head.status === undefined && errors === undefined,
      text: `${JSON.stringify({ errors, data, extensions })}\n`,
      headers: [...head.headers],
      operation: ctx.record.operation,
    });
  };

  const answerKept = async (exchange: Exchange, kept: AnswerText): Promise<void> => {
    const { request } = exchange;
    const allowance = await countGuest(clientAddressOf(request, trustedProxies), limits, 1);
    recordOf(request).operation = kept.operation;
    send(exchange, kept, allowance);
  };

  const answerAnew = async (exchange: Exchange, question: PlainQuestion): Promise<void> => {
    const ctx = await contexts.of(exchange.request);
    try {
      const allowance = await countRequest(ctx, limits, 1);
      const isForGuests = ctx.viewer === null && ctx.tokenRefusal === null && guestAnswers.mayKeep(question);
      const make = () => execute(exchange, question, ctx, isForGuests);
      const answer = isForGuests ? await guestAnswers.answer(exchange.wire, make) : await make();
      ctx.record.operation = answer.operation;
      send(exchange, answer, allowance);
    } finally {
      // In every case, also if the caller has left: no transaction stays open.
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
    const wire = `${languageOf(request)}\n${plain.answerType}\n${plain.text}`;
    const exchange = { request, response, plain, wire };
    const kept = request.headers.authorization === undefined ? guestAnswers.kept(wire) : undefined;
    const question = kept ? undefined : questionIn(plain.text);
    if (!kept && !question) {
      giveBack(request, plain.body);
      return application(request, response);
    }
    warnOfUntrustedProxy(request);
    logAnswer(request, response, '/graphql');
    const answered = kept ? answerKept(exchange, kept) : question && answerAnew(exchange, question);
    answered?.catch((error: unknown) => refuse(exchange, error));
  };
}
