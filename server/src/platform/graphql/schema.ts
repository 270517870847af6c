import { GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchema, type ContainerType, type PubSub } from 'type-graphql';
import { ERROR_CODE_TYPE } from './error-code-type.js';
import { setPlainResolvers } from './plain-resolvers.js';
import { DateTimeScalar } from './scalars.js';

/** A resolver class and how its one instance is made. */
export interface ResolverEntry<Dependencies> {
  readonly type: NewableFunction;
  make(dependencies: Dependencies): object;
}

/** Ties a resolver class to what makes an instance of that very class. */
export function resolver<Dependencies, Instance extends object>(
  type: abstract new (...dependencies: never[]) => Instance,
  make: (dependencies: Dependencies) => Instance,
): ResolverEntry<Dependencies> {
  return { type, make };
}

/** Makes each resolver once. */
export function createInstances<Dependencies>(
  resolvers: ReadonlyArray<ResolverEntry<Dependencies>>,
  dependencies: Dependencies,
): ReadonlyMap<NewableFunction, object> {
  return new Map(resolvers.map(({ type, make }) => [type, make(dependencies)]));
}

/**
 * Builds the schema. `validate` is off: the services check their input themselves, for GraphQL and REST alike, and no
 * input class has a rule for class-validator. No global middleware: one that does nothing costs a list a quarter of its speed.
 * `pubSub` is what subscriptions listen to. No `authChecker`: who may what is the services' policies' to say, for GraphQL and REST alike.
 */
export async function createSchema(
  types: readonly NewableFunction[],
  container: ContainerType,
  pubSub: PubSub,
): Promise<GraphQLSchema> {
  const [first, ...others] = types;
  if (!first) throw new Error('A schema needs at least one resolver.');
  const schema = await buildSchema({
    resolvers: [first, ...others],
    container,
    pubSub,
    scalarsMap: [{ type: Date, scalar: DateTimeScalar }],
    validate: false,
  });
  // No field gives an error code: errors carry them. The type stands in the schema so that callers can read it there.
  const config = schema.toConfig();
  const complete = new GraphQLSchema({ ...config, types: [...config.types, ERROR_CODE_TYPE] });
  setPlainResolvers(complete);
  return complete;
}

/** The schema as it is committed in `schema.graphql`: sorted, so that moving code never shows as a change. */
export function printContract(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
