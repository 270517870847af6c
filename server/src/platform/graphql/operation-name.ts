import { Kind, type OperationDefinitionNode } from 'graphql';
import type { OperationHooks } from './operation-hooks.js';

const TYPES = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;

/** `Query.me`: by the schema, never by the name that the caller gave it. `Query.several` where it has more than one field. */
function nameOf({ operation, selectionSet }: OperationDefinitionNode): string {
  const [only, ...more] = selectionSet.selections;
  const name = only?.kind === Kind.FIELD && more.length === 0 ? only.name.value : 'several';
  return `${TYPES[operation]}.${name}`;
}

/** Tells the request's record which operation it is, and what it was refused with: for the log and the metrics. */
export const recordOperations: OperationHooks = {
  begun({ contextValue: { record } }) {
    record.operation = 'graphql';
  },
  resolved({ operation, contextValue: { record } }) {
    if (operation) record.operation = nameOf(operation);
  },
  answered({ response: { body }, contextValue: { record } }) {
    const [first] = (body.kind === 'single' && body.singleResult.errors) || [];
    if (first) record.code = String(first.extensions?.code ?? 'INTERNAL');
  },
};
