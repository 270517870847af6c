import { z } from 'zod';
import type { AuthService, SignedIn } from '../modules/auth/auth.service.js';
import { toUserJson } from '../modules/users/user.presenter.js';
import { readBody } from './body.js';
import type { Answer, Route } from './route.js';

// Only the names are taken here, so nothing else of a body gets any further (security.md Z9); what the values have to be
// is the service's rule, the same for GraphQL.
const registerBody = z.object({
  firstName: z.unknown().optional(),
  lastName: z.unknown().optional(),
  email: z.unknown().optional(),
  phone: z.unknown().optional(),
  password: z.unknown().optional(),
  confirmPassword: z.unknown().optional(),
  role: z.unknown().optional(),
  gender: z.unknown().optional(),
});
const loginBody = z.object({ email: z.unknown().optional(), password: z.unknown().optional() });
const tokenBody = z.object({ refreshToken: z.unknown().optional() });

/** The tokens stand in `data` and beside it: readers of the specification differ on where they look. */
function signedIn(status: number, message: string, answer: SignedIn): Answer {
  const { accessToken, expiresIn, refreshToken } = answer;
  const data = { user: toUserJson(answer.user), accessToken, expiresIn, refreshToken };
  return { status, body: { success: true, message, data, ...data } };
}

/** Sign-up, log-in, refresh and log-out (spec §7, AC-288 to AC-293). */
export function authRoutes(auth: AuthService): Route[] {
  return [
    {
      method: 'post',
      path: '/auth/register',
      ignoresToken: true,
      handle: async (ctx, request) =>
        signedIn(201, 'Account created successfully!', await auth.register(ctx, readBody(registerBody, request))),
    },
    {
      method: 'post',
      path: '/auth/login',
      ignoresToken: true,
      handle: async (ctx, request) =>
        signedIn(200, 'Logged in successfully!', await auth.login(ctx, readBody(loginBody, request))),
    },
    {
      method: 'post',
      path: '/auth/refresh',
      ignoresToken: true,
      handle: async (ctx, request) =>
        signedIn(200, 'Session refreshed.', await auth.refreshSession(ctx, readBody(tokenBody, request).refreshToken)),
    },
    {
      method: 'post',
      path: '/auth/logout',
      ignoresToken: true,
      handle: async (ctx, request) => {
        await auth.logout(ctx, readBody(tokenBody, request).refreshToken);
        return { body: { success: true, message: 'Logged out successfully!' } };
      },
    },
  ];
}
