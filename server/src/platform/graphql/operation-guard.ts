import { HeaderMap } from '@apollo/server';
import { GraphQLError, Kind, type OperationDefinitionNode } from 'graphql';
import { ERROR_KINDS } from '../errors/codes.js';
import { headersOf } from '../errors/headers.js';
import type { OperationHooks } from './operation-hooks.js';

/**
 * Mutations that have to work with an access token that has expired: because they are how one gets another, or because
 * a link of its own says who it is about.
 */
export const IGNORING_THE_TOKEN = new Set(['login', 'register', 'refreshSession', 'logout', 'unsubscribe']);

function ignoresToken({ operation, selectionSet }: OperationDefinitionNode): boolean {
  return (
    operation === 'mutation' &&
    selectionSet.selections.every(
      (selection) => selection.kind === Kind.FIELD && IGNORING_THE_TOKEN.has(selection.name.value),
    )
  );
}

/** Refuses an operation whose access token does not hold, with HTTP 401, before any of its fields runs. */
export const refuseBadTokens: OperationHooks = {
  resolved({ operation, contextValue: { tokenRefusal } }) {
    if (tokenRefusal === null || operation === undefined || ignoresToken(operation)) return;
    throw new GraphQLError(tokenRefusal.message, {
      originalError: tokenRefusal,
      extensions: {
        http: {
          status: ERROR_KINDS[tokenRefusal.code].status,
          headers: new HeaderMap(
            Object.entries(headersOf(tokenRefusal)).map(([name, value]) => [name.toLowerCase(), value]),
          ),
        },
      },
    });
  },
};

const unresolved = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400 } } });

/**
 * Refuses a kind of operation that is not answered over HTTP, and a document that leaves open which operation is meant: graphql-js
 * would find out while executing, as a failure of ours, and would take a subscription for a query.
 */
export const refuseUnknownKinds: OperationHooks = {
  resolved({ operation, schema }) {
    if (operation === undefined) throw unresolved('Say in operationName which operation of the document is meant.');
    const isLive = operation.operation === 'subscription';
    if (!isLive && schema.getRootType(operation.operation)) return;
    throw unresolved(
      isLive
        ? 'Subscriptions are answered over a WebSocket at the same address, by the protocol graphql-transport-ws.'
        : `There is no ${operation.operation} in this schema.`,
    );
  },
};
