import { lazy, Suspense } from 'react';
import { useText } from '@/i18n/use-text';
import { LoadingText } from '@/ui/feedback/loading-text';
import type { DealShown } from './deal-shown';

const DisputeView = lazy(() => import('./dispute-view'));

/** What both sides said and showed, where they do not agree; fetched with the first such deal. */
export function DisputePanel({ deal }: { deal: DealShown }) {
  const { t } = useText();
  return deal.dispute ? (
    <Suspense fallback={<LoadingText text={t('ui.loading')} />}>
      <DisputeView deal={deal} dispute={deal.dispute} />
    </Suspense>
  ) : null;
}
