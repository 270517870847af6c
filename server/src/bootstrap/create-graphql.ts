import type { ApolloServer } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import type { Config } from '../platform/config.js';
import type { RequestContext } from '../platform/context.js';
import { createApollo } from '../platform/graphql/apollo.js';
import { CompiledQueries } from '../platform/graphql/compiled-queries.js';
import { FRESH_MS, GuestAnswers } from '../platform/graphql/guest-answers.js';
import { createInstances, createSchema } from '../platform/graphql/schema.js';
import type { Topics } from '../platform/live/topics.js';
import type { Logger } from '../platform/logger.js';
import { MESSAGES } from './messages.js';
import { RESOLVERS, type ResolverDependencies } from './resolvers.js';

/** What answers operations. */
export interface Graphql {
  readonly schema: GraphQLSchema;
  readonly apollo: ApolloServer<RequestContext>;
  readonly compiledQueries: CompiledQueries;
  /** Guests' answers, cached for a second. */
  readonly guestAnswers: GuestAnswers;
}

/**
 * What everybody sees alike. A crop's own page is there too, but not with the contact of its farmer: each different one that
 * a caller looks at is counted.
 */
const SHARED_FIELDS = {
  root: new Set([
    ...['crops', 'crop', 'farmerCrops', 'cropNames', 'cropNameMeant', 'cropsFilterValues'],
    ...['commodities', 'commodityPrices', 'priceSeries', 'commodityMarkets', 'prices', 'priceImports'],
  ]),
  counted: new Set(['contact']),
};

interface GraphqlSurroundings {
  /** What subscriptions listen to. */
  readonly topics: Topics;
  readonly log: Logger;
  /** How long guests' answers are kept; as in production where nothing is said. */
  readonly guestAnswersMs: number | undefined;
}

/** The schema with its resolvers, and an Apollo server that has started. */
export async function createGraphql(
  config: Config,
  dependencies: ResolverDependencies,
  { topics, log, guestAnswersMs = FRESH_MS }: GraphqlSurroundings,
): Promise<Graphql> {
  const instances = createInstances(RESOLVERS, dependencies);
  const schema = await createSchema(
    [...instances.keys()],
    { get: (type: NewableFunction) => instances.get(type) },
    topics,
  );
  const compiledQueries = new CompiledQueries(schema, SHARED_FIELDS.root);
  const apollo = createApollo({ schema, config, log, messages: MESSAGES, compiledQueries });
  await apollo.start();
  return { schema, apollo, compiledQueries, guestAnswers: new GuestAnswers(SHARED_FIELDS, guestAnswersMs) };
}
