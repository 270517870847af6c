import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { RequestContext } from '../context.js';

const MAX_LIST = 1_000;
const MAX_NESTING = 32;

function isTooLarge(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth > MAX_NESTING || (Array.isArray(value) && value.length > MAX_LIST)) return true;
  return Object.values(value).some((inner) => isTooLarge(inner, depth + 1));
}

/** Refuses variables with a list of more than 1,000 entries or a nest of more than 32 levels (security.md G15). */
export const refuseLongLists: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ request }) {
        if (isTooLarge(request.variables, 0)) {
          throw new GraphQLError(`A list in the variables may have at most ${MAX_LIST} entries.`, {
            extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
          });
        }
      },
    };
  },
};
