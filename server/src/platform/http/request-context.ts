import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import express from 'express';
import type { EntityManager } from 'typeorm';
import type { Clock } from '../clock.js';
import type { EventHandler, Viewer } from '../context.js';
import { createContext, type RequestContext } from '../context.js';
import type { Logger } from '../logger.js';
import { LANGUAGES, type Language } from '../messages.js';
import { recordOf } from '../request-record.js';
import { SymbolProperty } from '../symbol-property.js';
import { type Authenticate, GUEST } from './authenticate.js';
import { clientAddressOf } from './client-address.js';

const OUR_FORM = /^[\w-]{8,64}$/;
const identifiers = new SymbolProperty<IncomingMessage, string>('identifier');

/** An identifier for a request: the caller's own `X-Request-Id` where it is well formed, otherwise a new one at each call. */
export function madeRequestId({ headers }: IncomingMessage): string {
  const sent = headers['x-request-id'];
  return typeof sent === 'string' && OUR_FORM.test(sent) ? sent : randomUUID();
}

/** The one identifier of a request. */
export function requestIdOf(request: IncomingMessage): string {
  const known = identifiers.get(request);
  if (known !== undefined) return known;
  const id = madeRequestId(request);
  identifiers.set(request, id);
  return id;
}

/** By header: a handful of browsers' settings make up nearly all requests. */
const languages = new Map<string, Language>();
const MAX_LANGUAGES = 1_000;

/** The language of ours that the caller likes best; English where `Accept-Language` names none of them. */
export function languageOf(request: IncomingMessage): Language {
  const wanted = request.headers['accept-language'];
  if (wanted === undefined) return 'en';
  const known = languages.get(wanted);
  if (known !== undefined) return known;
  const best = express.request.acceptsLanguages.call(request, ...LANGUAGES);
  const language = LANGUAGES.find((one) => one === best) ?? 'en';
  if (languages.size >= MAX_LANGUAGES) languages.clear();
  languages.set(wanted, language);
  return language;
}

/** The account of a live connection. */
export interface LiveCaller {
  /** Of the connection. */
  readonly id: string;
  readonly address: string;
  readonly language: Language;
  readonly viewer: Viewer | null;
}

/** Makes each request's context, once: the upload gate, REST and GraphQL see the same caller. */
export class RequestContexts {
  readonly #contexts = new SymbolProperty<IncomingMessage, Promise<RequestContext>>('context');

  constructor(
    private readonly dependencies: {
      readonly authenticate: Authenticate;
      readonly trustedProxies: number;
      readonly db: EntityManager;
      /** For who is not signed in: may be some seconds behind. */
      readonly guestDb: EntityManager;
      readonly clock: Clock;
      readonly log: Logger;
      readonly mediaAddress: string;
      readonly eventHandlers: readonly EventHandler[];
    },
  ) {}

  /** A context for one answer over a live connection. Always on the primary: what just changed is read. */
  live(caller: LiveCaller): RequestContext {
    const { db, clock, log, mediaAddress, eventHandlers } = this.dependencies;
    const { id: requestId, address: clientAddress, language, viewer } = caller;
    const values = {
      requestId,
      clientAddress,
      language,
      viewer,
      tokenRefusal: null,
      db,
      clock,
      mediaAddress,
      eventHandlers,
    };
    return createContext({ ...values, log });
  }

  /** A guest's context, for rendering pages. */
  guest(language: Language): RequestContext {
    const { guestDb: db, clock, log, mediaAddress, eventHandlers } = this.dependencies;
    const requestId = randomUUID();
    const clientAddress = 'none';
    const values = { requestId, clientAddress, language, ...GUEST, db, clock, mediaAddress, eventHandlers };
    return createContext({ ...values, log });
  }

  of(request: IncomingMessage): Promise<RequestContext> {
    const known = this.#contexts.get(request);
    if (known) return known;
    const context = this.#make(request);
    this.#contexts.set(request, context);
    return context;
  }

  async #make(request: IncomingMessage): Promise<RequestContext> {
    const { authenticate, trustedProxies, db, guestDb, clock, log, mediaAddress, eventHandlers } = this.dependencies;
    const caller = await authenticate(request.headers.authorization);
    const requestId = requestIdOf(request);
    return createContext({
      requestId,
      record: recordOf(request),
      clientAddress: clientAddressOf(request, trustedProxies),
      language: languageOf(request),
      ...caller,
      // Signed-in users read their own writes, on every server.
      db: caller.viewer === null ? guestDb : db,
      clock,
      log,
      mediaAddress,
      eventHandlers,
    });
  }
}
