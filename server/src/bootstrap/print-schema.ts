import 'reflect-metadata';
import { createSchema, printContract } from '../platform/graphql/schema.js';
import { Topics } from '../platform/live/topics.js';
import { RESOLVERS } from './resolvers.js';

/** The text of `schema.graphql`, from the code. Needs no database: nothing is resolved. */
export async function printCommittedSchema(): Promise<string> {
  const types = RESOLVERS.map(({ type }) => type);
  return printContract(await createSchema(types, { get: (type: NewableFunction) => type.prototype }, new Topics()));
}
