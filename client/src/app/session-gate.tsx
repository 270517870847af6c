import type { ReactNode } from 'react';
import { useText } from '@/i18n/use-text';
import { useSession } from '@/session/session-provider';
import { LoadingText } from '@/ui/feedback/loading-text';

/** Full screen while a stored session is restored; a guest never sees it. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const { t } = useText();
  if (status !== 'restoring') return children;
  return (
    <main>
      <LoadingText fullScreen text={t('session.checking')} />
    </main>
  );
}
