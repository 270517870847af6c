import type { AuthService, SignedIn } from '../modules/auth/auth.service.js';
import { requireViewer } from '../modules/users/require-viewer.js';
import { toUserJson } from '../modules/users/user.presenter.js';
import type { UserService } from '../modules/users/user.service.js';
import { AppError } from '../platform/errors/app-error.js';
import { login, logout, me, refreshSession, register } from './contracts/auth.contract.js';
import { type Route, route } from './route.js';

/** A client that signs in again often still sends an expired token. */
const IGNORES_TOKEN = { ignoresToken: true } as const;

/** The tokens stand in `data` and beside it: readers of the specification differ on where they look. */
function signedIn(message: string, answer: SignedIn) {
  const { accessToken, expiresIn, refreshToken } = answer;
  const data = { user: toUserJson(answer.user), accessToken, expiresIn, refreshToken };
  return { message, data, ...data };
}

/** Sign-up, log-in, refresh and log-out (spec §7), and whose account it is. */
export function authRoutes(auth: AuthService, users: UserService): Route[] {
  return [
    route(
      register,
      async (ctx, { body }) => signedIn('Account created successfully!', await auth.register(ctx, body)),
      IGNORES_TOKEN,
    ),
    route(
      login,
      async (ctx, { body }) => signedIn('Logged in successfully!', await auth.login(ctx, body)),
      IGNORES_TOKEN,
    ),
    route(
      refreshSession,
      async (ctx, { body }) => signedIn('Session refreshed.', await auth.refreshSession(ctx, body.refreshToken)),
      IGNORES_TOKEN,
    ),
    route(
      logout,
      async (ctx, { body }) => {
        await auth.logout(ctx, body.refreshToken);
        return { message: 'Logged out successfully!' };
      },
      IGNORES_TOKEN,
    ),
    route(me, async (ctx) => {
      const account = await users.findById(ctx, requireViewer(ctx.viewer).id);
      if (!account) throw new AppError('UNAUTHENTICATED', 'Please log in first.');
      const user = toUserJson(account);
      return { user, data: { user } };
    }),
  ];
}
