import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import type { EntityManager } from 'typeorm';
import type { Clock } from '../clock.js';
import type { EventHandler } from '../context.js';
import { createContext, type RequestContext } from '../context.js';
import type { Logger } from '../logger.js';
import { LANGUAGES, type Language } from '../messages.js';
import type { Authenticate } from './authenticate.js';

const OUR_FORM = /^[\w-]{8,64}$/;
const identifiers = new WeakMap<IncomingMessage, string>();

/** The request's identifier: the caller's own `X-Request-Id` where it is well formed, otherwise a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const known = identifiers.get(request);
  if (known !== undefined) return known;
  const sent = request.headers['x-request-id'];
  const id = typeof sent === 'string' && OUR_FORM.test(sent) ? sent : randomUUID();
  identifiers.set(request, id);
  return id;
}

/** The language of ours that the caller likes best; English where `Accept-Language` names none of them. */
export function languageOf(request: Request): Language {
  return LANGUAGES.find((language) => language === request.acceptsLanguages([...LANGUAGES])) ?? 'en';
}

/** Makes each request's context, once: the upload gate, REST and GraphQL see the same caller. */
export class RequestContexts {
  readonly #contexts = new WeakMap<IncomingMessage, Promise<RequestContext>>();

  constructor(
    private readonly dependencies: {
      readonly authenticate: Authenticate;
      readonly db: EntityManager;
      readonly clock: Clock;
      readonly log: Logger;
      readonly eventHandlers: readonly EventHandler[];
    },
  ) {}

  of(request: Request): Promise<RequestContext> {
    const known = this.#contexts.get(request);
    if (known) return known;
    const context = this.#make(request);
    this.#contexts.set(request, context);
    return context;
  }

  async #make(request: Request): Promise<RequestContext> {
    const { authenticate, db, clock, log, eventHandlers } = this.dependencies;
    const requestId = requestIdOf(request);
    return createContext({
      requestId,
      clientAddress: request.ip ?? request.socket.remoteAddress ?? 'unknown',
      language: languageOf(request),
      ...(await authenticate(request.headers.authorization)),
      db,
      clock,
      log: log.child({ requestId }),
      eventHandlers,
    });
  }
}
