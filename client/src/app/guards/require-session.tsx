import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { LoginState } from '@/lib/login-state';
import { paths } from '@/lib/paths';
import { useSession } from '@/session/session-provider';

/** For dashboards and the add-crop form: a guest goes to /login and comes back after signing in (spec §6). */
export function RequireSession() {
  const { isAuthenticated, ended } = useSession();
  const { pathname, search } = useLocation();
  if (isAuthenticated) return <Outlet />;
  // Whoever pressed Logout is done with this page; the next person to sign in must not land on it.
  const state: LoginState | null = ended === 'logout' ? null : { from: pathname + search };
  return <Navigate to={paths.login} replace state={state} />;
}
