import {
  createSourceEventStream,
  type ExecutionArgs,
  execute,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  Kind,
} from 'graphql';
import { BoundedQueue } from '../bounded-queue.js';
import type { RequestContext } from '../context.js';
import { AppError } from '../errors/app-error.js';
import { refusal, toGraphql } from '../errors/to-graphql.js';
import { readSubscription, type SentSubscription, withCode } from '../graphql/subscription-document.js';
import { ConcurrencyLimit } from '../http/concurrency-limit.js';
import { callerKey, type RateLimits } from '../http/rate-limits.js';
import { countRequest } from '../http/request-limits.js';
import type { Messages } from '../messages.js';
import { AnswerStream } from './answer-stream.js';
import type { LiveConnection } from './live-connection.js';
import { LIVE_LIMITS, LIVE_RULES } from './live-limits.js';
import type { News } from './topics.js';

export interface LiveOperationsOptions {
  readonly schema: GraphQLSchema;
  readonly introspection: boolean;
  readonly limits: RateLimits;
  readonly messages: Messages;
  /** A context of its own for each answer: what one of them has read must not be the next one's. */
  readonly makeContext: (connection: LiveConnection) => RequestContext;
  /** Whether the connection may still receive messages; otherwise it has been closed. */
  readonly isStillWelcome: (connection: LiveConnection) => Promise<boolean>;
}

/** A subscription that may begin. */
export interface LiveArgs extends ExecutionArgs {
  readonly connection: LiveConnection;
  readonly sent: SentSubscription;
  readonly end: () => void;
}

/** As graphql-js says that a variable is not what its type wants; Apollo has the same rule. */
function isWrongVariable({ nodes, message }: GraphQLError): boolean {
  return nodes?.[0]?.kind === Kind.VARIABLE_DEFINITION && message.startsWith('Variable "$');
}

/** What is asked over live connections: the limits of queries, and an answer for each thing that happens. */
export class LiveOperations {
  readonly #options: LiveOperationsOptions;
  readonly #ofConnection = new WeakMap<LiveConnection, ConcurrencyLimit>();
  readonly #subscriptions = new ConcurrencyLimit(LIVE_RULES.subscriptions);
  // Reads of one change for everyone who looks at it must not keep requests from the database.
  readonly #queue = new BoundedQueue({ running: LIVE_LIMITS.answersAtOnce, waiting: LIVE_LIMITS.connections * 4 });

  constructor(options: LiveOperationsOptions) {
    this.#options = options;
  }

  /** Whether a subscription may begin: its arguments, or everything that speaks against it. */
  async begin(connection: LiveConnection, sent: SentSubscription): Promise<LiveArgs | readonly GraphQLError[]> {
    const { schema, limits, makeContext, isStillWelcome } = this.#options;
    const contextValue = makeContext(connection);
    try {
      if (!(await isStillWelcome(connection))) throw new AppError('UNAUTHENTICATED', 'Please log in first.');
      await countRequest(contextValue, limits, 1);
      const document = readSubscription(sent, this.#options);
      if (!('kind' in document)) return document;
      const { operationName, variables: variableValues } = sent;
      const end = this.#count(connection, contextValue);
      return { schema, document, operationName, variableValues, contextValue, connection, sent, end };
    } catch (error) {
      sendAwayIfPassing(connection, error);
      return [asError(error)];
    }
  }

  /** Begins it: its answers, or why there are none. */
  async subscribe(args: LiveArgs): Promise<AsyncIterableIterator<FormattedExecutionResult> | FormattedExecutionResult> {
    const { connection, end } = args;
    const source = await createSourceEventStream(args).catch((error: unknown) => ({ errors: [asError(error)] }));
    if (!(Symbol.asyncIterator in source)) {
      end();
      for (const error of source.errors ?? []) sendAwayIfPassing(connection, error);
      const errors = (source.errors ?? []).map((error) =>
        isWrongVariable(error) ? withCode(error, 'BAD_USER_INPUT') : error,
      );
      return { errors: this.format(connection, errors) };
    }
    const said = source[Symbol.asyncIterator]() as AsyncIterator<News>;
    return new AnswerStream(said, (news) => this.#answer(args, news), end);
  }

  /** Errors as they leave, in the reader's language. */
  format(connection: LiveConnection, errors: readonly GraphQLError[]): GraphQLFormattedError[] {
    const { log } = this.#options.makeContext(connection);
    const translate = this.#options.messages.in(connection.language);
    return errors.map((error) => toGraphql(error.toJSON(), error, connection.id, log, translate));
  }

  async #answer(args: LiveArgs, news: News): Promise<FormattedExecutionResult | undefined> {
    const { connection } = args;
    try {
      return connection.viewer === null ? await this.#answerGuests(args, news) : await this.#answerOne(args, news);
    } catch (error) {
      if (sendAwayIfPassing(connection, error)) return undefined;
      throw error;
    }
  }

  /** Guests with the same subscription share one answer. */
  #answerGuests(args: LiveArgs, news: News): Promise<FormattedExecutionResult> {
    const { language } = args.connection;
    const { query, operationName, variables } = args.sent;
    const key = JSON.stringify([language, query, operationName, variables]);
    return news.once(key, () => this.#queue.run(() => this.#execute(args, news)));
  }

  /** Who it is goes to the database too: a thousand at once have to wait for their turn with that as well. */
  async #answerOne(args: LiveArgs, news: News): Promise<FormattedExecutionResult | undefined> {
    const { connection } = args;
    return this.#queue.run(async () => {
      if (!connection.isOpen || !(await this.#options.isStillWelcome(connection))) return undefined;
      return this.#execute(args, news);
    });
  }

  async #execute({ connection, ...args }: LiveArgs, news: News): Promise<FormattedExecutionResult> {
    const contextValue = this.#options.makeContext(connection);
    const { data, errors } = await execute({ ...args, contextValue, rootValue: news });
    const passing = errors?.find(isPassing);
    if (passing) throw passing;
    return { ...(data === undefined ? {} : { data }), ...(errors ? { errors: this.format(connection, errors) } : {}) };
  }

  /** Counts a subscription by connection and by caller. Throws RATE_LIMITED; gives what to call when it ends. */
  #count(connection: LiveConnection, ctx: RequestContext): () => void {
    const ofConnection =
      this.#ofConnection.get(connection) ?? new ConcurrencyLimit(LIVE_RULES.subscriptionsOfConnection);
    this.#ofConnection.set(connection, ofConnection);
    const endOfConnection = ofConnection.begin(connection.id);
    try {
      const ends = [this.#subscriptions.begin(callerKey(ctx)), endOfConnection, connection.begun()];
      return () => {
        for (const end of ends) end();
      };
    } catch (error) {
      endOfConnection();
      throw error;
    }
  }
}

/** Whether an answer cannot be made at this moment, and could be soon. */
const isPassing = (error: unknown): boolean => refusal(error)?.code === 'UNAVAILABLE';

/**
 * Closes the connection when a message cannot be sent for now: its client reconnects and asks anew, so nothing is
 * missed. An error of one subscription would end only that one, unnoticed by the page.
 */
function sendAwayIfPassing(connection: LiveConnection, error: unknown): boolean {
  if (!isPassing(error)) return false;
  connection.close('behind');
  return true;
}

function asError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const originalError = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError(originalError.message, { originalError });
}
