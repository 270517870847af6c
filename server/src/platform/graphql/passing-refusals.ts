import type { GraphQLResponse } from '@apollo/server';
import type { AppError } from '../errors/app-error.js';
import { ERROR_KINDS } from '../errors/codes.js';
import { headersOf } from '../errors/headers.js';
import { refusal } from '../errors/to-graphql.js';
import type { OperationHooks } from './operation-hooks.js';

/** Refusals that pass by waiting. What is unavailable says more of us than a limit does: it comes first. */
const PASSING = ['UNAVAILABLE', 'RATE_LIMITED'] as const;

/** The refusal among the errors that asks for the longest wait. */
function longestWait(errors: readonly unknown[]): AppError | undefined {
  const found = errors.map(refusal);
  const code = PASSING.find((one) => found.some((error) => error?.code === one));
  const refusals = found.filter((error) => error !== undefined && error.code === code);
  return refusals.reduce(
    (longest, each) => ((each?.retryAfterSeconds ?? 0) > (longest?.retryAfterSeconds ?? 0) ? each : longest),
    refusals[0],
  );
}

/**
 * Gives an answer that a rate limit refused as a whole the status 429, one that could not be had at this moment the status
 * 503, and both their headers, as REST has them: proxies and clients that try again go by these. An answer with some data
 * keeps 200, and says in the error of the refused field what to wait for.
 */
export function answerPassing(errors: readonly unknown[], { http, body }: GraphQLResponse): void {
  const refused = longestWait(errors);
  if (!refused || body.kind !== 'single') return;
  const { data } = body.singleResult;
  if (data && Object.values(data).some((value) => value !== null)) return;
  http.status = ERROR_KINDS[refused.code].status;
  for (const [name, value] of Object.entries(headersOf(refused))) http.headers.set(name, value);
}

/** Does so for every operation. */
export const answerPassingRefusals: OperationHooks = {
  answered({ errors, response }) {
    answerPassing(errors ?? [], response);
  },
};
