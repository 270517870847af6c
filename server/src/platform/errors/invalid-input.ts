import { GraphQLError } from 'graphql';
import type { FieldProblem } from './app-error.js';

const MISSING = /^Field "(\w+)" of required type ".+" was not provided\.$/;
const UNKNOWN = /^Field "(\w+)" is not defined by type/;

/**
 * Which field of a variable is wrong, and how. graphql-js writes `Variable "$input" got invalid value {…all of it…} at
 * "input.role"; …`: the password is in there, so nothing of that text leaves but the path and harmless reasons.
 */
export function fieldsOfInvalidVariable(error: GraphQLError): FieldProblem[] {
  const reason = error.originalError;
  const variable = /^Variable "\$(\w+)"/.exec(error.message)?.[1];
  if (variable === undefined) return [];
  if (!(reason instanceof GraphQLError)) return [{ field: variable, message: 'This is required.' }];
  const head = error.message.slice(0, -reason.message.length);
  const path = / at "([^"]+)"; $/.exec(head)?.[1] ?? variable;
  const inside = path.replace(/^\w+\.?/, '') || variable;
  const missing = MISSING.exec(reason.message)?.[1] ?? UNKNOWN.exec(reason.message)?.[1];
  if (missing !== undefined) {
    const field = path.includes('.') ? `${inside}.${missing}` : missing;
    return [{ field, message: MISSING.test(reason.message) ? 'This is required.' : 'There is no such field.' }];
  }
  // A scalar of ours speaks in words for people and never repeats the value.
  if (reason.extensions.code === 'BAD_USER_INPUT') return [{ field: inside, message: reason.message }];
  return [{ field: inside, message: 'This is not a value that the field takes.' }];
}
