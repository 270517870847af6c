import type { Request } from 'express';
import { z } from 'zod';
import { AppError, badInput } from '../platform/errors/app-error.js';
import type { Asked, Contract } from './contract.js';
import { requestWords } from './request-words.js';
import { type UnknownFields, unknownPaths } from './unknown-fields.js';

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value, { error: requestWords });
  if (parsed.success) return parsed.data;
  throw badInput(parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message })));
}

/** What a contract reads of a request. */
export type RequestParts = Pick<Request, 'params' | 'query' | 'body' | 'is'>;

/**
 * The JSON object that a request carries. Throws UNSUPPORTED_MEDIA where the body is not JSON at all (Express then leaves
 * it undefined) and BAD_USER_INPUT where it is anything but an object.
 */
export function readJsonObject(request: Pick<RequestParts, 'body' | 'is'>): Record<string, unknown> {
  if (request.body === undefined) {
    if (request.is('application/json') === false) throw new AppError('UNSUPPORTED_MEDIA', 'Send JSON.');
    throw badInput([], 'The request has no body.');
  }
  if (typeof request.body !== 'object' || request.body === null || Array.isArray(request.body)) {
    throw badInput([], 'The body has to be a JSON object.');
  }
  return request.body;
}

/** The names of a schema, with unchecked values; the rest of a body is dropped. */
function namesOf(schema: z.ZodObject, body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names = Object.keys(schema.shape).filter((name) => Object.hasOwn(body, name));
  return Object.fromEntries(names.map((name) => [name, body[name]]));
}

function readBody(contract: Contract, request: RequestParts, unknown: UnknownFields): unknown {
  const { body } = contract;
  if (body === undefined || body.upload) return undefined;
  const sent = readJsonObject(request);
  const taken = body.checks === 'values' ? checked(body.schema, sent) : namesOf(body.schema, sent);
  unknown.note(unknownPaths(body.schema, sent));
  return taken;
}

/**
 * A request in the shape of its contract. A query parameter that comes twice is refused: which of the two counts would be
 * anyone's guess. Throws BAD_USER_INPUT, with the fields, or UNSUPPORTED_MEDIA. What the contract does not know goes to
 * `unknown`; a body with an upload is left to the handler.
 */
export function readRequest<C extends Contract>(contract: C, request: RequestParts, unknown: UnknownFields): Asked<C> {
  const params = contract.params && checked(contract.params, request.params);
  const query = contract.query && checked(contract.query, request.query);
  unknown.note(unknownPaths(contract.query ?? z.object({}), request.query));
  // The compiler cannot follow that each part is there exactly where the contract has it.
  return { params, query, body: readBody(contract, request, unknown) } as Asked<C>;
}
