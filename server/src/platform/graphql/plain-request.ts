import type { IncomingMessage } from 'node:http';
import express from 'express';
import { objectIn, readPlainBody } from '../http/plain-body.js';

/** The media types of an answer, in the order in which Apollo likes them. */
const ANSWER_TYPES = ['application/json', 'application/graphql-response+json'] as const;
const MEMBERS = new Set(['query', 'variables', 'operationName', 'extensions']);

/** By `Accept`: there are a handful of programs. */
const answerTypes = new Map<string, string | undefined>();
const MAX_ANSWER_TYPES = 1_000;

/** An operation as it was sent. */
export interface PlainQuestion {
  readonly query: string;
  readonly operationName: string | undefined;
  readonly variables: Record<string, unknown> | undefined;
}

/** A request that has nothing unusual about it. */
export interface PlainRequest {
  readonly body: Buffer;
  /** The body as text. */
  readonly text: string;
  /** The media type of its answer. */
  readonly answerType: string;
}

/** The media type that an answer has; undefined where the caller takes none of ours. */
function answerTypeOf(request: IncomingMessage): string | undefined {
  const { accept } = request.headers;
  if (accept === undefined) return ANSWER_TYPES[0];
  if (answerTypes.has(accept)) return answerTypes.get(accept);
  const best = express.request.accepts.call(request, ...ANSWER_TYPES);
  const type = typeof best === 'string' ? best : undefined;
  if (answerTypes.size >= MAX_ANSWER_TYPES) answerTypes.clear();
  answerTypes.set(accept, type);
  return type;
}

/**
 * The body and the answer's type of a request whose body is JSON and all here, at the bare address; undefined for any
 * other, whose body is left where it was.
 */
export function readPlain(request: IncomingMessage): PlainRequest | undefined {
  if (request.url !== '/graphql') return undefined;
  const answerType = answerTypeOf(request);
  if (answerType === undefined) return undefined;
  const body = readPlainBody(request);
  return body && { body, text: body.toString(), answerType };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The operation in a body; undefined where it is no JSON, or lacks or has something that the protocol settles. */
export function questionIn(text: string): PlainQuestion | undefined {
  const sent = objectIn(text);
  if (!sent) return undefined;
  for (const name in sent) if (!MEMBERS.has(name)) return undefined;
  const { query, operationName, variables, extensions } = sent;
  if (typeof query !== 'string' || query === '') return undefined;
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') return undefined;
  if (variables !== undefined && variables !== null && !isObject(variables)) return undefined;
  if (extensions !== undefined && (!isObject(extensions) || 'persistedQuery' in extensions)) return undefined;
  return { query, operationName: operationName ?? undefined, variables: variables ?? undefined };
}
