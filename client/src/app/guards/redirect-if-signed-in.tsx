import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { readLoginState } from '@/lib/login-state';
import { dashboardPath } from '@/lib/paths';
import { useSession } from '@/session/session-provider';

/** For /login and /signup: a signed-in user goes to the wanted page, else to the dashboard of the role. */
export function RedirectIfSignedIn() {
  const { user } = useSession();
  const { state } = useLocation();
  if (!user) return <Outlet />;
  return <Navigate to={readLoginState(state).from ?? dashboardPath(user.role)} replace />;
}
