import type { IncomingMessage } from 'node:http';

/** What programs send as `Content-Type`, to the letter. Every other form of it is looked at by the application. */
const JSON_TYPES = new Set(['application/json', 'application/json; charset=utf-8', 'application/json;charset=UTF-8']);

/** What is here as a whole is no more than a stream takes in advance, 64 KB: less than a body may have. */
const isPlain = ({ method, headers, complete }: IncomingMessage): boolean =>
  method === 'POST' &&
  complete &&
  JSON_TYPES.has(headers['content-type'] ?? '') &&
  headers['transfer-encoding'] === undefined &&
  headers['content-encoding'] === undefined;

/** The body of a request whose body is JSON and all here; undefined for any other, whose body is left where it was. */
export function readPlainBody(request: IncomingMessage): Buffer | undefined {
  const body: unknown = isPlain(request) ? request.read() : undefined;
  return Buffer.isBuffer(body) ? body : undefined;
}

/** Puts the body back for another reader; in the same tick, since a stream that has emitted `end` takes nothing back. */
export function giveBack(request: IncomingMessage, body: Buffer): void {
  request.unshift(body);
}

/** The object that a body is as JSON; undefined where it is none, and the application says what is wrong with it. */
export function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const sent: unknown = JSON.parse(text);
    return typeof sent === 'object' && sent !== null && !Array.isArray(sent)
      ? (sent as Record<string, unknown>)
      : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
