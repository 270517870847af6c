import type { IncomingMessage } from 'node:http';
import type { RequestHandler, Response } from 'express';
import { AppError } from '../errors/app-error.js';
import { toHttp } from '../errors/to-http.js';
import type { Logger } from '../logger.js';
import { SymbolProperty } from '../symbol-property.js';
import { requestIdOf } from './request-context.js';

/** What is not an upload is at most 100 KB: ten seconds are enough on any line. */
const DEADLINE_MS = 10_000;

interface Deadline {
  readonly expire: () => void;
  timer: NodeJS.Timeout;
}

const deadlines = new SymbolProperty<IncomingMessage, Deadline>('deadline');

function answerTooLate(request: IncomingMessage, response: Response, log: Logger): void {
  if (request.complete || request.destroyed) return;
  if (response.headersSent) {
    request.destroy();
    return;
  }
  const error = new AppError('REQUEST_TIMEOUT', 'The request took too long to arrive.');
  const { status, body } = toHttp(error, requestIdOf(request), log);
  response.once('finish', () => request.destroy());
  response.set({ Connection: 'close', 'Cache-Control': 'no-store' }).status(status).json(body);
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Gives a body ten seconds to arrive, whether anyone reads it or not; then answers 408 and closes the connection. Without
 * it, two thousand senders that stop in the middle would keep everybody out for as long as an upload may take.
 */
export function bodyDeadline(log: Logger): RequestHandler {
  return (request, response, next) => {
    if (hasBody(request)) {
      const expire = () => answerTooLate(request, response, log);
      deadlines.set(request, { expire, timer: setTimeout(expire, DEADLINE_MS) });
      request.once('close', () => clearTimeout(deadlines.get(request)?.timer));
    }
    next();
  };
}

/** For an upload, which has a pace of its own to keep. */
export function suspendBodyDeadline(request: IncomingMessage): void {
  clearTimeout(deadlines.get(request)?.timer);
}

/** The rest of an upload that was refused has ten seconds again. */
export function resumeBodyDeadline(request: IncomingMessage): void {
  const deadline = deadlines.get(request);
  if (!deadline || request.complete || request.destroyed) return;
  clearTimeout(deadline.timer);
  deadline.timer = setTimeout(deadline.expire, DEADLINE_MS);
}
