import type { IncomingMessage, ServerResponse } from 'node:http';
import { corsHeaders } from './middleware.js';
import { type SentText, takesGzip } from './packed-text.js';
import { requestIdOf } from './request-context.js';

/** Headers as Node.js takes them at once: name, value, name, value. */
export type FlatHeaders = readonly string[];

export interface PlainAnswerOptions {
  /** Those of every answer. */
  readonly securityHeaders: ReadonlyArray<readonly [string, string]>;
  readonly corsOrigins: readonly string[];
}

/** What is answered. */
export interface PlainAnswer {
  readonly status: number;
  readonly body: SentText;
  /** What `headOf` gave for answers of its kind, and what is this one's own. */
  readonly head: FlatHeaders;
  /** Have the last word: a refusal by a limit says which one it was. */
  readonly last: ReadonlyArray<readonly [string, string]>;
}

/** How requests are answered before Express, which with its middleware costs more than most of them: the headers that it would give them, too. */
export class PlainAnswers {
  readonly #always: FlatHeaders;
  readonly #varies: readonly string[];
  readonly #corsOf: ReturnType<typeof corsHeaders>;

  constructor({ securityHeaders, corsOrigins }: PlainAnswerOptions) {
    this.#always = securityHeaders.flat();
    this.#varies = corsOrigins.length > 0 ? ['Origin'] : [];
    this.#corsOf = corsHeaders(corsOrigins);
  }

  /** The headers that all answers of one kind have; put together once. */
  headOf(cacheControl: string, ...varies: readonly string[]): FlatHeaders {
    const vary = [...this.#varies, ...varies, 'Accept-Encoding'].join(', ');
    return [...this.#always, 'Cache-Control', cacheControl, 'Vary', vary];
  }

  /** The headers go as a flat list, which Node.js takes as it is: one call for each costs as much as reading a row. */
  send(request: IncomingMessage, response: ServerResponse, answer: PlainAnswer): void {
    const { body } = answer;
    const gzip = takesGzip(request) ? body.gzip : undefined;
    const head = [...answer.head, 'X-Request-Id', requestIdOf(request)];
    head.push('Content-Length', String(gzip?.length ?? body.size));
    if (gzip) head.push('Content-Encoding', 'gzip');
    for (const [name, value] of this.#corsOf(request)) head.push(name, value);
    if (answer.last.length === 0) response.writeHead(answer.status, head);
    else {
      for (let at = 0; at < head.length; at += 2) response.setHeader(head[at] ?? '', head[at + 1] ?? '');
      for (const [name, value] of answer.last) response.setHeader(name, value);
      response.writeHead(answer.status);
    }
    response.end(gzip ?? body.plain);
  }
}
