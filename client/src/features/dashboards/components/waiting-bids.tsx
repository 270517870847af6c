import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFresh } from '@/graphql/use-fresh';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { ConfirmDialog } from '@/ui/feedback/confirm-dialog';
import { Section } from '@/ui/layout/section';
import { useWaitingBidsQuery } from '../trade.generated';
import { RowList } from './row-list';
import { SectionState } from './section-state';
import { type AnswerResult, useAcceptOffer } from './use-accept-offer';
import { WaitingBidRow } from './waiting-bid-row';

/** More than a farmer answers at one sitting; the next ones follow as these are answered. */
const SHOWN = 50;

/** The bids that the farmer can answer now, the one that ends first on top, with the answer in place. */
export function WaitingBids() {
  const { t } = useText();
  const [result, setResult] = useState<AnswerResult | null>(null);
  const query = useWaitingBidsQuery({ variables: { first: SHOWN }, fetchPolicy: 'cache-and-network' });
  useFresh(query);
  const { ask, question } = useAcceptOffer(setResult);

  const page = (query.data ?? query.previousData)?.receivedBids;
  // An answered one is gone at once, before the list has been asked for anew.
  const bids = (page?.nodes ?? [])
    .filter(({ allowedActions }) => allowedActions.length > 0)
    .sort((left, right) => (left.validUntil ?? '').localeCompare(right.validUntil ?? ''));
  const hasMore = (page?.totalCount ?? 0) > SHOWN;

  return (
    <Section title={t('farmerDashboard.waiting')}>
      {result ? <AnswerNote key={result.text} {...result} /> : null}
      {bids.length > 0 ? (
        <RowList label={t('farmerDashboard.waiting')}>
          {bids.map((bid) => (
            <WaitingBidRow key={bid.id} bid={bid} onAccept={() => ask(bid)} onDeclined={setResult} />
          ))}
        </RowList>
      ) : (
        <SectionState
          loading={query.loading && !page}
          loadingText={t('farmerDashboard.waitingLoading')}
          failed={Boolean(query.error) && !page}
          failedText={t('farmerDashboard.waitingFailed')}
          onRetry={() => void query.refetch().catch((reason: unknown) => console.error('Still no bids:', reason))}
          empty={t('farmerDashboard.waitingNone')}
        />
      )}
      {hasMore ? (
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {t('farmerDashboard.waitingMore', { shown: bids.length, total: page?.totalCount ?? 0 })}
        </Typography>
      ) : null}
      <ConfirmDialog {...question} confirmLabel={t('farmerDashboard.accept')} />
    </Section>
  );
}

/** Takes the focus, which was on a button of the row that is gone. */
function AnswerNote({ text, dealId }: AnswerResult) {
  const { t } = useText();
  const note = useRef<HTMLElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <Box
      role="status"
      tabIndex={-1}
      ref={note}
      sx={{ mb: 2, px: 2, py: 1.5, borderRadius: '16px', bgcolor: 'action.hover', outline: 'none' }}
    >
      {text}{' '}
      {dealId ? (
        <Box component={Link} to={paths.deal(dealId)} sx={{ color: 'primary.main', fontWeight: 600 }}>
          {t('dashboards.openDeal')}
        </Box>
      ) : null}
    </Box>
  );
}
