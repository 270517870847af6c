import type { Viewer } from '../context.js';

/**
 * Who calls, by the `Authorization` header. A missing, invalid or expired token makes the caller a guest (null): public
 * data stays readable with it, and protected fields answer UNAUTHENTICATED.
 */
export type Authenticate = (authorization: string | undefined) => Promise<Viewer | null>;
