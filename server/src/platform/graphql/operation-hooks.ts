import type {
  ApolloServerPlugin,
  GraphQLRequestContext,
  GraphQLRequestContextDidEncounterErrors,
  GraphQLRequestContextDidResolveOperation,
  GraphQLRequestContextResponseForOperation,
  GraphQLRequestContextWillSendResponse,
  GraphQLResponse,
} from '@apollo/server';
import type { RequestContext } from '../context.js';

/** What is done at the stages of each operation, at once. */
export interface OperationHooks {
  begun?(request: GraphQLRequestContext<RequestContext>): void;
  /** It is known which operation it is. Throws what it is refused with, before any of its fields runs. */
  resolved?(request: GraphQLRequestContextDidResolveOperation<RequestContext>): void;
  failed?(request: GraphQLRequestContextDidEncounterErrors<RequestContext>): void;
  /** Its answer is made. */
  answered?(request: GraphQLRequestContextWillSendResponse<RequestContext>): void;
}

/** What may answer in place of the operation's fields, and has the last word on an answer. */
export interface OperationAnswers {
  answer(request: GraphQLRequestContextResponseForOperation<RequestContext>): Promise<GraphQLResponse | null> | null;
  answered?(request: GraphQLRequestContextWillSendResponse<RequestContext>): Promise<void> | undefined;
}

/**
 * All of them as one plugin, in their order. Apollo makes an object and several promises for each plugin at each stage: with seven
 * plugins that was a sixth of what answering for one row left behind for the collector.
 */
export function asOnePlugin(
  hooks: readonly OperationHooks[],
  { query, mutation }: Readonly<Record<'query' | 'mutation', OperationAnswers>>,
): ApolloServerPlugin<RequestContext> {
  const listener: Awaited<ReturnType<NonNullable<ApolloServerPlugin<RequestContext>['requestDidStart']>>> = {
    async didResolveOperation(request) {
      for (const { resolved } of hooks) resolved?.(request);
    },
    async didEncounterErrors(request) {
      for (const { failed } of hooks) failed?.(request);
    },
    async responseForOperation(request) {
      return (request.operation.operation === 'mutation' ? mutation : query).answer(request);
    },
    async willSendResponse(request) {
      for (const { answered } of hooks) answered?.(request);
      if (request.operation?.operation === 'mutation') await mutation.answered?.(request);
    },
  };
  return {
    async requestDidStart(request) {
      for (const { begun } of hooks) begun?.(request);
      return listener;
    },
  };
}
