import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '../../errors/app-error.js';
import { ERROR_KINDS } from '../../errors/codes.js';
import { headersOf } from '../../errors/headers.js';
import { toGraphqlRefusal } from '../../errors/to-graphql.js';
import { toHttp } from '../../errors/to-http.js';
import type { Logger } from '../../logger.js';
import { LANGUAGES, type Language, type Messages } from '../../messages.js';
import { isNavigation } from '../navigation.js';
import { languageOf, madeRequestId } from '../request-context.js';
import { hasBody } from './body-arrival.js';

/** Spread, so that requests that are refused together return apart. */
const COME_BACK_SECONDS = [1, 2, 3] as const;
const GRAPHQL_TYPE = 'application/graphql-response+json';

/** Its interface, and for GraphQL whether the caller asked for the answer's own type; a page where a browser opens it. */
type Kind = 'page' | 'rest' | 'graphql' | 'graphql, own type';

interface Prepared {
  readonly head: readonly string[];
  /** A text, not bytes: Node.js sends it with its headers in one piece. */
  readonly body: string;
}

export interface RefusalOptions {
  readonly messages: Messages;
  readonly log: Logger;
  /** Whose pages may read our answers. */
  readonly corsOrigins: readonly string[];
}

/**
 * The 503 of admission: the very answers that both interfaces give to UNAVAILABLE, in both languages, made once, so that a
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
      const page = errors.map((error) =>
        this.#prepare(error, pageOf(error, translate(error.message), language), 'text/html'),
      );
      const rest = errors.map((error) =>
        this.#prepare(error, JSON.stringify(toHttp(error, '', unheard, translate).body)),
      );
      const ofGraphql = (type?: string) =>
        errors.map((error) =>
          this.#prepare(error, JSON.stringify(toGraphqlRefusal(error, '', unheard, translate).body), type),
        );
      this.#prepared.set(keyOf('page', language), page);
      this.#prepared.set(keyOf('rest', language), rest);
      this.#prepared.set(keyOf('graphql', language), ofGraphql());
      this.#prepared.set(keyOf('graphql, own type', language), ofGraphql(GRAPHQL_TYPE));
    }
  }

  /** Answers a request with it. An unfinished body ends the connection, since it is not read. */
  send(request: IncomingMessage, response: ServerResponse): void {
    const { head, body } = this.#take(keyOf(kindOf(request), languageOf(request)));
    const headers = [...head, 'X-Request-Id', madeRequestId(request)];
    const { origin } = request.headers;
    if (origin !== undefined && this.#origins.has(origin)) {
      headers.push('Access-Control-Allow-Origin', origin, 'Access-Control-Expose-Headers', 'X-Request-Id, Retry-After');
    }
    if (hasBody(request) && !request.complete) headers.push('Connection', 'close');
    response.writeHead(ERROR_KINDS.UNAVAILABLE.status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  #prepare(error: AppError, body: string, type = 'application/json'): Prepared {
    const headers = {
      ...headersOf(error),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Length': String(Buffer.byteLength(body)),
      ...(this.#origins.size > 0 ? { Vary: 'Origin' } : {}),
    };
    return { head: Object.entries(headers).flat(), body };
  }

  #take(key: string): Prepared {
    this.#next = (this.#next + 1) % COME_BACK_SECONDS.length;
    const found = this.#prepared.get(key)?.[this.#next];
    if (!found) throw new Error('There is a refusal for every language and interface.');
    return found;
  }
}

const keyOf = (kind: Kind, language: Language) => `${kind} ${language}`;

/** The page says so in words and reloads itself. */
const pageOf = ({ retryAfterSeconds }: AppError, said: string, language: Language) =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta http-equiv="refresh" content="${retryAfterSeconds}"><title>${said}</title><p style="margin:2rem">${said}</p></html>`;

function kindOf(request: IncomingMessage): Kind {
  if (isNavigation(request)) return 'page';
  const { url, headers } = request;
  if (!/^\/graphql\b/.test(url ?? '')) return 'rest';
  return headers.accept?.includes(GRAPHQL_TYPE) ? 'graphql, own type' : 'graphql';
}
