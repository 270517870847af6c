import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { ExecutionArgs, GraphQLError } from 'graphql';
import { handleProtocols, makeServer, type OperationResult, type Server as ProtocolServer } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Clock } from '../clock.js';
import { AppError } from '../errors/app-error.js';
import type { Caller } from '../http/authenticate.js';
import { clientAddressOf } from '../http/client-address.js';
import { ConcurrencyLimit } from '../http/concurrency-limit.js';
import { addressKey } from '../http/rate-limits.js';
import { languageOf, requestIdOf } from '../http/request-context.js';
import { isOwnMachine } from '../http/request-limits.js';
import type { Logger } from '../logger.js';
import { LiveConnection, type SignIn } from './live-connection.js';
import { type CloseReason, LIVE_LIMITS, LIVE_RATES, LIVE_RULES } from './live-limits.js';
import { type LiveArgs, LiveOperations, type LiveOperationsOptions } from './live-operations.js';
import type { Topics } from './topics.js';
import { isWelcome, refuseUpgrade } from './upgrade.js';

const PATH = '/graphql';
const SIGN_INS = 'sign-ins';
const LOOK_MS = 1_000;
/** How long a farewell may take. */
const FAREWELL_MS = 2_000;

export interface LiveServerOptions extends Omit<LiveOperationsOptions, 'isStillWelcome'> {
  readonly topics: Topics;
  readonly clock: Clock;
  readonly log: Logger;
  /** Whose pages may connect, besides those of the address that they connect to. */
  readonly origins: readonly string[];
  readonly trustedProxies: number;
  readonly authenticate: (authorization: string | undefined) => Promise<Caller>;
  /** Without a query; null for a token that is not ours. */
  readonly signInOf: (authorization: string) => SignIn | null;
}

/** The topic of a sign-in's end. */
export const signInTopic = (id: string): string => `${SIGN_INS}:${id}`;

interface Extra {
  readonly connection: LiveConnection;
}

/**
 * Subscriptions over WebSockets at `/graphql`, by the protocol graphql-transport-ws. A client authenticates in the
 * first message; when their token ends the connection is closed with 4403 and they come back with a new one.
 */
