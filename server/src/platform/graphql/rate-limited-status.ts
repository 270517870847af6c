import type { ApolloServerPlugin } from '@apollo/server';
import type { RequestContext } from '../context.js';
import type { AppError } from '../errors/app-error.js';
import { headersOf } from '../errors/headers.js';
import { refusal } from '../errors/to-graphql.js';

/** The refusal among the errors that asks for the longest wait. */
function longestWait(errors: readonly unknown[]): AppError | undefined {
  const refusals = errors.map(refusal).filter((error) => error?.code === 'RATE_LIMITED');
  return refusals.reduce(
    (longest, each) => ((each?.retryAfterSeconds ?? 0) > (longest?.retryAfterSeconds ?? 0) ? each : longest),
    refusals[0],
  );
}

/**
 * Gives an answer that a rate limit refused as a whole the status 429 and its headers, as REST has them. An answer with
 * some data keeps 200, and says in the error of the refused field what to wait for.
 */
export const answerRateLimits: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ errors, response }) {
        const refused = longestWait(errors ?? []);
        if (!refused || response.body.kind !== 'single') return;
        const { data } = response.body.singleResult;
        if (data && Object.values(data).some((value) => value !== null)) return;
        response.http.status = 429;
        for (const [name, value] of Object.entries(headersOf(refused))) response.http.headers.set(name, value);
      },
    };
  },
};
