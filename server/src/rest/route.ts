import type { Request } from 'express';
import type { RequestContext } from '../platform/context.js';
import type { AnswerOf, Asked, Contract } from './contract.js';
import { readRequest } from './request.js';
import type { UnknownFields } from './unknown-fields.js';

/** What an endpoint answers: a JSON body. */
export type Answer = Readonly<Record<string, unknown>>;

/** What a handler may need of the request beside what its contract let through. */
export interface Incoming {
  readonly request: Request;
  readonly unknown: UnknownFields;
}

/**
 * One documented REST operation. The router mounts it below `/api`, the specification's own also below `/`, answers 405
 * for the verbs that a path does not have, and passes errors to the one translator, `errors/to-http.ts`.
 */
export interface Route {
  readonly contract: Contract;
  /** True for signing in, refreshing and logging out: an access token that does not hold is no reason to refuse. */
  readonly ignoresToken?: true;
  /** What a request counts for in the limit of requests; 1 where it is left out. */
  pointsOf?(request: Request): number;
  handle(ctx: RequestContext, incoming: Incoming): Promise<Answer>;
  /** The answer as comma-separated values, where the contract has it in that form too. */
  table?(answer: Answer): string;
}

const success = (fields: object): Answer => ({ success: true, ...fields });

/**
 * Joins a contract with its handler, which calls the service that GraphQL calls and presents the result; it has no rule
 * of its own. What it gives has to be what the contract describes.
 */
export function route<C extends Contract>(
  contract: C,
  handle: (ctx: RequestContext, asked: Asked<C>, incoming: Incoming) => Promise<AnswerOf<C>>,
  { table, ...more }: Pick<Route, 'pointsOf' | 'ignoresToken'> & { table?(answer: AnswerOf<C>): string } = {},
): Route {
  return {
    ...more,
    contract,
    // What `handle` gave.
    ...(table ? { table: (answer: Answer) => table(answer as AnswerOf<C>) } : {}),
    handle: async (ctx, incoming) =>
      success(await handle(ctx, readRequest(contract, incoming.request, incoming.unknown), incoming)),
  };
}
