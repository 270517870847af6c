import { GraphQLEnumType } from 'graphql';
import { ERROR_KINDS } from '../errors/codes.js';

/** The error codes with what they mean and their HTTP twin, generated from the one table of codes. */
export const ERROR_CODE_TYPE = new GraphQLEnumType({
  name: 'ErrorCode',
  description:
    'What `extensions.code` of an error can be, each with the status that the REST interface answers in its place. `extensions` may also carry `fields` (a list of `field` and `message`), `retryAfter` (seconds), `details` (an object, as the code says) and `reference`. Besides these there are the codes of GraphQL itself, such as GRAPHQL_VALIDATION_FAILED.',
  values: Object.fromEntries(
    Object.entries(ERROR_KINDS).map(([code, { status, meaning }]) => [
      code,
      { description: `${meaning} HTTP status ${status}.` },
    ]),
  ),
});
