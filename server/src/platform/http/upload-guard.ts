import type { Request, RequestHandler } from 'express';
import { CommandCall } from '../commands/command-call.js';
import { type CommandKey, KEY_HEADER, readKey, uploadDigest } from '../commands/command-key.js';
import type { RequestContext } from '../context.js';
import { AppError } from '../errors/app-error.js';
import { refuseBadToken } from './authenticate.js';
import type { RequestContexts } from './request-context.js';
import { GRAPHQL_UPLOAD_LIMITS, operationOf } from './uploads/graphql-uploads.js';
import type { UploadGate } from './uploads/upload-gate.js';

/** Headers that a browser sends across origins only after asking; Apollo takes the same two. */
const PREFLIGHT_HEADERS = ['apollo-require-preflight', 'x-apollo-operation-name'];

function requirePreflight({ headers }: Request): void {
  if (PREFLIGHT_HEADERS.some((name) => headers[name])) return;
  throw new AppError('BAD_USER_INPUT', 'An upload needs the header Apollo-Require-Preflight.');
}

/** The key of an upload, from its header. Throws BAD_USER_INPUT. */
function keyOf(request: Request, ctx: RequestContext): CommandKey | null {
  const value = readKey(request.headers[KEY_HEADER]);
  if (value === null) return null;
  const command = 'graphql upload';
  const digest = (parts: number | null) => uploadDigest(request, command, parts);
  return { value, account: ctx.viewer?.id ?? null, command, digest, read: null };
}

export interface UploadGuardDependencies {
  readonly contexts: RequestContexts;
  readonly uploads: UploadGate;
}

/**
 * Lets a GraphQL upload in and has `answer` execute it, inside the room that the upload holds. It has to carry a header
 * that forces a preflight (security.md G10), and to pass the gate, both before a byte is read. Where its idempotency key has
 * an answer already, that is given instead, and nothing is done. Other requests pass.
 */
export function uploadGuard({ contexts, uploads }: UploadGuardDependencies, answer: RequestHandler): RequestHandler {
  return async (request, response, next) => {
    if (!request.is('multipart/form-data')) return next();
    requirePreflight(request);
    const ctx = await contexts.of(request);
    refuseBadToken(ctx);
    const execute = async (body: unknown) => {
      request.body = body;
      await answer(request, response, next);
    };
    const call = new CommandCall(ctx, keyOf(request, ctx));
    try {
      const stored = await call.begin();
      if (stored) response.json({ data: stored });
      else await uploads.receive(ctx, request, (form) => execute(operationOf(form)), GRAPHQL_UPLOAD_LIMITS);
    } catch (error) {
      const done = await call.refused();
      if (!done) throw error;
      response.json({ data: done });
    } finally {
      await call.end();
    }
  };
}
