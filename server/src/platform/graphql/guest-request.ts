import type { IncomingMessage } from 'node:http';
import { languageOf } from '../http/request-context.js';

/** What Apollo looks at before it answers: whoever sends other ones is answered by it. */
export const LOOKED_AT = ['accept', 'content-type', 'apollo-require-preflight', 'x-apollo-operation-name'] as const;

/** Whoever sends more than this asks for something of their own. */
export const LONGEST_REQUEST = 8 * 1024;

const wires = new WeakMap<IncomingMessage, string>();

/** How a request looked over the line, where {@link lookAt} has seen it. */
export const wireOf = (request: IncomingMessage): string | undefined => wires.get(request);

/** A small question in JSON of somebody who is not signed in, all of which is here. */
function isGuestsQuestion({ method, url, headers, complete }: IncomingMessage): boolean {
  return (
    method === 'POST' &&
    url === '/graphql' &&
    complete &&
    headers.authorization === undefined &&
    headers['transfer-encoding'] === undefined &&
    headers['content-encoding'] === undefined &&
    Number(headers['content-length'] ?? 0) <= LONGEST_REQUEST
  );
}

/**
 * All that the answer to a guest's question depends on, as it came over the line; undefined for anything else. The body is left
 * where it was, for whoever reads it.
 */
export function lookAt(request: IncomingMessage): string | undefined {
  if (!isGuestsQuestion(request)) return undefined;
  const body: unknown = request.read();
  if (!Buffer.isBuffer(body)) return undefined;
  // Before anything else can happen: a stream that has told its end takes nothing back.
  request.unshift(body);
  const looked = LOOKED_AT.map((name) => request.headers[name] ?? '');
  const wire = [languageOf(request), ...looked, body.toString('latin1')].join('\n');
  wires.set(request, wire);
  return wire;
}
