import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { isCalendarDay } from '../calendar-day.js';
import { MAX_RUPEES, toPaise } from '../money.js';

const refuse = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

function parseRupees(value: unknown): number {
  if (toPaise(value) === undefined) {
    throw refuse('An amount in rupees is a number above 0 and up to 10,00,00,000, with at most two decimals.');
  }
  return value as number;
}

/**
 * Rupees on the wire, a JSON number. graphql-js takes `1e309` in a literal for Infinity and lets `-0` through, so
 * variables and literals pass the same check (security.md F10, N1). An amount of 0 ends here as BAD_USER_INPUT.
 */
export const RupeesScalar = new GraphQLScalarType<number, number>({
  name: 'Rupees',
  description: `Indian rupees as a JSON number: above 0, at most two decimals, at most 10 crore (${MAX_RUPEES}).`,
  serialize: (value) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) throw new TypeError('Rupees has to be a finite number.');
    return value;
  },
  parseValue: parseRupees,
  parseLiteral: (node: ValueNode) =>
    parseRupees(node.kind === Kind.INT || node.kind === Kind.FLOAT ? Number(node.value) : undefined),
});

function parseDay(value: unknown): string {
  if (isCalendarDay(value)) return value;
  throw refuse('A date is a day of the calendar, written YYYY-MM-DD.');
}

/** A calendar day as ISO text, in and out. How far from today it may be is the services' rule. */
export const DateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: 'A day of the calendar, written YYYY-MM-DD.',
  serialize: (value) => {
    if (!isCalendarDay(value)) throw new TypeError('Date has to be text, YYYY-MM-DD.');
    return value;
  },
  parseValue: parseDay,
  parseLiteral: (node: ValueNode) => parseDay(node.kind === Kind.STRING ? node.value : undefined),
});

/** A moment, always in UTC. `schema.ts` gives it to every field whose type is JavaScript's `Date`. */
export const DateTimeScalar = new GraphQLScalarType({
  ...GraphQLDateTimeISO.toConfig(),
  name: 'DateTime',
  description: 'A moment in UTC, written YYYY-MM-DDTHH:mm:ss.sssZ.',
});

/** A file of a multipart request; `platform/http/uploads` fills it. A resolver gets a promise of a `FileUpload`. */
export const UploadScalar: GraphQLScalarType = GraphQLUpload;
UploadScalar.description =
  'A file, sent as the GraphQL multipart request specification says: at most 10 a request, 10 MB each.';
