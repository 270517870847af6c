import type { AuthService, SignedIn } from '../modules/auth/auth.service.js';
import { toUserJson } from '../modules/users/user.presenter.js';
import { login, logout, refreshSession, register } from './contracts/auth.contract.js';
import { type Answer, type Route, route } from './route.js';

/** The tokens stand in `data` and beside it: readers of the specification differ on where they look. */
function signedIn(message: string, answer: SignedIn): Answer {
  const { accessToken, refreshToken } = answer;
  const data = { user: toUserJson(answer.user), accessToken, refreshToken };
  return { success: true, message, data, ...data };
}

/** Sign-up, log-in, refresh and log-out (spec §7, AC-288 to AC-293). */
export function authRoutes(auth: AuthService): Route[] {
  return [
    route(register, async (ctx, { body }) => signedIn('Account created successfully!', await auth.register(ctx, body))),
    route(login, async (ctx, { body }) => signedIn('Logged in successfully!', await auth.login(ctx, body))),
    route(refreshSession, async (ctx, { body }) =>
      signedIn('Session refreshed.', await auth.refreshSession(ctx, body.refreshToken)),
    ),
    route(logout, async (ctx, { body }) => {
      await auth.logout(ctx, body.refreshToken);
      return { success: true, message: 'Logged out successfully!' };
    }),
  ];
}
