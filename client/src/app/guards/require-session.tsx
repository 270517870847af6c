import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { MarketCard } from '@/graphql/market-card';
import { useText } from '@/i18n/use-text';
import type { LoginState } from '@/lib/login-state';
import { paths } from '@/lib/paths';
import { useSession } from '@/session/session-provider';
import { LoadingText } from '@/ui/feedback/loading-text';
import { LateMarketCard } from '../late-market-card';

/** For dashboards and the add-crop form: a guest goes to /login and comes back after signing in (spec §6). */
export function RequireSession() {
  const { isAuthenticated, ended, status } = useSession();
  const { t } = useText();
  const { pathname, search } = useLocation();
  if (isAuthenticated) {
    return (
      <MarketCard value={LateMarketCard}>
        <Outlet />
      </MarketCard>
    );
  }
  // The server has not answered yet: a farmer without a network stays where they are, and signed in.
  if (status === 'unreachable') return <LoadingText fullScreen text={t('session.checking')} />;
  // After Logout the next user to sign in must not land on this page.
  const state: LoginState | null = ended === 'logout' ? null : { from: pathname + search };
  return <Navigate to={paths.login} replace state={state} />;
}
