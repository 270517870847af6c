import { ApolloServer, type GraphQLServerContext } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import type { Config } from '../config.js';
import type { RequestContext } from '../context.js';
import { OPERATION_LIMITS } from '../errors/operation-limits.js';
import { toGraphql } from '../errors/to-graphql.js';
import { newId } from '../ids.js';
import type { Logger } from '../logger.js';
import type { Messages } from '../messages.js';
import { answerCommands } from './commands.js';
import type { CompiledQueries } from './compiled-queries.js';
import { refuseBadTokens, refuseUnknownKinds } from './operation-guard.js';
import { asOnePlugin, type OperationAnswers, type OperationHooks } from './operation-hooks.js';
import { recordOperations } from './operation-name.js';
import { operationRules } from './operation-rules.js';
import { answerPassingRefusals } from './passing-refusals.js';
import { refuseLongLists } from './variables-limit.js';

export interface ApolloDependencies {
  readonly schema: GraphQLSchema;
  readonly config: Pick<Config, 'mode' | 'graphql'>;
  readonly log: Logger;
  readonly messages: Messages;
  readonly compiledQueries: CompiledQueries;
}

/** Remembers which request an error belongs to: Apollo's `formatError` does not get it. */
const rememberRequests = (requests: WeakMap<object, RequestContext>): OperationHooks => ({
  failed({ errors, contextValue }) {
    for (const error of errors) requests.set(error, contextValue);
  },
});

/** Has a query answered by its function, where there is one. */
const answerCompiled = (queries: CompiledQueries): OperationAnswers => ({
  async answer(request) {
    const data = await queries.answer(request, request.operation);
    return data && { http: request.response.http, body: { kind: 'single', singleResult: { data } } };
  },
});

/**
 * Apollo's own messages (start-up warnings, failed hooks) go to our log, without what follows their first colon: there
 * Apollo puts the message of the error it met.
 */
function apolloLogger(log: Logger): GraphQLServerContext['logger'] {
  const heading = (message: unknown) => String(message).split(':', 1)[0];
  return {
    debug: (message) => log.debug(heading(message)),
    info: (message) => log.info(heading(message)),
    warn: (message) => log.warn(heading(message)),
    error: (message) => log.error(heading(message)),
  };
}

/**
 * The GraphQL server, with every limit of `docs/limits.md`. Nothing depends on NODE_ENV: its absence would switch
 * Apollo to development. Not started yet.
 */
export function createApollo({
  schema,
  config,
  log,
  messages,
  compiledQueries,
}: ApolloDependencies): ApolloServer<RequestContext> {
  const requests = new WeakMap<object, RequestContext>();
  return new ApolloServer<RequestContext>({
    schema,
    nodeEnv: config.mode === 'development' ? 'development' : 'production',
    // Apollo's own refusal names Apollo: a rule of ours refuses it where it is off.
    introspection: true,
    hideSchemaDetailsFromClientErrors: config.mode === 'production',
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    persistedQueries: false,
    // main.ts owns the order in which everything stops.
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: OPERATION_LIMITS.tokens },
    maxRecursiveSelections: OPERATION_LIMITS.selections,
    validationRules: operationRules(config.graphql),
    validationOptions: { maxErrors: 10 },
    executionOptions: { maxCoercionErrors: 10 },
    logger: apolloLogger(log),
    plugins: [
      // It wraps every field, for a header that we set ourselves: − 24 % CPU on lists.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      asOnePlugin(
        [
          recordOperations,
          rememberRequests(requests),
          refuseUnknownKinds,
          refuseBadTokens,
          refuseLongLists,
          answerPassingRefusals,
        ],
        { query: answerCompiled(compiledQueries), mutation: answerCommands(messages) },
      ),
    ],
    formatError: (formatted, error) => {
      const ctx = typeof error === 'object' && error !== null ? requests.get(error) : undefined;
      const translate = messages.in(ctx?.language ?? 'en');
      return toGraphql(formatted, error, ctx?.requestId ?? newId(), ctx?.log ?? log, translate);
    },
  });
}