export class LiveServer {
  readonly #options: LiveServerOptions;
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIVE_LIMITS.messageBytes,
    perMessageDeflate: false,
    clientTracking: false,
    handleProtocols,
  });
  readonly #protocol: ProtocolServer<Extra>;
  readonly #operations: LiveOperations;
  readonly #connections = new Set<LiveConnection>();
  readonly #origins: ReadonlySet<string>;
  readonly #ofAddress = new ConcurrencyLimit(LIVE_RULES.liveConnectionsOfAddress);
  readonly #ofAccount = new ConcurrencyLimit(LIVE_RULES.liveConnections);
  readonly #timer: NodeJS.Timeout;
  #isStopping = false;

  constructor(options: LiveServerOptions) {
    this.#options = options;
    this.#origins = new Set(options.origins);
    const isStillWelcome = (connection: LiveConnection) => this.#isStillWelcome(connection);
    this.#operations = new LiveOperations({ ...options, isStillWelcome });
    this.#protocol = this.#makeProtocol();
    this.#timer = setInterval(() => {
      for (const connection of this.#connections) connection.look();
    }, LOOK_MS).unref();
    options.topics.onClose(() => this.#closeAll('behind'));
  }

  /** Open connections and subscriptions; for the metrics. */
  get use(): { readonly connections: number; readonly subscriptions: number } {
    let subscriptions = 0;
    for (const connection of this.#connections) subscriptions += connection.subscriptions;
    return { connections: this.#connections.size, subscriptions };
  }

  /** Takes the WebSockets that are opened at this server. */
  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', (error) => this.#options.log.debug({ err: error }, 'a live connection broke'));
      this.#upgrade(request, socket, head).catch((error: unknown) => {
        this.#options.log.error({ err: error }, 'a live connection could not be opened');
        socket.destroy();
      });
    });
  }

  /** Refuses new connections; existing ones stay. */
  refuse(): void {
    this.#isStopping = true;
  }

  /** Says farewell to everyone, so that they come back to another server. */
  async stop(): Promise<void> {
    this.refuse();
    clearInterval(this.#timer);
    this.#closeAll('stopping');
    const end = performance.now() + FAREWELL_MS;
    while (this.#connections.size > 0 && performance.now() < end) await pause(20);
    for (const connection of this.#connections) connection.cut();
  }

  #closeAll(reason: CloseReason): void {
    for (const connection of this.#connections) connection.close(reason);
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { topics, limits, trustedProxies } = this.#options;
    if (request.url?.split('?', 1)[0] !== PATH) return refuseUpgrade(socket, 404);
    if (!isWelcome(request, this.#origins)) return refuseUpgrade(socket, 403);
    const isFull = this.#connections.size >= LIVE_LIMITS.connections;
    if (this.#isStopping || isFull || !topics.isOpen) return refuseUpgrade(socket, 503, { 'Retry-After': '5' });
    const address = clientAddressOf(request, trustedProxies);
    const key = addressKey(address);
    let leave = () => {};
    try {
      if (!isOwnMachine(address)) {
        await limits.consume(LIVE_RATES.liveConnects, key);
        leave = this.#ofAddress.begin(key);
      }
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const seconds = Math.ceil(error.retryAfterSeconds ?? 1);
      return refuseUpgrade(socket, 429, { 'Retry-After': String(seconds) });
    }
    // Where the handshake itself fails, nothing is opened.
    socket.once('close', leave);
    this.#sockets.handleUpgrade(request, socket, head, (opened) => this.#open(opened, request, address));
  }

  #open(socket: WebSocket, request: IncomingMessage, address: string): void {
    const { clock, log } = this.#options;
    const from = { id: requestIdOf(request), address, language: languageOf(request) };
    const connection = new LiveConnection(socket, clock, from);
    this.#connections.add(connection);
    const began = clock.now();
    const closed = this.#protocol.opened(
      {
        protocol: socket.protocol,
        send: (text) => connection.send(text),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (take) =>
          socket.on('message', (data, isBinary) => {
            if (isBinary) return connection.close('wrong');
            if (!connection.counts()) return;
            take(String(data)).catch((error: unknown) => {
              // The library throws for messages of a kind that clients do not send.
              log.info({ err: error, requestId: connection.id }, 'a live message was not understood');
              connection.close('wrong');
            });
          }),
      },
      { connection },
    );
    socket.on('error', (error) => log.debug({ err: error, requestId: connection.id }, 'a live connection broke'));
    socket.once('close', (code, reason) => {
      this.#connections.delete(connection);
      const seconds = Math.round((clock.now().getTime() - began.getTime()) / 1_000);
      log.info({ requestId: connection.id, code, seconds }, 'live connection');
      closed(code, String(reason)).catch((error: unknown) => {
        log.error({ err: error, requestId: connection.id }, 'a live connection did not end well');
      });
    });
  }

  #makeProtocol(): ProtocolServer<Extra> {
    const operations = this.#operations;
    return makeServer<Record<string, unknown> | undefined, Extra>({
      connectionInitWaitTimeout: LIVE_LIMITS.signInMs,
      onConnect: ({ connectionParams, extra: { connection } }) => this.#signIn(connection, connectionParams),
      onSubscribe: async ({ extra: { connection } }, _id, { query, operationName, variables }) => {
        const sent = { query, operationName: operationName ?? undefined, variables: variables ?? undefined };
        return (await operations.begin(connection, sent)) as ExecutionArgs | GraphQLError[];
      },
      // Made ready to leave already: `onNext` passes it on as it is.
      subscribe: (args) => operations.subscribe(args as LiveArgs) as OperationResult,
      onNext: (_ctx, _id, _payload, _args, result) => result,
      onError: ({ extra: { connection } }, _id, _payload, errors) =>
        operations.format(connection, errors as readonly GraphQLError[]),
    });
  }

  /** Takes what the first message says about who connects. */
  async #signIn(connection: LiveConnection, said: Readonly<Record<string, unknown>> | undefined): Promise<boolean> {
    const { authenticate, signInOf, log } = this.#options;
    const authorization = said?.authorization ?? said?.Authorization;
    const refuse = (reason: CloseReason) => {
      connection.close(reason);
      return false;
    };
    if (authorization === undefined || authorization === null || authorization === '') return true;
    if (typeof authorization !== 'string') return refuse('wrong');
    try {
      const { viewer, tokenRefusal } = await authenticate(authorization);
      if (tokenRefusal) return refuse(tokenRefusal.code === 'TOKEN_EXPIRED' ? 'expired' : 'signedOut');
      const signIn = signInOf(authorization);
      if (viewer === null || signIn === null) return refuse('signedOut');
      connection.atEnd(this.#ofAccount.begin(viewer.id));
      Object.assign(connection, { authorization, viewer, signIn });
      this.#followSignIn(connection, signIn);
      return true;
    } catch (error) {
      if (error instanceof AppError) return refuse('later');
      log.error({ err: error, requestId: connection.id }, 'nobody could tell who connects');
      return refuse('failed');
    }
  }

  /** Closes the connection when its sign-in ends, wherever that happens. */
  #followSignIn(connection: LiveConnection, { id }: SignIn): void {
    const news = this.#options.topics.subscribe(SIGN_INS, id);
    connection.atEnd(() => void news.return?.());
    const follow = async () => {
      for await (const { about } of news) if (about !== null) connection.close('signedOut');
    };
    void follow();
  }

  /** Whether the token still holds, the sign-in goes on and the account is there; otherwise the connection is closed. */
  async #isStillWelcome(connection: LiveConnection): Promise<boolean> {
    if (connection.authorization === undefined) return true;
    const { viewer, tokenRefusal } = await this.#options.authenticate(connection.authorization);
    if (viewer !== null && viewer.role === connection.viewer?.role) return true;
    connection.close(tokenRefusal?.code === 'UNAUTHENTICATED' ? 'signedOut' : 'expired');
    return false;
  }
}
