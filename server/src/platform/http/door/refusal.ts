import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '../../errors/app-error.js';
import { ERROR_KINDS } from '../../errors/codes.js';
import { headersOf } from '../../errors/headers.js';
import { toGraphqlRefusal } from '../../errors/to-graphql.js';
import { toHttp } from '../../errors/to-http.js';
import type { Logger } from '../../logger.js';
import { LANGUAGES, type Messages } from '../../messages.js';
import { languageOf, requestIdOf } from '../request-context.js';
import { hasBody } from './body-arrival.js';

/** Not all at the same moment: those who are turned away together come back apart. */
const COME_BACK_SECONDS = [1, 2, 3] as const;
const GRAPHQL_TYPE = 'application/graphql-response+json';

interface Prepared {
  readonly head: readonly string[];
  readonly body: Buffer;
}

export interface RefusalOptions {
  readonly messages: Messages;
  readonly log: Logger;
  /** Whose pages may read our answers. */
  readonly corsOrigins: readonly string[];
}

/**
 * The 503 at the door: the very answers that both interfaces give to UNAVAILABLE, in both languages, made once, so that a
 * refusal costs a few microseconds and no more.
 */
export class Refusal {
  readonly #prepared = new Map<string, readonly Prepared[]>();
  readonly #origins: ReadonlySet<string>;
  #next = 0;

  constructor({ messages, log, corsOrigins }: RefusalOptions) {
    this.#origins = new Set(corsOrigins);
    // What is prepared here is no refusal yet.
    const unheard = log.child({}, { level: 'silent' });
    const errors = COME_BACK_SECONDS.map(
      (retryAfterSeconds) =>
        new AppError('UNAVAILABLE', 'Very many people are here right now. Please try again in a moment.', {
          retryAfterSeconds,
        }),
    );
    for (const language of LANGUAGES) {
      const translate = messages.in(language);
      const rest = errors.map((error) => prepared(error, toHttp(error, '', unheard, translate).body));
      const graphql = errors.map((error) => prepared(error, toGraphqlRefusal(error, '', unheard, translate).body));
      this.#prepared.set(`rest ${language}`, rest);
      this.#prepared.set(`graphql ${language}`, graphql);
    }
  }

  /** Answers a request with it. A body that is still on its way ends the connection: nobody reads it. */
  send(request: IncomingMessage, response: ServerResponse): void {
    const isGraphql = /^\/graphql\b/.test(request.url ?? '');
    const { head, body } = this.#take(`${isGraphql ? 'graphql' : 'rest'} ${languageOf(request)}`);
    const wantsGraphqlType = isGraphql && request.headers.accept?.includes(GRAPHQL_TYPE);
    const { origin } = request.headers;
    response.writeHead(ERROR_KINDS.UNAVAILABLE.status, [
      ...head,
      'X-Request-Id',
      requestIdOf(request),
      'Content-Type',
      `${wantsGraphqlType ? GRAPHQL_TYPE : 'application/json'}; charset=utf-8`,
      ...(this.#origins.size > 0 ? ['Vary', 'Origin'] : []),
      ...(origin !== undefined && this.#origins.has(origin)
        ? ['Access-Control-Allow-Origin', origin, 'Access-Control-Expose-Headers', 'X-Request-Id, Retry-After']
        : []),
      ...(hasBody(request) && !request.complete ? ['Connection', 'close'] : []),
    ]);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  #take(key: string): Prepared {
    this.#next = (this.#next + 1) % COME_BACK_SECONDS.length;
    const found = this.#prepared.get(key)?.[this.#next];
    if (!found) throw new Error('There is a refusal for every language and interface.');
    return found;
  }
}

function prepared(error: AppError, content: object): Prepared {
  const body = Buffer.from(JSON.stringify(content));
  const headers = {
    ...headersOf(error),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Length': String(body.length),
  };
  return { head: Object.entries(headers).flat(), body };
}
