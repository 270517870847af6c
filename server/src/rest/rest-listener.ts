import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { KEY_HEADER } from '../platform/commands/command-key.js';
import { rateLimitHeaders } from '../platform/errors/rate-limit-headers.js';
import { httpRefusalOf } from '../platform/http/error-handler.js';
import type { LogAnswer } from '../platform/http/middleware.js';
import { SentText } from '../platform/http/packed-text.js';
import { type PlainAnswerOptions, PlainAnswers } from '../platform/http/plain-answers.js';
import { giveBack, objectIn, readPlainBody } from '../platform/http/plain-body.js';
import type { RateLimits } from '../platform/http/rate-limits.js';
import type { RequestContexts } from '../platform/http/request-context.js';
import { countRequest } from '../platform/http/request-limits.js';
import type { Logger } from '../platform/logger.js';
import type { Messages } from '../platform/messages.js';
import { recordOf } from '../platform/request-record.js';
import { answerBody } from './answer-body.js';
import type { Route } from './route.js';
import { UnknownFields } from './unknown-fields.js';

export interface RestListenerOptions extends PlainAnswerOptions {
  readonly routes: readonly Route[];
  readonly contexts: RequestContexts;
  readonly limits: RateLimits;
  readonly log: Logger;
  readonly logAnswer: LogAnswer;
  readonly messages: Messages;
  readonly warnOfUntrustedProxy: (request: IncomingMessage) => void;
}

/** An operation of which nothing but a JSON object matters. */
type PlainRoute = Route & Required<Pick<Route, 'handleBody'>>;
const isPlainRoute = (route: Route): route is PlainRoute => route.handleBody !== undefined;

/** A request and what is needed to answer it. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly route: PlainRoute;
  /** What was left out is named in the answer. */
  readonly sent: Readonly<Record<string, unknown>>;
}

/** A key and a preference make an answer another one: the application looks at them. */
const isUnusual = ({ headers }: IncomingMessage): boolean =>
  headers.prefer !== undefined || headers[KEY_HEADER] !== undefined;

/**
 * Answers those operations of REST before Express that have a `handleBody`, where a request has nothing unusual about it
 * (`plain-body.ts`), with all that the application does for one. Everything else goes on to the application untouched.
 */
export function restListener(application: RequestListener, options: RestListenerOptions): RequestListener {
  const { contexts, limits, log, logAnswer, messages, warnOfUntrustedProxy } = options;
  const answers = new PlainAnswers(options);
  const begin = [...answers.headOf('no-store', 'Prefer'), 'Content-Type', 'application/json; charset=utf-8'];
  const byAddress = new Map<string, PlainRoute>();
  for (const route of options.routes.filter(isPlainRoute)) {
    byAddress.set(`/api${route.contract.path}`, route);
    if (!route.contract.onlyBelowApi) byAddress.set(route.contract.path, route);
  }

  const answer = async ({ request, response, route, sent }: Exchange, head: string[]): Promise<void> => {
    const ctx = await contexts.of(request);
    const allowance = await countRequest(ctx, limits, 1);
    if (allowance) for (const [name, value] of Object.entries(rateLimitHeaders(allowance))) head.push(name, value);
    const unknown = new UnknownFields(false);
    const handle = () => route.handleBody(ctx, sent, unknown);
    const body = new SentText(
      JSON.stringify(await answerBody(route, ctx, { messages, unknown, key: () => null, handle })),
    );
    answers.send(request, response, { status: route.contract.answer.status, body, head, last: [] });
  };

  const refuse = ({ request, response }: Exchange, head: readonly string[], error: unknown): void => {
    const { status, headers, body } = httpRefusalOf(error, request, log, messages);
    // The answer is on its way: all that is left is to break it off.
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const text = new SentText(JSON.stringify(body));
    answers.send(request, response, { status, body: text, head, last: Object.entries(headers) });
  };

  return (request, response) => {
    const address = request.url ?? '';
    const route = byAddress.get(address);
    const body = route && !isUnusual(request) ? readPlainBody(request) : undefined;
    if (!route || !body) return application(request, response);
    const sent = objectIn(body.toString());
    if (!sent) {
      giveBack(request, body);
      return application(request, response);
    }
    warnOfUntrustedProxy(request);
    logAnswer(request, response, address);
    recordOf(request).operation = `POST ${route.contract.path}`;
    const exchange = { request, response, route, sent };
    const head = [...begin];
    answer(exchange, head).catch((error: unknown) => refuse(exchange, head, error));
  };
}
