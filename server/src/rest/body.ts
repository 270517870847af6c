import type { Request } from 'express';
import type { z } from 'zod';
import { AppError, badInput } from '../platform/errors/app-error.js';

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  // zod's own messages never repeat the submitted value, so they may leave as they are.
  throw badInput(parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message })));
}

/**
 * The JSON body of a request, in the shape of `schema`. Throws UNSUPPORTED_MEDIA where the body is not JSON at all
 * (Express then leaves it undefined) and BAD_USER_INPUT, with the fields, where it has another shape.
 */
export function readBody<Schema extends z.ZodType>(schema: Schema, request: Request): z.output<Schema> {
  if (request.body === undefined) {
    if (request.is('application/json') === false) throw new AppError('UNSUPPORTED_MEDIA', 'Send JSON.');
    throw badInput([], 'The request has no body.');
  }
  if (typeof request.body !== 'object' || request.body === null || Array.isArray(request.body)) {
    throw badInput([], 'The body has to be a JSON object.');
  }
  return checked(schema, request.body);
}

/** The query string in the shape of `schema`. A parameter that comes twice is refused (security.md R5). */
export function readQuery<Schema extends z.ZodType>(schema: Schema, request: Request): z.output<Schema> {
  return checked(schema, request.query);
}
