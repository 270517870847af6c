import type { ApolloServerPlugin } from '@apollo/server';
import { Kind, type OperationDefinitionNode } from 'graphql';
import type { RequestContext } from '../context.js';

const TYPES = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;

/** `Query.me`: by the schema, never by the name that the caller gave it. `Query.several` where it has more than one field. */
function nameOf({ operation, selectionSet }: OperationDefinitionNode): string {
  const [only, ...more] = selectionSet.selections;
  const name = only?.kind === Kind.FIELD && more.length === 0 ? only.name.value : 'several';
  return `${TYPES[operation]}.${name}`;
}

/** Tells the request's record which operation it is, and what it was refused with: for the log and the metrics. */
export const recordOperations: ApolloServerPlugin<RequestContext> = {
  async requestDidStart({ contextValue: { record } }) {
    record.operation = 'graphql';
    return {
      async didResolveOperation({ operation }) {
        if (operation) record.operation = nameOf(operation);
      },
      async willSendResponse({ response: { body } }) {
        const [first] = (body.kind === 'single' && body.singleResult.errors) || [];
        if (first) record.code = String(first.extensions?.code ?? 'INTERNAL');
      },
    };
  },
};
