import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Clock } from '../clock.js';
import { AppError } from '../errors/app-error.js';
import { clientAddressOf } from '../http/client-address.js';
import { logAnswer } from '../http/middleware.js';
import { rateLimitHeaders } from '../http/rate-limit-headers.js';
import type { Allowance, RateLimits } from '../http/rate-limits.js';
import { requestIdOf } from '../http/request-context.js';
import { countGuest } from '../http/request-limits.js';
import type { Logger } from '../logger.js';
import type { Metrics } from '../metrics.js';
import { recordOf } from '../request-record.js';
import { KEPT_CACHE_CONTROL, KEPT_VARY } from './answer-guests.js';
import type { GuestAnswers, SentAnswer } from './guest-answers.js';
import { lookAt } from './guest-request.js';

export interface KeptAnswersOptions {
  readonly answers: GuestAnswers;
  readonly limits: RateLimits;
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Those of every answer. */
  readonly securityHeaders: ReadonlyArray<readonly [string, string]>;
  readonly trustedProxies: number;
  readonly corsOrigins: readonly string[];
}

const takesGzip = ({ headers }: IncomingMessage): boolean =>
  /(^|[,\s])gzip\s*($|,|;\s*q=(?!0(\.0*)?\s*($|,)))/.test(headers['accept-encoding'] ?? '');

/**
 * Stands before the application and answers guests from what is kept, with everything that the application would do for such a request:
 * counting it, its headers, its line in the log. Express and its middleware cost several times what the answer itself does.
 * What is not kept, or is refused, goes on untouched.
 */
export function keptAnswersBefore(application: RequestListener, options: KeptAnswersOptions): RequestListener {
  const { answers, limits, clock, log, metrics, securityHeaders, trustedProxies, corsOrigins } = options;
  const listed = new Set(corsOrigins);
  const vary = `${listed.size > 0 ? 'Origin, ' : ''}${KEPT_VARY}, Accept-Encoding`;

  const send = (
    request: IncomingMessage,
    response: ServerResponse,
    kept: SentAnswer,
    allowance: Allowance | undefined,
  ) => {
    logAnswer(request, response, '/graphql', log, metrics);
    recordOf(request).operation = kept.answer.operation;
    for (const [name, value] of securityHeaders) response.setHeader(name, value);
    for (const [name, value] of kept.answer.headers) response.setHeader(name, value);
    response.setHeader('Cache-Control', KEPT_CACHE_CONTROL);
    response.setHeader('ETag', kept.answer.etag);
    response.setHeader('Vary', vary);
    response.setHeader('X-Server-Time', clock.now().toISOString());
    if (allowance)
      for (const [name, value] of Object.entries(rateLimitHeaders(allowance))) response.setHeader(name, value);
    const packed = takesGzip(request) ? kept.gzip : undefined;
    if (packed) response.setHeader('Content-Encoding', 'gzip');
    const body = packed ?? kept.plain;
    response.setHeader('Content-Length', body.length);
    response.end(body);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse, kept: SentAnswer): Promise<void> => {
    let allowance: Allowance | undefined;
    try {
      allowance = await countGuest(clientAddressOf(request, trustedProxies), limits, 1);
    } catch (error) {
      // Counted out: the application refuses it, in its own words.
      if (error instanceof AppError) return application(request, response);
      throw error;
    }
    send(request, response, kept, allowance);
  };

  return (request, response) => {
    const { origin } = request.headers;
    const wire = origin !== undefined && listed.has(origin) ? undefined : lookAt(request);
    const kept = wire === undefined ? undefined : answers.sameOverTheWire(wire);
    if (!kept) return application(request, response);
    answer(request, response, kept).catch((error: unknown) => {
      log.error({ err: error, requestId: requestIdOf(request) }, 'a kept answer could not be sent');
      response.destroy();
    });
  };
}
