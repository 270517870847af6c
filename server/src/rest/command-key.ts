import type { Request } from 'express';
import { type CommandKey, digestOf, KEY_HEADER, readKey, uploadDigest } from '../platform/commands/command-key.js';
import type { RequestContext } from '../platform/context.js';
import type { Route } from './route.js';

/** The key that a request of a writing operation carries in `Idempotency-Key`, or null. Throws BAD_USER_INPUT. */
export function commandKeyOf(
  { contract, ignoresToken }: Pick<Route, 'contract' | 'ignoresToken'>,
  request: Request,
  ctx: RequestContext,
): CommandKey | null {
  const value = readKey(request.headers[KEY_HEADER]);
  if (value === null) return null;
  const command = `rest ${contract.id}`;
  const { params, query, body } = request;
  const digest = request.is('multipart/form-data')
    ? (parts: number | null) => uploadDigest(request, command, parts)
    : () => digestOf({ command, params, query, body: body as unknown });
  return { value, account: ignoresToken ? null : (ctx.viewer?.id ?? null), command, digest, read: null };
}
