import type { Request } from 'express';
import type { RequestContext } from '../platform/context.js';

/** What an endpoint answers: a status (200 where nothing is said) and a JSON body. */
export interface Answer {
  readonly status?: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * One documented REST path. The router mounts it below `/api` and below `/`, answers 405 for the verbs that a path does
 * not have, and hands whatever is thrown to the one translator, `errors/to-http.ts`. An endpoint checks the shape of
 * the request (`body.ts`), calls the service that GraphQL calls, and presents the result; it has no rule of its own.
 */
export interface Route {
  readonly method: 'get' | 'post' | 'delete';
  /** As Express writes it, without a prefix: `/crops/:id`. Of two that match, the one named first wins. */
  readonly path: string;
  /** True for signing in, refreshing and logging out: an access token that does not hold is no reason to refuse. */
  readonly ignoresToken?: true;
  /** What a request counts for in the limit of requests; 1 where it is left out. */
  pointsOf?(request: Request): number;
  handle(ctx: RequestContext, request: Request): Promise<Answer>;
}
