import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { useFetchedEarly } from '@/ui/feedback/when-opened';
import { DealHead } from './deal-head';
import type { DealShown } from './deal-shown';
import { DisputePanel } from './dispute-panel';
import { FoldedPanel } from './folded-panel';
import { NextPanel, type Notice } from './next-panel';
import { PaymentsPanel } from './payments-panel';
import { RatingPanel } from './rating-panel';
import { StageList } from './stage-list';

const loadAgreed = () => import('./agreed-part');
const loadPast = () => import('./past-part');
const AgreedPart = lazy(loadAgreed);
const PastPart = lazy(loadPast);
const MoneyCame = lazy(() => import('./money-came'));

/** A deal from the top: what and with whom, how far it has come, what is next; what was agreed and what happened is folded away. */
export function DealView({ deal, onRetry }: { deal: DealShown; onRetry(): void }) {
  const { t } = useText();
  const [notice, setNotice] = useState<Notice | null>(null);
  const onOutcome = (text: string) => setNotice({ text });
  useFetchedEarly(loadAgreed);
  useFetchedEarly(loadPast);
  return (
    <article>
      <DealHead deal={deal} onRetry={onRetry} />
      <StageList deal={deal} />
      {deal.state === 'COMPLETED' && deal.paidAmount > 0 ? (
        <Suspense fallback={null}>
          <MoneyCame deal={deal} />
        </Suspense>
      ) : null}
      <NextPanel deal={deal} notice={notice} onOutcome={onOutcome} />
      <RatingPanel deal={deal} />
      <DisputePanel deal={deal} />
      <Box sx={{ display: 'grid', gap: { xs: 2.5, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <PaymentsPanel deal={deal} onOutcome={onOutcome} />
        <FoldedPanel title={t('deal.agreed')}>
          <AgreedPart deal={deal} />
        </FoldedPanel>
        <FoldedPanel title={t('deal.timeline')}>
          <PastPart deal={deal} />
        </FoldedPanel>
      </Box>
    </article>
  );
}
