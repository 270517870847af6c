import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Logger } from '../logger.js';
import type { Metrics } from '../metrics.js';
import { recordOf } from '../request-record.js';
import { requestIdOf } from './request-context.js';

/** Gives every answer its `X-Request-Id`, and writes one log line when it is done: the operation
 * by its name in the schema or its contract; no query string, no body, no names. The metrics count the same. */
export function requestLog(logAnswer: LogAnswer): RequestHandler {
  return (request, response, next) => {
    response.setHeader('X-Request-Id', requestIdOf(request));
    logAnswer(request, response, request.path);
    next();
  };
}

/** Has a line written once an answer is done. */
export type LogAnswer = (request: IncomingMessage, response: ServerResponse, path: string) => void;

/** For the whole server, before any handler. */
export function answerLog(log: Logger, metrics: Metrics): LogAnswer {
  // A line has nothing but what stands below: looking for secrets in it made a fifth of the garbage of a small answer.
  const lines = log.child({}, { redact: { paths: [] } });
  return (request, response, path) => {
    const started = performance.now();
    response.once('close', () => {
      const milliseconds = Math.round((performance.now() - started) * 10) / 10;
      const complete = response.writableFinished;
      const { operation = 'other', code } = recordOf(request);
      metrics.answered(operation, complete ? (code ?? 'ok') : 'cut', milliseconds / 1_000);
      const requestId = requestIdOf(request);
      const { method } = request;
      const { statusCode: status } = response;
      lines.info({ requestId, method, path, operation, code, status, milliseconds, complete }, 'request');
    });
  };
}

/**
 * Says once in the log that a proxy stands in front of the server while none is trusted (`TRUSTED_PROXIES=0`). All visitors
 * then have the proxy's address, and every limit by address holds for all of them together: 20 sign-ups an hour for the
 * whole site. These headers are untrusted, so they only cause the warning.
 */
export function untrustedProxyWarning(log: Logger, trustedProxies: number): (request: IncomingMessage) => void {
  let isSettled = trustedProxies > 0;
  return ({ headers }) => {
    if (isSettled || (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined)) return;
    isSettled = true;
    log.warn(
      'A request came with X-Forwarded-For or Forwarded, but TRUSTED_PROXIES is 0: all who come through that proxy share one address and its limits. Set TRUSTED_PROXIES to the number of proxies in front of the server.',
    );
  };
}

/** Fastest level: 10 kB of JSON become 2.3 kB in 0.025 ms; brotli at its usual quality would cost 7.5 ms. */
export function compress(): RequestHandler {
  return compression({ level: 1, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }, threshold: 1_024 });
}

const READABLE =
  'X-Request-Id, X-Server-Time, Retry-After, WWW-Authenticate, RateLimit, RateLimit-Policy, Preference-Applied';

/** The headers that let exactly the listed origins read an answer. No cookies are involved, so no credentials are allowed either. */
export function corsHeaders(
  origins: readonly string[],
): (request: IncomingMessage) => readonly (readonly [string, string])[] {
  const headers = new Map(
    origins.map((origin) => [
      origin,
      [
        ['Access-Control-Allow-Origin', origin],
        ['Access-Control-Expose-Headers', READABLE],
      ] as const,
    ]),
  );
  return ({ headers: { origin } }) => (origin === undefined ? undefined : headers.get(origin)) ?? [];
}

/** Sets these headers, and answers a browser that asks before it sends a request. */
export function cors(origins: readonly string[]): RequestHandler {
  const headersOf = corsHeaders(origins);
  return (request: Request, response: Response, next: NextFunction) => {
    if (origins.length > 0) response.vary('Origin');
    const headers = headersOf(request);
    if (headers.length === 0) return next();
    for (const [name, value] of headers) response.setHeader(name, value);
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return next();
    response.setHeader('Access-Control-Allow-Methods', 'GET, HEAD, POST, PATCH, DELETE');
    response.setHeader(
      'Access-Control-Allow-Headers',
      'Authorization, Content-Type, Apollo-Require-Preflight, Idempotency-Key, Prefer, X-Apollo-Operation-Name, X-Request-Id',
    );
    response.setHeader('Access-Control-Max-Age', '600');
    response.status(204).end();
  };
}
