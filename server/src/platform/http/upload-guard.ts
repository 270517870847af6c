import type { RequestHandler } from 'express';
import { AppError } from '../errors/app-error.js';
import { refuseBadToken } from './authenticate.js';
import type { RequestContexts } from './request-context.js';
import { readGraphqlUpload } from './uploads/graphql-uploads.js';

/** Headers that a browser sends across origins only after asking; Apollo takes the same two. */
const PREFLIGHT_HEADERS = ['apollo-require-preflight', 'x-apollo-operation-name'];

/**
 * Lets a GraphQL upload in: it has to carry a header that forces a preflight (400 without), and a live session (401
 * without), both before a byte of the body is read (security.md F4, G10, G14). Other requests pass.
 */
export function uploadGuard(contexts: RequestContexts): RequestHandler {
  return async (request, _response, next) => {
    if (!request.is('multipart/form-data')) return next();
    if (!PREFLIGHT_HEADERS.some((name) => request.headers[name])) {
      throw new AppError('BAD_USER_INPUT', 'An upload needs the header Apollo-Require-Preflight.');
    }
    const ctx = await contexts.of(request);
    refuseBadToken(ctx);
    if (ctx.viewer === null) throw new AppError('UNAUTHENTICATED', 'Please log in first.');
    request.body = await readGraphqlUpload(request);
    next();
  };
}
